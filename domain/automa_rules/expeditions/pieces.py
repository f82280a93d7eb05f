"""The pieces on the table by their ids, which the picture and the changes of a commit use too."""

from __future__ import annotations

from automa_rules.expeditions.view import View


def mechs(view: View) -> dict[str, str]:
    """The place of each mech."""
    return {
        "automa-north": view.automa.north,
        "automa-central": view.automa.central,
        "human-mech": view.human.mech,
    }


def pieces(view: View) -> dict[str, str]:
    """The place of each mech, map token and value-20 token on the board."""
    return {
        **mechs(view),
        **{f"map-{each.id}": each.id for each in view.locations if each.map},
        **{f"twenty-{each.id}": each.id for each in view.locations if each.twenty},
    }
