"""What the rules refuse, each with the facts that help to mend the command."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class TooManyAtOnce(Refusal, frozen=True):
    """A turn lights `most` lanterns at most."""

    lanterns: int
    most: int
