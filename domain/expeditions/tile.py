"""What comes onto a tile that has just been turned up: the value-20 token, or tokens from the bag.

Tokens are drawn one by one until they reach the tile's value; the first lies at the bottom (E7). An empty bag
ends the drawing (E8). The value of a tile and the content of a real bag are known to the table only.
"""

from __future__ import annotations

from typing import Literal

from domain.core.rejected import Rejected
from domain.expeditions import events as ev
from domain.expeditions.draft import Draft
from domain.expeditions.location import has_twenty
from domain.expeditions.state import State, location
from domain.expeditions.terms import TWENTY, LocationId, TileValue, Token, token_value


def asked(state: State) -> Literal["tokens", "tile"]:
    """What the table has to tell about a tile whose face the game does not know."""
    return "tokens" if state.bag.mode == "physical" else "tile"


def told(state: State, where: LocationId) -> bool:
    """Whether nothing needs to be asked: the tile's face is known, and nothing comes from a real bag."""
    reveals = location(state, where).reveals
    return reveals == TWENTY or (reveals is not None and state.bag.mode == "virtual")


def fill(
    draft: Draft,
    where: LocationId,
    tokens: tuple[Token, ...] | None,
    tile: TileValue | None,
    rule: str,
) -> None:
    """Put onto a tile what belongs there.

    Raises Rejected `tokens_needed` or `tile_value_needed` when the table has not told enough,
    `tokens_not_asked` when it tells what the game draws itself, `too_many_tokens` for a drawing that went on
    after the tile's value was reached, `twenty_is_elsewhere` for a second value-20 token.
    """
    state = draft.state
    value = location(state, where).reveals if tile is None else tile
    if value == TWENTY:
        _refuse_second_twenty(state, where)
        _refuse_tokens(tokens, where)
        draft.add(ev.CorruptionPlaced(where, twenty=True, rule=rule))
        return
    if state.bag.mode == "virtual":
        _refuse_tokens(tokens, where)
        if not isinstance(value, int):
            raise Rejected("tile_value_needed", location=where)
        tokens = drawn(state.bag.tokens, value)
    if tokens is None:
        raise Rejected("tokens_needed", location=where)
    total = sum(map(token_value, tokens))
    if isinstance(value, int) and tokens and total - token_value(tokens[-1]) >= value:
        raise Rejected("too_many_tokens", location=where, tokens=[*tokens], value=value)
    ran_out = isinstance(value, int) and total < value
    draft.add(ev.CorruptionPlaced(where, tokens, bag_ran_out=ran_out, rule="E8" if ran_out else rule))


def drawn(bag: tuple[Token, ...], value: int) -> tuple[Token, ...]:
    """The tokens from the bag's beginning whose sum first reaches the value; all of them if none does."""
    total = 0
    for count, token in enumerate(bag):
        if total >= value:
            return bag[:count]
        total += token_value(token)
    return bag


def _refuse_tokens(tokens: tuple[Token, ...] | None, where: LocationId) -> None:
    if tokens:
        raise Rejected("tokens_not_asked", location=where, tokens=[*tokens])


def _refuse_second_twenty(state: State, where: LocationId) -> None:
    elsewhere: str | None = next(
        (there.id for there in state.locations if there.id != where and has_twenty(there)), None
    )
    if state.human.twenty or state.automa.twenty:
        elsewhere = "human" if state.human.twenty else "automa"
    if elsewhere is not None:
        raise Rejected("twenty_is_elsewhere", location=where, elsewhere=elsewhere)
