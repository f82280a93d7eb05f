"""How facts and refusals read: sentences written by hand, of those that are easily got wrong."""

# ruff: noqa: E501, RUF001 - a sentence stands in one line, and Japanese has commas and brackets of its own

from __future__ import annotations

from typing import Any

import pytest

from domain.core.ruleset import Explanation
from domain.trismegistus.dice import ActiveDie
from domain.trismegistus.state import Experiment, Human
from service.narration.arguments import arguments
from service.narration.languages import LANGUAGES
from service.narration.narrator import Narrator
from service.narration.sentences import all_sentences
from tests.narration.messages import messages

Facts = dict[str, Any]

COUNTS: Facts = {"among": 9, "score": 3, "best": 4, "nearest": 2}
SYMBOL: Facts = {"seat": "automa", "symbol": "move_worker", "unit": "worker", **COUNTS}
TO_FACTORY: Facts = {**SYMBOL, "origin": "home", "to": "r3c3", "decided_by": "distance_to_factory"}
OUT_OF_IT: Facts = {**SYMBOL, "unit": "mech", "origin": "r3c3", "to": "r4c4", "decided_by": "resources"}
STAYING: Facts = {**TO_FACTORY, "origin": "r3c3"}
DEPLOYED: Facts = {
    "seat": "human",
    "unit": "worker",
    "origin": "mat",
    "to": "r6c3",
    "count": 1,
    "why": "moved",
}
NO_DICE: Facts = {"die": "iron-black", "on_board": []}
TWO_DICE: Facts = {"die": "iron-black", "on_board": ["iron-white", "mercury-black"]}
SWORD: Facts = {"ability": "sword", "usable": []}
NO_ABILITY: Facts = {"ability": "speed", "available": []}
QUESTION: Facts = {"question": "combat", "answer": "fight", "seat": "human"}
BOB: Facts = {"seat": "bob", "seats": ["human", "automa"]}
NO_CARDS: Facts = {"in_deck": []}
ONE: Facts = {"there": 1, "asked": 3}
OTHER_PACK: Facts = {"ruleset": "scythe", "other": "expeditions"}

TRACKER: Facts = {
    "seat": "automa",
    "to": 5,
    "number": 6,
    "of": 24,
    "row": 2,
    "column": 2,
    "star": False,
    "opens": True,
}
NOTHING_TOLD: Facts = {
    "seat": "You",
    **dict.fromkeys(("character", "workers", "abilities", "stars", "recruits", "upgrades", "structures")),
    **dict.fromkeys(("encounters", "hand")),
}
AMBER: Facts = {
    "experiment": Experiment(type="amber", track="fire", requirement=3, vp=4, area="tin"),
    "place": 2,
    "lacking": True,
    "decided_by": "lacking_type",
}

