"""The terms of the game as literals, so that schemas, types and JSON share one definition."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from automa_rules.core.pattern import anchor_pattern
from automa_rules.core.place_resolver import PLACE

Faction = Literal["polania", "saxony", "crimea", "nordic", "rusviet", "albion", "togawa"]
Level = Literal["autometta", "automa", "automaszyna", "ultimaszyna"]
Terrain = Literal["mountain", "farm", "tundra", "forest", "village", "lake", "factory"]
Resource = Literal["metal", "food", "oil", "wood"]
StructureKind = Literal["mill", "monument", "mine", "armory"]
UnitKind = Literal["character", "mech", "worker"]
Scheme = Literal[1, 2]
Symbol = Literal[
    "move_worker", "move_mech", "move_character", "encounter_factory", "attack_combat", "attack_worker"
]
RefusalReason = Literal["no_unit", "power_too_low", "no_valid_territory", "no_destination"]
GainKind = Literal["power", "coin", "combat_card", "deploy_worker", "deploy_character_or_mech"]
Bonus = Literal["power", "coin", "popularity", "combat_card"]
Goal = Literal[
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
    "tracker",
]
HumanGoal = Literal[
    "upgrades", "mechs", "structures", "recruits", "workers", "objective", "popularity", "power"
]
PlayerMatId = Literal[
    "industrial", "engineering", "militant", "patriotic", "innovative", "mechanical", "agricultural"
]
TopAction = Literal["bolster", "move", "produce", "trade"]
BottomAction = Literal["upgrade", "deploy", "build", "enlist"]
MechAbility = Literal[
    "riverwalk",
    "submerge",
    "camaraderie",
    "speed",
    "underpass",
    "disarm",
    "wayfare",
    "scout",
    "seaworthy",
    "artillery",
    "township",
    "peoples_army",
    "burrow",
    "sword",
    "shield",
    "rally",
    "toka",
    "suiton",
    "ronin",
    "shinobi",
]
CombatAbility = Literal["artillery", "disarm", "scout", "sword", "shield", "ronin"]
StructureBonus = Literal[
    "tunnels_adjacent",
    "lakes_adjacent",
    "encounters_adjacent",
    "on_tunnels",
    "in_one_row",
    "on_farms_or_tundra",
]
DeckMode = Literal["virtual", "physical"]
Ending = Literal["sixth_star", "agreement", "correction"]
Enemies = Literal["everyone", "other_sides"]

HexId = Annotated[
    str,
    Meta(
        pattern=anchor_pattern("r[0-7]c[0-6]"),
        title="Territory",
        description="A territory by its row and column, from the top left: r0c1 to r7c3. Its printed "
        "coordinate, such as D4, is taken too.",
        examples=["r3c3"],
        extra=PLACE,
    ),
]
Place = Annotated[
    str,
    Meta(
        pattern=anchor_pattern(
            "(home|home_(polania|saxony|crimea|nordic|rusviet|albion|togawa)|mat|r[0-7]c[0-6])"
        ),
        title="Place",
        description=(
            "Where a unit is: a territory, `home` (its home base), `mat` (its faction mat), or with "
            "Wayfare the home base of an unplayed faction (for example `home_saxony`). A printed coordinate, "
            "such as D4 or HS, is taken too."
        ),
        examples=["r3c3", "home"],
        extra=PLACE,
    ),
]
ResourcePlace = Annotated[
    str,
    Meta(
        pattern=anchor_pattern("(home_(polania|saxony|crimea|nordic|rusviet|albion|togawa)|r[0-7]c[0-6])"),
        title="Place of resources",
        description="A territory, or with Wayfare the home base of an unplayed faction. A printed "
        "coordinate, such as D4 or HS, is taken too.",
        examples=["r3c3"],
        extra=PLACE,
    ),
]
SeatName = Annotated[str, Meta(pattern=anchor_pattern("[a-z][a-z0-9_]{0,23}"), examples=["human", "automa"])]
SideName = Annotated[str, Meta(min_length=1, max_length=24)]

PieceId = Annotated[
    str,
    Meta(
        pattern=anchor_pattern("[a-z][a-z0-9_]{0,23}-(character|mech-[1-4]|worker-[1-8])"),
        title="Piece",
        description="A unit: its seat, its kind, and its number in the seat's list of mechs or workers.",
        examples=["human-mech-1"],
    ),
]

HOME: Final = "home"
MAT: Final = "mat"

WORKERS_PER_PLAYER: Final = 8
MECHS_PER_PLAYER: Final = 4
STARS_PER_PLAYER: Final = 6
TOKENS_PER_FACTION: Final = 4
"""A faction's Flags or Traps."""
AUTOMA_DECK_SIZE: Final = 19
MAX_AUTOMA_DECKS: Final = 5
COMBAT_DECK_SIZE: Final = 42
TERRITORY_COUNT: Final = 47
"""Lakes and the Factory included."""
HOME_BASE_COUNT: Final = 7
MAX_COMBAT_STARS: Final = 2
MAX_POWER: Final = 16
MAX_POPULARITY: Final = 18
MAX_DIAL: Final = 7
AUTOMA_STARTING_POPULARITY: Final = 10
AUTOMA_STARTING_COINS: Final = 5

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]  # keeps a corrected number within what JSON can carry
Amount = Annotated[int, Meta(ge=0, le=9999, description="A count sent by a client.")]
Power = Annotated[int, Meta(ge=0, le=MAX_POWER)]
Popularity = Annotated[int, Meta(ge=0, le=MAX_POPULARITY)]
Upgrades = Annotated[int, Meta(ge=0, le=6)]
StarTrackerSpace = Annotated[int, Meta(ge=0, le=23)]
CombatCard = Annotated[int, Meta(ge=2, le=5)]
CombatCardCount = Annotated[int, Meta(ge=0, le=COMBAT_DECK_SIZE, description="A number of combat cards.")]
AutomaCardNumber = Annotated[int, Meta(ge=1, le=AUTOMA_DECK_SIZE)]
AutomaCardNumbers = Annotated[tuple[AutomaCardNumber, ...], Meta(max_length=AUTOMA_DECK_SIZE)]
CombatCardValues = Annotated[tuple[CombatCard, ...], Meta(max_length=COMBAT_DECK_SIZE)]
UNITS_PER_PLAYER: Final = 1 + MECHS_PER_PLAYER + WORKERS_PER_PLAYER
PlacesByPiece = Annotated[dict[PieceId, Place], Meta(max_length=UNITS_PER_PLAYER)]
HexIds = Annotated[tuple[HexId, ...], Meta(max_length=TERRITORY_COUNT)]
ResourceAmounts = Annotated[dict[Resource, Amount], Meta(max_length=4)]
ResourcesByPlace = Annotated[
    dict[ResourcePlace, ResourceAmounts], Meta(max_length=TERRITORY_COUNT + HOME_BASE_COUNT)
]
ResourcesByTerritory = Annotated[dict[HexId, ResourceAmounts], Meta(max_length=TERRITORY_COUNT)]
