"""Applies events of the human: the mech, and what counts for the score."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.evolve.handlers import on
from automa_rules.expeditions.state import State, replace_location


@on(ev.HumanMoved)
def _human_moved(state: State, event: ev.HumanMoved) -> State:
    if state.human.mech != event.origin:
        message = f"the human's mech does not stand at {event.origin}"
        raise ImpossibleEvent(message)
    return replace(state, human=replace(state.human, mech=event.to))


@on(ev.MapsChanged)
def _maps_changed(state: State, event: ev.MapsChanged) -> State:
    return replace(state, human=replace(state.human, maps=state.human.maps + event.amount))


@on(ev.CoinsChanged)
def _coins_changed(state: State, event: ev.CoinsChanged) -> State:
    return replace(state, human=replace(state.human, coins=state.human.coins + event.amount))


@on(ev.QuestSolved)
def _quest_solved(state: State, _: ev.QuestSolved) -> State:
    return replace(state, human=replace(state.human, solved_quests=state.human.solved_quests + 1))


@on(ev.ItemUpgraded)
def _item_upgraded(state: State, event: ev.ItemUpgraded) -> State:
    return replace(state, human=replace(state.human, item_coins=state.human.item_coins + event.coins))


@on(ev.HumanGloryPlaced)
def _human_glory_placed(state: State, event: ev.HumanGloryPlaced) -> State:
    return replace(state, human=replace(state.human, glory=(*state.human.glory, event.category)))


@on(ev.CardBoxed)
def _card_boxed(state: State, event: ev.CardBoxed) -> State:
    return replace(state, boxed=(*state.boxed, event.card))


@on(ev.LocationReported)
def _location_reported(state: State, event: ev.LocationReported) -> State:
    return replace_location(state, event.location)


@on(ev.Reported)
def _reported(state: State, event: ev.Reported) -> State:
    reported = {
        "mech": event.mech,
        "coins": event.coins,
        "maps": event.maps,
        "corruption": event.corruption,
        "twenty": event.twenty,
        "glory": event.glory,
        "solved_quests": event.solved_quests,
        "item_coins": event.item_coins,
    }
    human = replace(state.human, **{name: value for name, value in reported.items() if value is not None})
    state = replace(state, human=human)
    for place in event.locations:
        state = replace_location(state, place)
    return state
