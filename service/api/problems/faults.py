"""What the codes of faults in a card pack, or in a card, mean, and the facts that each tells of itself."""

from __future__ import annotations

from typing import Final

FAULTS: Final[dict[str, tuple[str, dict[str, bool]]]] = {
    "duplicate_id": (
        "Two cards have the same id; first is the place of the other one.",
        {"id": True, "first": True},
    ),
    "duplicate_level": ("A level stands there twice.", {"first": False, "levels": False}),
    "glory_spaces_impossible": (
        "The glory spaces do not rise, or do not fit on the track.",
        {"last_space": True},
    ),
    "kind_unknown": ("The ruleset has no packs of this kind.", {"known": True}),
    "missing_field": ("The field has to be there.", {}),
    "not_allowed": ("Only the allowed values can stand there.", {"allowed": True}),
    "not_with_this_code": ("An action with this code has no such field.", {"code": True}),
    "out_of_range": (
        "The number, or the length of the text or list, is too small or too large.",
        {"there": True, "least": True, "most": True},
    ),
    "pattern_not_matched": ("The text does not match the pattern, a regular expression.", {"pattern": True}),
    "ruleset_unknown": ("There is no such ruleset.", {"known": True}),
    "unknown_field": ("There is no such field; known are the names of those there are.", {"known": True}),
    "wrong_count": (
        "There are too few or too many cards, or cards of this kind.",
        {"kind": False, "there": True, "least": True, "most": False},
    ),
    "wrong_count_at_level": (
        "The cards that stay in the game at this level are too few or too many.",
        {"level": True, "kind": True, "there": True, "needed": True},
    ),
    "wrong_type": ("The value is of another type than the expected one.", {"expected": True}),
}
"""By code: a sentence, and of each fact whether every such fault tells it."""
