"""Handlers of events of power, coins, popularity, stars, recruits, upgrades and Factory cards."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.scythe import events as ev
from automa_rules.scythe.evolve.handlers import on
from automa_rules.scythe.state import State, player, with_player


@on(ev.PowerChanged)
def _power_changed(state: State, event: ev.PowerChanged) -> State:
    one = player(state, event.seat)
    return with_player(state, replace(one, power=one.power + event.amount))


@on(ev.CoinsChanged)
def _coins_changed(state: State, event: ev.CoinsChanged) -> State:
    one = player(state, event.seat)
    return with_player(state, replace(one, coins=one.coins + event.amount))


@on(ev.PopularityChanged)
def _popularity_changed(state: State, event: ev.PopularityChanged) -> State:
    one = player(state, event.seat)
    return with_player(state, replace(one, popularity=one.popularity + event.amount))


@on(ev.StarPlaced)
def _star_placed(state: State, event: ev.StarPlaced) -> State:
    one = player(state, event.seat)
    return with_player(state, replace(one, stars=(*one.stars, event.goal)))


@on(ev.TrackerAdvanced)
def _tracker_advanced(state: State, event: ev.TrackerAdvanced) -> State:
    return with_player(state, replace(player(state, event.seat), star_tracker=event.to))


@on(ev.SchemeSwitched)
def _scheme_switched(state: State, event: ev.SchemeSwitched) -> State:
    return with_player(state, replace(player(state, event.seat), scheme=2))


@on(ev.FactoryCardTaken)
def _factory_card_taken(state: State, event: ev.FactoryCardTaken) -> State:
    state = replace(state, factory_cards=state.factory_cards - 1)
    return with_player(state, replace(player(state, event.seat), has_factory_card=True))


@on(ev.RecruitEnlisted)
def _recruit_enlisted(state: State, event: ev.RecruitEnlisted) -> State:
    one = player(state, event.seat)
    return with_player(state, replace(one, recruits=(*one.recruits, event.bonus)))


@on(ev.Upgraded)
def _upgraded(state: State, event: ev.Upgraded) -> State:
    one = player(state, event.seat)
    return with_player(state, replace(one, upgrades=one.upgrades + 1))
