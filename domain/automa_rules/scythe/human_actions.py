"""A human's actions other than moves: each is validated and recorded."""

from __future__ import annotations

from automa_rules.core.refusals import NotYourTurn
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import actions as act
from automa_rules.scythe import events as ev
from automa_rules.scythe.board import FACTORY, require_territory
from automa_rules.scythe.card_draws import draw_combat_cards, require_cards_held, require_draw_limit
from automa_rules.scythe.control import controlled_territories
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.factions import TOKEN_FACTIONS
from automa_rules.scythe.goals import goals_reached, require_goal, require_star_left
from automa_rules.scythe.refusals.illegal_actions import (
    FactoryCardTakenAlready,
    NoEncounterThere,
    NoFactoryCardLeft,
    NotEnough,
    NoTokens,
    ResourcesNotThere,
    TokenThere,
    UnitNotThere,
)
from automa_rules.scythe.refusals.rule_warnings import CharacterNotMoved, ResourcesOfOthers, StarDue
from automa_rules.scythe.stars import gain_power, place_star
from automa_rules.scythe.state import State, has_several_humans, next_seat, player
from automa_rules.scythe.terms import MAX_POPULARITY, STARS_PER_PLAYER, TOKENS_PER_FACTION, HexId, Resource
from automa_rules.scythe.tracks import change_coins, change_popularity, change_power, change_resources


def gain(draft: Draft, action: act.Gain) -> None:
    """Gain up to the ends of the tracks.

    Raises Rejected `drawn_enough` if the turn's limit of drawn combat cards is exceeded; see
    `require_draw_limit`.
    """
    seat = draft.seat
    gain_power(draft, seat, action.power, "PLAYER")
    popularity = min(action.popularity, MAX_POPULARITY - player(draft.state, seat).popularity)
    if popularity:
        change_popularity(draft, seat, popularity)
    if action.coins:
        change_coins(draft, seat, action.coins)
    if action.combat_cards:
        require_draw_limit(draft, action.combat_cards)
        draw_combat_cards(draft, seat, action.combat_cards, "PLAYER")


def pay(draft: Draft, action: act.Pay) -> None:
    """Pay or lose. Raises Rejected `not_enough` if the player has less."""
    seat = draft.seat
    one = player(draft.state, seat)
    for what, asked, held in (
        ("power", action.power, one.power),
        ("popularity", action.popularity, one.popularity),
        ("coins", action.coins, one.coins),
    ):
        if asked > held:
            raise Rejected(NotEnough(what=what, asked=asked, there=held))
    if action.power:
        change_power(draft, seat, -action.power)
    if action.popularity:
        change_popularity(draft, seat, -action.popularity)
    if action.coins:
        change_coins(draft, seat, -action.coins)
    if action.combat_cards:
        require_cards_held(draft, seat, action.combat_cards)
        draft.add(ev.CombatCardsPaid(seat, tuple(sorted(action.combat_cards, reverse=True))))
    for hex_, kinds in action.resources.items():
        for resource, amount in kinds.items():
            _take_resource(draft, seat, hex_, resource, amount)


def _take_resource(draft: Draft, seat: str, hex_: HexId, resource: Resource, amount: int) -> None:
    require_territory(hex_)
    available = draft.state.resources.get(hex_, {}).get(resource, 0)
    if amount > available:
        raise Rejected(ResourcesNotThere(territory=hex_, resource=resource, asked=amount, there=available))
    if amount and hex_ not in controlled_territories(draft.state, player(draft.state, seat)):
        draft.warn_or_reject(ResourcesOfOthers(territory=hex_, resource=resource))
    if amount:
        change_resources(draft, hex_, resource, -amount, seat=seat)


def resolve_encounter(draft: Draft, action: act.Encounter) -> None:
    """Remove an encounter token. The character must be on its territory."""
    seat = draft.seat
    require_territory(action.territory)
    if action.territory not in draft.state.encounters:
        raise Rejected(NoEncounterThere(territory=action.territory, encounters=(*draft.state.encounters,)))
    _require_character(draft, seat, action.territory)
    draft.add(ev.EncounterRemoved(seat, action.territory, "PLAYER"))


def take_factory_card(draft: Draft, _: act.TakeFactoryCard) -> None:
    """Take a Factory card, one per player. The character must be on the Factory."""
    seat = draft.seat
    if player(draft.state, seat).has_factory_card:
        raise Rejected(FactoryCardTakenAlready(seat=seat))
    if not draft.state.factory_cards:
        raise Rejected(NoFactoryCardLeft())
    _require_character(draft, seat, FACTORY)
    draft.add(ev.FactoryCardTaken(seat, "PLAYER"))


def place_token(draft: Draft, action: act.PlaceToken) -> None:
    """Place a Flag or a Trap on the character's territory: one per territory, while any are left."""
    seat = draft.seat
    require_territory(action.territory)
    one = player(draft.state, seat)
    if len(one.tokens) >= TOKENS_PER_FACTION or one.faction not in TOKEN_FACTIONS:
        raise Rejected(NoTokens(faction=one.faction))
    if any(action.territory in each.tokens for each in draft.state.players):
        raise Rejected(TokenThere(territory=action.territory))
    _require_character(draft, seat, action.territory)
    if not character_has_moved(draft.state):
        draft.warn_or_reject(CharacterNotMoved(territory=action.territory))
    draft.add(ev.TokenPlaced(seat, action.territory))


def character_has_moved(state: State) -> bool:
    """Whether the character was moved this turn, or reported in a new place."""
    return state.has_reported_character or any(each.unit == "character" for each in state.arrivals)


def _require_character(draft: Draft, seat: str, hex_: HexId) -> None:
    at = player(draft.state, seat).character
    if at != hex_:
        raise Rejected(UnitNotThere(unit="character", place=hex_, asked=1, there=0, character=at))


def place_goal_star(draft: Draft, action: act.PlaceStar) -> None:
    """Place a star for a goal that has been reached. The sixth star ends the game.

    Raises Rejected `not_your_turn` in another seat's turn for an objective, and for a sixth star if there are
    several humans and the client does not see all hands: it would end the game in others' turn. Raises
    Rejected `star_placed_already` for a star too many of a goal; `too_many_stars` for a seventh.
    """
    seat, turn = draft.seat, draft.state.turn
    if action.goal == "objective" and seat != turn:
        raise Rejected(NotYourTurn(turn=turn, seat=seat))
    one = player(draft.state, seat)
    require_star_left(seat, one.faction, one.stars, action.goal)  # a seventh while the table plays on (R63)
    require_goal(draft.state, one, action.goal)
    if (
        seat != turn
        and not draft.sees_all_hands
        and len(one.stars) == STARS_PER_PLAYER - 1
        and has_several_humans(draft.state)
    ):
        raise Rejected(NotYourTurn(turn=turn, seat=seat))
    place_star(draft, seat, action.goal, "PLAYER")


def end_turn(draft: Draft, _: act.EndTurn) -> None:
    """End the turn. A star that is due is warned of, or refused in a strict game (R58)."""
    due = goals_reached(draft.state, player(draft.state, draft.seat))
    if due:
        draft.warn_or_reject(StarDue(seat=draft.seat, goals=due))
    draft.add(ev.TurnEnded(draft.seat, next_seat(draft.state)))
