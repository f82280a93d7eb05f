"""The reasons for an event, derived again from the state just before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import to_builtins

from automa_rules.core.event import Event
from automa_rules.core.ruleset import Candidate, Explanation
from automa_rules.scythe import events as ev
from automa_rules.scythe.cards import AUTOMA_CARDS, POWER_RANGES, MoveSymbol
from automa_rules.scythe.current_card import current_half
from automa_rules.scythe.move_context import MoveContext, build_move_context
from automa_rules.scythe.moves import (
    PROCEDURES,
    SelectableUnit,
    SelectedUnit,
    ValidMove,
    invalid_territories,
    selectable_units,
    try_symbol,
)
from automa_rules.scythe.scoring import score
from automa_rules.scythe.state import State, deck_of, player
from automa_rules.scythe.terms import Symbol


def _draw(state: State, event: ev.AutomaCardDrawn) -> Explanation:
    """The cards that could have been drawn, and what the drawn one shows in the active scheme."""
    pile = sorted(deck_of(state, event.seat).pile)
    candidates = tuple(Candidate(str(card), chosen=card == event.card) for card in pile)
    drawn = AUTOMA_CARDS[event.card]
    facts = {
        "scheme": event.scheme,
        **to_builtins(drawn.half(event.scheme)),
        "star": drawn.star,
        "autometta_skips": drawn.autometta_skips,
    }
    return Explanation(event.rule, "told" if event.named else "top_card", candidates, facts)


def _move(state: State, event: ev.UnitMoved | ev.SymbolRefused) -> Explanation:
    symbol, context = _printed_symbol(state, event), build_move_context(state, event.seat)
    outcome = try_symbol(context, symbol)
    facts: dict[str, Any] = {"symbol": event.symbol, "power": player(state, event.seat).power}
    if symbol.min_power:
        facts["min_power"] = symbol.min_power
    facts |= _first_two_steps(context, event.symbol)
    if isinstance(outcome, ValidMove):
        return Explanation(outcome.rule, outcome.decided_by, outcome.candidates, facts)
    return Explanation(outcome.rule, outcome.reason, outcome.candidates, facts)


def _first_two_steps(context: MoveContext, symbol: Symbol) -> dict[str, Any]:
    """Step 1: the units compared, the selected one first, and what decided. Step 2: what it excluded."""
    units = selectable_units(context, PROCEDURES[symbol].units)
    if not units:
        return {}
    return {
        "unit": units[0].unit,
        "origin": units[0].place,
        "selectable": [
            {"unit": one.unit, "place": one.place, "distance_to_home": one.distance_to_home} for one in units
        ],
        "selected_by": _selected_by(units),
        "left_out": invalid_territories(context, symbol, SelectedUnit(units[0].unit, units[0].place)),
    }


def _selected_by(units: list[SelectableUnit]) -> str:
    """What distinguishes the selected unit from the next. Units of a kind in one place are the same."""
    first = units[0]
    other = next((one for one in units if (one.unit, one.place) != (first.unit, first.place)), None)
    if other is None:
        return "only_unit"
    if other.distance_to_home != first.distance_to_home:
        return "distance_to_home"
    return "reading_order" if other.place != first.place else "mech_before_character"


def _printed_symbol(state: State, event: ev.UnitMoved | ev.SymbolRefused) -> MoveSymbol:
    """The printed symbol of an event: the first of its kind that the Automa's faction can use."""
    faction = player(state, event.seat).faction
    return next(
        symbol
        for symbol in current_half(state).moves
        if symbol.symbol == event.symbol and symbol.only in (None, faction)
    )


def _combat_table(state: State, event: ev.CombatTableRead) -> Explanation:
    low, high = POWER_RANGES[event.column]
    facts: Mapping[str, Any] = {
        "power_before": player(state, event.seat).power,
        "range": [low, high],
        "printed_power": event.printed_power,
        "power_spent": event.power,
        "printed_cards": event.printed_cards,
        "cards_played": event.cards,
    }
    return Explanation(event.rule, "power_range", facts=facts)


def _combat_won(_: State, event: ev.CombatWon) -> Explanation:
    attacker = event.attacker_dial + sum(event.attacker_cards)
    defender = event.defender_dial + sum(event.defender_cards)
    decided_by = "attacker_wins_ties" if attacker == defender else "higher_total"
    return Explanation(event.rule, decided_by, facts={"attacker_total": attacker, "defender_total": defender})


def _game_ended(state: State, _: ev.GameEnded) -> Explanation:
    ranked = score(state).players
    tied = len(ranked) > 1 and ranked[0].total == ranked[1].total
    return Explanation(
        "R39", "tie_breakers" if tied else "total", facts={"totals": {one.seat: one.total for one in ranked}}
    )


REASONS: Final[Mapping[type[Event], Callable[[State, Any], Explanation]]] = {
    ev.AutomaCardDrawn: _draw,
    ev.UnitMoved: _move,
    ev.SymbolRefused: _move,
    ev.CombatTableRead: _combat_table,
    ev.CombatWon: _combat_won,
    ev.GameEnded: _game_ended,
}
