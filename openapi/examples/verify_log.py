"""Check the exported log of a finished game: its chain, its shuffles, and that each draw follows from them.

`python verify_log.py game.ndjson` needs nothing but Python. All that it knows is in docs/shuffles.md.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

State = dict[str, Any]
"""What is left of each deck, by its name; the decks of Scythe's Automas, and the last bowls of dice."""


class Unsound(Exception):  # noqa: N818 - it describes the log
    """The log was edited, or the service did not draw what it had shuffled."""


def sha256(*parts: bytes) -> bytes:
    """The hash of all parts."""
    return hashlib.sha256(b"".join(parts)).digest()


def compact(value: object) -> bytes:
    """JSON without spaces, the members of objects sorted."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def shuffled(cards: list[Any], salt: bytes) -> list[Any]:
    """The order that a salt gives to cards."""
    blocks = (sha256(salt, number.to_bytes(8, "big")) for number in itertools.count())
    numbers = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        below = place + 1
        other = next(number for number in numbers if number < 2**32 // below * below) % below
        order[place], order[other] = order[other], order[place]
    return order


def verify(lines: Iterable[str | bytes]) -> None:
    """Raise Unsound with the version of the first fault."""
    header, *commits = map(json.loads, lines)
    events = [event for commit in commits for event in commit["events"]]
    revealed = {event["commitment"]: event for event in events if event["type"] == "shuffle_revealed"}
    head = sha256(f"{header['game']}\n{header['ruleset']}\n".encode())
    states: list[State] = [{}]
    for version, commit in enumerate(commits, 1):
        command = {"type": "commanded", **{name: commit[name] for name in ("at", "command", "seat")}}
        head = sha256(head, f"{version}\n".encode(), compact([command, *commit["events"]]))
        if (commit["version"], commit["hash"]) != (version, head.hex()):
            raise Unsound(f"version {version}: the chain is broken")
        state = states[-1]
        for event in commit["events"]:
            if event["type"] == "rewound":
                state = states[event["to"]]
            elif event["type"] == "deck_shuffled":
                state = state | {
                    event["deck"]: pile(header["ruleset"], event, revealed.get(event["commitment"]))
                }
            elif (after := follow(state, event)) is None:
                raise Unsound(f"version {version}: {event['type']} does not follow from what was shuffled")
            else:
                state = after
        states.append(state)
    if (header["version"], header["head"]) != (len(commits), head.hex()):
        raise Unsound("the log does not end where its header says")


def pile(ruleset: str, event: Any, secret: Any) -> list[Any]:  # noqa: ANN401 - any JSON
    """The pile that a shuffle makes, top first, if what was revealed of it keeps its commitment."""
    if secret is None:
        raise Unsound(f"the order of {event['deck']} is not revealed")
    salt, order = bytes.fromhex(secret["salt"]), secret["order"]
    if shuffled(event["cards"], salt) != order or sha256(salt, compact(order)).hex() != event["commitment"]:
        raise Unsound(f"the order of {event['deck']} is not the one that was promised")
    return list(order[2:] if (ruleset, event["deck"]) == ("expeditions", "automa") else order)


def follow(state: State, event: Any) -> State | None:  # noqa: ANN401 - any JSON
    """The state after an event; None for a draw that does not follow from a shuffle."""
    match event:
        case {"type": "game_began", "decks": decks}:
            return {"decks": {seat: deck["name"] for deck in decks for seat in deck["seats"]}}
        case {"type": "combat_cards_drawn", "count": count} if "combat" in state:
            return state | {"combat": state["combat"][count:]}  # into a hand, face down
        case {"type": "dice_rolled", "named": False, "bowls": found}:
            return state | {"rolled": found} if rolled(state, event["again"]) == bowls(found) else None
    drawn = draw(state, event)
    if drawn is None:
        return state
    deck, cards = drawn
    left = state[deck][len(cards) :]
    return state | {deck: left} if state[deck][: len(cards)] == cards else None


def draw(state: State, event: Any) -> tuple[str, list[Any]] | None:  # noqa: ANN401 - any JSON
    """The deck that an event draws from and the cards that it draws; None for anything else."""
    if event.get("named"):
        return None  # the table drew it
    match event:
        case {"type": "automa_card_drawn" | "combat_table_read", "card": card}:
            deck, cards = state.get("decks", {}).get(event.get("seat"), "automa"), [card]
        case {"type": "card_drawn", "card": card}:
            deck, cards = "bot", [card]
        case {"type": "combat_card_flipped", "value": value}:
            deck, cards = "combat", [value]
        case {"type": "corruption_placed", "tokens": tokens}:
            deck, cards = "bag", tokens
        case {"type": "black_die_rolled", "result": result}:
            deck, cards = "black_die", [result]
        case {"type": "bonus_tile_drawn", "tile": tile}:
            deck, cards = "structure_bonus", [tile]
        case {"type": "first_player_chosen", "seat": seat}:
            deck, cards = "first_player", [seat]
        case _:
            return None
    return (deck, cards) if deck in state else None  # what was never shuffled is the table's


def rolled(state: State, again: list[str]) -> Counter[tuple[str, str]]:
    """How many dice of each colour lie in each bowl: those that stayed, and the first face of each other."""
    faces: dict[str, str] = {}
    for die, _, face in (card.partition(":") for card in state["dice"]):
        faces.setdefault(die, face)
    thrown = Counter((face, die.rpartition("-")[0]) for die, face in faces.items())
    return (
        thrown + bowls({bowl: dice for bowl, dice in state["rolled"].items() if bowl not in again})
        if again
        else thrown
    )


def bowls(found: dict[str, dict[str, int]]) -> Counter[tuple[str, str]]:
    """How many dice of each colour lie in each bowl."""
    return Counter({(bowl, colour): count for bowl, dice in found.items() for colour, count in dice.items()})


if __name__ == "__main__":
    for file in sys.argv[1:]:
        try:
            verify(Path(file).read_bytes().splitlines())
        except Unsound as fault:
            sys.exit(f"{file}: {fault}")
        print(f"{file}: sound")
