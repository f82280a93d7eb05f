"""The turn that was played last, looked at step by step."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from domain.core.commits import NO_PARENT
from domain.core.event import Commanded
from domain.core.timeline import Timeline
from service.games.game import Game
from service.games.library import Library
from service.games.reading import evolved

MOST_SHOWN = 300  # events; no turn that is played has as many


async def last_turn(library: Library, game: Game) -> Sequence[Any]:
    """The states along the last turn where the game stands: the one before it, then one for each event.

    It is the turn of whoever had it before the newest commit, as far back as it goes on its path; of a turn
    without end the newest part, and of a commit too.
    """
    timeline = game.timeline
    indexes = _commits(timeline, game.codec.ruleset.turn)
    if not indexes:
        return [timeline.state]
    shown = [timeline.commits[index] for index in indexes]
    after, last = shown[0].first - 1, shown[-1].last
    events = await library.events(game, after, last)
    state = timeline.commits[shown[0].parent].state
    states = deque([state], maxlen=1 + MOST_SHOWN)
    for commit in shown:
        facts = events[commit.first - 1 - after : commit.last - after]
        for version, event in enumerate(facts, commit.first):
            if not isinstance(event, Commanded):
                state = evolved(game.codec, state, event, version)
                states.append(state)
    return states


def _commits(timeline: Timeline[Any], turn: Any) -> list[int]:  # noqa: ANN401 - each ruleset has its own
    """The indexes of the turn's commits, in order; none at the beginning of the game."""
    commits = timeline.commits
    index = timeline.head
    whose = turn(commits[commits[index].parent].state) if commits[index].parent != NO_PARENT else None
    found: list[int] = []
    events = 0
    while (parent := commits[index].parent) != NO_PARENT and turn(commits[parent].state) == whose:
        events += commits[index].last - commits[index].first + 1
        if events > MOST_SHOWN and found:
            break
        found.append(index)
        index = parent
    return found[::-1]
