"""Whole games of Trismegistus over HTTP: with real cards on a real table, and with the example pack."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from service.integrations.play import trismegistus
from service.integrations.play.table import Document, Table, description
from service.integrations.play.trismegistus import TrismegistusHuman
from tests.api.running import running
from tests.properties.trismegistus_games import RealDeck

MOST_STEPS = 400
UNDO_EVERY = 7


class RealTable(TrismegistusHuman):
    """A table with real cards and dice: it draws, rolls, and tells what came up."""

    def __init__(self, seed: int) -> None:
        super().__init__({})
        self.chance = Random(seed)  # noqa: S311 - a table, not a secret
        self.deck = RealDeck(self.chance, 1, violet=True, into="deck")

    def automa(self, table: Table) -> None:
        """The Automa's turn, with the printed symbols of the card that was drawn."""
        self._follow(table.automa_turn({"card": self.deck.draw()}))

    def answer(self, table: Table, question: Document) -> None:
        """Answer from what lies on the table."""
        super().answer(table, question)
        self._follow(table.seen)

    def _told(self, question: Document) -> Document:
        match question["type"]:
            case "dice":
                return {"bowls": self._roll(question["dice"])}
            case "black_die":
                return {"result": self.chance.randint(1, 6)}
            case "card":
                return {"card": self.deck.draw()}
            case "artifacts" if question["roll"]:
                return {**super()._told(question), "roll": self.chance.randint(1, 6)}
            case _:
                return super()._told(question)

    def _roll(self, dice: dict[str, int]) -> dict[str, dict[str, int]]:
        bowls: dict[str, dict[str, int]] = {}
        for colour, number in (dice or {"black": 5, "white": 5, "red": 4}).items():
            for _ in range(number):
                free = [symbol for symbol in trismegistus.BOARD if sum(bowls.get(symbol, {}).values()) < 5]
                bowl = bowls.setdefault(self.chance.choice(free), {})
                bowl[colour] = bowl.get(colour, 0) + 1
        return bowls

    def _follow(self, done: Document) -> None:
        for step in done["commit"]["steps"]:
            if step["code"] == "card_drawn":
                self.hand = self.deck.pile.pop(0)
            elif step["code"] == "card_discarded":
                self.deck.discards.append(self.hand)


@pytest.fixture(scope="module")
def address(database_url: str) -> Iterator[str]:
    """A service that takes logs of any length."""
    with running(database_url, max_body_bytes=4_000_000) as url:
        yield url


def physical(http: httpx.Client) -> tuple[Table, RealTable]:
    """A game with real cards, real dice, and the achievements."""
    setup = description(http, "trismegistus")["examples"]["setup"]
    setup |= {"dice": "physical", "deck": "physical", "achievements": [3, 4, 5, 6]}
    return Table.begin(http, "trismegistus", {"setup": setup}), RealTable(7)


def step(table: Table, human: RealTable | TrismegistusHuman) -> None:
    """Do what is due."""
    if table.seen["pending"]:
        human.answer(table, table.seen["pending"][0])
    elif table.seen["turn"] == "human":
        human.turn(table)
    elif isinstance(human, RealTable):
        human.automa(table)
    else:
        table.automa_turn()


def play(table: Table, human: RealTable | TrismegistusHuman) -> dict[int, Document]:
    """Play to the end, taking something back now and then; the states by version, as they were seen."""
    seen: dict[int, Document] = {}
    for number in range(MOST_STEPS):
        if table.seen["over"]:
            return seen
        before = table.seen["state"]
        step(table, human)
        if number % UNDO_EVERY == UNDO_EVERY - 1:
            _take_back_and_redo(table, before)
        seen[table.seen["version"]] = table.seen["state"]
    pytest.fail("the game does not end")


def play_to_the_automas_turn(table: Table, human: TrismegistusHuman) -> None:
    """Play until the Automa is due and nothing is asked."""
    for _ in range(MOST_STEPS):
        if table.seen["turn"] == "automa" and not table.seen["pending"]:
            return
        step(table, human)
    pytest.fail("the Automa is never due")


def _take_back_and_redo(table: Table, before: Document) -> None:
    """Back to where the table stood before the last step, and forth again: the same state as it was."""
    after, commits = table.seen["state"], 0
    while table.seen["state"] != before:  # ends at the first commit, which cannot be undone
        table.undo()
        commits += 1
    for _ in range(commits):
        table.redo()
    assert table.seen["state"] == after


def virtual(http: httpx.Client) -> tuple[Table, TrismegistusHuman]:
    """A game with the example pack."""
    start = trismegistus.start(http, description(http, "trismegistus"))
    return Table.begin(http, "trismegistus", start), TrismegistusHuman({})


@pytest.mark.parametrize("begin", [physical, virtual])
def test_a_whole_game_of_three_rounds(address: str, begin: Any) -> None:  # noqa: ANN401 - one of two functions
    """Played to the score, then looked at in every way: replay, time travel, audit, export and import."""
    with httpx.Client(base_url=address, timeout=30) as http:
        table, human = begin(http)
        states = play(table, human)

        assert table.seen["state"]["round"] == 3
        score = table.get("score")
        assert (score["over"], score["score"]["missing"]) == (True, [])
        assert any(one["wins"] for one in score["standings"])
        assert table.get("audit")["sound"]
        for version, state in list(states.items())[::5]:
            assert table.get(f"?version={version}")["state"] == state
        assert _imported(http, table) == (table.seen["state"], score, table.get("story?limit=200"), True)


def _imported(http: httpx.Client, table: Table) -> tuple[Document, Document, Document, bool]:
    """State, score and story of a game made from the exported log, and whether its audit is sound."""
    answer = http.post("/v1/games/import", content=table.export())
    assert answer.status_code == 201, answer.text
    copied = answer.json()
    headers = {"Authorization": f"Bearer {copied['token']}"}

    def told(what: str) -> Document:
        found = http.get(f"/v1/games/{copied['game']}/{what}", headers=headers).json()
        return {**found, "game": table.game}

    return copied["state"], told("score"), told("story?limit=200"), told("audit")["sound"]


def test_an_undone_turn_draws_the_same_card(address: str) -> None:
    """R5: the deck's order was decided when it was shuffled."""
    with httpx.Client(base_url=address, timeout=30) as http:
        table, human = virtual(http)
        play_to_the_automas_turn(table, human)
        first = table.automa_turn()["commit"]["steps"]
        table.undo()
        again = table.automa_turn()["commit"]["steps"]

    assert [(one["code"], one["facts"]) for one in first] == [(one["code"], one["facts"]) for one in again]


def test_of_many_who_take_the_automas_turn_one_wins(address: str) -> None:
    """All the others learn the version that the game has now, and nothing is done twice."""
    with httpx.Client(base_url=address, timeout=30) as http:
        table, human = virtual(http)
        play_to_the_automas_turn(table, human)
        version = table.seen["version"]

        def take(_: int) -> int:
            headers = {**table.authorisation, "If-Match": f'"{version}"', "Idempotency-Key": str(uuid4())}
            return http.post(f"/v1/games/{table.game}/automa-turn", headers=headers).status_code

        with ThreadPoolExecutor(16) as pool:
            statuses = sorted(pool.map(take, range(48)))
        drawn = [
            one for commit in table.get(f"story?after={version}")["commits"] for one in commit["steps"]
            if one["code"] == "card_drawn"
        ]  # fmt: skip

    assert statuses == [200] + [412] * 47
    assert len(drawn) == 1
