"""Resources, structures, encounters, Flags and Traps on territories; and all places in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from automa_ledger.boards.markup import Markup, at, element, path, text, title, titled_group, use
from automa_ledger.boards.scythe.layout import CENTRES
from automa_ledger.boards.scythe.placement import Piece
from automa_ledger.boards.scythe.terrain import HEX_OUTLINE, MARK_OFFSET_X, MARK_OFFSET_Y
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.scythe.board import TERRITORIES
from automa_rules.scythe.coordinates import PLACES
from automa_rules.scythe.player import Player
from automa_rules.scythe.terms import Faction, Resource
from automa_rules.scythe.view import View

COUNT_FONT_SIZE: Final = 16.0
"""The font size of the count of a resource."""
RESOURCE_OFFSET_Y: Final = 37.0
"""From the middle of the hex to its resources."""
PITCH: Final = 28.0
RESOURCE_SCALES: Final = (1.2, 1.1, 1.0, 0.84)
"""The scale of resources, by how many kinds are on the hex."""
MAX_RESOURCE_SPREAD: Final = 62.0
"""The maximum distance from the middle of the first resource to that of the last."""
STRUCTURE_OFFSET_X: Final = 33.0
"""From the middle of the hex to a structure on the right."""
DARK_INK: Final = "#1c1c1c"
LIGHT_INK: Final = "#ffffff"
DARK_RESOURCES: Final[frozenset[Resource]] = frozenset(("oil", "wood"))
"""Resources with a light number."""
TOKENS: Final[Mapping[Faction, str]] = {"albion": "flag", "togawa": "trap"}


def resources(view: View, words: Words) -> Iterator[Markup]:
    """Each kind on a territory has its own shape, with the count in it."""
    for hex_, counts in view.resources.items():
        x, y = CENTRES[hex_]
        kinds = [(kind, count) for kind, count in counts.items() if count]
        gaps = len(kinds) - 1
        pitch = min(PITCH, MAX_RESOURCE_SPREAD / gaps) if gaps else 0
        for index, (kind, count) in enumerate(kinds):
            yield titled_group(
                words.format_message("picture-scythe-resource", resource=kind, count=count),
                use(f"shape-{kind}"),
                text(
                    0,
                    1,
                    str(count),
                    COUNT_FONT_SIZE,
                    fill=LIGHT_INK if kind in DARK_RESOURCES else None,
                    font_size=None,
                ),
                id=f"resource-{hex_}-{kind}",
                class_=f"resource {kind}",
                transform=at(
                    x + pitch * (index - gaps / 2), y + RESOURCE_OFFSET_Y, RESOURCE_SCALES[len(kinds) - 1]
                ),
            )


def structures(view: View, factions: Mapping[str, Faction], words: Words, theme: Theme) -> Iterator[Markup]:
    """A tile in the owner's colour for each structure."""
    for hex_, structure in view.structures.items():
        x, y = CENTRES[hex_]
        faction, kind = factions[structure.owner], structure.kind
        yield titled_group(
            describe_structure(faction, kind, words),
            use("shape-tile", fill=theme.colours[faction]),
            use(f"shape-{kind}", stroke=theme.colours[f"{faction}_letter"]),
            use(f"badge-{faction}"),
            id=f"structure-{hex_}",
            class_=f"structure {kind} {faction}",
            transform=at(x + STRUCTURE_OFFSET_X, y + 2),
        )


def describe_structure(faction: Faction, kind: str, words: Words) -> str:
    """A structure, a Flag or a Trap in words."""
    return words.format_message("picture-scythe-structure", faction=faction, structure=kind)


def encounters(view: View, words: Words) -> Iterator[Markup]:
    """The encounter tokens that are still on the board."""
    for hex_ in view.encounters:
        x, y = CENTRES[hex_]
        yield titled_group(
            words.name("encounter_token"),
            use("shape-encounter-left"),
            id=f"encounter-{hex_}",
            class_="encounter",
            transform=at(x + MARK_OFFSET_X, y + MARK_OFFSET_Y),
        )


def tokens(player: Player, words: Words, theme: Theme) -> Iterator[Markup]:
    """A player's Flags or Traps; a disarmed one is pale."""
    kind, faction = TOKENS.get(player.faction), player.faction
    if kind is None:
        return
    for hex_ in player.tokens:
        x, y = CENTRES[hex_]
        disarmed = hex_ in player.disarmed
        written = theme.colours[f"{faction}_letter"]
        yield titled_group(
            describe_token(player, hex_, words),
            use(f"shape-{kind}", fill=theme.colours[faction]),
            text(1, -5 if kind == "flag" else 0, faction[0].upper(), 13, fill=written),
            id=f"token-{player.seat}-{hex_}",
            class_=f"token {kind} {faction}" + (" disarmed" if disarmed else ""),
            opacity=0.5 if disarmed else None,
            transform=at(x - STRUCTURE_OFFSET_X, y + 12),
        )


def describe_token(player: Player, hex_: str, words: Words) -> str:
    """A Flag or a Trap in words."""
    kind = "disarmed_trap" if hex_ in player.disarmed else TOKENS[player.faction]
    return describe_structure(player.faction, kind, words)


def describe_places(
    view: View | None, pieces: Mapping[str, Sequence[Piece]], words: Words
) -> Iterator[tuple[str, str]]:
    """Each place with what is there, in words, in reading order."""
    for place in CENTRES:
        contents = [words.name("tunnel")] if place in TERRITORIES and TERRITORIES[place].tunnel else []
        if view is not None:
            contents += _describe_contents(view, place, pieces.get(place, ()), words)
        yield place, words.format_message("picture-scythe-place", place=place, there=tuple(contents))


def _describe_contents(view: View, place: str, pieces: Sequence[Piece], words: Words) -> Iterator[str]:
    factions: dict[str, Faction] = {player.seat: player.faction for player in view.players}
    for (seat, kind), count in Counter((piece.seat, piece.kind) for piece in pieces).items():
        yield words.format_message("picture-scythe-units", faction=factions[seat], unit=kind, count=count)
    if (structure := view.structures.get(place)) is not None:
        yield describe_structure(factions[structure.owner], structure.kind, words)
    for resource, count in view.resources.get(place, {}).items():
        if count:
            yield words.format_message("picture-scythe-resource", resource=resource, count=count)
    if place in view.encounters:
        yield words.name("encounter_token")
    for player in view.players:
        if place in player.tokens and player.faction in TOKENS:
            yield describe_token(player, place, words)


def place_overlays(places: Sequence[tuple[str, str]]) -> Markup:
    """An invisible hex over each place, for ids, pointers and screen readers."""
    return element(
        "g", *(_place_overlay(*place) for place in places), id="places", role="list", fill_opacity=0
    )


def _place_overlay(place: str, label: str) -> Markup:
    return path(
        HEX_OUTLINE,
        title(label),
        id=f"place-{place.replace('_', '-')}",
        class_=f"place {PLACES[place].terrain}",
        role="listitem",
        transform=at(*CENTRES[place]),
    )
