"""The pieces on the table by their ids, which the picture and the changes of a commit use too.

Units are numbered by their place in the lists of the player: `human-mech-1` is `mechs[0]`.
"""

from __future__ import annotations

from collections.abc import Iterator

from automa_rules.scythe.player import Player
from automa_rules.scythe.terms import Place, UnitKind
from automa_rules.scythe.view import View


def list_units(player: Player) -> Iterator[tuple[str, UnitKind, Place]]:
    """The id, kind and place of each unit of a player."""
    yield f"{player.seat}-character", "character", player.character
    for number, place in enumerate(player.mechs, 1):
        yield f"{player.seat}-mech-{number}", "mech", place
    for number, place in enumerate(player.workers, 1):
        yield f"{player.seat}-worker-{number}", "worker", place


def pieces(view: View) -> dict[str, str]:
    """The place of each unit, structure, encounter token, Flag and Trap. `home` is a unit's own base."""
    return {
        **{piece: place for player in view.players for piece, _, place in list_units(player)},
        **{f"structure-{hex_}": hex_ for hex_ in view.structures},
        **{f"encounter-{hex_}": hex_ for hex_ in view.encounters},
        **{f"token-{player.seat}-{hex_}": hex_ for player in view.players for hex_ in player.tokens},
    }
