"""Every question is asked in a sentence: what is expected was written by hand."""

# ruff: noqa: E501, RUF001 - a sentence stands in one line, and Japanese has commas and brackets of its own

from __future__ import annotations

import msgspec
import pytest

from domain.core.timeline import replay
from domain.expeditions.questions import TileQuestion
from domain.scythe.questions import (
    CombatDrawAsked,
    FightAsked,
    FlipAsked,
    SettlementAsked,
    TurnUpAsked,
)
from domain.trismegistus.questions import (
    ArtifactsAsked,
    BlackDieAsked,
    CardAsked,
    DiceAsked,
    ElementAsked,
    ExperimentsAsked,
    FormulaVpAsked,
    HumanVpAsked,
    MasterpieceAsked,
    SymbolsAsked,
    TrackVpAsked,
)
from domain.trismegistus.terms import Element
from service.games.rulesets import RULESETS
from service.narration.arguments import arguments, facts_of
from service.narration.languages import LANGUAGES
from service.narration.narrator import Narrator, question_key
from service.narration.sentences import all_sentences
from tests.narration.games import logs

FIGHT = FightAsked(
    seat="human",
    territory="r3c3",
    attacker="automa",
    defender="human",
    dial_max=4,
    cards_max=1,
    abilities=("shield",),
)
BARE_FIGHT = msgspec.structs.replace(FIGHT, territory="r4c4", dial_max=0, cards_max=0, abilities=())
SETTLEMENT = SettlementAsked(seat="human", territory="r4c4", attacker="human", defender="human2")
COMBAT_DRAW = CombatDrawAsked(seat="automa", deck="automa", in_deck=(1, 2))
DICE = DiceAsked(mode="physical", dice={"black": 5, "white": 5, "red": 4})
MARKERS: dict[Element, int] = {"earth": 3, "fire": 0, "water": 2, "air": 1}

