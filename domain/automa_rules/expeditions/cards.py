"""The 14 decision cards of the Automa."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.expeditions.terms import Mech, TargetKind


class Target(msgspec.Struct, frozen=True):
    """A target line: the kind of target, the glory it needs, and the maximum number of tokens it takes."""

    kind: TargetKind
    glory: int
    take: int


class Half(msgspec.Struct, frozen=True):
    """One mech's half of a card: the sweep column, the target line if there is one, and the distance line."""

    sweep: bool
    target: Target | None
    distance: int


class DecisionCard(msgspec.Struct, frozen=True):
    """A card by its printed number, which has no effect on play. `advances` is the progress symbol."""

    number: int
    advances: bool
    north: Half
    central: Half

    def half(self, mech: Mech) -> Half:
        """The half that a mech follows."""
        return self.north if mech == "north" else self.central


CARDS: Final[dict[int, DecisionCard]] = {
    card.number: card for card in load_data_file(__package__, "data/cards.json", tuple[DecisionCard, ...])
}
DECK: Final[tuple[int, ...]] = tuple(CARDS)
