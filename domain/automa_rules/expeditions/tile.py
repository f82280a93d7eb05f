"""What comes onto a tile that has just been turned up: the value-20 token, or tokens from the bag.

Tokens are drawn one by one until they reach the tile's value; the first lies at the bottom (E7). An empty bag
ends the drawing (E8). The value of a tile and the content of a real bag are known to the table only.
"""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.core.rejected import Rejected
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.actions import TileTold
from automa_rules.expeditions.doubts import doubt_bag
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import has_twenty
from automa_rules.expeditions.refusals import (
    TileValueNeeded,
    TokensFallShort,
    TokensNeeded,
    TokensNotAsked,
    TooManyTokens,
    TwentyIsElsewhere,
)
from automa_rules.expeditions.state import State, corruption_in_play, location
from automa_rules.expeditions.terms import TWENTY, LocationId, Token, token_value


def draws_here(state: State, event: Event) -> bool:
    """Whether tokens come out of a bag that only the service looks into."""
    return isinstance(event, ev.CorruptionPlaced) and not event.twenty and state.bag.mode == "virtual"


def asked(state: State) -> Literal["tokens", "tile"]:
    """What the table has to tell about a tile whose face the game does not know."""
    return "tokens" if state.bag.mode == "physical" else "tile"


def told(state: State, where: LocationId) -> bool:
    """Whether nothing needs to be asked: the tile's face is known, and nothing comes from a real bag."""
    reveals = location(state, where).reveals
    return reveals == TWENTY or (reveals is not None and state.bag.mode == "virtual")


def fill(draft: Draft, where: LocationId, told_of: TileTold, rule: str) -> None:
    """Put onto a tile what belongs there, by what the table has told of it.

    Raises Rejected `tokens_needed` or `tile_value_needed` when that is not enough, `tokens_not_asked` when
    the table tells what the game draws itself, `too_many_tokens` for a drawing that went on after the tile's
    value was reached, `tokens_fall_short` for one that stopped before it though the bag had not run out,
    `twenty_is_elsewhere` for a second value-20 token.
    """
    value = location(draft.state, where).reveals if told_of.tile is None else told_of.tile
    if value == TWENTY:
        _refuse_second_twenty(draft.state, where)
        _refuse_tokens(told_of, where)
        draft.add(ev.CorruptionPlaced(where, twenty=True, rule=rule))
        return
    tokens, ran_out = _from_bag(draft.state, where, told_of, value)
    doubt_bag(draft, where, tokens, value, ran_out=told_of.bag_ran_out)
    draft.add(
        ev.CorruptionPlaced(where, tokens, bag_ran_out=ran_out, rule="E8" if ran_out else rule, value=value)
    )


def _from_bag(
    state: State, where: LocationId, told_of: TileTold, value: int | None
) -> tuple[tuple[Token, ...], bool]:
    """The tokens drawn, in their order, and whether the bag ran out before they reached the value (E8)."""
    if state.bag.mode == "virtual":
        _refuse_tokens(told_of, where)
        if value is None:
            raise Rejected(TileValueNeeded(location=where))
        tokens = drawn(state.bag.tokens, value)
        return tokens, sum(map(token_value, tokens)) < value
    if told_of.tokens is None and not told_of.bag_ran_out:
        raise Rejected(TokensNeeded(location=where))
    tokens = told_of.tokens or ()
    if value is None:
        return tokens, told_of.bag_ran_out
    total = sum(map(token_value, tokens))
    if tokens and total - token_value(tokens[-1]) >= value:
        raise Rejected(TooManyTokens(location=where, tokens=(*tokens,), value=value))
    if total < value and not told_of.bag_ran_out:
        raise Rejected(TokensFallShort(location=where, tokens=(*tokens,), total=total, value=value))
    return tokens, total < value


def drawn(bag: tuple[Token, ...], value: int) -> tuple[Token, ...]:
    """The tokens from the bag's beginning whose sum first reaches the value; all of them if none does."""
    total = 0
    for count, token in enumerate(bag):
        if total >= value:
            return bag[:count]
        total += token_value(token)
    return bag


def _refuse_tokens(told_of: TileTold, where: LocationId) -> None:
    if told_of.tokens or told_of.bag_ran_out:
        raise Rejected(TokensNotAsked(location=where, tokens=(*(told_of.tokens or ()),)))


def twenty_elsewhere(state: State, where: LocationId) -> str | None:
    """Who has the value-20 token, or at which other location it is; None if it can be here."""
    if state.human.twenty or state.automa.twenty:
        return "human" if state.human.twenty else "automa"
    return next((there.id for there in state.locations if there.id != where and has_twenty(there)), None)


def tokens_left(state: State) -> int:
    """How many tokens a bag holds: a virtual one for certain, a real one at most."""
    if state.bag.mode == "virtual":
        return len(state.bag.tokens)
    return FIGURES.corruption_tokens - len(corruption_in_play(state))


def _refuse_second_twenty(state: State, where: LocationId) -> None:
    elsewhere = twenty_elsewhere(state, where)
    if elsewhere is not None:
        raise Rejected(TwentyIsElsewhere(location=where, elsewhere=elsewhere))
