"""A human's actions other than moving: what was done at the table is checked and written down."""

from __future__ import annotations

from domain.core.rejected import Rejected
from domain.scythe import actions as act
from domain.scythe import events as ev
from domain.scythe.board import FACTORY, require_place, require_territory
from domain.scythe.check import check
from domain.scythe.draft import Draft
from domain.scythe.drawing import draw_combat_cards, require_hand
from domain.scythe.evolve.decks import COMBAT
from domain.scythe.factions import FACTIONS, TOKEN_FACTIONS
from domain.scythe.goals import UPGRADES, require_goal
from domain.scythe.refusals.playing import (
    AbilityNotAvailable,
    DeckIsVirtual,
    FactoryCardTakenAlready,
    NoEncounterThere,
    NoFactoryCardLeft,
    NotEnough,
    NotEnoughUnits,
    NoTokens,
    NoUpgradeLeft,
    RecruitEnlistedAlready,
    ResourcesNotThere,
    StructureBuiltAlready,
    StructureThere,
    TokenThere,
    UnitNotThere,
)
from domain.scythe.stars import end_game_if_decided, gain_power, place_star
from domain.scythe.state import State, next_seat, player
from domain.scythe.terms import HOME, MAT, POPULARITY_MAX, HexId, Resource


def gain(draft: Draft, action: act.Gain) -> None:
    """Gain up to the ends of the tracks."""
    seat = draft.seat
    gain_power(draft, seat, action.power, "PLAYER")
    popularity = min(action.popularity, POPULARITY_MAX - player(draft.state, seat).popularity)
    if popularity:
        draft.add(ev.PopularityChanged(seat, popularity))
    if action.coins:
        draft.add(ev.CoinsChanged(seat, action.coins))
    if action.combat_cards:
        draw_combat_cards(draft, seat, action.combat_cards, "PLAYER")


def pay(draft: Draft, action: act.Pay) -> None:
    """Pay or lose. Raises Rejected `not_enough` for what one does not have."""
    seat = draft.seat
    one = player(draft.state, seat)
    for what, asked, there in (
        ("power", action.power, one.power),
        ("popularity", action.popularity, one.popularity),
        ("coins", action.coins, one.coins),
    ):
        if asked > there:
            raise Rejected(NotEnough(what=what, asked=asked, there=there))
    if action.power:
        draft.add(ev.PowerChanged(seat, -action.power))
    if action.popularity:
        draft.add(ev.PopularityChanged(seat, -action.popularity))
    if action.coins:
        draft.add(ev.CoinsChanged(seat, -action.coins))
    if action.combat_cards:
        require_hand(draft.state, seat, action.combat_cards)
        draft.add(ev.CombatCardsDiscarded(seat, tuple(sorted(action.combat_cards, reverse=True))))
    for hex_, kinds in action.resources.items():
        for resource, amount in kinds.items():
            _take_resource(draft, seat, hex_, resource, amount)


def _take_resource(draft: Draft, seat: str, hex_: HexId, resource: Resource, amount: int) -> None:
    require_territory(hex_)
    there = draft.state.resources.get(hex_, {}).get(resource, 0)
    if amount > there:
        raise Rejected(ResourcesNotThere(territory=hex_, resource=resource, asked=amount, there=there))
    if amount:
        draft.add(ev.ResourcesChanged(hex_, resource, -amount, seat=seat))


def produce(draft: Draft, action: act.Produce) -> None:
    """Put resources and workers on territories. Raises Rejected `not_enough_units` for a ninth worker."""
    seat = draft.seat
    for hex_, kinds in action.resources.items():
        require_territory(hex_)
        for resource, amount in kinds.items():
            if amount:
                draft.add(ev.ResourcesChanged(hex_, resource, amount, seat=seat))
    for hex_, count in action.workers.items():
        require_territory(hex_)
        on_mat = player(draft.state, seat).workers.count(MAT)
        if count > on_mat:
            raise Rejected(NotEnoughUnits(unit="worker", asked=count, on_mat=on_mat))
        draft.add(ev.UnitsMoved(seat, "worker", MAT, hex_, count))
    check(draft.state)


def deploy(draft: Draft, action: act.Deploy) -> None:
    """Deploy a mech and unlock the ability under it."""
    seat = draft.seat
    require_territory(action.territory)
    one = player(draft.state, seat)
    known = FACTIONS[one.faction].mech_abilities
    if MAT not in one.mechs:
        raise Rejected(NotEnoughUnits(unit="mech", asked=1, on_mat=0))
    if action.ability not in known or action.ability in one.abilities:
        left = [ability for ability in known if ability not in one.abilities]
        raise Rejected(AbilityNotAvailable(ability=action.ability, available=(*left,)))
    draft.add(ev.UnitDeployed(seat, "mech", action.territory, action.ability, "PLAYER"))
    check(draft.state)


def build(draft: Draft, action: act.Build) -> None:
    """Build one of the four structures, each once, on a territory without one."""
    seat = draft.seat
    require_territory(action.territory)
    built = draft.state.structures
    if action.territory in built:
        raise Rejected(StructureThere(territory=action.territory, owner=built[action.territory].owner))
    for hex_, structure in built.items():
        if structure.owner == seat and structure.kind == action.structure:
            raise Rejected(StructureBuiltAlready(structure=action.structure, territory=hex_))
    draft.add(ev.StructureBuilt(seat, action.territory, action.structure))


