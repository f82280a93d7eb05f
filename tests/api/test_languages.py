"""What is told is told in the client's language, over HTTP."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx2
import msgspec
import pytest

from automa_ledger.api.problems.codes import CORE_REFUSALS
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.sentences import load_sentences
from automa_ledger.narration.titles import names, problem_title, rule_title
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_ledger.refusals.requests import InternalError, RouteUnknown
from automa_rules.core.refusals import NotAnAutomasTurn
from automa_rules.core.tag import tag_of
from tests.api.client import Player, begun, done, problem
from tests.api.counter import COUNTER
from tests.api.running import running

EVERYWHERE = pytest.mark.parametrize("language", LANGUAGES)


async def scythe(http: httpx2.AsyncClient) -> Player:
    """The owner of a new game of Scythe with real Automa cards."""
    example = done(await http.get("/v1/rulesets/scythe"))["examples"]["setup"]
    return await begun(http, "scythe", setup={**example, "decks": {"automa": "physical"}})


async def test_the_same_game_is_told_in_every_language(http: httpx2.AsyncClient) -> None:
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
    return {name: value for name, value in step.items() if name not in ("text", "short")}


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("de;q=nan, *;q=0", "en"), ("it;q=0.6, pl;q=0.7", "pl"), ("de, IT-xx;q=0.2", "it")],
)
async def test_the_client_says_what_it_likes(http: httpx2.AsyncClient, header: str, language: str) -> None:
    """By weight; English when it likes none of ours."""
    answer = await http.get("/nowhere", headers={"Accept-Language": header})

    assert answer.headers["content-language"] == language
    assert problem(answer, 404, "route_unknown")["title"] == problem_title(RouteUnknown, language)


YOUR_TURN = {
    "en": "It is your turn, not the Automa's.",
    "it": "È il tuo turno, non quello dell'Automa.",
    "ja": "あなたのターンです。オートマのターンではありません。",
    "pl": "To twoja tura, a nie tura Automy.",
}


@EVERYWHERE
async def test_problems_are_told_in_the_language(http: httpx2.AsyncClient, language: str) -> None:
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
        kind = next(each for each in (*SERVICE_REFUSALS, *CORE_REFUSALS) if tag_of(each) == code)
        assert told["title"] == problem_title(kind, language)
        assert ("chess" in told["detail"]) == (code == "ruleset_not_offered")
        assert code in ("invalid_body", "ruleset_not_offered") or told["detail"] == told["title"]

    refused = await game.post("/automa-turn", Accept_Language=language)
    told = problem(refused, 409, "not_an_automas_turn")
    assert told["title"] == problem_title(NotAnAutomasTurn, language)
    assert told["detail"] == YOUR_TURN[language]


async def test_a_fault_of_the_service_is_told_in_the_language(database_url: str) -> None:
    """By the outermost layer, which knows no more than the request."""

    def faulty(*_: object) -> msgspec.Struct:
        raise ArithmeticError

    with running(database_url, rulesets={"counter": replace(COUNTER, score=faulty)}) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, setup={})
            for language in LANGUAGES:
                answer = await game.get("/score", Accept_Language=language)
                assert problem(answer, 500, "internal_error")["title"] == problem_title(
                    InternalError, language
                )
                assert answer.headers["content-language"] == language


async def test_the_list_of_rulesets_says_which_languages_there_are(http: httpx2.AsyncClient) -> None:
    """So that a client can offer them."""
    assert done(await http.get("/v1/rulesets"))["languages"] == list(LANGUAGES)


@EVERYWHERE
@pytest.mark.parametrize("name", RULESETS)
async def test_a_ruleset_tells_its_names_and_rules(
    http: httpx2.AsyncClient, name: str, language: str
) -> None:
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
async def test_an_explanation_says_what_settled_it(http: httpx2.AsyncClient, language: str) -> None:
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
        assert told["names"][decided_by] == load_sentences(language).name(decided_by)
        assert told["names"][decided_by] in told["text"]
        for candidate in told["explanation"]["candidates"]:
            assert {candidate["id"], *candidate["scores"]} <= set(told["names"])


ROLL = {
    "en": "Roll all dice of the round: ",
    "it": "Tira tutti i dadi del round: ",
    "ja": "このラウンドのダイスをすべて振り、ボウルに置いた配置を入力してください。",
    "pl": "Rzuć wszystkimi kośćmi tej rundy (",
}


@EVERYWHERE
async def test_a_pending_question_is_asked_in_the_language(http: httpx2.AsyncClient, language: str) -> None:
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


LOOK = {"en": "Enter the ", "it": "Indica gli artefatti ", "ja": "公開中の", "pl": "Podaj wyłożone "}


@EVERYWHERE
async def test_an_automas_turn_that_stops_asks_in_the_language(
    http: httpx2.AsyncClient, language: str
) -> None:
    """And so does the answer to the player's command that leaves a question open."""
    examples = done(await http.get("/v1/rulesets/trismegistus"))["examples"]
    game = await begun(http, "trismegistus", position=examples["position"])
    card = {**examples["automa_turn"]["card"], "actions": [{"code": "artifact"}]}

    (asked,) = done(await game.post("/automa-turn", {"card": card}, Accept_Language=language))["pending"]
    noted = {"type": "correct", "pointer": "/automa/gold", "value": 3}
    (again,) = done(await game.post("/actions", noted, Accept_Language=language))["pending"]

    assert asked == again
    assert asked["text"].startswith(LOOK[language])


