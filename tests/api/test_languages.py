"""What is told is told in the client's language, over HTTP."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from litestar.types import Message, Receive, Scope, Send

from domain.core.refusals import NotAnAutomasTurn
from domain.core.tag import tag_of
from service.api.middleware.error_and_access_log import ErrorAndAccessLogMiddleware
from service.api.middleware.lifecycle import Lifecycle
from service.api.problems.codes import CORE
from service.games.rulesets import RULESETS
from service.metrics import Metrics
from service.narration.languages import LANGUAGES
from service.narration.names import names
from service.narration.sentences import all_sentences
from service.narration.titles import problem_title, rule_title
from service.refusals import SERVICE
from service.refusals.requests import InternalError, RouteUnknown
from tests.api.client import Player, begun, done, problem

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)


async def scythe(http: httpx.AsyncClient) -> Player:
    """The owner of a new game of Scythe with real Automa cards."""
    example = done(await http.get("/v1/rulesets/scythe"))["examples"]["setup"]
    return await begun(http, "scythe", setup={**example, "decks": {"automa": "physical"}})


async def test_the_same_game_is_told_in_every_language(http: httpx.AsyncClient) -> None:
    """The same codes, rules and facts; a sentence of the language's own."""
    game = await scythe(http)
    await game.act(type="end_turn")
    done(await game.post("/automa-turn", {"card": 3}))
    stories = {}
    for language in LANGUAGES:
        answer = await game.get("/story", Accept_Language=language)
        assert answer.headers["content-language"] == language
        assert "Accept-Language" in answer.headers["vary"]
        stories[language] = [step for commit in done(answer)["commits"] for step in commit["steps"]]

    for language, steps in stories.items():
        for step, english in zip(steps, stories["en"], strict=True):
            assert bare(step) == bare(english)
            assert language == "en" or step["text"] != english["text"]
    texts = {tuple(step["text"] for step in steps) for steps in stories.values()}
    assert len(texts) == len(LANGUAGES)


def bare(step: dict[str, Any]) -> dict[str, Any]:
    """What a step says whatever the language."""
    return {name: value for name, value in step.items() if name != "text"}


@EVERYWHERE
async def test_a_command_answers_in_the_language(http: httpx.AsyncClient, language: str) -> None:
    """Its steps, and the header that says so."""
    game = await scythe(http)

    answer = await game.post("/actions", {"type": "end_turn"}, Accept_Language=f"{language}-XX, de;q=0.9")

    assert answer.headers["content-language"] == language
    text = done(answer)["commit"]["steps"][-1]["text"]
    assert all_sentences()[language].name("automa") in text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de, fr;q=0.5", "en"),
        ("de;q=nan, *;q=0", "en"),
        ("*", "en"),
        *((f"de, {each};q=0.2", each) for each in LANGUAGES),
        *((f"{each.upper()}-xx", each) for each in LANGUAGES),
        *(
            (f"{each};q=0.6, {other};q=0.7", other)
            for each in LANGUAGES
            for other in LANGUAGES
            if each != other
        ),
    ],
)
async def test_the_client_says_what_it_likes(http: httpx.AsyncClient, header: str, language: str) -> None:
    """By weight; English when it likes none of ours."""
    answer = await http.get("/nowhere", headers={"Accept-Language": header})

    assert answer.headers["content-language"] == language
    assert problem(answer, 404, "route_unknown")["title"] == problem_title(RouteUnknown, language)


@EVERYWHERE
async def test_problems_are_told_in_the_language(http: httpx.AsyncClient, language: str) -> None:
    """The title and the detail, from wherever they come; the code and the facts stay."""
    game = await scythe(http)
    wish = {"Accept-Language": language}
    for answer, status, code in (
        (await http.post("/v1/rulesets", headers=wish), 405, "method_not_allowed"),
        (await http.get("/v1/rulesets/chess", headers=wish), 404, "ruleset_not_offered"),
        (await http.get(game.path, headers=wish), 401, "token_missing"),
        (await http.post("/v1/games", headers=wish, content=b"{"), 400, "invalid_body"),
        (await game.post("/undo", Accept_Language=language), 409, "nothing_to_undo"),
    ):
        told = problem(answer, status, code)
        assert answer.headers["content-language"] == language
        kind = next(each for each in (*SERVICE, *CORE) if tag_of(each) == code)
        assert told["title"] == problem_title(kind, language)
        assert code == "invalid_body" or told["detail"] == told["title"]

    refused = await game.post("/automa-turn", Accept_Language=language)
    told = problem(refused, 409, "not_an_automas_turn")
    assert told["title"] == problem_title(NotAnAutomasTurn, language)
    assert all_sentences()[language].name("human") in told["detail"]


