"""The operations that execute a command: read the request, decide, append once, respond once.

`execute` handles actions, turns, Automa turns, undo, redo and goto. `_resolve_outcome` handles a command that
was refused, is a retry, or was preceded by another process's commit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from uuid import UUID

import msgspec

from automa_ledger.api.body_decoder import MAX_COMMAND_BYTES, convert_document, is_valid
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import (
    ACCEPT_LANGUAGE,
    IDEMPOTENCY_KEY,
    IF_MATCH,
    INCLUDE_CHOICES,
    SEAT,
    format_entity_tag,
    parse_if_match,
    validate_idempotency_key,
)
from automa_ledger.api.request import Request
from automa_ledger.api.request_bodies import Destination, Steps
from automa_ledger.api.response_bodies import CommandDone, command_done, pending
from automa_ledger.api.responses import Headers, Response
from automa_ledger.concurrency import RETRY_AFTER_SECONDS
from automa_ledger.games.authorization import acting_seats, resolve_seat_and_reader
from automa_ledger.games.codec import Codec, canonical_json
from automa_ledger.games.commands import decide
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.games.history import read_commit
from automa_ledger.games.library import Library
from automa_ledger.games.rewind import GoTo, Redo, Undo
from automa_ledger.refusals.access import GameUnknown
from automa_ledger.refusals.games import GameArchived, OtherRuleset
from automa_ledger.refusals.requests import (
    BodyFault,
    GameBusy,
    IdempotencyKeyReused,
    InvalidBody,
    VersionStale,
)
from automa_ledger.store import Access, IdempotencyKey
from automa_rules.core.rejection import Rejected
from automa_rules.core.tag import Tagged, tag_of
from automa_rules.core.turn_command import MAX_ACTIONS, Turn

TAG = "playing"
MAX_ATTEMPTS = 64  # to append, when other processes keep appending first
_OTHER_RULESET_FAULTS = (BodyFault.UNKNOWN_FIELD, BodyFault.WRONG_TYPE, BodyFault.MISSING_FIELD)

Command = tuple[bytes, msgspec.Struct]
"""A command as canonical JSON, which is recorded, and as a typed value."""
ReadCommand = Callable[[Request, Codec, object], Command]
SelectDecoder = Callable[[Codec], msgspec.json.Decoder[Any]]

_steps_decoder = msgspec.json.Decoder(Steps)
_destination_decoder = msgspec.json.Decoder(Destination)


async def execute(request: Request, read: ReadCommand) -> Response:
    """Execute a command, at most once for one idempotency key."""
    services, token = request.services, request.require_token_hash()
    library, store = services.library, services.library.store
    game, access = await request.load_game(fresh=False)
    key, refusal = None, None
    try:
        versions = parse_if_match(request.header(b"if-match"))
        raw = await request.raw_body(MAX_COMMAND_BYTES)
        key = _idempotency_key(request, raw)
        text, command = read(request, game.codec, request.decode_body(raw, MAX_COMMAND_BYTES))
        requested_seat = request.query(SEAT)
        request.query(INCLUDE_CHOICES)
    except Rejected as unreadable:
        settled = await _resolve_outcome(library, game, token, key, unreadable)
        if isinstance(settled, Game):
            raise
        return await _replay_response(request, game, access, settled)
    async with services.game_locks.hold(game.id):
        for _ in range(MAX_ATTEMPTS):
            game, refusal = library.newest_cached(game), None
            try:
                prepared = decide(
                    game, access, command, text, versions=versions, requested_seat=requested_seat
                )
            except Rejected as refused:
                refusal = refused
            else:
                if await store.append_commit(
                    game.id, game.version, game.hash, prepared.commit, token=token, key=key
                ):
                    library.on_commit(prepared)
                    break
            try:
                settled = await _resolve_outcome(library, game, token, key, refusal)
            except Rejected as settled_refusal:
                raise _with_present_state(request, game, access, settled_refusal) from settled_refusal
            if isinstance(settled, int):
                return await _replay_response(request, game, access, settled, text)
            services.metrics.count_conflict()
            game = settled
        else:
            raise Rejected(GameBusy(limit=MAX_ATTEMPTS, retry_after=RETRY_AFTER_SECONDS))
    game = prepared.game
    services.metrics.count_commit(game.codec.ruleset.name)
    return _command_response(request, game, access, prepared.logged_commit, text)


async def _resolve_outcome(
    library: Library, game: Game, token: bytes, key: IdempotencyKey | None, refusal: Rejected | None
) -> Game | int:
    """Find out why a command was not appended.

    Returns the version of its first run, or a newer game to decide it on again, read in a new snapshot.
    Raises Rejected: `refusal` if the game is the newest version, `game_unknown` for a revoked token,
    `idempotency_key_reused` and `game_archived`.
    """
    outcome = await library.store.append_outcome(game.id, token, key)
    if outcome is None or outcome.is_revoked:
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


async def _replay_response(
    request: Request, game: Game, access: Access, version: int, text: bytes = b"{}"
) -> Response:
    """Return the response to a command that was executed before."""
    library = request.services.library
    game = await library.load_at_least(game.id, version)
    logged_commit = await read_commit(library, game, version)
    return _command_response(
        request, game, access, msgspec.structs.replace(logged_commit, undone=False), text, replayed=True
    )


def _command_response(
    request: Request,
    game: Game,
    access: Access,
    logged_commit: LoggedCommit,
    text: bytes,
    *,
    replayed: bool = False,
) -> Response:
    """Return what the command did, and the game after it. `text` is the command as it was sent."""
    answer = command_done(
        request.services.narrator,
        request.language,
        game,
        access,
        logged_commit,
        requested_seat=request.query(SEAT),
        not_done=_actions_left(text, logged_commit) if b'"until"' in text else None,
        includes_choices=request.query(INCLUDE_CHOICES) is not None,
    )
    headers: Headers = [
        (b"etag", format_entity_tag(logged_commit.version)),
        (b"location", f"/v1/games/{game.id}".encode()),
    ]
    if replayed:
        headers.append((b"idempotent-replayed", b"true"))
    return request.localized_response(answer, 200, headers)


def _with_present_state(request: Request, game: Game, access: Access, refused: Rejected) -> Rejected:
    """Return the refusal of a stale version with whose move it is and what is asked; any other as it is."""
    stale = refused.refusal
    if not isinstance(stale, VersionStale):
        return refused
    ruleset, state = game.codec.ruleset, game.timeline.state
    seat, reader = resolve_seat_and_reader(ruleset, state, access, None)
    questions = pending(request.services.narrator.for_reader(reader), request.language, ruleset, state, seat)
    after = ruleset.next_step(state, acting_seats(ruleset, state, access))
    return Rejected(msgspec.structs.replace(stale, next=after, pending=questions))


def _actions_left(text: bytes, logged_commit: LoggedCommit) -> list[dict[str, Any]]:
    """The actions of a turn that a question stopped, as they were sent: those that the log does not have."""
    sent = msgspec.json.decode(text)
    if sent.get("until") != "question":
        return []
    done = msgspec.json.decode(logged_commit.command.command)
    left: list[dict[str, Any]] = sent["actions"][len(done["actions"]) :]
    return left


def _idempotency_key(request: Request, raw: bytes) -> IdempotencyKey | None:
    """Return the digest of the request's idempotency key. Raises Rejected `invalid_idempotency_key`."""
    text = validate_idempotency_key(request.header(b"idempotency-key"))
    if text is None:
        return None
    return IdempotencyKey(UUID(bytes=hashlib.sha256(text.encode()).digest()[:16]), request.fingerprint(raw))


