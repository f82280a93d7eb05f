"""Random whole games of Expeditions: what holds after every commit."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Union

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from automa_rules.core.command import Command
from automa_rules.core.event import (
    Commanded,
    Corrected,
    DeckShuffled,
    Event,
    Rewound,
    ShuffleRevealed,
    canonical_event_json,
    without_secrets,
)
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.core.rewind_targets import redo_target, undo_target
from automa_rules.core.ruleset import Explanation
from automa_rules.core.shuffle import matches_commitment
from automa_rules.core.timeline import Timeline, extend, replay
from automa_rules.expeditions import RULESET
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.state import State
from automa_rules.expeditions.validation import validate_state
from tests.properties.expeditions_games import Game
from tests.properties.expeditions_oracle import mech_actions
from tests.properties.stored import AT, read_again

LONGEST = 2000
ANY_EVENT: Any = Union[(*RULESET.events, Commanded, Rewound)]

games = st.integers(min_value=0, max_value=2**64 - 1).map(lambda seed: Game(Random(seed)))  # noqa: S311 - a game of a test


def _games(count: int) -> settings:
    """How many random games a property is tried on."""
    return settings(max_examples=count)


def _tokens(state: State) -> Counter[str]:
    """All ordinary tokens that the game knows of."""
    lying = Counter(token for there in state.locations for token in there.corruption)
    return (
        lying + Counter(state.bag.tokens) + Counter(state.human.corruption) + Counter(state.automa.corruption)
    )


def _maps(state: State) -> int:
    return sum(bool(there.map) for there in state.locations) + state.human.maps + state.automa.maps


@_games(150)
@given(games)
def test_a_whole_game(game: Game) -> None:
    """After every commit all below holds, replay equals the incremental state, and the game ends."""
    timeline = replay(game.log, RULESET.evolve)
    for commit in game.play():
        before = timeline.state
        timeline = extend(timeline, game.log[-1:], RULESET.evolve)
        after = game.state
        assert timeline.state == after
        validate_state(after)
        _conserved(before, after, commit)
        _nothing_secret_shown(after, commit)
        _by_the_rulebook(game, commit)
        _undone_and_redone(timeline)
        assert len(game.events) < LONGEST
    assert replay(game.log, RULESET.evolve).state == game.state
    _ended_as_it_should(game)


def _conserved(before: State, after: State, commit: list[Event]) -> None:
    """Cards always; maps but for what a fact tells; tokens of a virtual bag always."""
    deck = after.deck
    if deck.mode == "virtual":
        assert sorted(deck.pile + deck.set_aside + deck.drawn) == list(range(1, 15))
        assert len(deck.set_aside) == 2
        assert deck.left == len(deck.pile)
    gained = sum(fact.amount for fact in commit if isinstance(fact, ev.MapsChanged))
    assert _maps(after) == _maps(before) + gained
    if after.bag.mode == "virtual":
        assert _tokens(after) == _tokens(before)


def _nothing_secret_shown(state: State, commit: list[Event]) -> None:
    """A view is the same whatever the order of deck and bag; public facts hold neither order nor salt."""
    unknown = sorted(state.deck.pile + state.deck.set_aside)
    other = replace(
        state,
        deck=replace(state.deck, pile=tuple(unknown[2:]), set_aside=tuple(unknown[:2])),
        bag=replace(state.bag, tokens=tuple(sorted(state.bag.tokens))),
        shuffles=tuple(without_secrets(sealed) for sealed in state.shuffles),
    )
    for seat in (None, "human", "automa"):
        assert RULESET.view(state, seat) == RULESET.view(other, seat)
    for fact in commit:
        if isinstance(fact, DeckShuffled):
            told = msgspec.json.decode(canonical_event_json(without_secrets(fact)))
            assert [told[name] for name in ("salt", "order") if told.get(name)] == []


def _by_the_rulebook(game: Game, commit: list[Event]) -> None:
    """Each mech's action, found again by plain loops from the state in which it began."""
    for index, fact in enumerate(commit):
        if isinstance(fact, ev.TargetFound | ev.TargetMissed):
            before = game.befores[index]
            assert before is not None
            assert before.card is not None
            mech = fact.mech
            spot, deed, taken = mech_actions(msgspec.to_builtins(before), before.card, mech)
            rest = [other for other in commit[index:] if getattr(other, "mech", mech) == mech]
            moved = [other.to for other in rest if isinstance(other, ev.MechMoved)]
            assert (moved or [before.automa.mech(mech)])[0] == spot
            assert deed == (fact.kind if isinstance(fact, ev.TargetFound) else "nothing")
            assert _taken(commit[index:]) == taken
            why = RULESET.explain(before, fact)
            assert isinstance(why, Explanation)
            assert [one.id for one in why.candidates if one.chosen] == ([spot] if deed != "nothing" else [])


