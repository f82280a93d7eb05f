"""The human's actions, as far as they matter to the Automa and the score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from automa_rules.core.correction import correct_fields
from automa_rules.core.rejection import Rejected
from automa_rules.core.seat import require_turn
from automa_rules.expeditions import actions as act
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.ending import end_turn, trigger_end
from automa_rules.expeditions.evolve.decks import BAG
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import with_reveals
from automa_rules.expeditions.refusals import (
    BasecampIsLeftForGood,
    CardAlreadyBoxed,
    GloryAlreadyPlaced,
    LocationOccupied,
    LocationTwice,
    MechIsThereAlready,
    NoGloryLeft,
    TileFaceUp,
    TooFewTokens,
    TwentyNotThere,
)
from automa_rules.expeditions.rule_warnings import (
    warn_category_not_reached,
    warn_not_at_mech,
    warn_tile_face_down,
    warn_too_many_quests,
    warn_twenty_not_alone,
)
from automa_rules.expeditions.state import Automa, Human, State, count_tokens, location
from automa_rules.expeditions.terms import BASECAMP, MECHS, LocationId, Token
from automa_rules.expeditions.tile import place_tile_tokens
from automa_rules.expeditions.validation import validate_state

A = TypeVar("A", bound=act.Action)
ActionHandler = Callable[[Draft, A], None]

DRAW_INDEPENDENT_ACTIONS: Final[frozenset[type[msgspec.Struct]]] = frozenset(
    (act.ChangeMaps, act.ChangeCoins, act.SolveQuest, act.UpgradeItem, act.PlaceGlory, act.EndTurn)
)
"""The actions that do not depend on the tokens at a location."""

OWN_TURN_HANDLERS: Final[dict[type[msgspec.Struct], Callable[[Draft, Any], None]]] = {}


def _handles(kind: type[A]) -> Callable[[ActionHandler[A]], ActionHandler[A]]:
    """Register the handler of an action type. The whole table is validated after it."""

    def register(handler: ActionHandler[A]) -> ActionHandler[A]:
        def checked(draft: Draft, action: A) -> None:
            handler(draft, action)
            validate_state(draft.state)

        OWN_TURN_HANDLERS[kind] = checked
        return handler

    return register


@_handles(act.MoveMech)
def _move_mech(draft: Draft, action: act.MoveMech) -> None:
    """The mech ends on a location without another mech and never returns to Basecamp."""
    state = draft.state
    if action.to == BASECAMP:
        raise Rejected(BasecampIsLeftForGood())
    if action.to == state.human.mech:
        raise Rejected(MechIsThereAlready(location=action.to))
    for mech in MECHS:
        if action.to == state.automa.mech(mech):
            raise Rejected(LocationOccupied(location=action.to, by=mech))
    draft.add(ev.HumanMoved(state.human.mech, action.to))


@_handles(act.RevealTile)
def _reveal_tile(draft: Draft, action: act.RevealTile) -> None:
    """The player who reveals the tile takes the map token."""
    place = location(draft.state, action.location)
    if place.face_up:
        raise Rejected(TileFaceUp(location=place.id))
    warn_not_at_mech(draft, place.id)
    if place.map:
        total = draft.state.human.maps + 1
        draft.add(ev.MapTokenTaken("human", place.id, rule="BASE.REVEAL", total=total))
    draft.add(ev.TileRevealed("human", place.id, rule="BASE.REVEAL"))
    place_tile_tokens(draft, place.id, action, rule="BASE.REVEAL")


@_handles(act.TakeCorruption)
def _take_corruption(draft: Draft, action: act.TakeCorruption) -> None:
    tokens, remaining = _peek_top_tokens(draft.state, action.location, action.count)
    warn_not_at_mech(draft, action.location)
    total = count_tokens(draft.state.human) + len(tokens)
    draft.add(ev.CorruptionTaken("human", action.location, tokens, remaining, "BASE.VANQUISH", total))


@_handles(act.TakeTwenty)
def _take_twenty(draft: Draft, action: act.TakeTwenty) -> None:
    if not location(draft.state, action.location).twenty:
        raise Rejected(TwentyNotThere(location=action.location))
    warn_not_at_mech(draft, action.location)
    warn_twenty_not_alone(draft, action.location)
    total = count_tokens(draft.state.human) + 1
    draft.add(ev.TwentyTaken("human", action.location, rule="BASE.VANQUISH", total=total))


@_handles(act.DestroyCorruption)
def _destroy_corruption(draft: Draft, action: act.DestroyCorruption) -> None:
    """The tokens return to the bag; a virtual one is shuffled again."""
    tokens, _ = _peek_top_tokens(draft.state, action.location, action.count)
    draft.add(ev.CorruptionDestroyed(action.location, tokens))
    if draft.state.bag.mode == "virtual":
        draft.shuffle(BAG, sorted(draft.state.bag.tokens + tokens), rule="BASE.BAG")


@_handles(act.ChangeMaps)
def _change_maps(draft: Draft, action: act.ChangeMaps) -> None:
    draft.add(ev.MapsChanged(action.amount, total=draft.state.human.maps + action.amount))


@_handles(act.ChangeCoins)
def _change_coins(draft: Draft, action: act.ChangeCoins) -> None:
    draft.add(ev.CoinsChanged(action.amount, total=draft.state.human.coins + action.amount))


@_handles(act.SolveQuest)
def _solve_quest(draft: Draft, _: act.SolveQuest) -> None:
    warn_too_many_quests(draft)
    draft.add(ev.QuestSolved(total=draft.state.human.solved_quests + 1))


@_handles(act.UpgradeItem)
def _upgrade_item(draft: Draft, action: act.UpgradeItem) -> None:
    draft.add(ev.ItemUpgraded(action.coins, total=draft.state.human.item_coins + action.coins))


@_handles(act.PlaceGlory)
def _place_glory(draft: Draft, action: act.PlaceGlory) -> None:
    """Only the players know for sure whether a category is reached; the Automa never blocks one (E14)."""
    glory = draft.state.human.glory
    if action.category in glory:
        raise Rejected(GloryAlreadyPlaced(categories=(action.category,)))
    if len(glory) >= FIGURES.human_glory:
        raise Rejected(NoGloryLeft(glory=(*glory,)))
    warn_category_not_reached(draft, action.category)
    draft.add(ev.HumanGloryPlaced(action.category, len(glory) + 1))
    trigger_end(draft)


@_handles(act.Report)
def _report(draft: Draft, action: act.Report) -> None:
    """Apply the report and validate the whole table. Values that did not change cause no event."""
    if action.end_turn:
        require_turn(draft.state.turn, draft.seat)
    names = [place.id for place in action.locations]
    duplicates = [name for name in names if names.count(name) > 1]
    if duplicates:
        raise Rejected(LocationTwice(location=duplicates[0]))
    reported = {name: getattr(action, name) for name in Human.__struct_fields__}
    changed = {name: value for name, value in reported.items() if value != getattr(draft.state.human, name)}
    event = ev.Reported(**changed)
    if event != ev.Reported():
        draft.add(event)
    automas = {name: getattr(action, f"automa_{name}") for name in Automa.__struct_fields__}
    correct_fields(draft, "automa", {name: value for name, value in automas.items() if value is not None})
    for seen in action.locations:
        place = location(draft.state, seen.id)
        told = with_reveals(seen, place.reveals)
        if told != place:
            draft.add(ev.LocationReported(told))
    validate_state(draft.state)
    trigger_end(draft)
    if action.end_turn:
        end_turn(draft)


@_handles(act.EndTurn)
def _end_turn(draft: Draft, _: act.EndTurn) -> None:
    warn_tile_face_down(draft)
    end_turn(draft)


def _peek_top_tokens(state: State, where: LocationId, count: int) -> tuple[tuple[Token, ...], int]:
    """The topmost tokens of a stack, the topmost first, and how many remain.

    Raises Rejected `too_few_tokens`.
    """
    stack = location(state, where).corruption
    if len(stack) < count:
        raise Rejected(TooFewTokens(location=where, wanted=count, there=len(stack)))
    return stack[::-1][:count], len(stack) - count


def box_card(draft: Draft, action: act.BoxCard) -> None:
    """Remove a card from the game (E16). Raises Rejected `card_already_boxed`."""
    if action.card in draft.state.boxed:
        raise Rejected(CardAlreadyBoxed(boxed=draft.state.boxed))
    draft.add(ev.CardBoxed(action.card))
