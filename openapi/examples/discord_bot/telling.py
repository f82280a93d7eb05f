"""What a message says of a game: its sentences, what can be done now, and the board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple, TypeAlias

from automa_client import documents as d
from automa_client.aio import ScytheGame

from .tongue import Tongue

Picture: TypeAlias = Callable[[int], Awaitable[bytes]]
"""The board as PNG, so many pixels wide."""


class Deed(NamedTuple):
    """What a button does, and at which version: later it is refused. For `why` it is the step."""

    name: str
    at: str
    label: str


class Told(NamedTuple):
    """A message. `picture` draws the board to it."""

    text: str
    deeds: tuple[Deed, ...] = ()
    picture: Picture | None = None


def done(game: ScytheGame, tongue: Tongue, commit: d.ScytheCommandDone) -> Told:
    """What a command did, and what is due now."""
    lines = [step.text for step in commit.commit.steps] + [f"⚠ {each.text}" for each in commit.warnings]
    reasons = [step.step for step in commit.commit.steps if step.explained]
    return _at(game, tongue, lines, reasons)


async def begun(game: ScytheGame, tongue: Tongue) -> Told:
    """What happened before anybody did anything."""
    story = await game.story()
    return _at(game, tongue, [step.text for commit in story.commits for step in commit.steps], [])


async def now(game: ScytheGame, tongue: Tongue) -> Told:
    """The board, and what is due."""
    return _at(game, tongue, [], [], board=True)


async def why(game: ScytheGame, tongue: Tongue, step: str) -> Told:
    """What a rule chose in a step, among what, and what settled it."""
    explained = await game.why(step)

    def called(of: str) -> str:
        return explained.names.get(of, tongue.name(of))

    lines = [explained.step.text, explained.text]
    for each in getattr(explained.explanation, "candidates", ()):
        scores = ", ".join(f"{called(score)} {value}" for score, value in each.scores.items())
        reason = called(each.refused) if each.refused else scores
        lines.append(f"{'✔' if each.chosen else '·'} {called(each.id)}: {reason}")
    return Told("\n".join(lines))


async def score(game: ScytheGame, tongue: Tongue) -> Told:
    """Who has how much."""
    standings = (await game.score()).standings
    return Told(
        "\n".join(f"{'★' if one.wins else '·'} {tongue.name(one.seat)}: {one.total}" for one in standings)
    )


async def hand(game: ScytheGame, tongue: Tongue) -> Told:
    """The human's combat cards, for nobody else."""
    cards = " ".join(map(str, held(game)))
    return Told(f"{tongue.words['cards']}: {cards}" if cards else tongue.words["no_hand"])


def held(game: ScytheGame) -> list[int]:
    """The values of the human's combat cards."""
    mine = next(one for one in game.seen.state.players if one.kind == "human")
    return sorted(mine.combat_cards) if isinstance(mine.combat_cards, list) else []


def _at(
    game: ScytheGame, tongue: Tongue, lines: list[str], reasons: list[str], *, board: bool = False
) -> Told:
    """Text, buttons, and the board when it is the human who has to look at it."""
    seen = game.seen
    named = dict.fromkeys([*_due(seen), "undo"], str(seen.version))
    if reasons:
        named["why"] = reasons[-1]
    deeds = tuple(Deed(name, at, tongue.words.get(name) or tongue.name(name)) for name, at in named.items())
    text = "\n".join(lines + [question.text for question in seen.pending])
    drawn = board or "automa" not in named
    return Told(text, deeds, (lambda width: game.picture(last_turn=True, width=width)) if drawn else None)


def _due(seen: d.ScytheGameState) -> Iterator[str]:
    """The Automa's turn, or the answers to what is asked."""
    for question in seen.pending:
        if isinstance(question, d.ScytheFightAsked):
            yield from ("fight", *question.abilities)
    if seen.next.do == "automa_turn":
        yield "automa"
