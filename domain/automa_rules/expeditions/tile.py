"""What is placed on a tile that was just revealed: the value-20 token, or tokens from the bag.

Tokens are drawn one by one until they reach the tile's value; the first is at the bottom (E7). An empty bag
ends the drawing (E8). Only the players know the value of a tile and the content of a physical bag.
"""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.actions import TileContents
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.location import has_twenty
from automa_rules.expeditions.refusals import (
    TileValueNeeded,
    TokensFallShort,
    TokensNeeded,
    TokensNotAsked,
    TooManyTokens,
    TwentyIsElsewhere,
)
from automa_rules.expeditions.rule_warnings import warn_bag_mismatch
from automa_rules.expeditions.state import State, corruption_in_play, count_gears_tokens, location, max_tokens
from automa_rules.expeditions.terms import TWENTY, LocationId, Token, token_value


def is_service_draw(state: State, event: Event) -> bool:
    """Whether the event draws tokens from a virtual bag, whose order only the service knows."""
    return isinstance(event, ev.CorruptionPlaced) and not event.twenty and state.bag.mode == "virtual"


def requested_input(state: State) -> Literal["tokens", "tile"]:
    """What the players must report of a tile whose face the game does not know."""
    return "tokens" if state.bag.mode == "physical" else "tile"


def is_content_known(state: State, where: LocationId) -> bool:
    """Whether nothing must be asked: the tile's face is known, and no tokens come from a physical bag."""
    reveals = location(state, where).reveals
    return reveals == TWENTY or (reveals is not None and state.bag.mode == "virtual")


def place_tile_tokens(draft: Draft, where: LocationId, contents: TileContents, rule: str) -> None:
    """Place on a tile what belongs there, according to what was reported of it.

    Raises Rejected `tokens_needed` or `tile_value_needed` if the report is incomplete, `tokens_not_asked` if
    it has tokens that the service draws itself, `too_many_tokens` if drawing went on after the tile's value
    was reached, `tokens_fall_short` if it stopped before that and the bag had not run out,
    `twenty_is_elsewhere` for a second value-20 token.
    """
    value = location(draft.state, where).reveals if contents.tile is None else contents.tile
    if value == TWENTY:
        _refuse_second_twenty(draft.state, where)
        _refuse_tokens(contents, where)
        draft.add(ev.CorruptionPlaced(where, twenty=True, rule=rule))
        return
    tokens, ran_out = _draw_from_bag(draft.state, where, contents, value)
    warn_bag_mismatch(draft, where, tokens, value, ran_out=contents.bag_ran_out)
    draft.add(
        ev.CorruptionPlaced(where, tokens, bag_ran_out=ran_out, rule="E8" if ran_out else rule, value=value)
    )
    if gears := count_gears_tokens(tokens):
        draft.add(ev.GearsTokensPlaced(where, gears))


def _draw_from_bag(
    state: State, where: LocationId, contents: TileContents, value: int | None
) -> tuple[tuple[Token, ...], bool]:
    """The tokens in the order drawn, and whether the bag ran out before they reached the value (E8)."""
    if state.bag.mode == "virtual":
        _refuse_tokens(contents, where)
        if value is None:
            raise Rejected(TileValueNeeded(location=where))
        tokens = tokens_up_to(state.bag.tokens, value)
        return tokens, sum(map(token_value, tokens)) < value
    if contents.tokens is None and not contents.bag_ran_out:
        raise Rejected(TokensNeeded(location=where))
    tokens = contents.tokens or ()
    if value is None:
        return tokens, contents.bag_ran_out
    total = sum(map(token_value, tokens))
    if tokens and total - token_value(tokens[-1]) >= value:
        raise Rejected(TooManyTokens(location=where, tokens=(*tokens,), value=value))
    if total < value and not contents.bag_ran_out:
        raise Rejected(TokensFallShort(location=where, tokens=(*tokens,), total=total, value=value))
    return tokens, total < value


def tokens_up_to(bag: tuple[Token, ...], value: int) -> tuple[Token, ...]:
    """The tokens from the front of the bag whose sum first reaches the value; all of them if none does."""
    total = 0
    for count, token in enumerate(bag):
        if total >= value:
            return bag[:count]
        total += token_value(token)
    return bag


def _refuse_tokens(contents: TileContents, where: LocationId) -> None:
    if contents.tokens or contents.bag_ran_out:
        raise Rejected(TokensNotAsked(location=where, tokens=(*(contents.tokens or ()),)))


def find_twenty_elsewhere(state: State, where: LocationId) -> str | None:
    """The seat or the other location that has the value-20 token; None if it can be here."""
    if state.human.twenty or state.automa.twenty:
        return "human" if state.human.twenty else "automa"
    return next((place.id for place in state.locations if place.id != where and has_twenty(place)), None)


def tokens_left(state: State) -> int:
    """How many tokens the bag holds: the exact number if it is virtual, the maximum if physical."""
    if state.bag.mode == "virtual":
        return len(state.bag.tokens)
    in_play = corruption_in_play(state)
    return max_tokens(in_play) - len(in_play)


def _refuse_second_twenty(state: State, where: LocationId) -> None:
    elsewhere = find_twenty_elsewhere(state, where)
    if elsewhere is not None:
        raise Rejected(TwentyIsElsewhere(location=where, elsewhere=elsewhere))
