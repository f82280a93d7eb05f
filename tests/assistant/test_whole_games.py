"""Whole games over the protocol, told in plain sentences, with the player's answers from forms."""

from __future__ import annotations

import json
import re
import sys
from itertools import cycle
from pathlib import Path
from random import Random

import httpx2
import pytest

from openapi.examples.any_game import Player
from tests.assistant.hosting import Content, Host, filled, hosting, version_of
from tests.assistant.listening import Listener

MAX_STEPS = 900
ATTEMPTS = 60
HUMAN: Content = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4}
TOLD = {
    "scythe": [
        ["I moved my character onto the mountain.", "I end my turn."],
        ["I produced food on C1.", "I end my turn."],
        ["I moved my character onto the tundra.", "I end my turn."],
        ["I gained 2 power and 1 combat card.", "I end my turn."],
        ["I moved my character onto the tunnel.", "I end my turn."],
        ["I moved a worker from the mountain to the farm.", "I end my turn."],
    ],
    "scythe_card": [
        ["I end my turn."],
        ["I attacked the Automa.", "I end my turn."],
        ["I placed a star for my upgrades.", "I end my turn."],
        ["I placed a star for power.", "I attacked the Automa.", "I end my turn."],
        ["I placed a star for my objective.", "I end my turn."],
    ],
    "expeditions": [
        ["I moved my mech to N3.", "I end my turn."],
        ["I upgraded an item for two coins.", "I end my turn."],
        ["I boasted of melded meteorites.", "I end my turn."],
        ["I moved my mech to C2 and I solved a quest.", "I end my turn."],
    ],
    "trismegistus": [
        ["I took a black die from the lead bowl.", "I end my turn, which cost 1 potency."],
        ["I put my die away.", "I took a white die from iron.", "I end my turn."],
        ["I put my die away.", "I took a red die of copper.", "I end my turn."],
    ],
}
HAPPENED = {
    "scythe": "Your character moves from tundra B2 to mountain C3.",  # where the tunnel is
    "scythe_card": "You place a star (all upgrades), number 1 of 6.",
}


class PlayedGame:
    """A game that is told until it is over."""

    def __init__(self, host: Host, game: str, listener: Listener, chance: Random) -> None:
        self.host = host
        self.game = game
        self._listener = listener
        self._by_form = Player(httpx2.Client(), chance, {"token": "", "game": game})
        self._choices: dict[str, str] = {}
        self.understood = 0

    async def play(self, turns: list[list[str]], version: int) -> str:
        """The last answer."""
        told = await self.host.said("read_game", game=self.game)
        sentences = cycle(turns)
        for _ in range(MAX_STEPS):
            version = version_of(told)
            if told.endswith("The game is over."):
                return told
            due = json.loads(told.rpartition("Next: ")[2])["do"]
            if due == "act":
                told = await self._tell(next(sentences), version)
            elif due == "automa_turn":
                told = await self._command("automa_turn", "drawn", told, version)
            else:
                told = await self._command("answer", "action", told, version)
        raise AssertionError("the game does not end")

    async def _tell(self, sentences: list[str], version: int) -> str:
        """A turn at once; if the rules forbid that, one sentence after the other, without those forbidden."""
        self._choices.clear()
        actions = [await self._understand(sentence) for sentence in sentences]
        turn = {"game": self.game, "version": version, "actions": actions}
        refused, told = await self.host.asked("tell_turn", **turn)
        self.understood += 0 if refused else len(actions)
        for sentence in sentences if refused else ():
            turn = {"game": self.game, "version": version, "actions": [await self._understand(sentence)]}
            is_forbidden, answer = await self.host.asked("tell_turn", **turn)
            if not is_forbidden:
                told, version = answer, version_of(answer)
                self.understood += 1
                self._choices.clear()
                if '"do":"act"' not in told:
                    break
        return told

    async def _understand(self, sentence: str) -> Content:
        """The action that a sentence tells, by what can be done at the moment."""
        named = self._listener.type_of(sentence, await self._read_choices())
        return self._listener.action(sentence, await self._read_choices(action=named))

    async def _read_choices(self, **of: str) -> str:
        key = str(of)
        if key not in self._choices:
            self._choices[key] = await self.host.said("choices", game=self.game, **of)
        return self._choices[key]

    async def _command(self, tool: str, field: str, told: str, version: int) -> str:
        """Play on. What has no form for players is asked in the conversation, and wrong answers again."""
        forms = re.findall(r'^(\{"type":"object".*)$', told, re.MULTILINE)
        for _ in range(ATTEMPTS):
            body = {}
            if forms and '"items":{"type":"object"' in forms[0]:
                body = {field: self._by_form._fill(json.loads(forms[0]))}
            refused, told = await self.host.asked(tool, game=self.game, version=version, **body)
            if not refused:
                return told
        raise AssertionError(told)


