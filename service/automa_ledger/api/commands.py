"""The path of a command: read the request, decide, append once, answer once.

Actions, turns, Automa turns, undo, redo and goto all take it. `execute` is the straight way; a command that
is refused, repeated or overtaken by another process takes the side road, `_settle`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from uuid import UUID

import msgspec

from automa_ledger.api.answers import CommandDone, seen
from automa_ledger.api.bodies import Destination, Steps
from automa_ledger.api.body import MAX_COMMAND_BYTES, fits, parsed
from automa_ledger.api.operation import Answer, Operation
from automa_ledger.api.parameters import (
    ACCEPT_LANGUAGE,
    IDEMPOTENCY_KEY,
    IF_MATCH,
    SEAT,
    entity_tag,
    idempotency_key,
    matched_version,
)
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Headers, Response
from automa_ledger.concurrency import RETRY_AFTER_SECONDS
from automa_ledger.games.codec import Codec, canonical_json
from automa_ledger.games.commands import decide
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.games.history import read_commit
from automa_ledger.games.library import Library
from automa_ledger.games.rewinding import GoTo, Redo, Undo
from automa_ledger.games.seating import seats_of
from automa_ledger.narration.commits import told_commit, warnings
from automa_ledger.refusals.access import GameUnknown
from automa_ledger.refusals.games import GameArchived, OtherRuleset
from automa_ledger.refusals.requests import BodyFault, GameBusy, IdempotencyKeyReused, InvalidBody
from automa_ledger.store import Access, Key
from automa_rules.core.rejected import Rejected
from automa_rules.core.tag import Tagged, tag_of
from automa_rules.core.turn import MAX_ACTIONS, Turn

TAG = "playing"
MAX_ATTEMPTS = 64  # to append after other processes' commits
_FOREIGN = (BodyFault.UNKNOWN_FIELD, BodyFault.WRONG_TYPE, BodyFault.MISSING_FIELD)

Command = tuple[bytes, msgspec.Struct]
"""A command's canonical JSON, as it is recorded, and the command."""
Read = Callable[[Request, Codec, object], Command]
Choice = Callable[[Codec], msgspec.json.Decoder[Any]]

_steps = msgspec.json.Decoder(Steps)
_destination = msgspec.json.Decoder(Destination)


async def execute(request: Request, read: Read) -> Response:
    """Carry a command out, at most once for one idempotency key."""
    services, token = request.services, request.token()
    library, store = services.library, services.library.store
    game, access = await request.game(fresh=False)
    key, refusal = None, None
    try:
        version = matched_version(request.header(b"if-match"))
        raw = await request.raw_body(MAX_COMMAND_BYTES)
        key = _key(request, raw)
        text, command = read(request, game.codec, request.document(raw, MAX_COMMAND_BYTES))
        asked_seat = request.query(SEAT)
    except Rejected as unreadable:
        settled = await _settle(library, game, token, key, unreadable)
        if isinstance(settled, Game):
            raise
        return await _answer_again(request, game, access, settled)
    async with services.locks.hold(game.id):
        for _ in range(MAX_ATTEMPTS):
            game, refusal = library.latest_known(game), None
            try:
                decided = decide(game, access, command, text, version=version, asked_seat=asked_seat)
            except Rejected as refused:
                refusal = refused
            else:
                if await store.append(game.id, game.version, game.hash, decided.commit, token=token, key=key):
                    library.committed(decided)
                    break
            settled = await _settle(library, game, token, key, refusal)
            if isinstance(settled, int):
                return await _answer_again(request, game, access, settled)
            services.metrics.lost_race()
            game = settled
        else:
            raise Rejected(GameBusy(limit=MAX_ATTEMPTS, retry_after=RETRY_AFTER_SECONDS))
    game = decided.game
    services.metrics.committed(game.codec.ruleset.name)
    return _answer(request, game, access, decided.logged)


async def _settle(
    library: Library, game: Game, token: bytes, key: Key | None, refusal: Rejected | None
) -> Game | int:
    """Why a command was not appended: the version of its first run, or a newer game to decide it on again.

    A new snapshot tells. Raises Rejected: `refusal` when the game is the newest one, `game_unknown` for a
    token that was revoked, `idempotency_key_reused` and `game_archived`.
    """
    outcome = await library.store.outcome(game.id, token, key)
    if outcome is None or outcome.revoked:
        raise Rejected(GameUnknown(game=str(game.id)))
    if outcome.key_version is not None and key is not None:
        if outcome.fingerprint != key.fingerprint:
            raise Rejected(IdempotencyKeyReused())
        return outcome.key_version
    if outcome.version is None:
        raise Rejected(GameArchived(game=str(game.id)))
    if refusal is not None and (outcome.version, outcome.hash) == (game.version, game.hash):
        raise refusal
    return await library.catch_up(game)