SENTENCES: dict[str, list[tuple[str, Facts, str]]] = {
    "en": [
        (
            "scythe-tracker-advanced",
            TRACKER,
            "The token on the Automa's star tracker moves to space 6 of 24 (row 2, space 2). From now on the Automa's units can cross any river and use lakes.",
        ),
        (
            "scythe-reported",
            {**NOTHING_TOLD, "mechs": ["home", "r4c4", "mat", "mat"]},
            "You tell how the table stands. Mechs: the home base, lake E5, the faction mat (2).",
        ),
        (
            "core-deck-shuffled",
            {"deck": "hand:automa2", "cards": [1, 2]},
            "The combat cards of Automa 2 are shuffled: 2.",
        ),
        (
            "scythe-units-moved",
            {**DEPLOYED, "seat": "You", "unit": "character", "origin": "r6c3", "to": "r6c4"},
            "Your character moves from farm D7 to mountain E7.",
        ),
        (
            "trismegistus-experiment-taken",
            AMBER,
            "The Automa takes and solves an amber experiment beside the tin bowl (Sn), the second from the left (level 3 of the fire track, 4 VP). It is the only one of a type that the Automa lacks.",
        ),
        (
            "scythe-game-ended",
            {"seat": "automa", "totals": {"human": 60, "automa": 62}, "winners": ["automa"], "tie": False},
            "The Automa places the sixth star: the game is over. Coins: Human (60), Automa (62). The Automa wins.",
        ),
        (
            "scythe-combat-table-read",
            {"seat": "automa3", "card": 6, "power": 3, "cards": 0, "printed_power": 7, "printed_cards": 1},
            "By card 6 Automa 3 uses 3 power and no combat card (printed: 7 power and 1 card).",
        ),
        (
            "scythe-resource-box-read",
            {"card": 14, "amount": 0, "territory": "r3c4", "resource": "metal"},
            "The resource box of card 14 shows 0: no resources are placed at mountain E4.",
        ),
        (
            "scythe-unit-moved",
            {**TO_FACTORY, "to": "r4c4", "decided_by": "reading_order"},
            "Move Worker: the Automa's worker goes from the home base to lake E5, because it is the first in reading order of the 4 territories in the neighbourhood of the most other units (3), 2 of them equally near to the Factory.",
        ),
        (
            "scythe-unit-moved",
            TO_FACTORY,
            "Move Worker: the Automa's worker goes from the home base to the Factory, because the Factory itself is one of the 4 territories in the neighbourhood of the most other units (3).",
        ),
        (
            "scythe-unit-moved",
            {**TO_FACTORY, "to": "r4c4"},
            "Move Worker: the Automa's worker goes from the home base to lake E5, because it is the nearest to the Factory of the 4 territories in the neighbourhood of the most other units (3).",
        ),
        (
            "scythe-power-changed",
            {"seat": "automa", "amount": 4, "to": 9},
            "The Automa's power rises by 4 to 9.",
        ),
        (
            "scythe-power-changed",
            {"seat": "automa", "amount": -2, "to": 9},
            "The Automa's power falls by 2 to 9.",
        ),
        (
            "scythe-power-changed",
            {"seat": "automa", "amount": 0, "to": 9},
            "The Automa's power rises by 0 to 9.",
        ),
        (
            "scythe-coins-changed",
            {"seat": "human", "amount": 1, "to": 9},
            "The human gains 1 coin and has 9 now.",
        ),
        (
            "scythe-coins-changed",
            {"seat": "human", "amount": -3, "to": 9},
            "The human pays 3 coins and has 9 now.",
        ),
        (
            "scythe-popularity-changed",
            {"seat": "human", "amount": 2, "to": 9, "workers": 0},
            "The human's popularity rises by 2 to 9.",
        ),
        (
            "scythe-resources-changed",
            {"territory": "r6c3", "resource": "food", "amount": 1, "there": 3},
            "1 food placed on farm D7 (now 3).",
        ),
        (
            "scythe-resources-changed",
            {"territory": "r3c3", "resource": "oil", "amount": -2, "there": 3},
            "2 oil removed from the Factory (now 3).",
        ),
        (
            "scythe-gain-failed",
            {"seat": "automa", "what": "power", "reason": "track_full"},
            "Power gives nothing: the power track is full.",
        ),
        (
            "scythe-rejected-ability-not-usable",
            SWORD,
            "Sword cannot be used in this combat; no ability can.",
        ),
        (
            "scythe-rejected-ability-not-usable",
            {**SWORD, "usable": ["scout", "ronin"]},
            "Sword cannot be used in this combat; there are: Scout, Ronin.",
        ),
        (
            "scythe-rejected-ability-not-available",
            NO_ABILITY,
            "This ability cannot be unlocked; none is left.",
        ),
        (
            "scythe-rejected-automa-without-level",
            {"seat": "automa"},
            "Automa is an Automa and needs a level.",
        ),
        (
            "scythe-rejected-card-not-in-deck",
            {"card": 3, **NO_CARDS},
            "Card 3 is not in the deck any more. The deck is empty.",
        ),
        ("scythe-rejected-not-enough", {"what": "power", "there": 6, "asked": 9}, "The power is 6, not 9."),
        (
            "scythe-rejected-not-enough",
            {"what": "popularity", "there": 3, "asked": 4},
            "The popularity is 3, not 4.",
        ),
        ("scythe-rejected-not-enough", {"what": "coins", **ONE}, "There is 1 coin, not 3."),
        (
            "scythe-rejected-not-enough",
            {"what": "coins", "there": 0, "asked": 3},
            "There are 0 coins, not 3.",
        ),
        (
            "scythe-rejected-not-enough-units",
            {"on_mat": 1, "asked": 2},
            "There is 1 unit left on the mat, not 2.",
        ),
        (
            "scythe-rejected-question-open",
            QUESTION,
            "First answer the open question: combat.",
        ),
        (
            "scythe-rejected-resources-not-there",
            {"territory": "r3c3", "resource": "food", **ONE},
            "The Factory has 1 food, not 3.",
        ),
        ("scythe-rejected-seat-taken", {"seat": "human"}, "The seat “Human” is taken twice."),
        (
            "scythe-rejected-too-many-combat-cards",
            {"cards_max": 0},
            "No combat card can be played here.",
        ),
        (
            "scythe-rejected-too-many-combat-cards",
            {"cards_max": 1},
            "At most 1 combat card can be played here.",
        ),
        (
            "scythe-rejected-too-many-combat-cards",
            {"cards_max": 2},
            "At most 2 combat cards can be played here.",
        ),
        (
            "scythe-rejected-unit-not-there",
            {"unit": "mech", "place": "r3c3", **ONE},
            "There is 1 unit of this kind (mech) at the Factory, not 3.",
        ),
        (
            "scythe-rejected-unit-not-there",
            {"unit": "mech", "place": "r4c4", "there": 0, "asked": 1},
            "There are 0 units of this kind (mech) at lake E5, not 1.",
        ),
        ("scythe-rejected-unknown-seat", BOB, "There is no seat “bob”; there are: Human, Automa."),
        ("scythe-rejected-wrong-number-of-cards", {"count": 0}, "No card is to be told."),
        ("scythe-rejected-wrong-number-of-cards", {"count": 1}, "1 card is to be told."),
        ("scythe-rejected-wrong-number-of-cards", {"count": 2}, "2 cards are to be told."),
        (
            "scythe-rejected-wrong-number-of-units",
            {"seat": "human", "unit": "mech", "there": 1, "needed": 4},
            "Human has 1 unit of this kind (mech), not 4.",
        ),
        (
            "expeditions-game-ended",
            {"winner": "automa", "human": 1, "automa": 12, "tie": False},
            "The Automa wins: you have 1 coin, the Automa has 12.",
        ),
        (
            "expeditions-game-ended",
            {"winner": "automa", "human": 32, "automa": 32, "tie": True},
            "A tie: you and the Automa have 32 coins each, and the Automa wins ties.",
        ),
        ("expeditions-coins-changed", {"amount": 2, "total": 7}, "You gain 2 coins and have 7 now."),
        ("expeditions-coins-changed", {"amount": -1, "total": 0}, "You pay 1 coin and have 0 now."),
        (
            "expeditions-target-missed",
            {"mech": "north", "reason": "no_match", "kind": "corruption20", "skipped": None},
            (
                "The North mech does not carry out its target: no location in range has the value-20 token "
                "without other corruption."
            ),
        ),
        (
            "expeditions-target-missed",
            {"mech": "north", "reason": "no_match", "kind": "corruption", "skipped": "n3"},
            (
                "The North mech does not carry out its target: no location in range has any corruption, "
                "the value-20 token not counted (N3, where you stand, does not count)."
            ),
        ),
        (
            "expeditions-mech-moved",
            {"mech": "central", "steps": 2, "origin": "c1", "to": "c6", "around": True, "skipped": None},
            (
                "The Central mech moves 2 locations west, from C1 to C6, over the western end and in again from "
                "the east."
            ),
        ),
        (
            "expeditions-rejected-amount-impossible",
            {"what": "coins", "would_be": -45},
            "That would make -45 coins, which cannot be.",
        ),
        (
            "expeditions-rejected-end-impossible",
            {"turns_left": 1},
            "With 1 turn left the last one would not be that of the player who triggered the end.",
        ),
        (
            "expeditions-rejected-too-few-tokens",
            {"location": "n3", "there": 1, "wanted": 2},
            "There is 1 token at N3, not 2.",
        ),
        (
            "expeditions-rejected-too-few-tokens",
            {"location": "n3", "there": 2, "wanted": 3},
            "There are 2 tokens at N3, not 3.",
        ),
        (
            "trismegistus-remainders-scored",
            {"gold": 2, "ethereal": 1, "vp": 3, "total": 40},
            "2 gold and 1 ethereal die that are left bring 3 VP; the Automa has 40 VP.",
        ),
        (
            "trismegistus-deck-renewed",
            {"cards": 1},
            "The deck was empty: shuffle the 1 discarded bot card into a new one.",
        ),
        (
            "trismegistus-rejected-card-not-in-deck",
            NO_CARDS,
            "This card is not in the deck. The deck is empty.",
        ),
        (
            "trismegistus-rejected-die-not-there",
            TWO_DICE,
            "There is no such die on the board; there are: white (iron), black (mercury).",
        ),
        (
            "trismegistus-rejected-die-not-there",
            NO_DICE,
            "There is no such die on the board; the bowls are empty.",
        ),
        (
            "trismegistus-dice-rolled",
            {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
            "The dice fall like this: iron: 2 black, 1 red; wild: 5 white.",
        ),
        (
            "trismegistus-table-reported",
            {"bowls": {"tin": {"white": 1}}, "human": Human(die=ActiveDie("tin", "red", 3))},
            "The table tells how the dice lie now. In the bowls: tin: 1 white. Your active die: red (tin), potency 3.",
        ),
        ("core-rejected-pack-unsuitable", OTHER_PACK, "The card pack is for Expeditions, not for Scythe."),
        ("core-report-revealed", {"count": 1}, "The order of 1 shuffle is revealed."),
        ("core-report-revealed", {"count": 9}, "The order of 9 shuffles is revealed."),
    ],
    "it": [
        (
            "scythe-tracker-advanced",
            TRACKER,
            "Il segnalino sul Tracciato Stella dell'Automa avanza allo spazio 6 di 24 (riga 2, spazio 2). Da ora le unità dell'Automa possono attraversare tutti i fiumi e usare i laghi.",
        ),
        (
            "trismegistus-experiment-taken",
            {**AMBER, "experiment": Experiment(type="ambra", track="water", requirement=3, vp=4, area="tin")},
            "L'Automa prende e risolve un esperimento di tipo ambra accanto alla ciotola dello stagno (Sn), il secondo da sinistra (livello 3 del tracciato dell'acqua, 4 PV). È l'unico di una tipologia che manca all'Automa.",
        ),
        (
            "trismegistus-marker-advanced",
            {"track": "fire", "to": 3, "decided_by": "printed", "required": None},
            "Il marker dell'Automa avanza di 1 step, al livello 3 del tracciato del fuoco (F3), indicato dalla carta.",
        ),
        (
            "trismegistus-cube-placed",
            {"place": 2, "cubes": 1},
            "Metti un cubetto giallo sulla seconda carta obiettivo; ora ha 1 cubetto.",
        ),
        (
            "trismegistus-artifacts-shown",
            {"number": 2, "colour": "red"},
            "Ci sono 2 artefatti rossi esposti.",
        ),
        (
            "trismegistus-no-artifact",
            {"colour": "black"},
            "Non ci sono artefatti neri che l'Automa possa prendere.",
        ),
        (
            "trismegistus-die-set-aside",
            {"seat": "automa", "colour": "red", "shortfall": 2, "number": 1},
            "Il dado rosso dell'Automa va sul lato destro della carta tracciato: la carta richiedeva 2 di potenza in più; è il primo di tre.",
        ),
        (
            "trismegistus-formula-bought",
            {"cost": 1, "gold": 2},
            "L'Automa acquista un'ulteriore formula pagandola 1 oro; le restano 2 ori.",
        ),
        (
            "trismegistus-formulas-scored",
            {"types": 4, "bought": 1, "vp": 9, "total": 101},
            "Formule: 4 per le tipologie di esperimento e 1 acquistata portano 9 PV; l'Automa ha 101 PV.",
        ),
        (
            "trismegistus-formulas-scored",
            {"types": 4, "bought": 2, "vp": 9, "total": 101},
            "Formule: 4 per le tipologie di esperimento e 2 acquistate portano 9 PV; l'Automa ha 101 PV.",
        ),
        (
            "trismegistus-masterpiece-solved",
            {
                "masterpiece": Experiment(type="ambra", track="fire", requirement=3, vp=8),
                "gold": 1,
                "total": 30,
            },
            "L'Automa risolve il suo capolavoro per 8 PV, pagando 1 oro per lo step mancante, e ha 30 PV.",
        ),
        (
            "trismegistus-deck-renewed",
            {"cards": 10},
            "Il mazzo era vuoto: rimescola le 10 carte automa scartate e forma un nuovo mazzo.",
        ),
        (
            "scythe-combat-began",
            {"attacker": "automa", "defender": "You", "territory": "r4c4"},
            "L'Automa ti attacca sul lago E5.",
        ),
        (
            "scythe-units-moved",
            {**DEPLOYED, "seat": "You", "count": 2, "origin": "r2c6", "to": "r1c4"},
            "2 tuoi lavoratori vanno dal villaggio G3 alla montagna E2.",
        ),
        (
            "expeditions-target-found",
            {"mech": "central", "kind": "corruption", "location": "c2", "steps": 1},
            "Il Mech Centro cerca corruzione e la trova in C2, 1 luogo più avanti.",
        ),
        (
            "expeditions-game-ended",
            {"winner": "automa", "human": 32, "automa": 32, "tie": True},
            "Parità: tu e l'Automa avete 32 monete ciascuno, e in caso di parità vince l'Automa.",
        ),
        (
            "scythe-unit-moved",
            TO_FACTORY,
            "Movimento Lavoratore: il lavoratore dell'Automa va dalla base principale alla Fabbrica, perché fra i 4 territori nel vicinato del maggior numero di altre unità (3) c'è la Fabbrica stessa.",
        ),
        (
            "scythe-unit-moved",
            OUT_OF_IT,
            "Movimento Lavoratore: il Mech dell'Automa va dalla Fabbrica al lago E5, perché vi sono più risorse (3).",
        ),
        (
            "scythe-unit-moved",
            STAYING,
            "Movimento Lavoratore: il lavoratore dell'Automa resta sulla Fabbrica, perché fra i 4 territori nel vicinato del maggior numero di altre unità (3) c'è la Fabbrica stessa.",
        ),
        (
            "scythe-units-moved",
            DEPLOYED,
            "1 lavoratore dell'Umano va dalla Plancia Fazione alla fattoria D7.",
        ),
        (
            "scythe-units-moved",
            {**DEPLOYED, "count": 2, "origin": "r6c3", "to": "mat"},
            "2 lavoratori dell'Umano vanno dalla fattoria D7 alla Plancia Fazione.",
        ),
        (
            "scythe-unit-deployed",
            {"seat": "automa", "unit": "worker", "to": "home", "ability": None},
            "L'Automa schiera un lavoratore nella base principale.",
        ),
        (
            "scythe-turn-ended",
            {"seat": "automa", "next": "human"},
            "L'Automa finisce il turno; ora gioca l'Umano.",
        ),
        (
            "scythe-turn-ended",
            {"seat": "human", "next": "automa2"},
            "L'Umano finisce il turno; ora gioca Automa 2.",
        ),
        (
            "scythe-combat-began",
            {"attacker": "automa", "defender": "human", "territory": "r3c3"},
            "L'Automa attacca l'Umano sulla Fabbrica.",
        ),
        ("scythe-rejected-not-your-turn", {"turn": "human"}, "È il turno dell'Umano."),
        (
            "scythe-power-changed",
            {"seat": "automa", "amount": 4, "to": 9},
            "Il Potere dell'Automa sale di 4 (ora 9).",
        ),
        (
            "scythe-coins-changed",
            {"seat": "human", "amount": 1, "to": 9},
            "L'Umano guadagna 1 moneta (ora 9).",
        ),
        (
            "scythe-resources-changed",
            {"territory": "r3c3", "resource": "food", "amount": 1, "there": 3},
            "Sulla Fabbrica si posiziona 1 risorsa (cibo); ora ce ne sono 3.",
        ),
        (
            "scythe-gain-failed",
            {"seat": "automa", "what": "coin", "reason": "modified_to_nothing"},
            "Moneta: non porta nulla, perché l'opzione lo annulla.",
        ),
        (
            "scythe-rejected-ability-not-usable",
            SWORD,
            "L'abilità Spada non si può usare in questo combattimento; non si può usare nessuna abilità.",
        ),
        (
            "scythe-rejected-ability-not-available",
            NO_ABILITY,
            "Questa abilità non si può sbloccare; non ne resta nessuna.",
        ),
        ("scythe-rejected-not-enough", {"what": "coins", **ONE}, "Monete: ce n'è 1, non 3."),
        (
            "scythe-rejected-not-enough",
            {"what": "coins", "there": 4, "asked": 9},
            "Monete: ce ne sono 4, non 9.",
        ),
        ("scythe-rejected-not-enough", {"what": "power", "there": 6, "asked": 9}, "Potere: 6, non 9."),
        (
            "scythe-rejected-not-enough-units",
            {"on_mat": 1, "asked": 2},
            "Sulla plancia resta 1 unità, non 2.",
        ),
        (
            "scythe-rejected-question-open",
            QUESTION,
            "Prima rispondi alla domanda aperta: combattimento.",
        ),
        (
            "scythe-rejected-resources-not-there",
            {"territory": "r3c3", "resource": "food", **ONE},
            "Sulla Fabbrica, di cibo, ce n'è 1, non 3.",
        ),
        (
            "scythe-rejected-unit-not-there",
            {"unit": "mech", "place": "home", "there": 1, "asked": 2},
            "Nella base principale, di queste unità (Mech) ce n'è 1, non 2.",
        ),
        (
            "scythe-rejected-unit-not-there",
            {"unit": "mech", "place": "r4c4", "there": 0, "asked": 2},
            "Sul lago E5, di queste unità (Mech) ce ne sono 0, non 2.",
        ),
        ("scythe-rejected-unknown-seat", BOB, "Non c'è il posto «bob»; ci sono: Umano, Automa."),
        ("scythe-rejected-wrong-number-of-cards", {"count": 1}, "Si deve indicare 1 carta."),
        (
            "expeditions-human-glory-placed",
            {"category": "quests", "number": 1},
            "Ti vanti: il tuo gettone gloria 1 di 4 va alle missioni risolte.",
        ),
        (
            "expeditions-human-glory-placed",
            {"category": "items", "number": 2},
            "Ti vanti: il tuo gettone gloria 2 di 4 va agli oggetti migliorati.",
        ),
        (
            "expeditions-human-moved",
            {"origin": "basecamp", "to": "n4"},
            "Il tuo Mech va dal Campo base a N4.",
        ),
        (
            "expeditions-rejected-amount-impossible",
            {"what": "maps", "would_be": -1},
            "Farebbe -1 gettoni mappa, e non può essere.",
        ),
        (
            "expeditions-rejected-too-few-tokens",
            {"location": "n3", "there": 1, "wanted": 2},
            "N3: qui c'è 1 gettone, non 2.",
        ),
        ("name-shortfall", {}, "troppo poca potenza"),
        (
            "trismegistus-rejected-die-not-there",
            TWO_DICE,
            "Sul tabellone non c'è un dado come questo; ci sono: bianco (ferro), nero (mercurio).",
        ),
        (
            "trismegistus-dice-rolled",
            {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
            "I dadi cadono così: ferro: 2 neri, 1 rosso; jolly: 5 bianchi.",
        ),
        (
            "trismegistus-table-reported",
            {"bowls": {"tin": {"white": 1}}, "human": Human(die=ActiveDie("tin", "red", 3))},
            "Il tavolo indica come stanno ora i dadi. Nelle ciotole: stagno: 1 bianco. Il tuo dado attivo: rosso (stagno), potenza 3.",
        ),
        ("core-report-revealed", {"count": 9}, "È rivelato l'ordine di 9 mescolamenti."),
    ],
    "ja": [
        (
            "scythe-coins-changed",
            {"seat": "human", "amount": 1, "to": 9},
            "プレイヤーは1コインを得ます（現在9コイン）。",
        ),
        (
            "scythe-popularity-changed",
            {"seat": "human", "amount": -2, "to": 5, "workers": 2},
            "ワーカー2体を本拠地へ戻したため、プレイヤーの民心が2下がります（現在5）。",
        ),
        (
            "expeditions-coins-changed",
            {"amount": 1, "total": 4},
            "あなたは1コインを得ます（現在4コイン）。",
        ),
        (
            "expeditions-mech-moved",
            {"mech": "north", "steps": 3, "origin": "n6", "to": "n3", "around": True, "skipped": "n1"},
            (
                "北のメックはN6からN3へ、東に3区域移動します（東端から西端へ回ります）。"
                "あなたのいるN1は飛ばし、数えません。"
            ),
        ),
        (
            "scythe-unit-moved",
            TO_FACTORY,
            "「ワーカーの移動」により、オートマのワーカーは本拠地からファクトリーへ移動します（決め手：最も多くのほかのユニット（3体）の近傍にある4領域のうち、ファクトリーそのもの）。",
        ),
        (
            "scythe-power-changed",
            {"seat": "automa", "amount": 4, "to": 9},
            "オートマの戦力が4上がります（現在9）。",
        ),
        (
            "scythe-resources-changed",
            {"territory": "r6c3", "resource": "food", "amount": -1, "there": 3},
            "農場D7から食料1個を取り除きます（現在3個）。",
        ),
        (
            "scythe-rejected-ability-not-usable",
            SWORD,
            "「剣」はこの戦闘では使えません。使える能力はありません。",
        ),
        (
            "scythe-rejected-ability-not-available",
            NO_ABILITY,
            "この能力は開放できません。開放できる能力は残っていません。",
        ),
        (
            "scythe-rejected-question-open",
            QUESTION,
            "先に質問（戦闘）に答えてください。",
        ),
        (
            "scythe-rejected-unknown-seat",
            BOB,
            "席「bob」はありません。このゲームの席：プレイヤー、オートマ。",
        ),
        (
            "expeditions-rejected-amount-impossible",
            {"what": "coins", "would_be": -45},
            "その場合、コインが-45になってしまいます。",
        ),
        (
            "trismegistus-rejected-die-not-there",
            TWO_DICE,
            "そのダイスはボードにありません。ボードにあるダイス：鉄の白、水銀の黒。",
        ),
        (
            "trismegistus-dice-rolled",
            {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
            "ダイスの出目：鉄：黒2個、赤1個；ワイルド：白5個。",
        ),
        ("trismegistus-rejected-die-not-there", NO_DICE, "そのダイスはボードにありません。ボウルは空です。"),
        (
            "core-rejected-pack-unsuitable",
            OTHER_PACK,
            "このカードパックはExpeditions用で、Scytheには使えません。",
        ),
    ],
    "pl": [
        (
            "scythe-tracker-advanced",
            TRACKER,
            "Znacznik na torze gwiazd Automy przechodzi na pole 6 z 24 (rząd 2, pole 2). Od tej chwili jednostki Automy mogą przekraczać wszystkie rzeki i wchodzić na jeziora.",
        ),
        (
            "scythe-coins-changed",
            {"seat": "automa", "amount": 1, "to": 6},
            "Automa otrzymuje 1 monetę (teraz 6).",
        ),
        ("scythe-coins-changed", {"seat": "You", "amount": -1, "to": 6}, "Tracisz 1 monetę (teraz 6)."),
        (
            "scythe-rejected-not-enough",
            {"what": "coins", "there": 2, "asked": 9},
            "Za mało: monety. Są 2, a potrzeba 9.",
        ),
        (
            "scythe-rejected-not-enough",
            {"what": "coins", "there": 5, "asked": 9},
            "Za mało: monety. Jest 5, a potrzeba 9.",
        ),
        (
            "expeditions-rejected-too-few-tokens",
            {"location": "n3", "there": 2, "wanted": 3},
            "Za mało żetonów na obszarze N3: są 2, a potrzeba 3.",
        ),
        (
            "scythe-units-moved",
            {**DEPLOYED, "seat": "You", "count": 2, "origin": "r2c6", "to": "r1c4"},
            "2 twoi robotnicy przechodzą z wioski G3 w góry E2.",
        ),
        (
            "expeditions-automa-glory-placed",
            {"number": 1},
            "Automa umieszcza swój znacznik chwały nr 1 z 8 w lewym górnym rogu planszy bazy; nie zajmuje on żadnej kategorii chwały.",
        ),
        ("expeditions-coins-changed", {"amount": 1, "total": 4}, "Otrzymujesz 1 monetę i masz teraz 4."),
        (
            "expeditions-maps-changed",
            {"amount": -2, "total": 1},
            "Tracisz 2 żetony mapy i masz teraz 1.",
        ),
        (
            "expeditions-target-found",
            {"mech": "north", "kind": "corruption20", "location": "n5", "steps": 2},
            (
                "Mech północny szuka żetonu o wartości 20 bez innych żetonów zepsucia. "
                "Cel jest na obszarze N5, 2 obszary dalej."
            ),
        ),
        (
            "expeditions-sweep-announced",
            {"mech": "central", "location": "c4"},
            (
                "Porządkowanie: zanim mech centralny się ruszy, uporządkuj wszystkie odkryte karty sąsiadujące z "
                "obszarem C4. Odrzuć każdą z nich i zastąp kartą z talii."
            ),
        ),
        (
            "scythe-unit-moved",
            TO_FACTORY,
            "Ruch robotnika: robotnik Automy przechodzi z bazy do Fabryki, bo spośród 4 terytoriów w sąsiedztwie największej liczby innych jednostek (3) jest to sama Fabryka.",
        ),
        ("scythe-power-changed", {"seat": "automa", "amount": 4, "to": 9}, "Moc Automy rośnie o 4 do 9."),
        (
            "scythe-resources-changed",
            {"territory": "r3c3", "resource": "food", "amount": 1, "there": 3},
            "Do Fabryki trafiają zasoby (żywność): 1; leży ich tam teraz 3.",
        ),
        (
            "scythe-rejected-ability-not-usable",
            SWORD,
            "Zdolności „Miecz” nie można użyć w tej walce; żadnej innej też nie.",
        ),
        (
            "scythe-rejected-ability-not-available",
            NO_ABILITY,
            "Tej zdolności nie można odblokować; nie została już żadna.",
        ),
        (
            "scythe-rejected-question-open",
            QUESTION,
            "Najpierw odpowiedz na otwarte pytanie: walka.",
        ),
        ("scythe-rejected-unknown-seat", BOB, "Nie ma miejsca „bob”; są: Człowiek, Automa."),
        (
            "expeditions-rejected-amount-impossible",
            {"what": "coins", "would_be": -45},
            "Wynik byłby niemożliwy (monety: -45).",
        ),
        (
            "trismegistus-rejected-die-not-there",
            TWO_DICE,
            "Takiej kości nie ma na planszy; są: biała (żelazo), czarna (rtęć).",
        ),
        ("trismegistus-rejected-die-not-there", NO_DICE, "Takiej kości nie ma na planszy; czarki są puste."),
        (
            "trismegistus-dice-rolled",
            {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
            "Kości leżą po rzucie tak: żelazo: 2 czarne, 1 czerwona; joker: 5 białych.",
        ),
        (
            "trismegistus-table-reported",
            {"bowls": {"tin": {"white": 1}}, "human": Human(die=ActiveDie("tin", "red", 3))},
            "Podano przy stole, jak leżą teraz kości. W czarkach: cyna: 1 biała. Twoja aktywna kość: czerwona (cyna), moc 3.",
        ),
        ("core-report-revealed", {"count": 9}, "Ujawniono kolejność z 9 tasowań."),
    ],
}


@pytest.mark.parametrize(
    ("language", "key", "facts", "sentence"),
    [(language, *row) for language, rows in SENTENCES.items() for row in rows],
)
def test_a_sentence_reads_as_a_speaker_writes_it(
    language: str, key: str, facts: Facts, sentence: str
) -> None:
    """Its articles and numbers, its first letter, an empty list, and what is told of a change."""
    sentences, given = all_sentences()[language], arguments(facts)

    assert sentences.faults(key, given) == []
    assert sentences.tell(key, given) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "What settled it: a wild die goes before others."),
        ("it", "Che cosa ha deciso: un dado jolly viene prima degli altri."),
        ("ja", "決め手：ワイルドのダイスが優先。"),
        ("pl", "Rozstrzygnęło: pierwszeństwo jokera."),
    ],
)
def test_a_wild_die_settles_something(language: str, sentence: str) -> None:
    """The name of its symbol alone says nothing of it."""
    text, _ = Narrator().reasons(language, "trismegistus", Explanation("R13", "wild"))

    assert text == sentence


STEPS = Explanation(
    "MOVE-WORKER",
    "reading_order",
    facts={
        "symbol": "move_worker",
        "unit": "worker",
        "origin": "r6c3",
        "selected_by": "reading_order",
        "selectable": [{"unit": "worker", "place": "r6c3", "distance_to_home": 1}],
        "left_out": {"r4c4": "enemy_unit"},
    },
)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Selected: the worker at farm D7, of those equally near to the home base the first in reading order. Left out: lake E5 (an enemy unit stands there). What settled it: reading order.",
        ),
        (
            "it",
            "Selezionato: il lavoratore nella fattoria D7, fra quelli ugualmente vicini alla base principale il primo nell'ordine di lettura. Esclusi: lago E5 (c'è un'unità avversaria). Che cosa ha deciso: ordine di lettura.",
        ),
        (
            "ja",
            "選択したユニット：農場D7のワーカー（本拠地まで同じ距離の中で、リーディングオーダーで最も先）。除外した領域：湖E5（敵ユニットがいる）。決め手：リーディングオーダー。",
        ),
        (
            "pl",
            "Wybrana jednostka: robotnik na farmie D7, pierwsza w kolejności czytania spośród równie bliskich bazy. Odpadają: jezioro E5 (stoi tam wroga jednostka). Rozstrzygnęło: kolejność czytania.",
        ),
    ],
)
def test_the_first_two_steps_of_a_move_are_explained(language: str, sentence: str) -> None:
    """Why this unit, what step 2 left out and why; the names hold the words of both."""
    text, names = Narrator().reasons(language, "scythe", STEPS)

    assert text == sentence
    assert {"reading_order", "worker", "r6c3", "r4c4", "enemy_unit", "distance_to_home"} <= names.keys()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ja"])
def test_a_name_at_the_beginning_of_a_sentence_has_a_capital(language: str) -> None:
    """`START` stands there, not `NAME`. Japanese has no capitals."""
    lacking = [
        key
        for key, message in messages(language).items()
        if "NAME" in message.beginnings
        and not key.startswith("name-")
        and key not in ("core-die", "core-place", "core-who", "core-whose")
    ]
    assert lacking == []
