"""Example documents: a setup, a position, an Automa turn, an action, and the example pack.

Their figures are made up, because those of the printed game are not published.
"""

from __future__ import annotations

from typing import Any, Final

from automa_rules.core.data_file import load_data_file

_TRACKS: Final = [
    {"element": element, "length": 6, "tokens": tokens}
    for element, tokens in (
        ("earth", [{"step": 2, "kind": "bonus_vp5"}, {"step": 5, "kind": "bonus_ethereal"}]),
        ("fire", [{"step": 3, "kind": "bonus_advance"}]),
        ("water", [{"step": 2, "kind": "bonus_ethereal"}, {"step": 4, "kind": "bonus_vp5"}]),
        ("air", [{"step": 4, "kind": "bonus_advance"}]),
    )
]

EXAMPLE_PACK: Final = load_data_file(__package__, "data/example_pack.json", dict[str, Any])

EXAMPLES: Final[dict[str, Any]] = {
    "setup": {
        "level": 1,
        "tracks": _TRACKS,
        "artifact": "fire",
        "experiment": {"type": "red", "track": "fire", "requirement": 2, "vp": 4, "symbols": 1},
        "dice": "virtual",
        "dice_count": {"black": 5, "white": 5, "red": 4},
    },
    "position": {
        "level": 2,
        "tracks": _TRACKS,
        "round": 2,
        "turn": "automa",
        "bowls": {
            "iron": {"black": 1, "red": 1},
            "copper": {"black": 1, "white": 2},
            "tin": {"red": 2},
            "lead": {"white": 2},
            "wild": {"red": 1},
        },
        "automa": {
            "cube": "fire",
            "markers": {"earth": 1, "fire": 2, "water": 0, "air": 3},
            "vp": 7,
            "gold": 1,
            "ethereal": 2,
            "artifacts": ["fire"],
            "experiments": [{"type": "red", "track": "fire", "requirement": 2, "vp": 4, "symbols": 1}],
        },
        "human": {"spent": [{"symbol": "lead", "colour": "black"}]},
    },
    "automa_turn": {
        "card": {
            "kind": "basic",
            "dice": [{"symbol": "copper", "colour": "black"}, {"symbol": "tin", "colour": "red"}],
            "potency_cost": 2,
            "actions": [{"code": "advance_nearest"}],
        }
    },
    "action": {"type": "take_die", "symbol": "copper", "colour": "white"},
    "pack": EXAMPLE_PACK,
}
