"""A human's report of what the table shows, without how it came about."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.event import Corrected
from automa_rules.core.rejection import Rejected
from automa_rules.core.seat import require_turn
from automa_rules.scythe import actions as act
from automa_rules.scythe import events as ev
from automa_rules.scythe.board import own_place, require_place
from automa_rules.scythe.corrections import switch_schemes
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.evolve.decks import COMBAT_DECK_NAME
from automa_rules.scythe.human_actions import end_turn
from automa_rules.scythe.refusals.illegal_actions import DeckIsVirtual, StructureThere
from automa_rules.scythe.refusals.impossible_states import UnknownSeat
from automa_rules.scythe.stars import end_game_if_decided
from automa_rules.scythe.state import State, player
from automa_rules.scythe.terms import HOME, CombatCard, Faction, HexId, Place, Resource, ResourcePlace
from automa_rules.scythe.tracks import change_coins, change_popularity, change_power, change_resources
from automa_rules.scythe.validation import require_resource_place, validate_state


def report(draft: Draft, action: act.Report) -> None:
    """Record what the table shows. Raises Rejected for an impossible table."""
    before, seat = draft.state, draft.seat if action.seat is None else action.seat
    if seat not in (one.seat for one in before.players):
        raise Rejected(UnknownSeat(seat=seat, seats=tuple(one.seat for one in before.players)))
    if action.end_turn or not draft.sees_all_hands:
        require_turn(before.turn, seat)
    action = _with_own_home(action, player(before, seat).faction)
    for place in (action.character or HOME, *(action.mechs or ()), *(action.workers or ())):
        require_place(place)
    if action.combat_cards is not None and draft.state.combat_deck.mode == "virtual":
        raise Rejected(DeckIsVirtual(deck=COMBAT_DECK_NAME))
    for hex_ in action.structures or ():
        _require_no_structure_of_others(draft.state, seat, hex_)
    reported = ev.Reported(
        seat=seat,
        character=action.character,
        mechs=action.mechs,
        workers=action.workers,
        abilities=action.abilities,
        stars=action.stars,
        recruits=action.recruits,
        upgrades=action.upgrades,
        structures=action.structures,
        encounters=action.encounters,
        hand=_hand(action),
        combat_cards=_values(action),
    )
    if reported != ev.Reported(seat=seat):
        draft.add(reported)
    _report_mat(draft, seat, action)
    _report_star_tracker(draft, seat, action, before)
    if action.resources is not None:
        _report_resources(draft, seat, action.resources)
    validate_state(draft.state, before)
    end_game_if_decided(draft)
    if action.end_turn and not draft.state.over:
        end_turn(draft, act.EndTurn())


def _with_own_home(action: act.Report, faction: Faction) -> act.Report:
    def own(places: tuple[Place, ...] | None) -> tuple[Place, ...] | None:
        return None if places is None else tuple(own_place(faction, place) for place in places)

    character = None if action.character is None else own_place(faction, action.character)
    return replace(action, character=character, mechs=own(action.mechs), workers=own(action.workers))


def _hand(action: act.Report) -> int | None:
    cards = action.combat_cards
    return len(cards) if isinstance(cards, tuple) else cards


def _values(action: act.Report) -> tuple[CombatCard, ...] | None:
    return action.combat_cards if isinstance(action.combat_cards, tuple) else None


def _require_no_structure_of_others(state: State, seat: str, hex_: HexId) -> None:
    built = state.structures.get(hex_)
    if built is not None and built.owner != seat:
        raise Rejected(StructureThere(territory=hex_, owner=built.owner))


def _report_mat(draft: Draft, seat: str, action: act.Report) -> None:
    one = player(draft.state, seat)
    if action.power is not None and action.power != one.power:
        change_power(draft, seat, action.power - one.power)
    if action.popularity is not None and action.popularity != one.popularity:
        change_popularity(draft, seat, action.popularity - one.popularity)
    if action.coins is not None and action.coins != one.coins:
        change_coins(draft, seat, action.coins - one.coins)


def _report_star_tracker(draft: Draft, seat: str, action: act.Report, before: State) -> None:
    """The space of the marker, and the scheme that goes with the stars (R34)."""
    index = [one.seat for one in before.players].index(seat)
    pointer, space = f"/players/{index}/star_tracker", action.star_tracker
    if space is not None and space != before.players[index].star_tracker:
        draft.add(Corrected(pointer, space, "", whose=seat))
    switch_schemes(draft, before, "")


def _report_resources(draft: Draft, seat: str, reported: dict[ResourcePlace, dict[Resource, int]]) -> None:
    for hex_, kinds in reported.items():
        require_resource_place(draft.state, hex_)
        current = draft.state.resources.get(hex_, {})
        for resource in {**current, **kinds}:
            change = kinds.get(resource, 0) - current.get(resource, 0)
            if change:
                change_resources(draft, hex_, resource, change, seat=seat)
