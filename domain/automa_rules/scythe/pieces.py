"""The pieces on the table by their ids, which the picture and the changes of a commit use too."""

from __future__ import annotations

from automa_rules.scythe.player import list_units
from automa_rules.scythe.view import View


def pieces(view: View) -> dict[str, str]:
    """The place of each unit, structure, encounter token, Flag and Trap. `home` is a unit's own base."""
    return {
        **{piece: place for player in view.players for piece, _, place in list_units(player)},
        **{f"structure-{hex_}": hex_ for hex_ in view.structures},
        **{f"encounter-{hex_}": hex_ for hex_ in view.encounters},
        **{f"token-{player.seat}-{hex_}": hex_ for player in view.players for hex_ in player.tokens},
    }
