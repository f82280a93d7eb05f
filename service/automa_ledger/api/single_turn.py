"""The operation that takes an Automa's turn without a game: a position in, the steps and a position out."""

from __future__ import annotations

import os
from typing import Annotated, Any

import msgspec

from automa_ledger.api.body_decoder import convert_document, is_valid
from automa_ledger.api.commands import parse_command
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import ACCEPT_LANGUAGE
from automa_ledger.api.request import Request
from automa_ledger.api.response_bodies import pending
from automa_ledger.api.responses import Response
from automa_ledger.api.rulesets import find_codec
from automa_ledger.api.start_document import read_start
from automa_ledger.games.codec import Codec, canonical_json
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.single_turn import decide_single_turn
from automa_ledger.narration.commits import Step, Warned, narrate_commit, warnings
from automa_ledger.refusals.games import OtherRuleset
from automa_ledger.refusals.requests import BodyFault, InvalidBody
from automa_rules.core.changes import Change
from automa_rules.core.pattern import anchor_pattern
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.tag import tag_of
from automa_rules.core.turn_command import MAX_ACTIONS

TAG = "rulesets"
SEED_BYTES = 32


class SingleTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn without a game, besides what the ruleset's own Automa turn has, such as the drawn `card`.

    `position`: the table, as a game starts from it, or a state. `seat`: the Automa whose turn it is; by
    default the position says it. `answers`: to the questions of the turn, in their order. `seed`: that of the
    answer to the same turn without its last `answers`, so that the service draws the same again.
    """

    position: msgspec.Raw
    seat: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    answers: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=MAX_ACTIONS)] = ()
    seed: Annotated[str, msgspec.Meta(pattern=anchor_pattern("[0-9a-f]{64}"))] | None = None


class SingleTurnTaken(msgspec.Struct, frozen=True):
    """What an Automa did in a turn without a game, as a commit of a game has it. Nothing was stored.

    `position` is the table after it, as the only human sees it: the next turn starts from it as it is. While
    a question is `pending`, it shows the table in the middle of the turn: send the same turn again, with the
    answer and the `seed`.
    """

    ruleset: str
    seat: str | None
    over: bool
    steps: list[Step]
    changes: tuple[Change, ...]
    warnings: list[Warned]
    pending: tuple[dict[str, Any], ...]
    position: msgspec.Struct
    seed: str


_decoder = msgspec.json.Decoder(SingleTurn)


async def take_single_turn(request: Request) -> Response:
    """Decide an Automa's turn on a position."""
    codec = find_codec(request)
    ruleset = codec.ruleset
    request.ruleset = ruleset.name
    body = request.decode_body(await request.raw_body())
    if not isinstance(body, dict):
        raise Rejected(InvalidBody("$", BodyFault.WRONG_TYPE))
    own = {name: value for name, value in body.items() if name not in SingleTurn.__struct_fields__}
    wanted = convert_document({name: body[name] for name in body.keys() - own.keys()}, _decoder)[1]
    own = {"type": tag_of(ruleset.automa_turn), **own}
    _, turn = parse_command(request, own, codec, lambda each: each.automa_turn)
    position = await _read_position(request, codec, body["position"])
    answers = [
        parse_command(request, each, codec, lambda each: each.action, f".answers[{index}]")[1]
        for index, each in enumerate(body.get("answers", ()))
    ]
    seed = os.urandom(SEED_BYTES) if wanted.seed is None else bytes.fromhex(wanted.seed)
    taken = decide_single_turn(ruleset, position, turn, answers, seed, seat=wanted.seat)
    return _response(request, ruleset, taken, seed)


async def _read_position(request: Request, codec: Codec, document: object) -> msgspec.Struct:
    """Return the typed position. Raises Rejected as `read_start` does, `other_ruleset` for another game's."""
    library = request.services.library
    try:
        return (await read_start(library, codec, "position", document))[1]
    except Rejected:
        text = canonical_json(document)
        for name, other in library.codecs.items():
            if other is not codec and (is_valid(text, other.position) or is_valid(text, other.view)):
                raise Rejected(OtherRuleset(ruleset=codec.ruleset.name, other=name)) from None
        raise


def _response(request: Request, ruleset: Ruleset[Any], taken: LoggedCommit, seed: bytes) -> Response:
    humans = ruleset.humans(taken.after)
    reader = humans[0] if len(humans) == 1 else None
    narrator, language, name = request.services.narrator.for_reader(reader), request.language, ruleset.name
    return request.localized_response(
        SingleTurnTaken(
            ruleset=name,
            seat=None if taken.turn is None else taken.turn.seat,
            over=ruleset.is_over(taken.after),
            steps=narrate_commit(narrator, language, name, taken).steps,
            changes=taken.changes,
            warnings=warnings(narrator, language, name, taken),
            pending=pending(narrator, language, ruleset, taken.after, reader)
            if ruleset.questions(taken.after)
            else (),  # the next Automa's card is no part of this turn
            position=ruleset.view(taken.after, reader),
            seed=seed.hex(),
        )
    )


OPERATIONS = (
    Operation(
        id="takeSingleTurn",
        method="POST",
        path="/v1/rulesets/{name:str}/automa-turn",
        tag=TAG,
        summary="Take an Automa turn without a game",
        description="For a script that keeps the table itself. The body has the position, and what an Automa "
        "turn of a game has, such as the drawn card. The answer has the steps, what moved and was counted, "
        "and the position after the turn, which the next call takes as it is. Nothing is stored, so there is "
        "no undo and no proof. To answer a question, send the same turn again with the answer in `answers`, "
        "and with the `seed` of this answer if the service draws.",
        handler=take_single_turn,
        body="SingleTurn",
        needs_token=False,
        parameters=(ACCEPT_LANGUAGE,),
        responses={200: ResponseSpec("What the Automa did.", SingleTurnTaken, headers=("Content-Language",))},
        problems=(
            "ruleset_not_offered",
            "pack_invalid",
            "pack_unknown",
            "pack_damaged",
            "pack_unsuitable",
            "position_not_between_turns",
            "other_ruleset",
            "seat_unknown",
            "rules",
        ),
    ),
)