def _taken(facts: list[Event]) -> list[str]:
    """What the first mech of these facts takes."""
    for fact in facts[1:]:
        match fact:
            case ev.TargetFound() | ev.TargetMissed():
                return []
            case ev.MapTokenTaken():
                return ["map"]
            case ev.TwentyTaken():
                return ["twenty"]
            case ev.CorruptionTaken():
                return [*fact.tokens]
    return []


def _undone_and_redone(timeline: Timeline[State]) -> None:
    """Taking the last commit back and doing it again leads to the same state."""
    asked = Commanded(AT, None, msgspec.Raw(b"{}"))
    undone = extend(timeline, [[asked, Rewound(undo_target(timeline), "undo")]], RULESET.evolve)
    assert undone.state == timeline.node(timeline.current.parent).state
    redone = extend(undone, [[asked, Rewound(redo_target(undone), "redo")]], RULESET.evolve)
    assert redone.state == timeline.state


def _ended_as_it_should(game: Game) -> None:
    """Whoever triggered the end had the last turn, and every shuffle is shown and keeps its word."""
    *_, last_turn = [fact for fact in game.events if isinstance(fact, ev.TurnEnded)]
    assert game.state.end is not None
    assert last_turn.seat == game.state.end.by
    shown = {fact.commitment: fact for fact in game.events if isinstance(fact, ShuffleRevealed)}
    sealed = [fact for fact in game.events if isinstance(fact, DeckShuffled)]
    assert len(shown) == len(sealed)
    for fact in sealed:
        revealed = shown[fact.commitment]
        assert matches_commitment(without_secrets(fact), revealed.salt, revealed.order)


@_games(60)
@given(games)
def test_states_and_facts_survive_json(game: Game) -> None:
    """Decoded from their texts they are the same, states and facts alike."""
    for _ in game.play():
        assert msgspec.json.decode(msgspec.json.encode(game.state), type=State) == game.state
    for commit in game.log:
        assert read_again(commit, ANY_EVENT) == commit


@_games(60)
@given(games)
def test_the_same_commands_lead_to_the_same_facts(game: Game) -> None:
    """A command decided again in the same state with the same salts gives the same facts."""
    for commit in game.play():
        first = game.befores[0] if game.befores else None
        if first is None:
            continue
        commanded = game.log[-1][0]
        assert isinstance(commanded, Commanded)
        document = msgspec.json.decode(commanded.command)
        kinds = (*RULESET.actions, RULESET.automa_turn)
        kind = next(one for one in kinds if one.__struct_config__.tag == document["type"])
        salts = b"".join(bytes.fromhex(fact.salt) for fact in commit if isinstance(fact, DeckShuffled))
        action = msgspec.json.decode(commanded.command, type=kind)
        again = RULESET.decide(first, Command(action=action, entropy=salts.ljust(512, b"\0")))
        assert list(again.events) == commit


@_games(30)
@given(games)
def test_evolve_is_total(game: Game) -> None:
    """Any fact of another game applied to any state gives a state or is called impossible; nothing else."""
    facts = [fact for _ in game.play() for fact in game.log[-1][-3:]]
    for state in (game.first, game.state):
        for fact in facts:
            if isinstance(fact, Commanded):
                continue
            try:
                assert isinstance(RULESET.evolve(state, fact), State)
            except ImpossibleEvent:
                continue


def test_the_shell_keeps_its_own_facts() -> None:
    """Commanded and Rewound are not for evolve, and a game does not begin in its middle."""
    for fact in (Commanded(AT, None, msgspec.Raw(b"{}")), Rewound(1, "undo")):
        with pytest.raises(ImpossibleEvent):
            RULESET.evolve(Game(Random(1)).state, fact)  # noqa: S311 - a game of a test
    with pytest.raises(ImpossibleEvent):
        RULESET.evolve(None, ev.TurnEnded("human", "automa"))
    with pytest.raises(ImpossibleEvent):
        RULESET.evolve(Game(Random(1)).state, Corrected("/nowhere", 1, ""))  # noqa: S311 - a game of a test
