"""The operation that reports a step in which a rule seems to be wrong."""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec.structs import replace

from automa_ledger.api.body_decoder import convert_document
from automa_ledger.api.commits import TAG
from automa_ledger.api.media_types import NDJSON
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.request import Request
from automa_ledger.api.request_bodies import StepReport
from automa_ledger.api.responses import Response, StreamingResponse
from automa_ledger.games.history import read_commit
from automa_ledger.log.export import ReportedStep, build_header, stream_export
from automa_ledger.refusals.games import StepUnknown
from automa_rules.core.rejection import Rejected

_decoder = msgspec.json.Decoder(StepReport)


async def report_step(request: Request) -> Response:
    """Return the log up to a step, with what was expected there."""
    version, place = request.step_from_path()
    game, _ = await request.load_game()
    async with request.hold_slot(game.id):
        _, body = convert_document(request.decode_body(await request.raw_body()), _decoder)
        commit = await read_commit(request.services.library, game, version)
        step = f"{version}.{place}"
        if place > len(commit.facts):
            raise Rejected(StepUnknown(step=step, last=f"{version}.{len(commit.facts)}"))
        report = ReportedStep(step, body.expected)
        header = replace(build_header(game), version=version, head=commit.hash.hex(), report=report)
        parts = stream_export(partial(request.services.library.records, game), header, 0)
        first = await anext(parts)
    name = f'attachment; filename="report-{game.id}-{step}.ndjson"'.encode()
    headers = [(b"content-type", NDJSON.encode()), (b"content-disposition", name)]
    return StreamingResponse(200, headers, parts, first)


OPERATIONS = (
    Operation(
        id="reportStep",
        method="POST",
        path="/v1/games/{game_id:str}/commits/{version:str}/steps/{place:str}/report",
        tag=TAG,
        summary="Report a wrong step",
        description="A file to send to the maintainers: the exported log up to the commit of the step, whose "
        "header also says which step is wrong and what was expected. It contains no secret and no name, and "
        "nothing is stored. `automa replay FILE` shows it step by step.",
        handler=report_step,
        body=StepReport,
        responses={200: ResponseSpec("The report.", str, media=(NDJSON,))},
        problems=("version_unknown", "step_unknown", "too_much_long_work"),
    ),
)
