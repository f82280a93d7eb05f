"""Properties of Scythe: random whole games, and single decisions from random positions.

The games are seeded and always the same. Each commit is checked when it is made (see `scythe_invariants`).
The whole log is replayed at one commit in forty and at the end of every game only, to keep this file fast.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import hypothesis
import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from automa_rules.core.command import Command
from automa_rules.core.correction import Correct
from automa_rules.core.event import Event
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import RULESET
from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import AutomaTurn, Settle
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_DECK, MoveSymbol
from automa_rules.scythe.move_context import build_move_context
from automa_rules.scythe.moves import ValidMove, try_symbol
from automa_rules.scythe.player import Player, hand_size
from automa_rules.scythe.position import Position
from automa_rules.scythe.state import State, player
from automa_rules.scythe.terms import MAT, Symbol
from tests.domain.scythe.table import given, human
from tests.properties import scythe_humans as humans
from tests.properties import scythe_oracle as oracle
from tests.properties import scythe_tables as tables
from tests.properties.scythe_games import ENTROPY_BYTES, Ledger, go_on, whole_game
from tests.properties.scythe_invariants import other_secrets

ROUND = 28
"""One game for each of seven factions and four levels."""
ROUNDS = 10

decisions = settings(max_examples=150)
seeds = st.integers(min_value=0, max_value=2**32)


@pytest.mark.parametrize("number", range(ROUNDS))
def test_whole_games(number: int) -> None:
    """Random games, with any faction, level, option, deck and number of seats, are sound to their end."""
    played: Counter[str] = Counter()
    for seed in range(number * ROUND, (number + 1) * ROUND):
        played += whole_game(seed)
    assert played["games"] == ROUND


def test_the_games_are_of_every_kind() -> None:
    """The games above have every faction and level, each option, all kinds of decks, two to five seats."""
    seen: Counter[object] = Counter()
    for seed in range(ROUND * ROUNDS):
        make = tables.position if seed % 3 == 2 else tables.setup
        document = make(tables.chance_of(seed), seed)
        main = next(one for one in document["players"] if one["seat"] == "automa")
        seen[(main["faction"], main["level"])] += 1
        seen[f"{len(document['players'])} seats"] += 1
        seen[document["enemies"]] += 1
        seen.update(f"option {name}" for name in document["options"])
        seen.update((name, document["decks"][name]) for name in ("automa", "combat", "shared"))
        seen.update(f"{one['kind']} human" for one in document["players"] if one["kind"] == "human")
    for faction in tables.FACTION_NAMES:
        for level in tables.LEVELS:
            assert seen[(faction, level)] == ROUNDS
    options = ("skip_turns", "coins", "power", "test_moves", "test_deployments", "all_moves")
    for kind in (
        *(f"option {name}" for name in options),
        *(f"{count} seats" for count in range(2, 6)),
        *((deck, mode) for deck in ("automa", "combat") for mode in ("virtual", "physical")),
        *(("shared", shared) for shared in (True, False)),
        "everyone",
        "other_sides",
    ):
        assert seen[kind] >= ROUNDS, kind


def test_a_game_is_the_same_twice() -> None:
    """Chance comes in with the commands only: the same seed plays the same game, event for event."""
    assert whole_game(4711) == whole_game(4711)


def _position(chance: Random, *, virtual: bool = False) -> State:
    number = chance.randrange(ROUND)
    start = msgspec.convert(tables.position(chance, number, virtual=virtual), Position)
    return RULESET.decide(None, Command(start, None, chance.randbytes(ENTROPY_BYTES))).state


def _fold(state: State | None, events: tuple[Event, ...]) -> State:
    for event in events:
        state = RULESET.evolve(state, event)
    assert state is not None
    return state


@settings(decisions, max_examples=300)
@hypothesis.given(seeds)
def test_each_move_symbol_does_what_the_rulebook_says(seed: int) -> None:
    """MOVE-WORKER, MOVE-MECH, MOVE-CHARACTER, ENCOUNTER-FACTORY, ATTACK-COMBAT, ATTACK-WORKER, R1-R22.

    In a random position the chosen unit and destination are those of the oracle, for each Automa and symbol.
    """
    chance = tables.chance_of(seed)
    state = _position(chance, virtual=True)
    document = msgspec.to_builtins(state)
    for one in state.players:
        if one.kind == "automa":
            for symbol in get_args(Symbol):
                least = chance.choice((0, 1, 5, 8)) if symbol == "attack_combat" else 0
                found = try_symbol(build_move_context(state, one.seat), MoveSymbol(symbol, min_power=least))
                chosen = (
                    (found.selected.unit, found.selected.origin, found.to)
                    if isinstance(found, ValidMove)
                    else None
                )
                assert chosen == oracle.move(document, one.seat, symbol, least), (one.seat, symbol)


@decisions
@hypothesis.given(seeds)
def test_an_automas_turn_does_what_its_card_says(seed: int) -> None:
    """T1-T3, R11, R36, R43, R44, R49: symbols left to right to the first valid one, gains, tracker."""
    chance = tables.chance_of(seed)
    state = _position(chance, virtual=True)
    automas = [one for one in state.players if one.kind == "automa"]
    one = chance.choice(automas)
    state = msgspec.structs.replace(state, turn=one.seat)
    events = RULESET.decide(state, Command(AutomaTurn(), None, chance.randbytes(ENTROPY_BYTES))).events
    (card,) = (event.card for event in events if isinstance(event, ev.AutomaCardDrawn))
    document = msgspec.to_builtins(state)
    if oracle.skips(document, oracle.seat_of(document, one.seat), card):
        assert [type(event) for event in events[-2:]] == [ev.TurnSkipped, ev.TurnEnded]
        assert _mat(player(_fold(state, events), one.seat)) == _mat(one)
        return
    _check_row(state, one, card, events)
    if not any(isinstance(event, ev.CombatBegan | ev.AutomaTurnPaused | ev.GameEnded) for event in events):
        _check_gains(state, one, card, events)


def _check_row(state: State, one: Player, card: int, events: tuple[Event, ...]) -> None:
    """Each symbol tried, in its order, moves what the oracle moves in the state that it was tried in."""
    printed = iter(oracle.symbols(oracle.seat_of(msgspec.to_builtins(state), one.seat), card))
    moved = 0
    for event in events:
        if isinstance(event, ev.UnitMoved | ev.SymbolRefused):
            symbol = next(printed)
            document = msgspec.to_builtins(state)
            expected = oracle.move(document, one.seat, symbol["symbol"], symbol.get("min_power", 0))
            assert event.symbol == symbol["symbol"]
            if isinstance(event, ev.UnitMoved):
                moved += 1
                assert (event.unit, event.origin, event.to) == expected
            else:
                assert expected is None
        state = RULESET.evolve(state, event)
    all_moves = state.options.all_moves or one.level == "ultimaszyna"
    assert moved <= 1 or all_moves
    if (not moved or all_moves) and isinstance(events[-1], ev.TurnEnded) and not state.options.test_moves:
        assert next(printed, None) is None


def _check_gains(before: State, one: Player, card: int, events: tuple[Event, ...]) -> None:
    document = msgspec.to_builtins(before)
    me = oracle.seat_of(document, one.seat)
    after = _fold(before, events)
    then = player(after, one.seat)
    space, star, switched = oracle.tracker(me, card)
    assert then.star_tracker == space
    assert then.stars.count("tracker") - one.stars.count("tracker") == star
    assert any(isinstance(event, ev.SchemeSwitched) for event in events) == switched
    if before.options.test_deployments:
        return
    gains = oracle.gains(document, one.seat, card)
    assert then.coins - one.coins == gains["coin"]
    assert then.power - one.power == gains["power"]
    assert one.workers.count(MAT) - then.workers.count(MAT) == gains["worker"]
    assert one.mechs.count(MAT) - then.mechs.count(MAT) == gains["mech"]
    assert (one.character == MAT) - (then.character == MAT) == gains["character"]
    assert hand_size(then) - hand_size(one) == gains["combat_card"]
    if one.power < 16:
        assert ("power" in then.stars) == ("power" in one.stars or then.power == 16)


def _mat(one: Player) -> tuple[object, ...]:
    return (one.coins, one.power, one.combat_cards, one.mechs, one.workers, one.character, one.star_tracker)


@decisions
@hypothesis.given(seeds)
def test_anything_well_typed_is_done_or_refused(seed: int) -> None:
    """Whatever is asked for or corrected in any position: a sound commit, or a refusal and no change."""
    chance = tables.chance_of(seed)
    ledger = Ledger(chance, tables.position(chance, chance.randrange(ROUND)))
    seats = (None, *(one.seat for one in ledger.state.players))
    for _ in range(8):
        dice = chance.random()
        if dice < 0.3:
            ledger.act(humans.wild_correction(ledger.state, chance))
        elif dice < 0.6:
            ledger.act(humans.wild(ledger.state, chance), chance.choice(seats))
        elif not ledger.state.over:
            go_on(ledger)
    ledger.check_log()


@decisions
@hypothesis.given(seeds)
@pytest.mark.promise("secrets-by-seat")
def test_a_refusal_tells_no_secret(seed: int) -> None:
    """A seat is refused with the same reason and facts, whatever lies in the piles and in others' hands.

    A combat between two humans is told by one for both, so it is checked against both hands.
    """
    chance = tables.chance_of(seed)
    state = _position(chance, virtual=True)
    seat = chance.choice([one.seat for one in state.players])
    twin = other_secrets(state, seat)
    for _ in range(10):
        action = (
            humans.wild(state, chance) if chance.random() < 0.7 else humans.wild_correction(state, chance)
        )
        if not isinstance(action, Settle):
            assert _refusal(state, action, seat) == _refusal(twin, action, seat), action


@pytest.mark.parametrize("seed", range(8))
def test_what_is_refused_of_cards_tells_no_order(seed: int) -> None:
    """All the cards of a deck told at once: which of them are too many is told, and not how they lie."""
    state = _position(tables.chance_of(seed), virtual=True)
    decks, hands = range(len(state.automa_decks)), range(len(state.players))
    places = (
        *(f"/automa_decks/{deck}/{part}" for deck in decks for part in ("discards", "combat_discards")),
        *(f"/players/{player}/combat_cards" for player in hands),
        "/combat_deck/discards",
    )
    for seat in (None, *(one.seat for one in state.players)):
        twin = other_secrets(state, seat)
        for place in places:
            for cards in (AUTOMA_DECK, COMBAT_DECK, AUTOMA_DECK[:2], COMBAT_DECK[::9]):
                told = Correct(place, msgspec.Raw(msgspec.json.encode(cards)), "")
                assert _refusal(state, told, seat) == _refusal(twin, told, seat), told


@pytest.mark.parametrize(
    "value", [b'"\xff"', b"9" * 5000, b"18446744073709551615", b"1e999", b"[" * 99 + b"]" * 99]
)
def test_a_correction_takes_no_value_that_cannot_be_stored(value: bytes) -> None:
    """Broken UTF-8, numbers beyond every track and deep nests are refused like any that does not fit."""
    correct = Correct("/players/0/coins", msgspec.Raw(value), "")
    given(human()).refuses(correct, "correction_impossible", pointer="/players/0/coins")


def test_settling_a_combat_tells_no_hand() -> None:
    """Who settles a combat between humans and names cards that are not held learns only how many are."""
    fighters = given(
        human("crimea", seat="one", character="r3c3"),
        human("saxony", seat="two", character="r3c2", power=3, combat_cards=[3, 5]),
        turn="one",
    ).when({"type": "move", "moves": [{"unit": "character", "from": "r3c3", "to": "r3c2"}]})
    named = {"type": "settle", "attacker": {"dial": 0}, "defender": {"dial": 0, "cards": [4]}}
    fighters.refuses(named, "combat_cards_not_held", by="one", cards=[4], held=2)


def _refusal(state: State, action: msgspec.Struct, seat: str | None) -> tuple[object, ...] | None:
    try:
        RULESET.decide(state, Command(action, seat, bytes(ENTROPY_BYTES)))
    except Rejected as refused:
        return refused.code, refused.facts
    return None