@pytest.mark.parametrize(
    ("headers", "language"),
    [([], "en"), *(([(b"accept-language", each.encode())], each) for each in LANGUAGES)],
)
async def test_a_fault_of_the_service_is_told_in_the_language(
    headers: list[tuple[bytes, bytes]], language: str
) -> None:
    """By the outermost layer, which knows no more than the request."""
    sent: list[Any] = []

    async def broken(_scope: Scope, _receive: Receive, _send: Send) -> None:
        raise ArithmeticError

    async def receive() -> Any:  # noqa: ANN401 - nothing is received
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "path": "/", "method": "GET", "headers": headers}
    await ErrorAndAccessLogMiddleware(broken, Metrics(), Lifecycle())(scope, receive, send)

    assert (b"content-language", language.encode()) in sent[0]["headers"]
    assert json.loads(sent[1]["body"])["title"] == problem_title(InternalError, language)


async def test_the_list_of_rulesets_says_which_languages_there_are(http: httpx.AsyncClient) -> None:
    """So that a client can offer them."""
    assert done(await http.get("/v1/rulesets"))["languages"] == list(LANGUAGES)


@EVERYWHERE
@pytest.mark.parametrize("name", RULESETS)
async def test_a_ruleset_tells_its_names_and_rules(http: httpx.AsyncClient, name: str, language: str) -> None:
    """The printed name of every id, and the title of every rule, in the language."""
    answer = await http.get(f"/v1/rulesets/{name}", headers={"Accept-Language": language})
    told = done(answer)

    assert answer.headers["content-language"] == told["language"] == language
    assert told["languages"] == list(LANGUAGES)
    assert told["names"] == names(name, language)
    assert told["names"]["automa"]
    titles = {rule["id"]: rule["title"] for rule in told["rules"]}
    assert titles == {rule.id: rule_title(name, rule, language) for rule in RULESETS[name].rules}


@EVERYWHERE
async def test_an_explanation_says_what_settled_it(http: httpx.AsyncClient, language: str) -> None:
    """In a sentence, with the names of all that it mentions."""
    game = await scythe(http)
    await game.act(type="end_turn")
    turn = done(await game.post("/automa-turn", {"card": 3}))
    moves = [step for step in turn["commit"]["steps"] if step["code"] in ("unit_moved", "symbol_refused")]
    assert moves

    for step in moves:
        version, place = step["step"].split(".")
        path = f"/commits/{version}/steps/{place}/explanation"
        answer = await game.get(path, Accept_Language=language)
        told = done(answer)
        decided_by = told["explanation"]["decided_by"]
        assert answer.headers["content-language"] == language
        assert told["names"][decided_by] == all_sentences()[language].name(decided_by)
        assert told["names"][decided_by] in told["text"]
        for candidate in told["explanation"]["candidates"]:
            assert {candidate["id"], *candidate["scores"]} <= set(told["names"])


ROLL = {
    "en": "Roll all dice of the round: ",
    "it": "Tira tutti i dadi del round: ",
    "ja": "このラウンドのダイスをすべて振り、ボウルに置いた配置を申告してください。",
    "pl": "Rzuć wszystkimi kośćmi tej rundy (",
}


@EVERYWHERE
async def test_a_pending_question_is_asked_in_the_language(http: httpx.AsyncClient, language: str) -> None:
    """In the answer that begins a game, in the game's state, and in a command's answer."""
    setup = done(await http.get("/v1/rulesets/trismegistus"))["examples"]["setup"]
    body = {"ruleset": "trismegistus", "setup": {**setup, "dice": "physical"}}
    wish = {"Accept-Language": language}

    created = await http.post("/v1/games", json=body, headers=wish)
    token = {"Authorization": f"Bearer {done(created, 201)['token']}"}
    read = await http.get(created.headers["location"], headers={**wish, **token})
    forked = await http.post(f"{created.headers['location']}/forks", json={}, headers={**wish, **token})

    for answer, status in ((created, 201), (read, 200), (forked, 201)):
        (asked,) = done(answer, status)["pending"]
        assert answer.headers["content-language"] == language
        assert (asked["type"], asked["answer"]) == ("dice", "roll_dice")
        assert asked["text"].startswith(ROLL[language])


LOOK = {
    "en": "Tell the {} artifacts on display, from left to right.",
    "it": "Indica gli artefatti {} esposti, da sinistra a destra.",
    "ja": "公開中の{}のアーティファクトを、左から順に申告してください。",
    "pl": "Podaj wyłożone {} artefakty, od lewej do prawej.",
}
COLOURS = {
    "en": {"black": "black", "white": "white", "red": "red"},
    "it": {"black": "neri", "white": "bianchi", "red": "rossi"},
    "ja": {"black": "黒", "white": "白", "red": "赤"},
    "pl": {"black": "czarne", "white": "białe", "red": "czerwone"},
}


@EVERYWHERE
async def test_an_automas_turn_that_stops_asks_in_the_language(
    http: httpx.AsyncClient, language: str
) -> None:
    """And so does the answer to the player's command that leaves a question open."""
    examples = done(await http.get("/v1/rulesets/trismegistus"))["examples"]
    game = await begun(http, "trismegistus", position=examples["position"])
    card = {**examples["automa_turn"]["card"], "actions": [{"code": "artifact"}]}

    (asked,) = done(await game.post("/automa-turn", {"card": card}, Accept_Language=language))["pending"]
    noted = {"type": "correct", "pointer": "/automa/gold", "value": 3}
    (again,) = done(await game.post("/actions", noted, Accept_Language=language))["pending"]

    assert asked == again
    assert asked["text"].startswith(LOOK[language].format(COLOURS[language][asked["colour"]]))


