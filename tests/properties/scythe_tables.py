"""Random tables of Scythe: setups and positions, as the documents that clients send."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from automa_rules.scythe.board import ENCOUNTERS, HOME_BASES, TERRITORIES
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_DECK
from automa_rules.scythe.factions import FACTIONS
from automa_rules.scythe.terms import Bonus, Level, Resource, StructureBonus, StructureKind
from automa_rules.scythe.trackers import TRACKERS

Doc = dict[str, Any]

FACTION_NAMES = tuple(FACTIONS)
LEVELS: tuple[Level, ...] = get_args(Level)
HEXES = tuple(TERRITORIES)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
STRUCTURES: tuple[StructureKind, ...] = get_args(StructureKind)

_OPTIONS: tuple[Doc, ...] = (
    {},
    {"skip_turns": True},
    {"coins": 2},
    {"coins": -1},
    {"coins": -2},
    {"power": 2},
    {"power": -1},
    {"power": -2},
    {"test_moves": True},
    {"test_deployments": True},
    {"all_moves": True},
)


def chance_of(seed: int) -> Random:
    """The chance that belongs to a seed; the same every time."""
    return Random(seed)  # noqa: S311 - tests are to be repeatable, not secret


def options(chance: Random) -> Doc:
    """No option, one alone, or several together."""
    if chance.random() < 0.6:
        return chance.choice(_OPTIONS)
    together: Doc = {}
    for one in chance.sample(_OPTIONS, chance.randint(2, 5)):
        together |= one
    return together


def setup(chance: Random, number: int = 0) -> Doc:
    """A new game; consecutive numbers go through all factions and levels of the first Automa."""
    seats = _seats(chance, FACTION_NAMES[number % 7], LEVELS[number // 7 % 4])
    document: Doc = {
        "players": [one if one["kind"] == "automa" else one | _human_mat(chance) for one in seats],
        "enemies": _enemies(seats),
        "decks": {
            "automa": _deck_mode(chance),
            "combat": _deck_mode(chance),
            "shared": chance.random() < 0.4,
        },
        "options": options(chance),
    }
    if chance.random() < 0.3:
        document["structure_bonus"] = chance.choice(get_args(StructureBonus))
    return document


def position(chance: Random, number: int = 0, *, virtual: bool = False) -> Doc:
    """The middle of a game: units anywhere but with their enemies, and anything that a mat can show."""
    seats = _seats(chance, FACTION_NAMES[number % 7], LEVELS[number // 7 % 4])
    combat = "virtual" if virtual else _deck_mode(chance)
    lands = _lands(chance, len(seats))
    hands = list(COMBAT_DECK)
    chance.shuffle(hands)
    players = [_placed(chance, one, land, hands) for one, land in zip(seats, lands, strict=True)]
    document: Doc = {
        "players": players,
        "turn": chance.choice([one["seat"] for one in players]),
        "enemies": _enemies(seats),
        "options": options(chance),
        "resources": {
            hex_: {chance.choice(RESOURCES): chance.randint(0, 8) for _ in range(chance.randint(1, 3))}
            for hex_ in chance.sample(HEXES, chance.randint(0, 12))
        },
        "structures": _structures(chance, players),
        "encounters": chance.sample(ENCOUNTERS, chance.randint(0, len(ENCOUNTERS))),
        "decks": {
            "automa": "virtual" if virtual else _deck_mode(chance),
            "combat": combat,
            "shared": chance.random() < 0.5,
            "combat_discards": [hands.pop() for _ in range(chance.randint(0, 12))],
        },
        "factory_cards": chance.randint(0, 4),
    }
    if sum(one["kind"] == "automa" for one in seats) == 1 or document["decks"]["shared"]:
        gone = chance.sample(AUTOMA_DECK, chance.randint(0, 19))
        cut = chance.randint(0, len(gone))
        document["decks"] |= {"automa_discards": gone[:cut], "automa_combat_discards": gone[cut:]}
    if chance.random() < 0.7:
        document["structure_bonus"] = chance.choice(get_args(StructureBonus))
    return document


def _deck_mode(chance: Random) -> str:
    return "virtual" if chance.random() < 0.7 else "physical"


def _seats(chance: Random, faction: str, level: str) -> list[Doc]:
    """The solo game most often; else up to five seats, humans and Automas as it comes."""
    count = 2 if chance.random() < 0.6 else chance.randint(2, 5)
    others = chance.sample([one for one in FACTION_NAMES if one != faction], count - 1)
    sides = chance.random() < 0.3
    seats: list[Doc] = [{"seat": "automa", "kind": "automa", "faction": faction, "level": level}]
    for index, other in enumerate(others):
        if index == 0 or chance.random() < 0.5:
            seats.append({"seat": f"human{index}", "kind": "human", "faction": other})
        else:
            seat = {
                "seat": f"automa{index}",
                "kind": "automa",
                "faction": other,
                "level": chance.choice(LEVELS),
            }
            seats.append(seat)
    if count > 2 and chance.random() < 0.1:
        seats[1] = {
            "seat": "automa_x",
            "kind": "automa",
            "faction": others[0],
            "level": chance.choice(LEVELS),
        }
    if sides:
        for one in seats:
            one["side"] = chance.choice(("east", "west"))
    chance.shuffle(seats)
    return seats


def _enemies(seats: list[Doc]) -> str:
    return "other_sides" if any("side" in one for one in seats) else "everyone"


def _human_mat(chance: Random) -> Doc:
    return {"popularity": chance.randint(2, 4), "coins": chance.randint(4, 7)}


def _lands(chance: Random, count: int) -> list[list[str]]:
    """The board dealt out to the players, each a part of it that no other stands on."""
    hexes = list(HEXES)
    chance.shuffle(hexes)
    return [hexes[index::count] for index in range(count)]


def _placed(chance: Random, one: Doc, land: list[str], hands: list[int]) -> Doc:
    automa = one["kind"] == "automa"
    doors = [hex_ for hex_ in HOME_BASES[one["faction"]].peninsula if hex_ in land]
    spots = [*land[: chance.randint(1, 9)], *doors, "home"]
    off = ["mat"] * chance.randint(0, 8)
    placed = one | {
        "power": chance.choice((0, 16, chance.randint(0, 16))),
        "coins": chance.randint(0, 30),
        "combat_cards": _hand(chance, hands),
        "character": chance.choice([*spots, *off[:3]] if automa else spots),
        "mechs": [chance.choice([*spots, *off]) for _ in range(4)],
        "workers": [chance.choice([*spots, *off]) for _ in range(8)],
        "has_factory_card": chance.random() < 0.3,
    }
    if automa:
        spaces = TRACKERS[one["level"]].spaces
        space = chance.randrange(spaces - 1)
        reached = sum(star <= space for star in TRACKERS[one["level"]].stars)
        extra = chance.sample(("combat", "combat", "power"), chance.randint(0, 3))
        stars = (["tracker"] * reached + extra)[:5]
        return placed | {"star_tracker": space, "stars": stars, "scheme": 2 if reached else 1}
    abilities = FACTIONS[one["faction"]].mech_abilities
    goals = ("upgrades", "mechs", "structures", "objective", "combat", "combat", "popularity", "power")
    if one["faction"] in ("albion", "togawa"):
        own = HEXES[one["faction"] == "togawa" :: 2]  # one faction token a territory
        placed["tokens"] = chance.sample(own, chance.randint(0, 4))
        if one["faction"] == "togawa":
            placed["disarmed"] = [hex_ for hex_ in placed["tokens"] if chance.random() < 0.5]
    return placed | {
        "popularity": chance.randint(0, 18),
        "stars": chance.sample(goals, chance.randint(0, 5)),
        "abilities": chance.sample(abilities, chance.randint(0, 4)),
        "recruits": chance.sample(get_args(Bonus), chance.randint(0, 4)),
        "upgrades": chance.randint(0, 6),
    }


def _hand(chance: Random, hands: list[int]) -> int | list[int]:
    """A few combat cards of the deck, as values or as a count."""
    held = [hands.pop() for _ in range(chance.randint(0, 5))]
    return held if chance.random() < 0.4 else len(held)


def _structures(chance: Random, players: list[Doc]) -> Doc:
    built = {}
    free = list(HEXES)
    chance.shuffle(free)
    for one in players:
        if one["kind"] == "human":
            for kind in chance.sample(STRUCTURES, chance.randint(0, 4)):
                built[free.pop()] = {"owner": one["seat"], "kind": kind}
    return built
