"""The operation that draws factions and player mats of Scythe at random, for a setup."""

from __future__ import annotations

import os

import msgspec

from automa_ledger.api.body_decoder import convert_document
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Response
from automa_rules.core.shuffle import SALT_BYTES
from automa_rules.scythe.seat_draw import DrawnAutoma, DrawnHuman, SeatsToDraw, draw_seats

TAG = "rulesets"


class SeatsDrawn(msgspec.Struct, frozen=True):
    """The `players` of a setup, to be sent as they are."""

    players: tuple[DrawnHuman | DrawnAutoma, ...]


_decoder = msgspec.json.Decoder(SeatsToDraw)


async def draw_scythe_seats(request: Request) -> Response:
    """Draw what the seats leave open."""
    request.ruleset = "scythe"
    _, wanted = convert_document(request.decode_body(await request.raw_body()), _decoder)
    return request.reply(SeatsDrawn(draw_seats(wanted, os.urandom(2 * SALT_BYTES))))


OPERATIONS = (
    Operation(
        id="drawScytheSeats",
        method="POST",
        path="/v1/rulesets/scythe/draw",
        tag=TAG,
        summary="Draw factions and player mats at random",
        description="For Scythe: any mix of humans and Automas, up to five. What a seat has stays, the rest "
        "is drawn, without the pairs of faction and player mat that the publisher bans. The answer's "
        "`players` go into a setup as they are. Nothing is stored.",
        handler=draw_scythe_seats,
        body=SeatsToDraw,
        needs_token=False,
        responses={200: ResponseSpec("The seats.", SeatsDrawn)},
        problems=("rules",),
    ),
)
