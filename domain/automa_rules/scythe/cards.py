"""The 19 Automa cards and the deck of combat cards."""

from __future__ import annotations

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.scythe.terms import Bonus, Faction, GainKind, Scheme, Symbol


class MoveSymbol(msgspec.Struct, frozen=True):
    """A first-row symbol. `only`: the faction in brackets. `min_power`: the number printed at a combat."""

    symbol: Symbol
    only: Faction | None = None
    min_power: int = 0


class SchemeGain(msgspec.Struct, frozen=True):
    """A symbol of a scheme's second row. `only`: the faction in brackets."""

    what: GainKind
    amount: int
    only: Faction | None = None


class SchemeHalf(msgspec.Struct, frozen=True):
    """One half of a card. Its rows are in reading order."""

    moves: tuple[MoveSymbol, ...]
    gains: tuple[SchemeGain, ...]
    recruit_bonus: Bonus | None = None

    def step(self, index: int) -> Symbol | GainKind:
        """The symbol of a step: moves first, then gains."""
        if index < len(self.moves):
            return self.moves[index].symbol
        return self.gains[index - len(self.moves)].what


class AutomaCard(msgspec.Struct, frozen=True):
    """A card, identified by the number printed in its corner.

    `power_spent` has one value for each power range; `resources` is the number in the resource box.
    """

    number: int
    star: bool
    autometta_skips: bool
    power_spent: tuple[int, int, int]
    combat_cards: int
    resources: int
    scheme_1: SchemeHalf
    scheme_2: SchemeHalf

    def half(self, scheme: Scheme) -> SchemeHalf:
        """The half for a scheme."""
        return self.scheme_1 if scheme == 1 else self.scheme_2


class _Deck(msgspec.Struct, frozen=True):
    power_ranges: tuple[tuple[int, int], ...]
    cards: tuple[AutomaCard, ...]


_deck = load_data_file(__package__, "data/automa_cards.json", _Deck)

POWER_RANGES = _deck.power_ranges
AUTOMA_CARDS: dict[int, AutomaCard] = {card.number: card for card in _deck.cards}
AUTOMA_DECK: tuple[int, ...] = tuple(AUTOMA_CARDS)

COMBAT_CARD_COUNTS: dict[int, int] = {2: 16, 3: 12, 4: 8, 5: 6}
COMBAT_DECK: tuple[int, ...] = tuple(
    value for value, count in COMBAT_CARD_COUNTS.items() for _ in range(count)
)


def power_column(power: int) -> int:
    """The column of the combat table for a power: 0, 1 or 2."""
    return next(column for column, (low, high) in enumerate(POWER_RANGES) if low <= power <= high)