@pytest.mark.parametrize(
    ("sentence", "action"),
    [
        (
            "I moved my worker onto the tunnel.",
            {"type": "move", "moves": [{"unit": "worker", "from": "r4c1", "to": "r4c2"}]},
        ),
        (
            "I moved my character to the forest.",
            {"type": "move", "moves": [{"unit": "character", "from": "r4c1", "to": "r4c0"}]},
        ),
        ("I gained two power and 1 coin.", {"type": "gain", "power": 2, "coins": 1}),
        ("I built a mill on B5.", {"type": "build", "territory": "r4c1", "structure": "mill"}),
    ],
)
async def test_a_sentence_becomes_an_action(
    address: str, tmp_path: Path, sentence: str, action: Content
) -> None:
    """A place by its terrain or by what is special about it, units and amounts by their labels."""
    async with hosting(address, tmp_path) as host:
        listener = Listener(await host.said("describe_game", ruleset="scythe", part="places"))
        players = [
            {**HUMAN, "character": "B5", "workers": ["B5"]},
            {"kind": "automa", "faction": "nordic", "level": "automa", "workers": ["E1"]},
        ]
        game, _ = await host.begin(ruleset="scythe", position={"players": players, "turn": "human"})
        named = listener.type_of(sentence, await host.said("choices", game=game))
        forms = await host.said("choices", game=game, action=named)
        understood = listener.action(sentence, forms)
        assert understood == action
        await host.said("tell_turn", game=game, version=1, actions=[action])


@pytest.mark.parametrize("ruleset", TOLD)
async def test_a_whole_game_is_told_in_sentences(address: str, tmp_path: Path, ruleset: str) -> None:
    """From the list of games to the score, by what the tools answer; how much it takes is printed."""
    chance = Random(11)  # noqa: S311 - a game, not a secret

    async with hosting(address, tmp_path, lambda _, form: filled(form, chance)) as host:
        assert f"Ruleset {ruleset}: " in await host.said("list_games")
        examples = json.loads(await host.said("describe_game", ruleset=ruleset))["examples"]
        setup = examples["setup"]
        if ruleset == "scythe":  # no other faction has a tunnel that it reaches on foot at once
            setup["players"][0]["faction"] = "albion"
        if ruleset == "trismegistus":  # cards by chance are not in its deck
            setup |= {"deck": "virtual", "pack": examples["pack"]}
        listener = Listener(await host.said("describe_game", ruleset=ruleset, part="places"))
        game, version = await host.begin(ruleset=ruleset, setup=setup)
        played = PlayedGame(host, game, listener, chance)
        over = await played.play(TOLD[ruleset], version)
        assert played.understood > 1
        assert HAPPENED.get(ruleset, "") in await host.said("read_game", game=game, what="story")
        assert '"standings"' in await host.said("read_game", game=game, what="score")
        picture = (await host.client.call_tool("board", {"game": game})).content[0].model_dump()
        assert picture.get("mime_type") == ("image/png" if listener.places else None)
        sys.stdout.write(
            f"\n{ruleset}: {host.calls} calls, {host.bytes} bytes, {version_of(over)} commits, "
            f"a picture of {len(picture.get('data', ''))} bytes\n"
        )
