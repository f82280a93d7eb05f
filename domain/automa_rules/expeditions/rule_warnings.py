"""Warnings about reported actions that the rules do not explain; a strict game refuses them."""

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
    """The value-20 token can be vanquished only if it is alone."""
    tokens = location(draft.state, where).corruption
    if tokens:
        draft.warn_or_reject(OtherCorruptionOnTop(where, tokens))


def warn_category_not_reached(draft: Draft, category: Category) -> None:
    """A category needs enough of what it counts, as far as that is known."""
    found = find_shortfall(draft.state, category)
    if found is not None:
        draft.warn_or_reject(CategoryNotReached(category, found.there, found.needed))


def warn_too_many_quests(draft: Draft) -> None:
    """The mat must have room for one more solved quest."""
    solved = draft.state.human.solved_quests + 1
    if solved > FIGURES.quests_at_most:
        draft.warn_or_reject(TooManyQuests(solved, FIGURES.quests_at_most))


def warn_tile_face_down(draft: Draft) -> None:
    """A mech that ends its move on a face-down tile must reveal it."""
    here = next((place for place in draft.state.locations if place.id == draft.state.human.mech), None)
    if here is not None and not here.face_up:
        draft.warn_or_reject(TileStaysFaceDown(here.id))


def warn_bag_mismatch(
    draft: Draft, where: LocationId, tokens: tuple[Token, ...], value: TileValue | None, *, ran_out: bool
) -> None:
    """A bag that ran out has nothing left; one that did not gives at least one token."""
    if ran_out:
        left = FIGURES.corruption_in_bag - len(corruption_in_play(draft.state)) - len(tokens)
        if left > 0:
            draft.warn_or_reject(BagHasMore(where, left))
    elif not tokens and value is None:
        draft.warn_or_reject(NoTokensTold(where))
