"""The messages about a game: sentences, what can be done now, and the board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias

from automa_client import Refused

from .forms import Form
from .games import AnyGame
from .tongue import Tongue

NOT_FOUND = 404
Picture: TypeAlias = Callable[[int], Awaitable["bytes | None"]]
"""The board as PNG, so many pixels wide; None for a ruleset without a board."""


class Told(NamedTuple):
    """A message about a game at a version.

    `due` is the form of the open question, and `choices` are the other forms. `automa_turn`: it is the
    Automa's turn. `why` is a step that can be explained.
    """

    text: str
    version: int | None = None
    automa_turn: bool = False
    due: Form | None = None
    choices: tuple[Form, ...] = ()
    why: str | None = None
    picture: Picture | None = None


Play: TypeAlias = Callable[[AnyGame, Tongue], Awaitable[Told]]
"""An operation on a channel's game. It returns the message about it."""


def sending(body: dict[str, Any], version: int | None) -> Play:
    """Send a body for a version of the game. The message says what it did, and what is next."""

    async def told(game: AnyGame, _tongue: Tongue) -> Told:
        done = await game.send(body, version)
        lines = [step.text for step in done.commit.steps] + [f"⚠ {each.text}" for each in done.warnings]
        reasons = [step.step for step in done.commit.steps if step.explained]
        return await _now(game, lines, reasons[-1] if reasons else None)

    return told


async def begun(game: AnyGame) -> Told:
    """The message about a new game."""
    return await _now(game, await _sentences(game, 0))


async def now(game: AnyGame, _tongue: Tongue) -> Told:
    """The last commit, the board, and what is next."""
    return await _now(game, await _sentences(game, game.seen.version - 1), board=True)


def explaining(step: str) -> Play:
    """Explain a step: what the rule chose, the candidates, and the criterion that decided."""

    async def told(game: AnyGame, _tongue: Tongue) -> Told:
        explained = await game.why(step)

        def called(of: str) -> str:
            return explained.names.get(of, of)

        lines = [explained.step.text, explained.text]
        for each in getattr(explained.explanation, "candidates", ()):
            scores = ", ".join(f"{called(score)} {value}" for score, value in each.scores.items())
            reason = called(each.refused) if each.refused else scores
            lines.append(f"{'✔' if each.chosen else '·'} {called(each.id)}: {reason}")
        return Told("\n".join(lines))

    return told


async def score(game: AnyGame, tongue: Tongue) -> Told:
    """The score of each seat."""
    names = await tongue.names(game.seen.ruleset)
    return Told(
        "\n".join(
            f"{'★' if one.wins else '·'} {names.get(one.seat, one.seat)}: "
            f"{'?' if one.total is None else one.total}"
            for one in (await game.score()).standings
        )
    )


async def _sentences(game: AnyGame, after: int) -> list[str]:
    return [step.text for commit in (await game.story(after=after)).commits for step in commit.steps]


async def _now(game: AnyGame, lines: list[str], why: str | None = None, *, board: bool = False) -> Told:
    """A message with what can be done now. It has the board unless the Automa goes on."""
    seen = game.seen
    forms = [] if seen.over else await game.forms()
    due = forms.pop(0) if seen.pending and forms else None
    automa_turn = seen.next.do == "automa_turn"

    async def picture(width: int) -> bytes | None:
        try:
            return await game.picture(last_turn=True, width=width)
        except Refused as refused:
            if refused.status != NOT_FOUND:
                raise
            return None

    return Told(
        "\n".join(lines + [question.text for question in seen.pending]),
        seen.version,
        automa_turn,
        due,
        tuple(forms),
        why,
        picture if board or not automa_turn else None,
    )