ASKED: dict[str, list[tuple[str, msgspec.Struct, str]]] = {
    "en": [
        (
            "scythe",
            FIGHT,
            "The Automa attacks the human at the Factory. The human: choose a number on the dial (at most 4) and at most 1 combat card. Before that you can use: Shield.",
        ),
        (
            "scythe",
            BARE_FIGHT,
            "The Automa attacks the human at lake E5. The human: choose a number on the dial (at most 0) and no combat card.",
        ),
        (
            "scythe",
            SETTLEMENT,
            "The human attacks Human 2 at lake E5. Tell the dials and the combat cards that both have shown.",
        ),
        (
            "scythe",
            COMBAT_DRAW,
            "Draw an Automa card for the Automa's combat, put it sideways on the combat discard pile, and tell its number.",
        ),
        (
            "scythe",
            TurnUpAsked(seat="automa", count=1),
            "Turn up 1 of the Automa's combat cards at random and tell its value.",
        ),
        (
            "scythe",
            TurnUpAsked(seat="automa", count=2),
            "Turn up 2 of the Automa's combat cards at random and tell their values.",
        ),
        (
            "scythe",
            FlipAsked(seat="automa", what="move_worker"),
            "Before the Automa's action “Move Worker” flip the top card of the combat deck and tell its value: a 4 or 5 stops the action.",
        ),
        (
            "expeditions",
            TileQuestion(mech="north", location="n3", asks="tokens"),
            "The North mech has revealed the tile at N3. Draw corruption tokens from the bag, one by one, until they reach the value on the tile, and tell them in the order drawn, or tell that it gets the value-20 token.",
        ),
        (
            "expeditions",
            TileQuestion(mech="central", location="c2", asks="tile"),
            "The Central mech has revealed the tile at C2. Tell the corruption value printed on it, or tell that it gets the value-20 token.",
        ),
        (
            "trismegistus",
            DICE,
            "Roll all dice of the round: 5 black, 5 white, 4 red. Then tell how they lie in their bowls.",
        ),
        (
            "trismegistus",
            DiceAsked(mode="physical", dice={}),
            "Roll all dice of the round. Then tell how they lie in their bowls.",
        ),
        (
            "trismegistus",
            DiceAsked(mode="virtual", dice={}),
            "Tell how many dice of each colour there are; the service rolls them.",
        ),
        (
            "trismegistus",
            BlackDieAsked(places=(1, 3)),
            "Roll the black die and tell what it shows. Results that count: 1, 3; any other is rolled again.",
        ),
        (
            "trismegistus",
            CardAsked(in_deck=("basic-1",)),
            "Draw the next bot card and tell its name or what is printed on it.",
        ),
        (
            "trismegistus",
            ExperimentsAsked(area="lead"),
            "Tell the experiments on display beside the lead bowl, from left to right.",
        ),
        (
            "trismegistus",
            ExperimentsAsked(area=None),
            "Tell all experiments on display and the bowl beside which each lies, from left to right.",
        ),
        (
            "trismegistus",
            ArtifactsAsked(colour="red", roll=True),
            "Tell the red artifacts on display, from left to right. If there are two, roll the black die as well and tell what it shows.",
        ),
        (
            "trismegistus",
            ElementAsked(symbol="tin"),
            "Tell the element of the essence of the tin bowl, or that it has no element.",
        ),
        (
            "trismegistus",
            MasterpieceAsked(),
            "Draw a masterpiece for the Automa and tell what is printed on it.",
        ),
        (
            "trismegistus",
            SymbolsAsked(experiments=3, artifacts=2),
            "Count the elemental symbols that the Automa has reached on the mastery tracks and tell how many there are. Those on experiments (3) and on artifacts (2) are counted already.",
        ),
        (
            "trismegistus",
            SymbolsAsked(experiments=None, artifacts=2),
            "Count the elemental symbols that the Automa has reached on the mastery tracks, and those on its experiments and its solved masterpiece, and tell both numbers. Those on artifacts (2) are counted already.",
        ),
        (
            "trismegistus",
            FormulaVpAsked(formulas=1),
            "Tell how many VP the Automa's formula brings.",
        ),
        (
            "trismegistus",
            FormulaVpAsked(formulas=3),
            "Tell how many VP the Automa's 3 formulas bring in all.",
        ),
        (
            "trismegistus",
            TrackVpAsked(markers=MARKERS),
            "Tell how many VP the four mastery tracks bring the Automa in all. Its markers stand at: earth (3), fire (0), water (2), air (1).",
        ),
        ("trismegistus", HumanVpAsked(automa=45), "Tell your final VP; the Automa has 45 VP."),
    ],
    "it": [
        (
            "scythe",
            FIGHT,
            "L'Automa attacca l'Umano sulla Fabbrica. L'Umano: scegli un numero sul Disco Potere (al massimo 4) e al massimo 1 carta Combattimento. Prima puoi usare: Scudo.",
        ),
        (
            "scythe",
            COMBAT_DRAW,
            "Pesca una carta Automa per il combattimento dell'Automa, posizionala lateralmente sulla pila degli scarti combattimento e indica il suo numero.",
        ),
        (
            "scythe",
            TurnUpAsked(seat="automa", count=2),
            "Scopri a caso 2 carte Combattimento dell'Automa e indica i loro valori.",
        ),
        (
            "expeditions",
            TileQuestion(mech="north", location="n3", asks="tokens"),
            "Il Mech Nord ha rivelato la tessera di N3. Pesca dal sacchetto i gettoni corruzione, uno alla volta, finché raggiungono il valore della tessera, e indicali nell'ordine in cui escono, oppure di' che riceve il gettone di valore 20.",
        ),
        (
            "trismegistus",
            DICE,
            "Tira tutti i dadi del round: 5 neri, 5 bianchi, 4 rossi. Poi indica come stanno nelle loro ciotole.",
        ),
        (
            "trismegistus",
            ExperimentsAsked(area="tin"),
            "Indica gli esperimenti esposti accanto alla ciotola dello stagno, da sinistra a destra.",
        ),
        (
            "trismegistus",
            ArtifactsAsked(colour="white", roll=True),
            "Indica gli artefatti bianchi esposti, da sinistra a destra. Se sono due, tira anche il dado nero e indica che cosa mostra.",
        ),
        (
            "trismegistus",
            FormulaVpAsked(formulas=1),
            "Indica quanti PV porta la formula dell'Automa.",
        ),
    ],
    "ja": [
        (
            "scythe",
            FIGHT,
            "オートマがファクトリーでプレイヤーを攻撃します。プレイヤーは、ダイヤルの数値（最大4）と、使う戦闘カード（最大1枚）を選んでください。その前に使える能力：盾。",
        ),
        (
            "scythe",
            TurnUpAsked(seat="automa", count=2),
            "オートマの戦闘カードを無作為に2枚公開し、その値を申告してください。",
        ),
        (
            "expeditions",
            TileQuestion(mech="central", location="c2", asks="tile"),
            "中央のメックがC2の区域タイルを表向きにしました。印刷された腐敗の値を申告してください。値20のトークンを置く区域であれば、そのことを申告してください。",
        ),
        (
            "trismegistus",
            DICE,
            "このラウンドのダイスをすべて振り、ボウルに置いた配置を申告してください。振るダイス：黒5個、白5個、赤4個。",
        ),
        (
            "trismegistus",
            BlackDieAsked(places=(1, 3)),
            "黒ダイスを振り、出目を申告してください。有効な出目は1、3で、ほかの出目は振り直します。",
        ),
    ],
    "pl": [
        (
            "scythe",
            FIGHT,
            "Walka w Fabryce: Automa atakuje, Człowiek się broni. Człowiek: wybierz liczbę na wskaźniku siły (najwyżej 4) i najwyżej 1 kartę walki. Wcześniej możesz użyć zdolności: Tarcza.",
        ),
        (
            "scythe",
            BARE_FIGHT,
            "Walka na jeziorze E5: Automa atakuje, Człowiek się broni. Człowiek: wybierz liczbę na wskaźniku siły (najwyżej 0); kart walki nie możesz zagrać.",
        ),
        (
            "scythe",
            TurnUpAsked(seat="automa", count=5),
            "Odkryj 5 losowych kart walki (Automa) i podaj ich wartości.",
        ),
        (
            "expeditions",
            TileQuestion(mech="north", location="n3", asks="tokens"),
            "Mech północny odkrywa płytkę obszaru N3. Dobieraj z worka po jednym żetonie zepsucia, aż ich suma osiągnie wartość z płytki, i podaj je w kolejności dobierania albo zaznacz, że trafia na nią żeton o wartości 20.",
        ),
        (
            "trismegistus",
            DICE,
            "Rzuć wszystkimi kośćmi tej rundy (5 czarnych, 5 białych, 4 czerwone). Potem podaj, jak leżą w czarkach.",
        ),
        (
            "trismegistus",
            ElementAsked(symbol="lead"),
            "Podaj żywioł esencji z czarki ołowiu albo zaznacz, że go nie ma.",
        ),
        (
            "trismegistus",
            FormulaVpAsked(formulas=5),
            "Podaj, ile PZ przynosi łącznie 5 formuł Automy.",
        ),
    ],
}


@pytest.mark.parametrize(
    ("language", "ruleset", "question", "sentence"),
    [(language, *row) for language, rows in ASKED.items() for row in rows],
)
def test_a_question_is_asked_in_a_sentence(
    language: str, ruleset: str, question: msgspec.Struct, sentence: str
) -> None:
    """For the one who answers it, with what bounds the answer."""
    assert Narrator().ask(language, ruleset, question) == sentence


def test_every_type_of_question_has_an_example() -> None:
    """In English; that all languages ask all questions is shown where the languages are compared."""
    kinds = {kind for ruleset in RULESETS.values() for kind in ruleset.questions_asked}

    assert {type(question) for _, question, _ in ASKED["en"]} == kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RULESETS)
def test_the_questions_of_random_games_are_asked(language: str, name: str) -> None:
    """As the state has them after each command."""
    ruleset, sentences = RULESETS[name], all_sentences()[language]
    nodes = [node for log in logs(name) for node in replay(log, ruleset.evolve).nodes]
    questions = [question for node in nodes for question in ruleset.questions(node.state)]

    assert questions
    for question in questions:
        assert sentences.faults(question_key(name, type(question)), arguments(facts_of(question))) == []
