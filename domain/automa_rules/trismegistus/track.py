"""Mastery tracks and their bonus tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from automa_rules.trismegistus.terms import MAX_TRACK_LENGTH, Count, Element, Step, TokenKind

Length = Annotated[
    int, Meta(ge=1, le=MAX_TRACK_LENGTH, description="The last step of the track; the starting space is 0.")
]
TokenStep = Annotated[int, Meta(ge=1, le=MAX_TRACK_LENGTH)]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A bonus token at a step, by its effect for the Automa.

    `there`: it is still on the track. `served`: the Automa has had its benefit, which it gets once (Q44).
    """

    step: TokenStep
    kind: TokenKind
    there: bool = True
    served: bool = False

    @property
    def is_available(self) -> bool:
        """Whether the Automa can still get its benefit."""
        return self.there and not self.served


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A mastery track. `symbols`: the steps with an elemental symbol. `points`: the VP of each step from 0.

    Both are for the final scoring, which asks for them if they are missing.
    """

    element: Element
    length: Length
    tokens: Annotated[tuple[Token, ...], Meta(max_length=MAX_TRACK_LENGTH)] = ()
    symbols: Annotated[tuple[Step, ...], Meta(max_length=MAX_TRACK_LENGTH + 1)] | None = None
    points: Annotated[tuple[Count, ...], Meta(max_length=MAX_TRACK_LENGTH + 1)] | None = None

    def token_at(self, step: int) -> Token | None:
        """The token at a step, if the Automa can still get its benefit."""
        return next((token for token in self.tokens if token.step == step and token.is_available), None)

    def reset_served_tokens(self, marker: int) -> Track:
        """The track with exactly those tokens served that a marker has reached or passed (Q44)."""
        return self._with_served(lambda token: token.step <= marker)

    def mark_tokens_served(self, marker: int) -> Track:
        """The track with those tokens served too that lie where a marker is or has passed (Q44)."""
        return self._with_served(lambda token: token.served or (token.there and token.step <= marker))

    def _with_served(self, served: Callable[[Token], bool]) -> Track:
        return replace(self, tokens=tuple(replace(token, served=served(token)) for token in self.tokens))

    def distance(self, marker: int) -> int:
        """Steps to the next token, or to the end if that is nearer (Q17)."""
        ahead = [token.step - marker for token in self.tokens if token.is_available and token.step > marker]
        return min([*ahead, self.length - marker])
