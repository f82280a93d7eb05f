"""A human's moves with what the units carry, and the combats and workers sent home that follow."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import Move, UnitMove
from automa_rules.scythe.answers import fight_next_battle
from automa_rules.scythe.board import LAKES, TERRITORIES, own_place, require_place
from automa_rules.scythe.card_draws import require_draw_limit
from automa_rules.scythe.combat import LOSER_COMBAT_CARDS
from automa_rules.scythe.conquest import send_workers_home
from automa_rules.scythe.control import meets_enemy
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.move_interpretations import (
    MAX_CROSSINGS,
    Interpretation,
    Interpretations,
    current_interpretations,
    narrow_interpretations,
)
from automa_rules.scythe.player import Player, combat_units_at, sort_places, workers_at
from automa_rules.scythe.refusals.illegal_actions import (
    NotOnTable,
    ResourcesNotThere,
    UnitNotThere,
    WorkersCarryNoWorkers,
    WorkersEnterAlone,
)
from automa_rules.scythe.refusals.rule_warnings import (
    BeyondReach,
    CarriedByNoMech,
    LeftOnLake,
    MovesNowhere,
    TooManyCrossings,
    TooManyMoves,
)
from automa_rules.scythe.state import State, enemies_of, player
from automa_rules.scythe.terms import MAT, Faction, HexId, Place
from automa_rules.scythe.tracks import change_resources
from automa_rules.scythe.validation import require_open_home_bases, require_resource_place


def move(draft: Draft, action: Move) -> None:
    """Make all moves of one Move action, then resolve the territories where enemies were met.

    Raises Rejected for missing units or resources, for invalid places, and `drawn_enough` if the losers of
    the combats could draw more cards than the turn's limit: every combat must be resolved.
    """
    seat = draft.seat
    action = _with_own_home(action, player(draft.state, seat).faction)
    has_movement = any(one.origin != one.to for one in action.moves)
    interpretations = (
        current_interpretations(draft.state, player(draft.state, seat))
        if has_movement
        else frozenset({Interpretation()})
    )
    before = min(interpretations)
    for one in action.moves:
        interpretations = _move_units(draft, seat, one, interpretations)
        if one.to in TERRITORIES:
            _send_lone_workers_home(draft, seat, one.to)
    _warn_about_unit_count(draft, min(interpretations), before)
    _warn_about_lakes(draft, seat, action)
    require_open_home_bases(draft.state, player(draft.state, seat))
    reached = list(dict.fromkeys(one.to for one in action.moves if one.to in TERRITORIES))
    for hex_ in reached:
        _refuse_lone_workers(draft.state, seat, hex_)
    for hex_ in reached:
        _send_lone_workers_home(draft, seat, hex_)
    battles = tuple(hex_ for hex_ in reached if meets_enemy(draft.state, seat, hex_))
    if battles:
        require_draw_limit(draft, LOSER_COMBAT_CARDS * _max_combats(draft.state, seat, battles))
        draft.add(ev.BattlesDeclared(seat, battles))
        fight_next_battle(draft)


def _with_own_home(action: Move, faction: Faction) -> Move:
    moves = (
        replace(one, origin=own_place(faction, one.origin), to=own_place(faction, one.to))
        for one in action.moves
    )
    return Move(tuple(moves))


def _send_lone_workers_home(draft: Draft, seat: str, hex_: HexId) -> None:
    """Rulebook, Move: lone workers go home at once, even if other units have yet to move."""
    if combat_units_at(player(draft.state, seat), hex_):
        send_workers_home(draft, seat, hex_)


def _max_combats(state: State, seat: str, battles: tuple[HexId, ...]) -> int:
    """One combat per enemy and territory where it has combat units."""
    return sum(combat_units_at(enemy, hex_) > 0 for enemy in enemies_of(state, seat) for hex_ in battles)


def _warn_about_lakes(draft: Draft, seat: str, action: Move) -> None:
    """Rulebook, Seaworthy and Submerge: workers need a mech, resources a combat unit, to stay on a lake."""
    me = player(draft.state, seat)
    for lake in dict.fromkeys(one.origin for one in action.moves if one.origin in LAKES):
        workers_alone = workers_at(me, lake) and lake not in me.mechs
        resources_alone = draft.state.resources.get(lake) and not combat_units_at(me, lake)
        if workers_alone or resources_alone:
            draft.warn_or_reject(LeftOnLake(territory=lake))


def _warn_about_unit_count(draft: Draft, interpretation: Interpretation, before: Interpretation) -> None:
    """Rulebook, Move, and Toka: warn if more units move or cross than may, and than `before`."""
    if interpretation.units_started > max(interpretation.max_units, before.units_started):
        draft.warn_or_reject(TooManyMoves(asked=interpretation.units_started, most=interpretation.max_units))
    if interpretation.crossings > max(MAX_CROSSINGS, before.crossings):
        draft.warn_or_reject(TooManyCrossings(asked=interpretation.crossings, most=MAX_CROSSINGS))


def _move_units(draft: Draft, seat: str, one: UnitMove, interpretations: Interpretations) -> Interpretations:
    """Move units of one kind with what they carry, after the earlier moves of the same action."""
    if one.unit == "character" and one.count > 1:
        raise Rejected(UnitNotThere(unit="character", place=one.origin, asked=one.count, there=1))
    for place in (one.origin, one.to):
        _require_on_table(place)
    if one.unit == "worker" and one.workers:
        raise Rejected(WorkersCarryNoWorkers(place=one.origin))
    _require_units(draft.state, seat, one)
    if one.origin == one.to:
        draft.warn_or_reject(MovesNowhere(unit=one.unit, place=one.origin))
        return interpretations
    me = player(draft.state, seat)
    interpretations, reach = narrow_interpretations(draft.state, me, one, interpretations)
    if one.unit == "worker" and _enemy_holds(draft.state, me, one.origin):
        reach = frozenset()
    if reach is not None:
        draft.warn_or_reject(
            BeyondReach(unit=one.unit, place=one.origin, to=one.to, reach=sort_places([*reach]))
        )
    draft.add(ev.UnitsMoved(seat, one.unit, one.origin, one.to, one.count))
    if one.workers:
        if one.unit != "mech":
            draft.warn_or_reject(CarriedByNoMech(unit=one.unit, place=one.origin))
        draft.add(ev.UnitsMoved(seat, "worker", one.origin, one.to, one.workers, why="carried"))
    _carry_resources(draft, seat, one)
    return interpretations


def _enemy_holds(state: State, me: Player, place: Place) -> bool:
    """Rulebook, Move: a worker cannot leave a territory with enemy combat units by itself."""
    return any(combat_units_at(enemy, place) for enemy in enemies_of(state, me.seat) if place in TERRITORIES)


def _require_on_table(place: Place) -> None:
    if place == MAT:
        raise Rejected(NotOnTable(place=place))
    require_place(place)


def _require_units(state: State, seat: str, one: UnitMove) -> None:
    me = player(state, seat)
    available = {
        "character": int(me.character == one.origin),
        "mech": me.mechs.count(one.origin),
        "worker": workers_at(me, one.origin),
    }
    workers = one.workers + (one.count if one.unit == "worker" else 0)
    for unit, asked in ((one.unit, one.count), ("worker", workers)):
        if available[unit] < asked:
            raise Rejected(UnitNotThere(unit=unit, place=one.origin, asked=asked, there=available[unit]))


def _carry_resources(draft: Draft, seat: str, one: UnitMove) -> None:
    available = draft.state.resources.get(one.origin, {})
    for resource, amount in one.resources.items():
        if amount > available.get(resource, 0):
            raise Rejected(
                ResourcesNotThere(
                    territory=one.origin, resource=resource, asked=amount, there=available.get(resource, 0)
                )
            )
        if amount:
            require_resource_place(draft.state, one.to)
            change_resources(draft, one.origin, resource, -amount, seat=seat)
            change_resources(draft, one.to, resource, amount, seat=seat)


def _refuse_lone_workers(state: State, seat: str, hex_: HexId) -> None:
    """Workers can enter a territory with enemy units only together with a combat unit."""
    me = player(state, seat)
    if not workers_at(me, hex_) or combat_units_at(me, hex_):
        return
    if any(combat_units_at(enemy, hex_) or workers_at(enemy, hex_) for enemy in enemies_of(state, seat)):
        raise Rejected(WorkersEnterAlone(territory=hex_))