def _read_action(request: Request, codec: Codec, body: object) -> Command:
    return parse_command(request, body, codec, lambda each: each.action)


def _read_turn(request: Request, codec: Codec, body: object) -> Command:
    return parse_command(request, _add_type(body, Turn), codec, lambda each: each.turn)


def _read_automa_turn(request: Request, codec: Codec, body: object) -> Command:
    return parse_command(
        request, _add_type(body, codec.ruleset.automa_turn), codec, lambda each: each.automa_turn
    )


def _read_undo(_: Request, __: Codec, body: object) -> Command:
    steps = _parse_steps(body)
    return _make_command(Undo(steps.to, steps.commits))


def _read_redo(_: Request, __: Codec, body: object) -> Command:
    steps = _parse_steps(body)
    return _make_command(Redo(steps.to, steps.commits))


def _read_goto(_: Request, __: Codec, body: object) -> Command:
    match convert_document(body, _destination_decoder)[1]:
        case Destination(version=int() as version, turn=msgspec.UNSET):
            return _make_command(GoTo(version=version))
        case Destination(version=msgspec.UNSET, turn=int() as turn):
            return _make_command(GoTo(turn=turn))
    raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("version", "turn")))


def _make_command(command: msgspec.Struct) -> Command:
    return canonical_json(msgspec.to_builtins(command)), command


def _parse_steps(body: object) -> Steps:
    """Raises Rejected `invalid_body`, also for a number of commits together with a turn."""
    steps = convert_document(body, _steps_decoder)[1]
    if steps.to == "turn" and steps.commits != 1:
        raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("commits", "to")))
    return steps


def _add_type(body: object, kind: type[Tagged]) -> object:
    """Return the body with its type, which it may omit because the address implies it."""
    return {"type": tag_of(kind), **body} if isinstance(body, dict) else body


