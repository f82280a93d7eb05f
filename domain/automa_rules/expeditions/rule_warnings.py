"""What the rules do not explain of what is told: carried out all the same, unless the game is strict."""

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
    """Tiles are turned up and corruption is vanquished where the human's mech stands."""
    mech = draft.state.human.mech
    if mech != where:
        draft.warn_or_reject(NotAtYourMech(where, mech))


def warn_twenty_not_alone(draft: Draft, where: LocationId) -> None:
    """The value-20 token is vanquished when it lies alone."""
    tokens = location(draft.state, where).corruption
    if tokens:
        draft.warn_or_reject(OtherCorruptionOnTop(where, tokens))


def warn_category_not_reached(draft: Draft, category: Category) -> None:
    """A category is reached by what it counts, as far as the table has told it."""
    found = find_shortfall(draft.state, category)
    if found is not None:
        draft.warn_or_reject(CategoryNotReached(category, found.there, found.needed))


def warn_too_many_quests(draft: Draft) -> None:
    """One more solved quest has its place on the mat."""
    solved = draft.state.human.solved_quests + 1
    if solved > FIGURES.quests_at_most:
        draft.warn_or_reject(TooManyQuests(solved, FIGURES.quests_at_most))


def warn_tile_face_down(draft: Draft) -> None:
    """A mech that ends its movement on a face-down tile turns it up."""
    here = next((there for there in draft.state.locations if there.id == draft.state.human.mech), None)
    if here is not None and not here.face_up:
        draft.warn_or_reject(TileStaysFaceDown(here.id))


def warn_bag_mismatch(
    draft: Draft, where: LocationId, tokens: tuple[Token, ...], value: TileValue | None, *, ran_out: bool
) -> None:
    """A bag that ran out has nothing left, and one that has not gives at least a token."""
    if ran_out:
        left = FIGURES.corruption_in_bag - len(corruption_in_play(draft.state)) - len(tokens)
        if left > 0:
            draft.warn_or_reject(BagHasMore(where, left))
    elif not tokens and value is None:
        draft.warn_or_reject(NoTokensTold(where))
