"""What lies on territories: resources, structures, encounters, Flags and Traps; and all places in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from automa_ledger.boards.markup import Markup, at, element, path, text, title, titled, use
from automa_ledger.boards.scythe.layout import CENTRES
from automa_ledger.boards.scythe.stands import Piece
from automa_ledger.boards.scythe.terrain import ASIDE, HEX, MARKS
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.scythe.board import TERRITORIES
from automa_rules.scythe.coordinates import PLACE_KINDS
from automa_rules.scythe.player import Player
from automa_rules.scythe.terms import Faction, Resource
from automa_rules.scythe.view import View

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
ON_DARK: Final[frozenset[Resource]] = frozenset(("oil", "wood"))
"""Resources on which a number is pale."""
TOKENS: Final[Mapping[Faction, str]] = {"albion": "flag", "togawa": "trap"}


def resources(view: View, words: Words) -> Iterator[Markup]:
    """Each kind on a territory has a shape of its own, with the count in it."""
    for hex_, counts in view.resources.items():
        x, y = CENTRES[hex_]
        there = [(kind, count) for kind, count in counts.items() if count]
        gaps = len(there) - 1
        pitch = min(PITCH, ROOM / gaps) if gaps else 0
        for index, (kind, count) in enumerate(there):
            yield titled(
                words.say("picture-scythe-resource", resource=kind, count=count),
                use(f"shape-{kind}"),
                text(0, 1, str(count), COUNT, fill=PALE if kind in ON_DARK else None, font_size=None),
                id=f"resource-{hex_}-{kind}",
                class_=f"resource {kind}",
                transform=at(x + pitch * (index - gaps / 2), y + BELOW, SCALES[len(there) - 1]),
            )


def structures(view: View, factions: Mapping[str, Faction], words: Words, theme: Theme) -> Iterator[Markup]:
    """A tile in the owner's colour."""
    for hex_, structure in view.structures.items():
        x, y = CENTRES[hex_]
        faction, kind = factions[structure.owner], structure.kind
        yield titled(
            structure_told(faction, kind, words),
            use("shape-tile", fill=theme.colours[faction]),
            use(f"shape-{kind}", stroke=theme.colours[f"{faction}_letter"]),
            use(f"badge-{faction}"),
            id=f"structure-{hex_}",
            class_=f"structure {kind} {faction}",
            transform=at(x + BESIDE, y + 2),
        )


def structure_told(faction: Faction, kind: str, words: Words) -> str:
    """A structure, a Flag or a Trap in words."""
    return words.say("picture-scythe-structure", faction=faction, structure=kind)


def encounters(view: View, words: Words) -> Iterator[Markup]:
    """The tokens that still lie there."""
    for hex_ in view.encounters:
        x, y = CENTRES[hex_]
        yield titled(
            words.name("encounter_token"),
            use("shape-encounter-left"),
            id=f"encounter-{hex_}",
            class_="encounter",
            transform=at(x + ASIDE, y + MARKS),
        )


def tokens(player: Player, words: Words, theme: Theme) -> Iterator[Markup]:
    """A player's Flags or Traps; one that is disarmed is pale."""
    kind, faction = TOKENS.get(player.faction), player.faction
    if kind is None:
        return
    for hex_ in player.tokens:
        x, y = CENTRES[hex_]
        disarmed = hex_ in player.disarmed
        written = theme.colours[f"{faction}_letter"]
        yield titled(
            token_told(player, hex_, words),
            use(f"shape-{kind}", fill=theme.colours[faction]),
            text(1, -5 if kind == "flag" else 0, faction[0].upper(), 13, fill=written),
            id=f"token-{player.seat}-{hex_}",
            class_=f"token {kind} {faction}" + (" disarmed" if disarmed else ""),
            opacity=0.5 if disarmed else None,
            transform=at(x - BESIDE, y + 12),
        )


def token_told(player: Player, hex_: str, words: Words) -> str:
    """A Flag or a Trap in words."""
    kind = "disarmed_trap" if hex_ in player.disarmed else TOKENS[player.faction]
    return structure_told(player.faction, kind, words)


def listed(
    view: View | None, pieces: Mapping[str, Sequence[Piece]], words: Words
) -> Iterator[tuple[str, str]]:
    """Each place with what is there, in words, in reading order."""
    for place in CENTRES:
        there = [words.name("tunnel")] if place in TERRITORIES and TERRITORIES[place].tunnel else []
        if view is not None:
            there += _upon(view, place, pieces.get(place, ()), words)
        yield place, words.say("picture-scythe-place", place=place, there=tuple(there))


def _upon(view: View, place: str, pieces: Sequence[Piece], words: Words) -> Iterator[str]:
    factions: dict[str, Faction] = {player.seat: player.faction for player in view.players}
    for (seat, kind), count in Counter((piece.seat, piece.kind) for piece in pieces).items():
        yield words.say("picture-scythe-units", faction=factions[seat], unit=kind, count=count)
    if (structure := view.structures.get(place)) is not None:
        yield structure_told(factions[structure.owner], structure.kind, words)
    for resource, count in view.resources.get(place, {}).items():
        if count:
            yield words.say("picture-scythe-resource", resource=resource, count=count)
    if place in view.encounters:
        yield words.name("encounter_token")
    for player in view.players:
        if place in player.tokens and player.faction in TOKENS:
            yield token_told(player, place, words)


def all_places(places: Sequence[tuple[str, str]]) -> Markup:
    """An unseen hex over each place, which can be found by its id, pointed at and heard."""
    return element("g", *(_one(*place) for place in places), id="places", role="list", fill_opacity=0)


def _one(place: str, told: str) -> Markup:
    return path(
        HEX,
        title(told),
        id=f"place-{place.replace('_', '-')}",
        class_=f"place {PLACE_KINDS[place]}",
        role="listitem",
        transform=at(*CENTRES[place]),
    )
