"""The Automa's rules once more, straight from the rulebook, by brute force and plain loops.

Nothing here uses the domain: a state is read as the JSON document that it is, and what is printed as the data
files that the project carries. Slow on purpose; where it and the domain differ, one of them is wrong.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

Doc = dict[str, Any]


def _data(name: str) -> Any:  # noqa: ANN401 - any JSON
    return json.loads(files("automa_rules.scythe").joinpath("data", name).read_text())


_BOARD: Doc = _data("board.json")
CARDS: dict[int, Doc] = {card["number"]: card for card in _data("automa_cards.json")["cards"]}
_TRACKERS: dict[str, Doc] = {card["level"]: card for card in _data("star_trackers.json")}

PLACE: dict[str, tuple[int, int]] = {
    hex_["id"]: (hex_["row"], hex_["column"]) for hex_ in _BOARD["territories"]
}
KIND: dict[str, str] = {hex_["id"]: hex_["terrain"] for hex_ in _BOARD["territories"]}
TUNNEL: list[str] = [hex_["id"] for hex_ in _BOARD["territories"] if hex_.get("tunnel")]
HOME_AT: dict[str, tuple[int, int]] = {
    base["faction"]: (base["row"], base["column"]) for base in _BOARD["home_bases"]
}
DOORS: dict[str, list[str]] = {base["faction"]: base["peninsula"] for base in _BOARD["home_bases"]}
READING = sorted(PLACE, key=lambda hex_: PLACE[hex_])
FACTORY = "r3c3"

RIVERWALK_ONTO = {
    "polania": ("village", "mountain"),
    "saxony": ("forest", "mountain"),
    "crimea": ("farm", "tundra"),
    "nordic": ("forest", "mountain"),
    "rusviet": ("farm", "village"),
}


def around(spot: tuple[int, int]) -> list[tuple[int, int]]:
    """The six spots next to one: odd rows stand half a hex to the right of even ones."""
    row, column = spot
    left = column if row % 2 else column - 1
    return [
        (row - 1, left),
        (row - 1, left + 1),
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ]


@cache
def steps_from(start: tuple[int, int]) -> dict[tuple[int, int], int]:
    """How many steps each spot of the table is away, found by spreading out from the start."""
    found = {start: 0}
    edge = [start]
    while edge:
        following = []
        for spot in edge:
            for near in around(spot):
                if near not in found and -3 <= near[0] <= 10 and -4 <= near[1] <= 11:
                    found[near] = found[spot] + 1
                    following.append(near)
        edge = following
    return found


def river(one: str, other: str) -> bool:
    """Whether a river runs between two territories."""
    return [one, other] in _BOARD["rivers"] or [other, one] in _BOARD["rivers"]


@cache
def near(hex_: str) -> list[str]:
    """The territories that share an edge with one."""
    return [other for other in READING if PLACE[other] in around(PLACE[hex_])]


@cache
def dry(one: str, other: str) -> bool:
    """Whether a unit with wet feet forbidden can step from one territory to a neighbour."""
    return KIND[one] != "lake" and KIND[other] != "lake" and not river(one, other)


def to_factory(hex_: str) -> int:
    """Steps to the Factory."""
    return steps_from(PLACE[hex_])[PLACE[FACTORY]]


def seat_of(doc: Doc, seat: str) -> Doc:
    """A player by name."""
    found: list[Doc] = [one for one in doc["players"] if one["seat"] == seat]
    return found[0]


def foes(doc: Doc, me: Doc) -> list[Doc]:
    """Everyone else, or everyone of another side."""
    found = []
    for one in doc["players"]:
        friend = (
            doc["enemies"] == "other_sides"
            and one.get("side") is not None
            and one.get("side") == me.get("side")
        )
        if one["seat"] != me["seat"] and not friend:
            found.append(one)
    return found


def fighters(one: Doc) -> list[str]:
    """The territories of a player's character and mechs, one entry a unit."""
    return [place for place in [one["character"], *one["mechs"]] if place in PLACE]


def workers(one: Doc) -> list[str]:
    """The territories of a player's workers, one entry a worker."""
    return [place for place in one["workers"] if place in PLACE]


def wet(me: Doc) -> bool:
    """Whether an Automa's marker has left the spaces with the water icon."""
    return bool(me.get("star_tracker", 0) >= _TRACKERS[me["level"]]["dry"])


def around_automa_unit(me: Doc, hex_: str) -> list[str]:
    """The neighbourhood of an Automa unit on a territory."""
    return [hex_] + [other for other in near(hex_) if wet(me) or dry(hex_, other)]


def around_fighter(doc: Doc, one: Doc, hex_: str) -> list[str]:
    """The neighbourhood of anyone's character or mech."""
    if one["kind"] == "automa":
        return around_automa_unit(one, hex_)
    return [hex_] + [to for to in READING if to != hex_ and human_step(doc, one, hex_, to)]


