"""The Automa's mech actions once more, straight from the rulebook, on plain documents.

Nothing here uses the domain: a state is read as the JSON document that it is, the printed data as the
project's data files. Where it and the domain differ, one of them is wrong.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

Doc = dict[str, Any]

CARDS: dict[int, Doc] = {
    card["number"]: card
    for card in json.loads(files("automa_rules.expeditions").joinpath("data", "cards.json").read_text())
}


def mech_actions(state: Doc, card: int, mech: str) -> tuple[str, str, list[str]]:
    """Where a mech ends, what it does there, and what it takes.

    The deed is the kind of its target, or `nothing`. The tokens are the topmost first; `map` and `twenty`
    stand for those tokens.
    """
    half = CARDS[card][mech]
    spots = _before_the_mech(state, mech)
    target = half["target"]
    if target is not None and state["automa"]["glory"] >= target["glory"]:
        for spot in spots[:4]:
            there = next(one for one in state["locations"] if one["id"] == spot)
            taken = _what_is_taken(there, target["kind"], target["take"])
            if taken:
                return spot, target["kind"], taken
    return spots[half["distance"] % len(spots)], "nothing", []


def _before_the_mech(state: Doc, mech: str) -> list[str]:
    """The ring of locations from where the mech stands, in its direction, without the human's."""
    names = [f"{mech[0]}{number}" for number in range(1, 8)]
    if mech == "central":
        names.reverse()
    ring = [name for name in names if name != state["human"]["mech"]]
    start = ring.index(state["automa"][mech])
    return ring[start:] + ring[:start]


def _what_is_taken(there: Doc, kind: str, most: int) -> list[str]:
    stack: list[str] = there["corruption"]
    if kind == "map":
        return ["map"] if there["map"] else []
    if kind == "corruption20":
        return ["twenty"] if there["twenty"] and not stack else []
    return list(reversed(stack))[:most]
