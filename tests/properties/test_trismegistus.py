"""Random whole games of Trismegistus: what holds after every commit."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Union

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automa_rules.core.command import Command
from automa_rules.core.event import (
    Commanded,
    DeckShuffled,
    Event,
    Rewound,
    ShuffleRevealed,
    canonical_event_json,
    without_secrets,
)
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import redo_target, undo_target
from automa_rules.core.ruleset import SHARED_EVENTS, Explanation
from automa_rules.core.shuffle import matches_commitment
from automa_rules.core.timeline import Timeline, extend, replay
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.dice import count_by_colour
from automa_rules.trismegistus.questions import questions
from automa_rules.trismegistus.state import State, dice_off_board
from automa_rules.trismegistus.validation import validate_state
from tests.properties.stored import AT, read_again
from tests.properties.trismegistus_games import Game

LONGEST = 400
DECKS = st.sampled_from(["physical", "virtual"])
SEEDS = st.integers(min_value=0, max_value=2**32)
EVENT_TYPES = RULESET.event_types
ANY_EVENT: Any = Union[(*EVENT_TYPES,)]

_ASKED = Commanded(AT, None, msgspec.Raw(b"{}"))

whole_games = settings(
    max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def played(seed: int, deck: str) -> Game:
    """A whole game."""
    game = Game(Random(seed), deck)  # noqa: S311 - a game of a test
    for number, _ in enumerate(game.play()):
        assert number < LONGEST
    return game


@whole_games
@given(SEEDS, DECKS)
def test_every_state_can_be(seed: int, deck: str) -> None:
    """Dice and cards are conserved, bowls hold five at most, markers stay on their tracks."""
    game = Game(Random(seed), deck)  # noqa: S311 - a game of a test
    for state in game.play():
        validate_state(state)
        cards = [*state.deck.pile, *state.deck.discards, *([state.card] if state.card else [])]
        assert sorted(cards) == sorted(state.cards)
        if not state.rolling and state.scoring is None:
            assert count_by_colour(state.bowls, dice_off_board(state)) == state.dice
        assert len(state.automa.spent) <= 3
        assert min(state.automa.vp, state.automa.gold, state.automa.ethereal) >= 0


@whole_games
@given(SEEDS, DECKS)
def test_the_sums_come_out(seed: int, deck: str) -> None:
    """VP, gold and ethereal dice are what the facts of the log add up to."""
    game = played(seed, deck)
    sums = Counter[str]()
    for event in game.events:
        match event:
            case ev.VpGained() | ev.AchievementScored() | ev.ExperimentsScored() | ev.SymbolsScored():
                sums["vp"] += event.amount if isinstance(event, ev.VpGained) else event.vp
            case ev.FormulasScored() | ev.RemaindersScored() | ev.TracksScored():
                sums["vp"] += event.vp
            case ev.MasterpieceSolved():
                sums["vp"] += event.masterpiece.vp
                sums["gold"] -= event.gold
            case ev.GoldGained():
                sums["gold"] += event.amount
            case ev.FormulaBought():
                sums["gold"] -= event.cost
            case ev.EtherealGained():
                sums["ethereal"] += event.amount
            case ev.EtherealDieSpent(seat="automa"):
                sums["ethereal"] -= 1
            case _:
                pass
    automa = game.state.automa
    score: Any = RULESET.score(game.state)

    assert (sums["vp"], sums["gold"], 1 + sums["ethereal"]) == (automa.vp, automa.gold, automa.ethereal)
    assert score.automa.total == automa.vp
    assert score.missing == ()


@whole_games
@given(SEEDS, DECKS)
def test_each_round_is_three_dice_a_player(seed: int, deck: str) -> None:
    """Three rounds; each ends when six dice are exhausted, three of each player."""
    game = played(seed, deck)
    dice: Counter[str] = Counter()
    rounds = []
    for event in game.events:
        if isinstance(event, ev.DieSetAside):
            dice[event.seat] += 1
        if isinstance(event, ev.RoundEnded):
            rounds.append(event.round)
            assert dice == {"human": 3, "automa": 3}
            dice.clear()

    assert rounds == [1, 2, 3]


@whole_games
@given(SEEDS, DECKS)
def test_the_log_tells_the_game(seed: int, deck: str) -> None:
    """Reading the stored log again gives the state that the game reached commit by commit."""
    game = played(seed, deck)
    stored = [read_again(commit, ANY_EVENT) for commit in game.log]
    assert stored == game.log
    assert replay(stored, RULESET.evolve).state == game.state


@whole_games
@given(SEEDS, DECKS)
def test_undo_and_redo(seed: int, deck: str) -> None:
    """Each commit can be taken back and done again, all the way to the beginning."""
    game = played(seed, deck)
    timeline: Timeline[State] = replay(game.log, RULESET.evolve)
    end = timeline.state
    states = [node.state for node in timeline.nodes]
    for before in reversed(states[:-1]):
        timeline = extend(timeline, [[_ASKED, Rewound(undo_target(timeline), "undo")]], RULESET.evolve)
        assert timeline.state == before
    with pytest.raises(Rejected, match="nothing_to_undo"):
        undo_target(timeline)
    for after in states[1:]:
        timeline = extend(timeline, [[_ASKED, Rewound(redo_target(timeline), "redo")]], RULESET.evolve)
        assert timeline.state == after

    assert timeline.state == end


@whole_games
@given(SEEDS, DECKS)
def test_secrets(seed: int, deck: str) -> None:
    """No public text and no view has a salt before the end; then each shuffle keeps its word."""
    game = played(seed, deck)
    shuffles = [event for event in game.events if isinstance(event, DeckShuffled)]
    revealed = [event for event in game.events if isinstance(event, ShuffleRevealed)]
    before_the_end = game.events[: -len(revealed)] if revealed else game.events
    public_text = b"".join(canonical_event_json(without_secrets(event)) for event in before_the_end)

    assert not any(shuffle.salt.encode() in public_text for shuffle in shuffles)
    assert [one.commitment for one in revealed] == [one.commitment for one in shuffles]
    assert all(
        matches_commitment(one, shown.salt, shown.order)
        for one, shown in zip(shuffles, revealed, strict=True)
    )


@whole_games
@given(SEEDS, DECKS)
def test_views(seed: int, deck: str) -> None:
    """Every seat can look at every moment; the pile is sorted, and salts are not there."""
    game = Game(Random(seed), deck)  # noqa: S311 - a game of a test
    for state in game.play():
        salts = [shuffle.salt for shuffle in state.shuffles]
        for seat in (None, "human", "automa"):
            shown: Any = RULESET.view(state, seat)
            assert list(shown.deck.left) == sorted(state.deck.pile)
            text = msgspec.json.encode(shown).decode()
            assert not any(salt in text for salt in salts)
        msgspec.json.encode((RULESET.score(state), questions(state)))


@whole_games
@given(SEEDS, DECKS)
def test_everything_can_be_explained(seed: int, deck: str) -> None:
    """Whatever the Automa chose has reasons, of which one candidate was chosen, unless all were refused."""
    game = played(seed, deck)
    for before, event in zip(game.befores, game.events, strict=True):
        if before is None or isinstance(event, SHARED_EVENTS):
            continue
        reasons = RULESET.explain(before, event)
        if reasons is None:
            continue
        assert isinstance(reasons, Explanation)
        assert reasons.rule == _rule(event)
        rolled_in_vain = isinstance(event, ev.BlackDieRolled) and not event.counts
        if any(one.refused is None for one in reasons.candidates) and not rolled_in_vain:
            assert sum(one.chosen for one in reasons.candidates) == 1


def _rule(event: Event) -> str:
    return str(getattr(event, "rule", ""))


@whole_games
@given(SEEDS, DECKS)
def test_an_open_question_stops_the_game(seed: int, deck: str) -> None:
    """While the table is asked neither the Automa nor the human goes on."""
    game = Game(Random(seed), deck)  # noqa: S311 - a game of a test
    for state in game.play():
        if not questions(state):
            continue
        for document in ({"type": "automa_turn"}, {"type": "end_turn"}):
            kind = RULESET.automa_turn if document["type"] == "automa_turn" else _END_TURN
            with pytest.raises(Rejected, match="question_open"):
                RULESET.decide(state, Command(msgspec.convert(document, kind), None, bytes(512)))


_END_TURN = next(kind for kind in RULESET.actions if kind.__struct_config__.tag == "end_turn")


@whole_games
@given(SEEDS, DECKS)
def test_tokens_serve_once(seed: int, deck: str) -> None:
    """No bonus token gives its benefit twice, and each fact cites a rule of the catalogue."""
    game = played(seed, deck)
    reached = Counter((e.track, e.step) for e in game.log if isinstance(e, ev.TokenReached))
    known = {rule.id for rule in RULESET.rules}
    assert all(times == 1 for times in reached.values())
    assert {_rule(event) for event in game.events} - {""} <= known
