"""What is told in the tests of the wording, the same in each language."""

from __future__ import annotations

from typing import Any

from domain.trismegistus.state import Experiment

Facts = dict[str, Any]
Row = tuple[str, Facts, str]
"""The key of a message, what it is told, and how it reads."""

COUNTS: Facts = {"among": 9, "score": 3, "best": 4, "nearest": 2}
SYMBOL: Facts = {"seat": "automa", "symbol": "move_worker", "unit": "worker", **COUNTS}
TO_FACTORY: Facts = {**SYMBOL, "origin": "home", "to": "r3c3", "decided_by": "distance_to_factory"}
OUT_OF_IT: Facts = {**SYMBOL, "unit": "mech", "origin": "r3c3", "to": "r4c4", "decided_by": "resources"}
STAYING: Facts = {**TO_FACTORY, "origin": "r3c3"}
DEPLOYED: Facts = {
    "seat": "human",
    "unit": "worker",
    "origin": "mat",
    "to": "r6c3",
    "count": 1,
    "why": "moved",
}
NO_DICE: Facts = {"die": "iron-black", "on_board": []}
TWO_DICE: Facts = {"die": "iron-black", "on_board": ["iron-white", "mercury-black"]}
SWORD: Facts = {"ability": "sword", "usable": []}
NO_ABILITY: Facts = {"ability": "speed", "available": []}
QUESTION: Facts = {"question": "combat", "answer": "fight", "seat": "human"}
BOB: Facts = {"seat": "bob", "seats": ["human", "automa"]}
NO_CARDS: Facts = {"in_deck": []}
ONE: Facts = {"there": 1, "asked": 3}
OTHER_PACK: Facts = {"ruleset": "scythe", "other": "expeditions"}

TRACKER: Facts = {
    "seat": "automa",
    "to": 5,
    "number": 6,
    "of": 24,
    "row": 2,
    "column": 2,
    "star": False,
    "opens": True,
}
NOTHING_TOLD: Facts = {
    "seat": "You",
    **dict.fromkeys(("character", "workers", "abilities", "stars", "recruits", "upgrades", "structures")),
    **dict.fromkeys(("encounters", "hand")),
}
AMBER: Facts = {
    "experiment": Experiment(type="amber", track="fire", requirement=3, vp=4, area="tin"),
    "place": 2,
    "lacking": True,
    "decided_by": "lacking_type",
}