def parse_command(
    request: Request, body: object, codec: Codec, select_decoder: SelectDecoder, below: str = ""
) -> Command:
    """Decode the command in a body, or at the path `below` of one.

    Raises Rejected `other_ruleset` for a type or field that is unknown here if the body is valid in another
    ruleset, or if a turn has actions of several rulesets; `invalid_body` for anything else.
    """
    try:
        decoder = select_decoder(codec)
        return convert_document(codec.places.resolve(body, decoder.type), decoder, below)
    except Rejected as fault:
        is_foreign = fault.facts["path"].endswith(".type") or fault.facts["fault"] in _OTHER_RULESET_FAULTS
        codecs = request.services.library.codecs if is_foreign else {}
        others = {name: other for name, other in codecs.items() if other is not codec}
        text = canonical_json(body)
        name = next((name for name, other in others.items() if is_valid(text, select_decoder(other))), None)
        name = name or _other_ruleset_in_turn(body, codec, others)
        if name is None:
            raise
        raise Rejected(OtherRuleset(ruleset=codec.ruleset.name, other=name)) from fault


def _other_ruleset_in_turn(body: object, own: Codec, others: Mapping[str, Codec]) -> str | None:
    """Return the first other ruleset in a turn, if each of its actions is valid in some ruleset."""
    actions = body.get("actions") if isinstance(body, dict) else None
    if not isinstance(actions, list) or len(actions) > MAX_ACTIONS:
        return None
    mixed = None
    for text in map(canonical_json, actions):
        if not is_valid(text, own.action):
            name = next((name for name in others if is_valid(text, others[name].action)), None)
            if name is None:
                return None
            mixed = mixed or name
    return mixed


_COMMAND_FIELDS: dict[str, Any] = {
    "method": "POST",
    "tag": TAG,
    "parameters": (SEAT, INCLUDE_CHOICES, IF_MATCH, IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
    "responses": {
        200: ResponseSpec(
            "The command was appended to the log.",
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
        handler=partial(execute, read=_read_action),
        problems=(*_REFUSALS, "other_ruleset", "correction_impossible", "rules"),
        **_COMMAND_FIELDS,
    ),
    Operation(
        id="takeTurn",
        path="/v1/games/{game_id:str}/turns",
        summary="Do several things as a player, all or none",
        description="A list of actions of one seat, in order, each as `actions` takes it: a whole turn, or "
        "any part of it. They are one commit: one version is checked, and one undo takes them all back. If "
        "one is refused, nothing happens; `action` in the refusal is its place in the list, from 0. If the "
        "service draws or rolls in one of them, no later action may depend on the result "
        "(`behind_a_draw`): send it once the result is known. With `until` set to `question`, a question "
        "that comes up ends the turn there: `not_done` in the answer lists the actions that were not carried "
        "out, to be sent after the answer.",
        body="Turn",
        handler=partial(execute, read=_read_turn),
        problems=(*_REFUSALS, "other_ruleset", "correction_impossible", "rules"),
        **_COMMAND_FIELDS,
    ),
    Operation(
        id="takeAutomaTurn",
        path="/v1/games/{game_id:str}/automa-turn",
        summary="Take the next Automa turn",
        description="The whole turn, or its part up to a question that only the players can answer. The "
        "answer is an action, and the rest of the turn follows. The body may name the card that was drawn.",
        body="AutomaTurn",
        body_required=False,
        handler=partial(execute, read=_read_automa_turn),
        problems=(*_REFUSALS, "other_ruleset", "rules"),
        **_COMMAND_FIELDS,
    ),
    Operation(
        id="undo",
        path="/v1/games/{game_id:str}/undo",
        summary="Take commits or a turn back",
        description="One commit, or as many as `commits` says; with `to` set to `turn`, all commits of the "
        "turn that the last one belongs to. Nothing is removed from the log.",
        body=Steps,
        body_required=False,
        handler=partial(execute, read=_read_undo),
        problems=(*_REFUSALS, "nothing_to_undo", "undo_too_far", "undo_barred", "undo_forbidden"),
        **_COMMAND_FIELDS,
    ),
    Operation(
        id="redo",
        path="/v1/games/{game_id:str}/redo",
        summary="Do commits or a turn again",
        description="Towards the newest commit after the current one: one, or as many as `commits` says; "
        "with `to` set to `turn`, up to the end of the next turn, or of what was played of it.",
        body=Steps,
        body_required=False,
        handler=partial(execute, read=_read_redo),
        problems=(*_REFUSALS, "nothing_to_redo", "redo_too_far", "undo_forbidden"),
        **_COMMAND_FIELDS,
    ),
    Operation(
        id="goto",
        path="/v1/games/{game_id:str}/goto",
        summary="Go to another version",
        description="To any `version`, on any branch of the log; or to the start of a `turn` of the current "
        "path, by its number in the story.",
        body=Destination,
        handler=partial(execute, read=_read_goto),
        problems=(
            *_REFUSALS,
            "version_unknown",
            "turn_unknown",
            "already_there",
            "undo_barred",
            "undo_forbidden",
        ),
        **_COMMAND_FIELDS,
    ),
)