async def _answer_again(request: Request, game: Game, access: Access, version: int) -> Response:
    """The answer to a command that was carried out before."""
    library = request.services.library
    game = await library.at_version(game.id, version)
    logged = await read_commit(library, game, version)
    return _answer(request, game, access, msgspec.structs.replace(logged, undone=False), replayed=True)


def _answer(
    request: Request, game: Game, access: Access, logged: LoggedCommit, *, replayed: bool = False
) -> Response:
    """What the command did, and the game as it stood after it."""
    ruleset, version = game.codec.ruleset, logged.version
    state = game.timeline.node(version).state
    seat, reader = seats_of(ruleset, state, access, request.query(SEAT))
    narrator, language = request.services.narrator.read_by(reader), request.language
    answer = CommandDone(
        **seen(narrator, language, game, version=version, state=state, seat=seat),
        commit=told_commit(narrator, language, ruleset.name, logged),
        warnings=warnings(narrator, language, ruleset.name, logged),
    )
    headers: Headers = [
        (b"etag", entity_tag(version)),
        (b"location", f"/v1/games/{game.id}".encode()),
    ]
    if replayed:
        headers.append((b"idempotent-replayed", b"true"))
    return request.told(answer, 200, headers)


def _key(request: Request, raw: bytes) -> Key | None:
    """The request's idempotency key, as a digest. Raises Rejected `invalid_idempotency_key`."""
    text = idempotency_key(request.header(b"idempotency-key"))
    if text is None:
        return None
    return Key(UUID(bytes=hashlib.sha256(text.encode()).digest()[:16]), request.fingerprint(raw))


def _action(request: Request, codec: Codec, body: object) -> Command:
    return _command(request, body, codec, lambda each: each.action)


def _turn(request: Request, codec: Codec, body: object) -> Command:
    return _command(request, _tagged(body, Turn), codec, lambda each: each.turn)


def _automa_turn(request: Request, codec: Codec, body: object) -> Command:
    return _command(request, _tagged(body, codec.ruleset.automa_turn), codec, lambda each: each.automa_turn)


def _undo(_: Request, __: Codec, body: object) -> Command:
    steps = _counted(body)
    return _recorded(Undo(steps.to, steps.commits))


def _redo(_: Request, __: Codec, body: object) -> Command:
    steps = _counted(body)
    return _recorded(Redo(steps.to, steps.commits))


def _goto(_: Request, __: Codec, body: object) -> Command:
    match parsed(body, _destination)[1]:
        case Destination(version=int() as version, turn=msgspec.UNSET):
            return _recorded(GoTo(version=version))
        case Destination(version=msgspec.UNSET, turn=int() as turn):
            return _recorded(GoTo(turn=turn))
    raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("version", "turn")))


def _recorded(command: msgspec.Struct) -> Command:
    return canonical_json(msgspec.to_builtins(command)), command


def _counted(body: object) -> Steps:
    """Raises Rejected `invalid_body`, also for a number of commits where a turn is meant."""
    steps = parsed(body, _steps)[1]
    if steps.to == "turn" and steps.commits != 1:
        raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("commits", "to")))
    return steps


def _tagged(body: object, kind: type[Tagged]) -> object:
    """A body with the type that the address says, which may be left out."""
    return {"type": tag_of(kind), **body} if isinstance(body, dict) else body


def _command(request: Request, body: object, codec: Codec, choose: Choice) -> Command:
    """The command in a body.

    Raises Rejected `other_ruleset` for a type or field that this one does not know, when the body is sound in
    another, or a turn has actions of several; `invalid_body` for anything else.
    """
    try:
        return parsed(body, choose(codec))
    except Rejected as fault:
        is_foreign = fault.facts["path"].endswith(".type") or fault.facts["fault"] in _FOREIGN
        codecs = request.services.library.codecs if is_foreign else {}
        others = {name: other for name, other in codecs.items() if other is not codec}
        text = canonical_json(body)
        name = next((name for name, other in others.items() if fits(text, choose(other))), None)
        name = name or _mixed_in(body, codec, others)
        if name is None:
            raise
        raise Rejected(OtherRuleset(ruleset=codec.ruleset.name, other=name)) from fault


