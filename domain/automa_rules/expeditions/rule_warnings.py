"""Checks reported actions against the rules. A strict game rejects the action, others record a warning."""

from __future__ import annotations

from automa_rules.expeditions.boasting import find_shortfall
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.refusals import (
    BagHasMore,
    CategoryNotReached,
    NotAtYourMech,
    NoTokensTold,
    OtherCorruptionOnTop,
    TileStaysFaceDown,
    TooManyQuests,
)
from automa_rules.expeditions.state import corruption_in_play, location
from automa_rules.expeditions.terms import Category, LocationId, TileValue, Token


def warn_not_at_mech(draft: Draft, where: LocationId) -> None:
    """Tiles are revealed and corruption is vanquished only at the location of the human's mech."""
    mech = draft.state.human.mech
    if mech != where:
        draft.warn_or_reject(NotAtYourMech(where, mech))


def warn_twenty_not_alone(draft: Draft, where: LocationId) -> None:
    """The value-20 token can be vanquished only if its location has no ordinary tokens."""
    ordinary_tokens = location(draft.state, where).corruption
    if ordinary_tokens:
        draft.warn_or_reject(OtherCorruptionOnTop(where, ordinary_tokens))


def warn_category_not_reached(draft: Draft, category: Category) -> None:
    """The category of a boast must be reached. Only quests and corruption can be checked."""
    shortfall = find_shortfall(draft.state, category)
    if shortfall is not None:
        draft.warn_or_reject(CategoryNotReached(category, shortfall.there, shortfall.needed))


def warn_too_many_quests(draft: Draft) -> None:
    """The mat must have room for one more solved quest."""
    solved = draft.state.human.solved_quests + 1
    if solved > FIGURES.quests_at_most:
        draft.warn_or_reject(TooManyQuests(solved, FIGURES.quests_at_most))


def warn_tile_face_down(draft: Draft) -> None:
    """A mech that ends its move on a face-down tile must reveal it."""
    mech = draft.state.human.mech
    tile = next((place for place in draft.state.locations if place.id == mech), None)
    if tile is not None and not tile.face_up:
        draft.warn_or_reject(TileStaysFaceDown(tile.id))


def warn_bag_mismatch(
    draft: Draft, where: LocationId, tokens: tuple[Token, ...], value: TileValue | None, *, ran_out: bool
) -> None:
    """A bag that ran out must be empty; otherwise at least one token must be drawn.

    With a known tile value the drawn tokens are already checked against it; then there may be none.
    """
    if ran_out:
        remaining = FIGURES.corruption_in_bag - len(corruption_in_play(draft.state)) - len(tokens)
        if remaining > 0:
            draft.warn_or_reject(BagHasMore(where, remaining))
    elif not tokens and value is None:
        draft.warn_or_reject(NoTokensTold(where))
