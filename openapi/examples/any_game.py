"""Play whole games of any ruleset by forms alone: `python any_game.py http://127.0.0.1:8000`.

The program knows no game. It does what `next` says: it fills in the form of a question, of the Automa's turn,
or of one of the `choices`, at random within the bounds that the form tells, and sends the body.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx2

Document = dict[str, Any]

MAX_STEPS = 4000
ACTIONS_PER_TURN = 3
ATTEMPTS = 40  # to find values that the rules allow together
NOT_PLAYED = ("report", "end_game")  # no moves: they set the table right, and end the game at once
OPTIONAL_CHANCE = 1 / 3  # of a field that may be left out, and of yes
MAX_ABOVE_MINIMUM = 3  # of a number: greater ones are seldom allowed


class Player:
    """Plays one game, with the owner's token."""

    def __init__(self, http: httpx2.Client, chance: Random, game: Document) -> None:
        self._http = http
        self._chance = chance
        self._headers = {"Authorization": f"Bearer {game['token']}"}
        self._url = f"/v1/games/{game['game']}"
        self._acted = 0
        self.seen = game
        self.done: Counter[str] = Counter()

    def play(self) -> Iterator[str]:
        """Yield what happens, in sentences, until the game is over."""
        for _ in range(MAX_STEPS):
            match self.seen["next"]["do"]:
                case "over":
                    return
                case "answer":
                    yield from self._send("actions", [self.seen["pending"][0]["schema"]])
                case "automa_turn":
                    asked = self.seen["pending"]
                    yield from self._send("automa-turn", [asked[0]["schema"]] if asked else [None])
                case "act":
                    yield from self._act()
                case other:
                    raise RuntimeError(f"the owner plays all seats, and yet has nothing to do: {other}")
        raise RuntimeError("the game does not end")

    def _act(self) -> Iterator[str]:
        """Some of the choices that do something, then the one that ends the turn."""
        choices = [
            each["schema"] for each in self._get("/choices")["choices"] if each["type"] not in NOT_PLAYED
        ]
        self._chance.shuffle(choices)
        choices.sort(key=lambda form: self.done[_type(form)])  # what was done least comes first
        ends_turn = self._acted >= ACTIONS_PER_TURN
        choices.sort(key=lambda form: (_type(form) == "end_turn") != ends_turn)
        yield from self._send("actions", choices)
        self._acted = self._acted + 1 if self.seen["next"]["do"] == "act" else 0

    def _send(self, call: str, forms: list[Document | None]) -> Iterator[str]:
        """Send the first body that is accepted, of the first form with which one is found.

        If the game has moved on, it is read anew.
        """
        why = ""
        for form in forms:
            for _ in range(ATTEMPTS if form else 1):
                body = self._fill(form) if form else {}
                headers = {**self._headers, "If-Match": f'"{self.seen["version"]}"'}
                answer = self._http.post(f"{self._url}/{call}", json=body, headers=headers)
                if answer.is_success:
                    self.seen = answer.json()
                    self.done[body.get("type", "automa_turn")] += 1
                    yield from (step["text"] for step in self.seen["commit"]["steps"])
                    return
                if answer.json()["code"] == "version_stale":
                    self.seen = self._get("")
                    return
                why = answer.text
        raise RuntimeError(f"no form is accepted: {why}")

    def _get(self, path: str) -> Document:
        found: Document = self._http.get(self._url + path, headers=self._headers).raise_for_status().json()
        return found

    def _fill(self, form: Document) -> Document:
        """A body for a form: all that is required, and some of the rest."""
        return {
            name: self._value(field)
            for name, field in form["properties"].items()
            if name in form["required"] or self._chance.random() < OPTIONAL_CHANCE
        }

    def _value(self, field: Document) -> Any:  # noqa: ANN401 - JSON
        """A value for a field, one case for each kind of field."""
        match field:
            case {"const": value}:
                return value
            case {"oneOf": options}:
                return self._chance.choice(options)["const"]
            case {"type": "integer", "minimum": least, "maximum": most}:
                return self._chance.randint(least, min(most, max(least, 0) + MAX_ABOVE_MINIMUM))
            case {"type": "boolean"}:
                return self._chance.random() < OPTIONAL_CHANCE
            case {"type": "array"}:
                return self._items(field)
            case _:
                return self._group(field)

    def _items(self, field: Document) -> list[Any]:
        """Some items; with `x-until` drawn one by one until their values reach it."""
        if (until := field.get("x-until")) is not None:
            drawn: list[Document] = []
            while sum(each["x-worth"] for each in drawn) < until and len(drawn) < field["maxItems"]:
                drawn.append(self._chance.choice(field["items"]["oneOf"]))
            return [each["const"] for each in drawn]
        count = self._chance.randint(field["minItems"], min(field["maxItems"], field["minItems"] + 1))
        items = [self._value(field["items"]) for _ in range(count)]
        return [each for at, each in enumerate(items) if not field["uniqueItems"] or each not in items[:at]]

    def _group(self, field: Document) -> Document:
        """The fields of a group; if all may be left out, one of them."""
        filled = self._fill(field)
        if filled or not field["properties"]:
            return filled
        name = self._chance.choice([*field["properties"]])
        return {name: self._value(field["properties"][name])}


def _type(form: Document) -> str:
    return str(form["properties"]["type"]["const"])


def begin(http: httpx2.Client, ruleset: str, setup: Document | None = None, **settings: object) -> Document:
    """A new game with the ruleset's example of a setup, and with its example of a card pack if that fits.

    `setup` has fields that replace those of the example. Raises httpx2.HTTPStatusError if none is accepted.
    """
    examples = http.get(f"/v1/rulesets/{ruleset}").raise_for_status().json()["examples"]
    setups = [{**examples["setup"], **(setup or {})}]
    if "pack" in examples:
        pack = http.post("/v1/packs", json=examples["pack"]).raise_for_status().json()["hash"]
        setups.insert(0, {"deck": "virtual", **setups[0], "pack": pack})
    while True:
        answer = http.post("/v1/games", json={"ruleset": ruleset, "setup": setups.pop(0), **settings})
        if answer.is_success or not setups:
            game: Document = answer.raise_for_status().json()
            return game


def main(address: str) -> None:
    """Play a game of each ruleset, and print it."""
    with httpx2.Client(base_url=address, timeout=30) as http:
        for ruleset in http.get("/v1/rulesets").raise_for_status().json()["rulesets"]:
            chance = Random()  # noqa: S311 - a game, not a secret
            player = Player(http, chance, begin(http, ruleset["name"]))
            for sentence in player.play():
                print(sentence)
            print(f"{ruleset['title']} is over at version {player.seen['version']}: {dict(player.done)}")


if __name__ == "__main__":
    main(sys.argv[1])
