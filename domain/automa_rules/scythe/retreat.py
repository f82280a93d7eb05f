"""Where beaten units go with Nordic's Seaworthy: each to a lake of its own, or home (R59)."""

from __future__ import annotations

from collections.abc import Mapping

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.board import LAKES, NEIGHBOURS
from automa_rules.scythe.player import list_units, unit_territories
from automa_rules.scythe.refusals.illegal_actions import NoRetreatThere, PieceNotThere
from automa_rules.scythe.state import Combat, State, enemies_of, player
from automa_rules.scythe.terms import HexId, PieceId, Place, UnitKind


def retreat_lakes(state: State, combat: Combat, seat: str) -> tuple[HexId, ...]:
    """Seaworthy: the lakes next to the combat territory, without those that have enemy units."""
    if "seaworthy" not in player(state, seat).abilities:
        return ()
    taken = {hex_ for enemy in enemies_of(state, seat) for hex_ in unit_territories(enemy)}
    return tuple(hex_ for hex_ in NEIGHBOURS[combat.territory] if hex_ in LAKES - taken)


def fighting_pieces(state: State, combat: Combat, seat: str) -> dict[PieceId, UnitKind]:
    """The units of a seat on the territory of the combat."""
    units = list_units(player(state, seat))
    return {piece: unit for piece, unit, place in units if place == combat.territory}


def require_retreat(state: State, combat: Combat, seat: str, retreat: Mapping[PieceId, Place]) -> None:
    """Raise Rejected if a unit is not in the combat, or cannot go where it is sent.

    Workers go to a lake only with a mech.
    """
    pieces, lakes = fighting_pieces(state, combat, seat), retreat_lakes(state, combat, seat)
    mech_lakes = {retreat.get(piece) for piece, unit in pieces.items() if unit == "mech"}
    for piece, place in retreat.items():
        if piece not in pieces:
            raise Rejected(
                PieceNotThere(seat=seat, piece=piece, territory=combat.territory, pieces=(*pieces,))
            )
        open_lakes = (
            lakes if pieces[piece] != "worker" else tuple(each for each in lakes if each in mech_lakes)
        )
        if place not in open_lakes:
            raise Rejected(NoRetreatThere(seat=seat, territory=place, lakes=open_lakes, piece=piece))