def human_step(doc: Doc, one: Doc, start: str, to: str) -> bool:
    """Whether one movement brings a human's character or mech from a territory to another."""
    can = one.get("abilities", [])
    lake = "lake" in (KIND[start], KIND[to])
    if to in near(start):
        if lake and ("submerge" in can or "seaworthy" in can or "suiton" in can):
            return True
        if not lake and not river(start, to):
            return True
        if not lake and "toka" in can:
            return True
        if not lake and "burrow" in can and (start in holes(doc, one) or to in holes(doc, one)):
            return True
        if not lake and "riverwalk" in can and KIND[to] in RIVERWALK_ONTO.get(one["faction"], ()):
            return True
    return far_step(doc, one, start, to)


def far_step(doc: Doc, one: Doc, start: str, to: str) -> bool:
    """Tunnels, mines and the abilities that reach further than the next territory."""
    can = one.get("abilities", [])
    if start in holes(doc, one) and to in holes(doc, one):
        return True
    ends = (start, to)
    if "underpass" in can and all(at in holes(doc, one) or holds(doc, one, at, "mountain") for at in ends):
        return True
    if "township" in can and all(at == FACTORY or holds(doc, one, at, "village") for at in ends):
        return True
    if "submerge" in can and KIND[start] == KIND[to] == "lake":
        return True
    if "rally" in can and (to in workers(one) or to in one.get("tokens", [])):
        return True
    return "shinobi" in can and to in one.get("tokens", [])


def holes(doc: Doc, one: Doc) -> list[str]:
    """The printed tunnels, and the player's Mine."""
    found = list(TUNNEL)
    for hex_, built in doc["structures"].items():
        if built["kind"] == "mine" and built["owner"] == one["seat"]:
            found.append(hex_)
    return found


def holds(doc: Doc, one: Doc, hex_: str, kind: str) -> bool:
    """Whether a territory is of this terrain and the player controls it."""
    return KIND[hex_] == kind and holder(doc, hex_) == one["seat"]


def holder(doc: Doc, hex_: str) -> str | None:
    """Who controls a territory: whose unit stands there, else who built there."""
    for one in doc["players"]:
        if hex_ in fighters(one) or hex_ in workers(one):
            return str(one["seat"])
    if hex_ in doc["structures"]:
        return str(doc["structures"][hex_]["owner"])
    return None


def pick(me: Doc, kinds: list[str]) -> tuple[str, str] | None:
    """The unit of these kinds closest to the home base, then first in reading order, then first named."""
    best = None
    for kind in kinds:
        for place in [me["character"]] if kind == "character" else me[f"{kind}s"]:
            if place == "mat":
                continue
            if place == "home":
                rank = (0, (-9, -9))
            else:
                rank = (steps_from(HOME_AT[me["faction"]])[PLACE[place]], PLACE[place])
            if best is None or rank < best[0]:
                best = (rank, kind, place)
    return None if best is None else (best[1], best[2])


def move(doc: Doc, seat: str, symbol: str, min_power: int = 0) -> tuple[str, str, str] | None:
    """Which unit a symbol moves, from where and to where; None when it is not a valid Move action."""
    me = seat_of(doc, seat)
    if me["power"] < min_power:
        return None
    kinds = {
        "move_worker": ["worker"],
        "move_mech": ["mech"],
        "move_character": ["character"],
        "encounter_factory": ["character"],
        "attack_combat": ["mech", "character"],
        "attack_worker": ["mech", "character"],
    }[symbol]
    picked = pick(me, kinds)
    if picked is None:
        return None
    best = None
    for hex_ in READING:
        score = _score(doc, me, symbol, picked, hex_)
        if score is not None and (best is None or (score, to_factory(hex_)) < best[0]):
            best = ((score, to_factory(hex_)), hex_)
    return None if best is None else (*picked, best[1])


def _score(doc: Doc, me: Doc, symbol: str, picked: tuple[str, str], hex_: str) -> int | None:
    """How good a territory is for a symbol, the lowest best; None when it cannot be the destination."""
    in_reach_of = [at for at in fighters(me) + workers(me) if hex_ in around_automa_unit(me, at)]
    from_base = symbol != "encounter_factory" and hex_ in DOORS[me["faction"]]
    if not in_reach_of and not from_base:
        return None
    enemies = foes(doc, me)
    enemy_fighters = sum(fighters(one).count(hex_) for one in enemies)
    enemy_workers = sum(workers(one).count(hex_) for one in enemies)
    if symbol == "attack_combat":
        return enemy_fighters or None
    if symbol == "attack_worker":
        lying = sum(doc["resources"].get(hex_, {}).values())
        return -lying if enemy_workers and not enemy_fighters else None
    if enemy_fighters or enemy_workers:
        return None
    if symbol == "encounter_factory":
        wanted = hex_ in doc["encounters"] or (hex_ == FACTORY and not me.get("has_factory_card", False))
        return 0 if wanted and hex_ not in me["mechs"] else None
    if hex_ in _without(workers(me) if symbol == "move_worker" else fighters(me), picked[1]):
        return None
    if symbol == "move_worker":
        return None if _threatened(doc, enemies, hex_) else -len(_without(in_reach_of, picked[1]))
    return _to_enemy(enemies, hex_)


