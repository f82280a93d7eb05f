"""The bag of corruption tokens as a client tells it: each token, or so many of each with exceptions."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from automa_rules.expeditions.terms import MAX_TOKENS, Token, Tokens

COLOURS: Final = ("orange", "turquoise")
VALUES: Final = range(1, 10)
KINDS: Final[tuple[Token, ...]] = tuple(f"{colour}-{value}" for colour in COLOURS for value in VALUES)
"""The kinds of token that `of_each` counts."""

TokenCount = Annotated[int, Meta(ge=0, le=MAX_TOKENS)]


class TokensOfEach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So many of each kind of token, from 1 to 9 in both colours, and how many of the kinds that differ."""

    of_each: TokenCount
    exceptions: Annotated[dict[Token, TokenCount], Meta(max_length=MAX_TOKENS)] = {}

    def tokens(self) -> Tokens:
        """All tokens, sorted by colour and value."""
        counts = dict.fromkeys(KINDS, self.of_each) | self.exceptions
        return tuple(token for token, count in counts.items() for _ in range(count))


BagContent = Annotated[
    Tokens | TokensOfEach,
    Meta(
        description="All tokens of a virtual bag; the service draws from it. Without it the bag is physical."
    ),
]


def bag_tokens(bag: Tokens | TokensOfEach | None) -> Tokens:
    """All tokens in the bag; none for a physical one."""
    return bag.tokens() if isinstance(bag, TokensOfEach) else bag or ()
