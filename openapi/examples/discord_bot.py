"""Scythe against an Automa in a chat, with slash commands as Discord has them.

`Bot.handle` maps a command to calls of the service and answers in the language of whoever asked. It knows no
chat platform; without one it runs in a terminal: `python discord_bot.py http://127.0.0.1:8000 en`.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from json import JSONDecodeError
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, TypeAlias
from urllib.parse import quote
from uuid import uuid4

import httpx

Document: TypeAlias = dict[str, Any]
Options: TypeAlias = Mapping[str, str | int]

MOST_CHARACTERS = 2000  # of a message
MATS = {"mechs": 4, "workers": 8}  # what is not on the board is on the mat
NUMBERS = ("coins", "power", "popularity")


class RefusedError(Exception):
    """The service answered with a problem document; its detail is a sentence in the client's language."""

    def __init__(self, problem: Document) -> None:
        super().__init__(problem["detail"])
        self.problem = problem


class Bot:
    """One channel, with one game at a time. Its token stays here: no reply holds it."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self._path = ""
        self._token = ""
        self._seen: Document = {}
        self._steps: list[str] = []
        self._moved = False
        self._commands: dict[str, Callable[[Options, str], Iterator[str]]] = {
            "new": self._new,
            "turn": self._turn,
            "fight": self._fight,
            "undo": self._undo,
            "why": self._why,
            "score": self._score,
        }

    def handle(self, command: str, options: Options, locale: str) -> str:
        """The reply to a slash command, in the language of `locale` when the service speaks it."""
        possible = list(self._commands) if self._path else ["new"]
        if command not in possible:
            return "→ " + " ".join(f"/{each}" for each in possible)
        lines: list[str] = []
        self._moved = False
        try:
            lines.extend(self._commands[command](options, locale))
        except (httpx.TransportError, JSONDecodeError) as error:
            lines.append(f"⚠ {error}")
        except RefusedError as refused:
            lines.append(f"✗ {refused}")
            # When somebody else has played on, the next command is about the game as it is now.
            self._seen["version"] = refused.problem.get("current_version", self._seen.get("version"))
        return _fitting(lines)

    def picture(self) -> bytes | None:
        """The board to go with the last reply, as PNG, with arrows; none when nothing has happened."""
        if not self._moved:
            return None
        headers = {"Authorization": f"Bearer {self._token}"}
        answer = self._http.get(f"{self._path}/board.png?last_turn=true", headers=headers)
        return answer.content if answer.is_success else None

    def adopt(self, made: Document) -> None:
        """Play this game from now on: the answer with which it was made."""
        self._path, self._token, self._seen, self._steps = (
            f"/v1/games/{made['game']}",
            made["token"],
            made,
            [],
        )

    def _new(self, options: Options, locale: str) -> Iterator[str]:
        """`/new human: popularity: coins: automa: level:`; the numbers stand on the player mat."""
        human = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4}
        human |= {name: options[name] for name in ("popularity", "coins") if name in options}
        human |= {"faction": options.get("human", "crimea")}
        automa = {"kind": "automa", "faction": options.get("automa", "nordic")}
        automa |= {"level": options.get("level", "automa")}
        body = {"ruleset": "scythe", "setup": {"players": [human, automa]}}
        made = self._call("POST", "/v1/games", locale, body)
        self.adopt(made)
        yield f"✔ {made['game']}"
        for commit in self._call("GET", f"{self._path}/turns", locale)["turns"]:
            yield from _sentences(commit)

    def _turn(self, options: Options, locale: str) -> Iterator[str]:
        """`/turn coins: character: workers: …`: what has changed in the human's turn, then the Automa's."""
        if self._seen["turn"] == self._human["seat"]:
            report = {"type": "report", **_changes(options), "end_turn": True}
            yield from self._command("actions", report, locale)
        yield from self._command("automa-turn", {}, locale)

    def _fight(self, options: Options, locale: str) -> Iterator[str]:
        """`/fight dial: cards:`: the power on the dial, and the values of the combat cards, as in `4 2`."""
        cards = [int(card) for card in str(options.get("cards", "")).split()]
        yield from self._command(
            "actions", {"type": "fight", "dial": options["dial"], "cards": cards}, locale
        )

    def _undo(self, options: Options, locale: str) -> Iterator[str]:
        """`/undo commits:`."""
        yield from self._command("undo", {"commits": options.get("commits", 1)}, locale)

    def _why(self, options: Options, locale: str) -> Iterator[str]:
        """`/why version:`; without it, the last thing that a rule had to choose."""
        asked = [str(options["version"])] if "version" in options else self._steps
        explained = self._explained(asked, locale)
        names = explained["names"]
        yield explained["step"]["text"]
        yield explained["text"]
        for each in explained["explanation"]["candidates"]:
            scores = ", ".join(
                f"{names.get(score, score)} {value}" for score, value in each["scores"].items()
            )
            refused = names.get(each["refused"], each["refused"])
            yield f"{'✔' if each['chosen'] else '·'} {names.get(each['id'], each['id'])}: {refused or scores}"

    def _explained(self, versions: list[str], locale: str) -> Document:
        """The newest of these events that a rule had to choose; of the first, what the service says to it."""
        first, *others = versions or ["1"]
        for version in reversed(others):
            with suppress(RefusedError):  # nothing to choose there
                return self._call("GET", f"{self._path}/events/{version}/explanation", locale)
        return self._call("GET", f"{self._path}/events/{quote(first, safe='')}/explanation", locale)

    def _score(self, _options: Options, locale: str) -> Iterator[str]:
        """`/score`."""
        names = self._call("GET", "/v1/rulesets/scythe", locale)["names"]
        for one in self._call("GET", f"{self._path}/score", locale)["standings"]:
            yield f"{'★' if one['wins'] else '·'} {names.get(one['seat'], one['seat'])}: {one['total']}"

    def _command(self, what: str, body: Document, locale: str) -> Iterator[str]:
        """Append to the log; tells what happened, and what is asked now."""
        self._seen = self._call("POST", f"{self._path}/{what}", locale, body)
        self._steps = [str(step["version"]) for step in self._seen["commit"]["steps"]]
        self._moved = True
        yield from _sentences(self._seen["commit"])
        for asked in self._seen["pending"]:
            hand = " ".join(map(str, sorted(self._human["combat_cards"])))
            most = f"dial: (≤ {asked['dial_max']}) cards: {hand} (≤ {asked['cards_max']})"
            yield f"⚔ {asked['territory']} → /fight {most}"

    @property
    def _human(self) -> Document:
        players: list[Document] = self._seen["state"]["players"]
        return next(one for one in players if one["kind"] == "human")

    def _call(self, method: str, path: str, locale: str, body: Document | None = None) -> Document:
        headers = {"Accept-Language": locale}
        if path.startswith("/v1/games/"):
            headers |= {"Authorization": f"Bearer {self._token}"}
            headers |= {"If-Match": f'"{self._seen["version"]}"', "Idempotency-Key": str(uuid4())}
        answer = self._http.request(method, path, json=body, headers=headers)
        document: Document = answer.json()
        if answer.is_error:
            raise RefusedError(document)
        return document


def _changes(options: Options) -> Document:
    """What has changed on the table: numbers, one place, or several places in one text."""
    told: Document = {}
    for name, value in options.items():
        if name in NUMBERS or name == "character":
            told[name] = value
        else:
            several = str(value).split()
            told[name] = several + ["mat"] * (MATS.get(name, 0) - len(several))
    return told


def _sentences(commit: Document) -> Iterator[str]:
    for step in commit["steps"]:
        yield step["text"]


def _fitting(lines: list[str]) -> str:
    """One message, cut where no more fits."""
    text = "\n".join(lines)
    return text if len(text) <= MOST_CHARACTERS else text[: MOST_CHARACTERS - 1] + "…"


def _typed(line: str) -> tuple[str, Options]:
    """A command as it is typed in a terminal: `/turn coins:5 workers:"r6c3 r7c3"`."""
    command, *given = shlex.split(line) or [""]
    options = dict(each.split(":", 1) for each in given if ":" in each)
    return command.removeprefix("/"), {
        name: int(value) if value.isdecimal() and name != "cards" else value
        for name, value in options.items()
    }


def main(address: str, locale: str) -> None:
    """Play in a terminal, to the end of the input; the board is kept in a file."""
    file = Path(mkdtemp()) / "board.png"
    with httpx.Client(base_url=address, timeout=30) as http:
        bot = Bot(http)
        for line in sys.stdin:
            print(bot.handle(*_typed(line), locale), flush=True)
            if (picture := bot.picture()) is not None:
                file.write_bytes(picture)
                print(f"🖼 {file}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