PRINTED = {
    ("scythe", "en"): (
        "worker: worker, mech: mech, character: character, power: power, popularity: popularity, "
        "combat_cards: combat cards, factory: Factory, move_worker: Move Worker, riverwalk: Riverwalk, "
        "autometta: Autometta"
    ),
    ("scythe", "it"): (
        "worker: lavoratore, character: personaggio, power: Potere, popularity: Popolarità, "
        "combat_cards: carte Combattimento, factory: Fabbrica, village: villaggio, "
        "home: la base principale, mat: la Plancia Fazione, move_worker: Movimento Lavoratore"
    ),
    ("scythe", "ja"): (
        "worker: ワーカー, mech: メック, character: キャラクター, power: 戦力, popularity: 民心, "
        "combat_cards: 戦闘カード, factory: ファクトリー, home: 本拠地, mat: 勢力マット, "
        "attack_combat: 対戦闘ユニットへの攻撃"
    ),
    ("expeditions", "pl"): (
        "automa: Automa, basecamp: Baza, map: żeton mapy, corruption: żetony zepsucia, "
        "progress_cards: karty postępu"
    ),
    ("trismegistus", "it"): (
        "potency: potenza, gold: 1 oro, vp: PV, wild: jolly, black_die: dado nero, "
        "bonus_ethereal: un dado etereo, masterpiece: il capolavoro, experiment: un esperimento, "
        "artifact: un artefatto, bot: carte automa"
    ),
}
"""Terms as the rulebooks print them, by the languages in which there is one."""


@pytest.mark.parametrize(("ruleset", "language"), PRINTED)
async def test_names_are_those_of_the_printed_rulebook(
    http: httpx2.AsyncClient, ruleset: str, language: str
) -> None:
    """What is served in the language of a rulebook is what stands in it."""
    answer = await http.get(f"/v1/rulesets/{ruleset}", headers={"Accept-Language": language})
    served = done(answer)["names"]
    printed = dict(each.split(": ") for each in PRINTED[ruleset, language].split(", "))

    assert {word: served[word] for word in printed} == printed


NO_SUCH_TABLE = {
    "en": "No table can look like this.",
    "it": "Nessun tavolo può essere così.",
    "ja": "このような盤面はありえません。",
    "pl": "Żaden stół nie może tak wyglądać.",
}


@EVERYWHERE
async def test_a_beginning_is_refused_as_a_table_that_cannot_be(
    http: httpx2.AsyncClient, language: str
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
    for code, ruleset, beginning in beginnings:
        body = {"ruleset": ruleset, **beginning}
        answer = await http.post("/v1/games", json=body, headers={"Accept-Language": language})
        told = problem(answer, 409, code)

        assert answer.headers["content-language"] == language
        assert told["title"] == NO_SUCH_TABLE[language]
        assert told["detail"] != told["title"]