def _without(places: list[str], gone: str) -> list[str]:
    """Places less the one of the unit that is picked up."""
    rest = list(places)
    if gone in rest:
        rest.remove(gone)
    return rest


def _threatened(doc: Doc, enemies: list[Doc], hex_: str) -> bool:
    """Whether a territory is in the neighbourhood of an enemy's combat unit."""
    for one in enemies:
        for at in fighters(one):
            if hex_ in around_fighter(doc, one, at):
                return True
    return False


def _to_enemy(enemies: list[Doc], hex_: str) -> int:
    """Steps to the nearest enemy combat unit on the board; those at home count when there is no other."""
    steps = steps_from(PLACE[hex_])
    on_board = [steps[PLACE[at]] for one in enemies for at in fighters(one)]
    at_home = [
        steps[HOME_AT[one["faction"]]] for one in enemies if "home" in [one["character"], *one["mechs"]]
    ]
    return min(on_board or at_home or [0])


def symbols(me: Doc, card: int) -> list[Doc]:
    """The move symbols that an Automa reads on a card, left to right."""
    half = CARDS[card][f"scheme_{me.get('scheme', 1)}"]
    return [symbol for symbol in half["moves"] if symbol.get("only") in (None, me["faction"])]


def combat_table(me: Doc, card: int) -> tuple[int, int]:
    """The power and the number of combat cards that an Automa puts into a combat."""
    printed = CARDS[card]["power_spent"]
    power = me["power"]
    spent = printed[0] if power <= 7 else printed[1] if power <= 13 else printed[2]
    held = me["combat_cards"] if isinstance(me["combat_cards"], int) else len(me["combat_cards"])
    return min(spent, power), min(CARDS[card]["combat_cards"], held)


def gains(doc: Doc, seat: str, card: int) -> dict[str, int]:
    """What the second row gives, when no option flips cards and the game does not end: changes by name."""
    me = seat_of(doc, seat)
    options = doc["options"]
    row = [
        gain
        for gain in CARDS[card][f"scheme_{me.get('scheme', 1)}"]["gains"]
        if gain.get("only") in (None, me["faction"])
    ]
    sums = {"coin": 0, "power": 0, "combat_card": 0, "worker": 0, "mech": 0, "character": 0}
    workers_left, mechs_left = me["workers"].count("mat"), me["mechs"].count("mat")
    character_left = int(me["character"] == "mat")
    for gain in row:
        if gain["what"] in ("coin", "power", "combat_card"):
            sums[gain["what"]] += gain["amount"]
        elif gain["what"] == "deploy_worker":
            sums["worker"] += workers_left > 0
            workers_left -= workers_left > 0
        elif character_left:
            sums["character"] += 1
            character_left = 0
        elif mechs_left:
            sums["mech"] += 1
            mechs_left -= 1
    for what, option in (("coin", "coins"), ("power", "power")):
        if any(gain["what"] == what for gain in row):
            extra = 1 if me["level"] == "ultimaszyna" else 0
            sums[what] = max(0, sums[what] + extra + options.get(option, 0))
    sums["power"] = min(sums["power"], 16 - me["power"])
    return sums


def tracker(me: Doc, card: int) -> tuple[int, bool, bool]:
    """Where the marker stands after a card, whether a star is placed, and whether the scheme is switched."""
    spaces = _TRACKERS[me["level"]]
    before = me.get("star_tracker", 0)
    if not CARDS[card]["star"] or before == spaces["spaces"] - 1:
        return before, False, False
    star = before + 1 in spaces["stars"]
    return before + 1, star, star and "tracker" not in me.get("stars", [])


def skips(doc: Doc, me: Doc, card: int) -> bool:
    """Whether the skip marker ends the turn: on Autometta, and on any level with the option."""
    may = me["level"] == "autometta" or doc["options"].get("skip_turns", False)
    return bool(may and CARDS[card]["autometta_skips"])


def combat_won(attacker: tuple[int, list[int]], defender: tuple[int, list[int]]) -> bool:
    """Whether the attacker wins with its power and cards: the higher total does, and it wins a tie."""
    return attacker[0] + sum(attacker[1]) >= defender[0] + sum(defender[1])