PRINTED: dict[tuple[str, str], dict[str, str]] = {
    ("scythe", "en"): {
        "worker": "worker",
        "mech": "mech",
        "character": "character",
        "power": "power",
        "popularity": "popularity",
        "combat_cards": "combat cards",
        "factory": "Factory",
        "move_worker": "Move Worker",
        "riverwalk": "Riverwalk",
        "autometta": "Autometta",
    },
    ("scythe", "it"): {
        "worker": "lavoratore",
        "character": "personaggio",
        "power": "Potere",
        "popularity": "Popolarità",
        "combat_cards": "carte Combattimento",
        "factory": "Fabbrica",
        "village": "villaggio",
        "home": "la base principale",
        "mat": "la Plancia Fazione",
        "move_worker": "Movimento Lavoratore",
    },
    ("scythe", "ja"): {
        "worker": "ワーカー",
        "mech": "メック",
        "character": "キャラクター",
        "power": "戦力",
        "popularity": "民心",
        "combat_cards": "戦闘カード",
        "factory": "ファクトリー",
        "home": "本拠地",
        "mat": "勢力マット",
        "attack_combat": "対戦闘ユニットへの攻撃",
    },
    ("expeditions", "pl"): {
        "automa": "Automa",
        "basecamp": "Baza",
        "map": "żeton mapy",
        "corruption": "żetony zepsucia",
        "progress_cards": "karty postępu",
    },
    ("trismegistus", "it"): {
        "potency": "potenza",
        "gold": "1 oro",
        "vp": "PV",
        "wild": "jolly",
        "black_die": "dado nero",
        "bonus_ethereal": "un dado etereo",
        "masterpiece": "il capolavoro",
        "experiment": "un esperimento",
        "artifact": "un artefatto",
        "bot": "carte automa",
    },
}
"""Terms as the rulebooks print them, by the languages in which there is one."""


@pytest.mark.parametrize(("ruleset", "language"), PRINTED)
async def test_names_are_those_of_the_printed_rulebook(
    http: httpx.AsyncClient, ruleset: str, language: str
) -> None:
    """What is served in the language of a rulebook is what stands in it."""
    answer = await http.get(f"/v1/rulesets/{ruleset}", headers={"Accept-Language": language})
    served = done(answer)["names"]
    printed = PRINTED[ruleset, language]

    assert {word: served[word] for word in printed} == printed


NO_SUCH_TABLE = {
    "en": "No table can look like this.",
    "it": "Nessun tavolo può essere così.",
    "ja": "このような盤面はありえません。",
    "pl": "Żaden stół nie może tak wyglądać.",
}
NO_SUCH_START = {
    "en": (
        "Crimea is played twice.",
        "N4 is told twice.",
        "has exhausted three dice and has passed.",
    ),
    "it": (
        "La fazione Crimea è giocata due volte.",
        "N4: indicato due volte.",
        "ha esaurito tre dadi e ha passato.",
    ),
    "ja": (
        "クリミアが重複しています。",
        "N4が2回申告されています。",
        "オートマはダイス3個を使い切り、パスしています。",
    ),
    "pl": (
        "Ta frakcja występuje w grze dwa razy: Krym.",
        "Ten obszar podano dwa razy: N4.",
        "Automa ma już trzy wyczerpane kości i pasuje.",
    ),
}


@EVERYWHERE
async def test_a_beginning_is_refused_as_a_table_that_cannot_be(
    http: httpx.AsyncClient, language: str
) -> None:
    """There is no game yet in which it could be the wrong time: in setup and position, in each ruleset."""
    crimea = {"faction": "crimea", "popularity": 3, "coins": 4}
    start = {name: ruleset.examples.get("position", {}) for name, ruleset in RULESETS.items()}
    twice = [{"id": "n4", "face_up": True}] * 2
    spent = {**start["trismegistus"]["automa"], "spent": [{"symbol": "lead", "colour": "red"}] * 3}
    beginnings: tuple[tuple[str, str, dict[str, Any]], ...] = (
        (
            "faction_taken",
            "scythe",
            {"setup": {"players": [{**crimea, "kind": "human"}, {"faction": "crimea", "kind": "automa"}]}},
        ),
        ("location_twice", "expeditions", {"position": {**start["expeditions"], "locations": twice}}),
        ("turn_has_passed", "trismegistus", {"position": {**start["trismegistus"], "automa": spent}}),
    )
    for (code, ruleset, beginning), detail in zip(beginnings, NO_SUCH_START[language], strict=True):
        body = {"ruleset": ruleset, **beginning}
        answer = await http.post("/v1/games", json=body, headers={"Accept-Language": language})
        told = problem(answer, 409, code)

        assert answer.headers["content-language"] == language
        assert told["title"] == NO_SUCH_TABLE[language]
        assert told["detail"].endswith(detail)
