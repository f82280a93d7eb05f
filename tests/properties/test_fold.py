"""Facts where they do not belong: whatever they say, they give a state or are called impossible."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automa_rules.core.event import Commanded, Event, Rewound
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.core.ruleset import Ruleset
from automa_rules.expeditions import RULESET as EXPEDITIONS
from automa_rules.scythe import RULESET as SCYTHE
from automa_rules.trismegistus import RULESET as TRISMEGISTUS
from tests.properties import expeditions_games, scythe_games, scythe_tables, trismegistus_games

Played = tuple[list[list[Event]], list[Any]]

COMMITS_OF_SCYTHE = 60


def _scythe(seed: int) -> Played:
    ledger = scythe_games.begun(scythe_tables.chance_of(seed), seed)
    for _ in range(COMMITS_OF_SCYTHE):
        if not ledger.state.over:
            scythe_games.step(ledger, wild=False)
    return ledger.log, [node.state for node in ledger.timeline.nodes]


def _expeditions(seed: int) -> Played:
    game = expeditions_games.Game(Random(seed))  # noqa: S311 - a game of a test
    states = [game.first, *(game.state for _ in game.play())]
    return game.log, states


def _trismegistus(seed: int) -> Played:
    deck = "virtual" if seed % 2 else "physical"
    game = trismegistus_games.Game(Random(seed), deck)  # noqa: S311 - a game of a test
    states = list(game.play())
    return game.log, states


@pytest.mark.parametrize(
    ("ruleset", "play"),
    [(SCYTHE, _scythe), (EXPEDITIONS, _expeditions), (TRISMEGISTUS, _trismegistus)],
    ids=lambda one: one.name if isinstance(one, Ruleset) else "",
)
@settings(max_examples=12)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_a_fact_of_another_game_fits_or_is_impossible(
    ruleset: Ruleset[Any], play: Callable[[int], Played], seed: int
) -> None:
    """No other exception comes out of a fold, for the facts of one game in the states of another."""
    facts = [fact for commit in play(seed)[0] for fact in commit if not isinstance(fact, Commanded | Rewound)]
    states = play(seed + 1)[1]
    for state in (None, states[0], states[len(states) // 2], states[-1]):
        for fact in facts:
            try:
                assert ruleset.evolve(state, fact) is not None
            except ImpossibleEvent:
                continue
