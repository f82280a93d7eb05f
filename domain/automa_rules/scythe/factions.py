"""The seven faction mats, and the clockwise order of the home bases."""

from __future__ import annotations

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.scythe.terms import Faction, MechAbility


class FactionMat(msgspec.Struct, frozen=True):
    """A faction mat. Abilities apply to humans only."""

    id: Faction
    name: str
    characters: str
    colour: str
    starting_power: int
    starting_combat_cards: int
    faction_ability: str
    mech_abilities: tuple[MechAbility, ...]


class _Factions(msgspec.Struct, frozen=True):
    clockwise: tuple[Faction, ...]
    factions: tuple[FactionMat, ...]


_factions = load_data_file(__package__, "data/factions.json", _Factions)

FACTIONS: dict[Faction, FactionMat] = {mat.id: mat for mat in _factions.factions}
FLAG_FACTION: Faction = "albion"
TRAP_FACTION: Faction = "togawa"
TOKEN_FACTIONS: tuple[Faction, ...] = (FLAG_FACTION, TRAP_FACTION)
CLOCKWISE: tuple[Faction, ...] = _factions.clockwise
