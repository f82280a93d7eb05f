"""Bot cards. Their faces are not published: the owner of the box provides them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from automa_rules.core.pattern import anchor_pattern
from automa_rules.core.validation import Fault, fault
from automa_rules.trismegistus.terms import CardId, CardKind, Colour, EffectCode, EffectElement, Level, Symbol

Cost = Annotated[int, Meta(ge=0, le=99, description="The potency that section 2 takes from the die.")]


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die pictured in section 1."""

    symbol: Symbol
    colour: Colour

    def __str__(self) -> str:
        """The picture's id in sentences."""
        return f"{self.symbol}-{self.colour}"


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action of section 3. `element` goes with `advance_track` only.

    It is the element printed in the icon, or `of_die` where the icon shows none (Q14).
    """

    code: EffectCode
    element: EffectElement | None = None

    def __str__(self) -> str:
        """The action's id in sentences."""
        return f"{self.code}_{self.element}" if self.code == "advance_track" else self.code


Pictures = Annotated[tuple[Picture, ...], Meta(max_length=6, description="From left to right.")]
Effects = Annotated[tuple[Effect, ...], Meta(max_length=6, description="In printed order.")]


class Print(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The printed content of a bot card. A personality card needs only its kind, the others need all."""

    kind: CardKind
    dice: Pictures = ()
    potency_cost: Cost | None = None
    actions: Effects = ()


PrintedName = Annotated[
    str,
    Meta(pattern=anchor_pattern(r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]{1,60}"), max_length=60),
]


class BotCard(Print, frozen=True):
    """A bot card of a pack. `removed_at_levels`: the levels at which the variant removes it from the deck.

    `name` is the printed one, for people; without one, the card is called by its colour.
    """

    id: CardId
    name: PrintedName | None = None
    removed_at_levels: Annotated[tuple[Level, ...], Meta(max_length=3)] | None = None


def with_face(card: BotCard, face: Print) -> BotCard:
    """The card with the printed content that was reported."""
    return replace(card, dice=face.dice, potency_cost=face.potency_cost, actions=face.actions)


def find_print_faults(card: Print, pointer: str) -> Iterator[Fault]:
    """Yield the missing and misplaced fields of one card."""
    if card.kind != "personality":
        if not card.dice:
            yield fault(f"{pointer}/dice", "missing_field")
        if card.potency_cost is None:
            yield fault(f"{pointer}/potency_cost", "missing_field")
        if not card.actions:
            yield fault(f"{pointer}/actions", "missing_field")
    for index, effect in enumerate(card.actions):
        place = f"{pointer}/actions/{index}/element"
        if effect.code == "advance_track" and effect.element is None:
            yield fault(place, "missing_field")
        if effect.code != "advance_track" and effect.element is not None:
            yield fault(place, "not_with_this_code", code=effect.code)


def is_face_known(card: Print) -> bool:
    """Whether the card's face is known, as far as it matters."""
    return card.kind == "personality" or bool(card.dice)


def is_same_print(one: Print, other: Print) -> bool:
    """Whether two cards are the same in play, as all personality cards are."""
    if one.kind == "personality" or other.kind == "personality":
        return one.kind == other.kind
    return (one.kind, one.dice, one.potency_cost, one.actions) == (
        other.kind,
        other.dice,
        other.potency_cost,
        other.actions,
    )
