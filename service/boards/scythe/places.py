"""The places as a list: for those who hear the picture, and for the page that listens to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from domain.scythe.board import TERRITORIES
from domain.scythe.coordinates import KINDS
from domain.scythe.terms import Faction
from domain.scythe.view import View
from service.boards.markup import Markup, at, element, path, title
from service.boards.scythe.goods import TOKENS, structure_told, token_told
from service.boards.scythe.layout import CENTRES
from service.boards.scythe.stands import Piece
from service.boards.scythe.terrain import HEX
from service.boards.words import Words


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


def drawn(places: Sequence[tuple[str, str]]) -> Markup:
    """An unseen hex over each place, which can be found by its id, pointed at and heard."""
    return element("g", *(_one(*place) for place in places), id="places", role="list", fill_opacity=0)


def _one(place: str, told: str) -> Markup:
    return path(
        HEX,
        title(told),
        id=f"place-{place.replace('_', '-')}",
        class_=f"place {KINDS[place]}",
        role="listitem",
        transform=at(*CENTRES[place]),
    )
