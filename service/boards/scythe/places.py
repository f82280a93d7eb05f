"""The places as a list: for those who hear the picture, and for the page that listens to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from domain.scythe.board import TERRITORIES
from domain.scythe.coordinates import KINDS
from domain.scythe.terms import Faction
from domain.scythe.view import View
from service.boards.markup import Markup, at, element, title
from service.boards.scene import Words
from service.boards.scythe.goods import TOKENS, token_told
from service.boards.scythe.layout import CENTRES
from service.boards.scythe.stands import Piece
from service.boards.scythe.terrain import HEX

UNSEEN: Final = 0.0


def listed(
    view: View | None, pieces: Mapping[str, Sequence[Piece]], words: Words
) -> Iterator[tuple[str, str]]:
    """Each place with what is there, in words, in reading order."""
    for place in CENTRES:
        there = list(_printed(place, words))
        if view is not None:
            there += _upon(view, place, pieces.get(place, ()), words)
        yield place, words.say("picture-scythe-place", place=place, there=tuple(there))


def _printed(place: str, words: Words) -> Iterator[str]:
    if place in TERRITORIES and TERRITORIES[place].tunnel:
        yield words.name("tunnel")


def _upon(view: View, place: str, pieces: Sequence[Piece], words: Words) -> Iterator[str]:
    factions: dict[str, Faction] = {player.seat: player.faction for player in view.players}
    for (seat, kind), count in Counter((piece.seat, piece.kind) for piece in pieces).items():
        yield words.say("picture-scythe-units", faction=factions[seat], unit=kind, count=count)
    if (structure := view.structures.get(place)) is not None:
        faction = factions[structure.owner]
        yield words.say("picture-scythe-structure", faction=faction, structure=structure.kind)
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
    return element(
        "g",
        *(_one(place, told) for place, told in places),
        id="places",
        role="list",
        fill_opacity=UNSEEN,
    )


def _one(place: str, told: str) -> Markup:
    return element(
        "path",
        title(told),
        d=HEX,
        id=f"place-{place.replace('_', '-')}",
        class_=f"place {KINDS[place]}",
        role="listitem",
        transform=at(*CENTRES[place]),
    )
