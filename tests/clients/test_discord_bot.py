"""The chat bot example against a running service."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from openapi.examples.discord_bot import MOST_CHARACTERS, Bot
from tests.clients.programs import OPENAPI, PYTHON, SECONDS


class Recorded(httpx.HTTPTransport):
    """Real HTTP that remembers what was answered."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[dict[str, Any]] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request and keep the document of its answer."""
        answer = super().handle_request(request)
        answer.read()
        if answer.headers["content-type"] != "image/png":
            self.answers.append(answer.json())
        return answer


@pytest.fixture
def recorded() -> Recorded:
    """What the service answers to the bot."""
    return Recorded()


@pytest.fixture
def bot(address: str, recorded: Recorded) -> Iterator[Bot]:
    """A bot in a channel without a game."""
    with httpx.Client(base_url=address, timeout=30, transport=recorded) as http:
        yield Bot(http)


def sentences(answer: dict[str, Any]) -> str:
    """What the service tells of a commit."""
    return "\n".join(step["text"] for step in answer["commit"]["steps"])


def test_a_turn_of_each_is_told_and_the_automas_taken_back(bot: Bot, recorded: Recorded) -> None:
    """One command for both turns: what the human did, then the service's own sentences about the Automa."""
    assert bot.handle("new", {"automa": "saxony"}, "en").startswith("✔ ")
    told = bot.handle("turn", {"coins": 5, "character": "r6c3", "workers": "r6c3 r6c4"}, "en")
    human, automa = recorded.answers[-2:]
    seat = next(one for one in human["state"]["players"] if one["kind"] == "human")

    assert (seat["faction"], seat["coins"], seat["character"]) == ("crimea", 5, "r6c3")
    assert seat["workers"] == ["r6c3", "r6c4", *["mat"] * 6]
    assert told == sentences(human) + "\n" + sentences(automa)
    assert automa["turn"] == "human"
    assert bot.handle("undo", {}, "en").startswith("Taken back:")
    assert recorded.answers[-1]["state"] == human["state"]


def test_the_board_is_shown_after_a_turn(bot: Bot) -> None:
    """The service's own picture; none when nothing has happened on the board."""
    bot.handle("new", {}, "en")
    assert bot.picture() is None
    bot.handle("turn", {}, "en")
    picture = bot.picture()
    assert picture is not None
    assert picture.startswith(b"\x89PNG")
    bot.handle("score", {}, "en")
    assert bot.picture() is None


def test_each_asker_is_answered_in_the_language_of_the_chat(bot: Bot, recorded: Recorded) -> None:
    """Commands of one game in two languages, also when they are refused."""
    bot.handle("new", {}, "en-GB")
    polish = bot.handle("turn", {}, "pl")
    assert "kończy turę" in polish
    assert "Automa ends the turn" in bot.handle("turn", {}, "en-GB")

    assert bot.handle("fight", {"dial": 3}, "pl") == f"✗ {recorded.answers[-1]['detail']}"
    assert recorded.answers[-1]["status"] == 409


def test_a_combat_is_asked_for_and_fought(address: str, bot: Bot, recorded: Recorded) -> None:
    """The Automa's turn stops at the combat with the human's hand; the answer is fought and the turn goes on.

    Only card 17 is left in the deck. It attacks with 6 power, and the human's mech on r0c5 is in reach of the
    worker on r0c4.
    """
    crimea = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4, "power": 5}
    crimea |= {"combat_cards": [3, 5], "mechs": ["r0c5", "mat", "mat", "mat"]}
    nordic = {"kind": "automa", "faction": "nordic", "power": 6, "workers": ["r0c4"] + ["mat"] * 7}
    discards = [card for card in range(1, 20) if card != 17]
    position = {"players": [crimea, nordic], "turn": "human", "decks": {"automa_discards": discards}}
    start = {"ruleset": "scythe", "position": position}
    bot.adopt(httpx.post(f"{address}/v1/games", json=start).json())

    told = bot.handle("turn", {}, "en").splitlines()
    assert recorded.answers[-1]["pending"][0]["type"] == "combat"
    assert told[-1] == "⚔ r0c5 → /fight dial: (≤ 5) cards: 3 5 (≤ 1)"
    fought = bot.handle("fight", {"dial": 1, "cards": "3"}, "en")
    done = recorded.answers[-1]
    assert fought == sentences(done)
    assert done["commit"]["command"] == {"type": "fight", "dial": 1, "cards": [3]}
    assert (done["pending"], done["turn"]) == ([], "human")


