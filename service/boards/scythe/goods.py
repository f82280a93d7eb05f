"""What lies on territories: resources with their counts, structures, encounters, Flags and Traps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from domain.scythe.player import Player
from domain.scythe.state import Structure
from domain.scythe.terms import Faction, Resource
from domain.scythe.view import View
from service.boards.frame import defined
from service.boards.markup import Markup, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.scythe.layout import CENTRES
from service.boards.scythe.palette import FACTIONS
from service.boards.scythe.shapes import TILE
from service.boards.scythe.terrain import ASIDE, ENCOUNTER, MARKS
from service.boards.theme import Theme

LEFT: Final = "shape-encounter-left"
COUNT: Final = 16.0
"""How large the count of a resource is written."""
BELOW: Final = 37.0
"""Where resources lie, from the middle of their hex."""
PITCH: Final = 28.0
SCALES: Final = (1.2, 1.1, 1.0, 0.84)
"""How large a kind is drawn where there are so many."""
ROOM: Final = 62.0
"""How wide they spread at most, from the middle of the first to that of the last."""
BESIDE: Final = 33.0
"""Where a structure stands, to the right of the middle."""
DARK: Final = "#1c1c1c"
PALE: Final = "#ffffff"
PALE_TRAP: Final = 0.5
ON_DARK: Final[frozenset[Resource]] = frozenset(("oil", "wood"))
"""Resources on which a number is pale."""
TOKENS: Final[Mapping[Faction, str]] = {"albion": "flag", "togawa": "trap"}


def shapes(players: Sequence[Player], theme: Theme) -> Iterator[Markup]:
    """An encounter token, and what tells a structure's owner."""
    yield defined(
        LEFT,
        element("circle", r=11, fill=theme.stress, stroke=theme.card, stroke_width=2),
        use(ENCOUNTER, fill=theme.card),
    )
    for player in players:
        dye = FACTIONS[player.faction]
        yield defined(
            f"badge-{player.faction}",
            element("circle", cx=13, cy=-13, r=8.5, fill=dye.fill, stroke=dye.letter, stroke_width=1.6),
            text(13, -13, player.faction[0].upper(), 13, fill=dye.letter),
        )


def resources(view: View, words: Words) -> Iterator[Markup]:
    """Each kind on a territory has a shape of its own, with the count in it."""
    for hex_, counts in view.resources.items():
        x, y = CENTRES[hex_]
        there = [(kind, count) for kind, count in counts.items() if count]
        gaps = len(there) - 1
        pitch = min(PITCH, ROOM / gaps) if gaps else 0
        for index, (kind, count) in enumerate(there):
            yield group(
                title(words.say("picture-scythe-resource", resource=kind, count=count)),
                use(f"shape-{kind}"),
                text(0, 1, str(count), COUNT, fill=PALE if kind in ON_DARK else None, font_size=None),
                id=f"resource-{hex_}-{kind}",
                class_=f"resource {kind}",
                transform=at(x + pitch * (index - gaps / 2), y + BELOW, SCALES[len(there) - 1]),
            )


def structures(view: View, words: Words) -> Iterator[Markup]:
    """A tile in the owner's colour."""
    factions = {player.seat: player.faction for player in view.players}
    for hex_, structure in view.structures.items():
        x, y = CENTRES[hex_]
        yield _tile(hex_, structure, factions[structure.owner], words, at(x + BESIDE, y + 2))


def _tile(hex_: str, structure: Structure, faction: Faction, words: Words, transform: str) -> Markup:
    dye = FACTIONS[faction]
    return group(
        title(words.say("picture-scythe-structure", faction=faction, structure=structure.kind)),
        use(TILE, fill=dye.fill),
        use(f"shape-{structure.kind}", stroke=dye.letter),
        use(f"badge-{faction}"),
        id=f"structure-{hex_}",
        class_=f"structure {structure.kind} {faction}",
        transform=transform,
    )


def encounters(view: View, words: Words) -> Iterator[Markup]:
    """The tokens that still lie there."""
    for hex_ in view.encounters:
        x, y = CENTRES[hex_]
        yield group(
            title(words.name("encounter_token")),
            use(LEFT),
            id=f"encounter-{hex_}",
            class_="encounter",
            transform=at(x + ASIDE, y + MARKS),
        )


def tokens(player: Player, words: Words) -> Iterator[Markup]:
    """A player's Flags or Traps; one that is disarmed is pale."""
    kind = TOKENS.get(player.faction)
    if kind is None:
        return
    dye = FACTIONS[player.faction]
    for hex_ in player.tokens:
        x, y = CENTRES[hex_]
        disarmed = hex_ in player.disarmed
        yield group(
            title(token_told(player, hex_, words)),
            use(f"shape-{kind}", fill=dye.fill),
            text(1, -5 if kind == "flag" else 0, player.faction[0].upper(), 13, fill=dye.letter),
            id=f"token-{player.seat}-{hex_}",
            class_=f"token {kind} {player.faction}" + (" disarmed" if disarmed else ""),
            opacity=PALE_TRAP if disarmed else None,
            transform=at(x - BESIDE, y + 12),
        )


def token_told(player: Player, hex_: str, words: Words) -> str:
    """A Flag or a Trap in words."""
    kind = "disarmed_trap" if hex_ in player.disarmed else TOKENS[player.faction]
    return words.say("picture-scythe-structure", faction=player.faction, structure=kind)
