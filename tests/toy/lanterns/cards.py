"""The Automa's deck: what is printed on each card."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from automa_rules.core.data_file import load_data_file


class Card(msgspec.Struct, frozen=True):
    """A card: the Automa lights lanterns of its own, or the wind puts out some of the human's."""

    number: int
    says: Literal["light", "wind"]
    lanterns: int


CARDS: Final = {card.number: card for card in load_data_file(__package__, "cards.json", tuple[Card, ...])}