def test_why_shows_the_candidates_and_score_the_standings(bot: Bot, recorded: Recorded) -> None:
    """The last thing that a rule had to choose, with what settled it; who has most has a star."""
    bot.handle("new", {}, "en")
    bot.handle("turn", {}, "en")
    why = bot.handle("why", {}, "en").splitlines()
    explained = recorded.answers[-1]

    assert why[:2] == [explained["step"]["text"], explained["text"]]
    assert len(why) == 2 + len(explained["explanation"]["candidates"])
    assert any(line.startswith("✔ ") for line in why[2:])
    assert bot.handle("why", {"version": explained["step"]["version"]}, "en").splitlines() == why
    assert bot.handle("why", {"version": "../.."}, "en").startswith("✗ ")
    best, other = bot.handle("score", {}, "pl").splitlines()
    standings = recorded.answers[-1]["standings"]
    assert best.startswith("★ ")
    assert best.endswith(f": {standings[0]['total']}")
    assert other.endswith(f": {standings[1]['total']}")


def test_somebody_else_may_have_played_on(address: str, bot: Bot, recorded: Recorded) -> None:
    """The command that was overtaken does nothing and says so; the next one acts on what is there now."""
    bot.handle("new", {}, "en")
    made = recorded.answers[-2]
    headers = {"Authorization": f"Bearer {made['token']}", "If-Match": "*"}
    httpx.post(f"{address}/v1/games/{made['game']}/actions", json={"type": "end_turn"}, headers=headers)

    assert bot.handle("undo", {}, "en") == f"✗ {recorded.answers[-1]['detail']}"
    assert recorded.answers[-1]["code"] == "version_stale"
    assert bot.handle("undo", {}, "en").startswith("Taken back:")


def test_replies_hold_no_secret_and_fit_into_a_message(bot: Bot, recorded: Recorded) -> None:
    """Neither the token nor more than a message holds, in a whole channel's talk."""
    replies = [bot.handle("new", {}, "en")]
    token = recorded.answers[0]["token"]
    for _ in range(8):
        replies += [bot.handle(each, {}, "en") for each in ("turn", "why", "score")]
    replies += [bot.handle("undo", {"commits": 4}, "en"), bot.handle("dance", {}, "en")]

    assert replies[-1] == "→ /new /turn /fight /undo /why /score"
    assert not any(token in reply for reply in replies)
    assert all(0 < len(reply) <= MOST_CHARACTERS for reply in replies)


def test_without_a_service_or_a_game_it_says_so() -> None:
    """Nothing breaks, and only what is possible is offered."""
    with httpx.Client(base_url="http://127.0.0.1:9") as http:
        bot = Bot(http)
        assert bot.handle("turn", {}, "en") == "→ /new"
        assert bot.handle("new", {}, "en").startswith("⚠ ")


def test_it_runs_in_a_terminal(address: str) -> None:
    """Commands a line, options as name:value."""
    done = subprocess.run(  # noqa: S603 - the example is ours
        [sys.executable, str(OPENAPI / "examples" / "discord_bot.py"), address, "en"],
        input='/new automa:togawa\n/turn coins:5 workers:"r6c3 r7c3"\n\n/undo commits:2\n',
        cwd=PYTHON,
        capture_output=True,
        text=True,
        check=True,
        timeout=SECONDS,
    )
    assert "You gain 1 coin" in done.stdout
    assert "Automa draws card" in done.stdout
    assert "Taken back:" in done.stdout
    assert "board.png" in done.stdout