def _mixed_in(body: object, own: Codec, others: Mapping[str, Codec]) -> str | None:
    """The other ruleset of which there is an action in a turn whose actions are all sound in some ruleset."""
    actions = body.get("actions") if isinstance(body, dict) else None
    if not isinstance(actions, list) or len(actions) > MAX_ACTIONS:
        return None
    mixed = None
    for text in map(canonical_json, actions):
        if not fits(text, own.action):
            name = next((name for name in others if fits(text, others[name].action)), None)
            if name is None:
                return None
            mixed = mixed or name
    return mixed


_COMMAND: dict[str, Any] = {
    "method": "POST",
    "tag": TAG,
    "parameters": (SEAT, IF_MATCH, IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
    "answers": {
        200: Answer(
            "The command is in the log.",
            CommandDone,
            headers=("ETag", "Location", "Idempotent-Replayed", "Content-Language"),
        )
    },
}
_REFUSALS = ("role_forbidden", "seat_forbidden", "seat_unknown", "game_busy")

OPERATIONS = (
    Operation(
        id="act",
        path="/v1/games/{game_id:str}/actions",
        summary="Do something as a player",
        description="A player's action, the answer to a question, or a correction. The owner acts for the "
        "only human, or for the human whose turn it is, or for the `seat` it names.",
        body="Action",
        handler=partial(execute, read=_action),
        problems=(*_REFUSALS, "other_ruleset", "correction_impossible", "rules"),
        **_COMMAND,
    ),
    Operation(
        id="takeTurn",
        path="/v1/games/{game_id:str}/turns",
        summary="Do several things as a player, all or none",
        description="A list of actions of one seat, each as `actions` takes it, in their order: the "
        "table's whole turn, or any part of it. They are one commit, so one version is checked, one undo "
        "takes them back, and if one is refused nothing has happened; the refusal has the place of that "
        "action in the list, from 0, in `action`. Where the service draws or rolls in one of them, no "
        "action may follow that depends on what was drawn (`behind_a_draw`): send it when the draw has "
        "been seen.",
        body="Turn",
        handler=partial(execute, read=_turn),
        problems=(*_REFUSALS, "other_ruleset", "correction_impossible", "rules"),
        **_COMMAND,
    ),
    Operation(
        id="takeAutomaTurn",
        path="/v1/games/{game_id:str}/automa-turn",
        summary="Take the next Automa turn",
        description="The whole turn, or its part up to a question that only the table can answer; the "
        "answer is an action, and the rest of the turn follows. The body may name the card that was drawn.",
        body="AutomaTurn",
        body_required=False,
        handler=partial(execute, read=_automa_turn),
        problems=(*_REFUSALS, "other_ruleset", "rules"),
        **_COMMAND,
    ),
    Operation(
        id="undo",
        path="/v1/games/{game_id:str}/undo",
        summary="Take commits or a turn back",
        description="One commit, or as many as `commits` says; or, `to` a `turn`, all commits of the turn "
        "of the game that the last one is part of. Nothing leaves the log.",
        body=Steps,
        body_required=False,
        handler=partial(execute, read=_undo),
        problems=(*_REFUSALS, "nothing_to_undo", "undo_too_far", "undo_barred"),
        **_COMMAND,
    ),
    Operation(
        id="redo",
        path="/v1/games/{game_id:str}/redo",
        summary="Do commits or a turn again",
        description="Towards the newest commit after the present one: one, or as many as `commits` says; "
        "or, `to` a `turn`, up to the end of the turn that comes next, or of what was done of it.",
        body=Steps,
        body_required=False,
        handler=partial(execute, read=_redo),
        problems=(*_REFUSALS, "nothing_to_redo", "redo_too_far"),
        **_COMMAND,
    ),
    Operation(
        id="goto",
        path="/v1/games/{game_id:str}/goto",
        summary="Stand where the game stood",
        description="At any `version`, on whatever branch of the log; or where a `turn` of the present "
        "path began, by its number in the story.",
        body=Destination,
        handler=partial(execute, read=_goto),
        problems=(*_REFUSALS, "version_unknown", "turn_unknown", "already_there", "undo_barred"),
        **_COMMAND,
    ),
)