def enlist(draft: Draft, action: act.Enlist) -> None:
    """Enlist a recruit; each ongoing bonus once."""
    seat = draft.seat
    enlisted = player(draft.state, seat).recruits
    if action.bonus in enlisted:
        raise Rejected(RecruitEnlistedAlready(bonus=action.bonus, enlisted=(*enlisted,)))
    draft.add(ev.RecruitEnlisted(seat, action.bonus))


def upgrade(draft: Draft, _: act.Upgrade) -> None:
    """Make an upgrade; there are six."""
    seat = draft.seat
    done = player(draft.state, seat).upgrades
    if done >= UPGRADES:
        raise Rejected(NoUpgradeLeft(done=done))
    draft.add(ev.Upgraded(seat))


def encounter(draft: Draft, action: act.Encounter) -> None:
    """Take an encounter token with the character on its territory."""
    seat = draft.seat
    require_territory(action.territory)
    if action.territory not in draft.state.encounters:
        raise Rejected(NoEncounterThere(territory=action.territory, encounters=(*draft.state.encounters,)))
    _require_character(draft, seat, action.territory)
    draft.add(ev.EncounterRemoved(seat, action.territory, "PLAYER"))


def take_factory_card(draft: Draft, _: act.TakeFactoryCard) -> None:
    """Take a Factory card with the character on the Factory; one each."""
    seat = draft.seat
    if player(draft.state, seat).has_factory_card:
        raise Rejected(FactoryCardTakenAlready(seat=seat))
    if not draft.state.factory_cards:
        raise Rejected(NoFactoryCardLeft())
    _require_character(draft, seat, FACTORY)
    draft.add(ev.FactoryCardTaken(seat, "PLAYER"))


def place_token(draft: Draft, action: act.PlaceToken) -> None:
    """Place a Flag or a Trap where the character stands; one a territory."""
    seat = draft.seat
    require_territory(action.territory)
    one = player(draft.state, seat)
    if one.faction not in TOKEN_FACTIONS:
        raise Rejected(NoTokens(faction=one.faction))
    if action.territory in one.tokens:
        raise Rejected(TokenThere(territory=action.territory))
    _require_character(draft, seat, action.territory)
    draft.add(ev.TokenPlaced(seat, action.territory))


def _require_character(draft: Draft, seat: str, hex_: HexId) -> None:
    at = player(draft.state, seat).character
    if at != hex_:
        raise Rejected(UnitNotThere(unit="character", place=hex_, asked=1, there=0, character=at))


def star(draft: Draft, action: act.PlaceStar) -> None:
    """Place a star whose goal has been reached; the sixth ends the game."""
    seat = draft.seat
    require_goal(draft.state, player(draft.state, seat), action.goal)
    place_star(draft, seat, action.goal, "PLAYER")


def end_turn(draft: Draft, _: act.EndTurn) -> None:
    """End the turn."""
    draft.add(ev.TurnEnded(draft.seat, next_seat(draft.state)))


def report(draft: Draft, action: act.Report) -> None:
    """Take over what the table shows. Raises Rejected for a table that cannot be."""
    seat = draft.seat
    for place in (action.character or HOME, *(action.mechs or ()), *(action.workers or ())):
        require_place(place)
    if action.combat_cards is not None and draft.state.combat_deck.mode == "virtual":
        raise Rejected(DeckIsVirtual(deck=COMBAT))
    for hex_ in action.structures or ():
        _require_no_structure_of_others(draft.state, seat, hex_)
    told = ev.Reported(
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
        combat_cards=action.combat_cards,
    )
    if told != ev.Reported(seat=seat):
        draft.add(told)
    _report_mat(draft, seat, action)
    if action.resources is not None:
        _report_resources(draft, seat, action.resources)
    check(draft.state)
    end_game_if_decided(draft)
    if action.end_turn and not draft.state.over:
        end_turn(draft, act.EndTurn())


def _require_no_structure_of_others(state: State, seat: str, hex_: HexId) -> None:
    built = state.structures.get(hex_)
    if built is not None and built.owner != seat:
        raise Rejected(StructureThere(territory=hex_, owner=built.owner))


def _report_mat(draft: Draft, seat: str, action: act.Report) -> None:
    one = player(draft.state, seat)
    if action.power is not None and action.power != one.power:
        draft.add(ev.PowerChanged(seat, action.power - one.power))
    if action.popularity is not None and action.popularity != one.popularity:
        draft.add(ev.PopularityChanged(seat, action.popularity - one.popularity))
    if action.coins is not None and action.coins != one.coins:
        draft.add(ev.CoinsChanged(seat, action.coins - one.coins))


def _report_resources(draft: Draft, seat: str, told: dict[HexId, dict[Resource, int]]) -> None:
    for hex_, kinds in told.items():
        require_territory(hex_)
        there = draft.state.resources.get(hex_, {})
        for resource in {**there, **kinds}:
            change = kinds.get(resource, 0) - there.get(resource, 0)
            if change:
                draft.add(ev.ResourcesChanged(hex_, resource, change, seat=seat))
