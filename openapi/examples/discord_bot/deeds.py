"""What buttons and commands do with a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from automa_client import documents as d
from automa_client.aio import ScytheGame

from . import telling
from .telling import Told
from .tongue import Tongue

MATS = {"mechs": 4, "workers": 8}  # what is not on the board is on the mat
Play: TypeAlias = Callable[[ScytheGame, Tongue], Awaitable[Told]]
"""What is done with a channel's game, and told of it."""


def acting(action: d.ScytheAction, version: int | None = None) -> Play:
    """Do something as the human, as the game stood at a version."""
    return _commanding(lambda game: game.act(action), version)


def deed(name: str, at: str) -> Play:
    """What a button does; those with the name of an ability use it before a combat."""
    match name:
        case "why":
            return lambda game, tongue: telling.why(game, tongue, at)
        case "automa":
            return _commanding(lambda game: game.automa_turn(), int(at))
        case "undo":
            return _commanding(lambda game: game.undo(), int(at))
        case ability:
            return acting(
                msgspec.convert({"type": "use_ability", "ability": ability}, d.ScytheUseAbility), int(at)
            )


def turn(numbers: dict[str, int | None], places: dict[str, str | None]) -> Play:
    """End the human's turn: what has changed on the mat, and where units stand by their coordinates."""

    async def told(game: ScytheGame, tongue: Tongue) -> Told:
        changed: dict[str, object] = {name: value for name, value in numbers.items() if value is not None}
        for name, value in places.items():
            if value is not None:
                named = value.split()
                changed[name] = (
                    named + ["mat"] * (MATS[name] - len(named)) if name in MATS else " ".join(named)
                )
        report = {"type": "report", **changed, "end_turn": True}
        return await acting(msgspec.convert(report, d.ScytheReport))(game, tongue)

    return told


def moved(unit: str, to: str) -> Play:
    """Move a unit, told as kind and place with a space between, as `reach` names it."""
    kind, _, place = unit.partition(" ")

    async def told(game: ScytheGame, tongue: Tongue) -> Told:
        move = {"unit": kind, "from": place, "to": to}
        return await acting(msgspec.convert({"type": "move", "moves": [move]}, d.ScytheMove))(game, tongue)

    return told


def _commanding(command: Callable[[ScytheGame], Awaitable[d.ScytheCommandDone]], version: int | None) -> Play:
    async def told(game: ScytheGame, tongue: Tongue) -> Told:
        if version is not None:  # a second press of a button, or of an old one, is refused
            game.seen = msgspec.structs.replace(game.seen, version=version)
        return telling.done(game, tongue, await command(game))

    return told
