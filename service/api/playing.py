"""The calls that move a game: actions, Automa turns, undo, redo, goto."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from domain.core.rejected import Rejected
from domain.core.tag import Tagged, tag_of
from domain.core.targets import goto_target, redo_target, undo_target
from domain.core.timeline import Timeline
from domain.core.turn import MAX_ACTIONS, Turn
from domain.core.turns import redo_turn_target, turn_target, undo_turn_target
from service.api.answers import CommandDone, commit, seen, warnings
from service.api.bodies import Destination, Steps
from service.api.body import MAX_COMMAND_BYTES, fits, parsed
from service.api.call import Call
from service.api.headers import entity_tag, idempotency_key, matched_version
from service.api.operation import Answer, Operation
from service.api.parameters import ACCEPT_LANGUAGE, IDEMPOTENCY_KEY, IF_MATCH, SEAT
from service.api.reply import Headers, Reply
from service.games.codec import Codec, canonical_json
from service.games.commands import Conditions, Done, carry_out
from service.games.game import Game
from service.games.orders import Act, Order, Rewind
from service.games.seating import reading_seat, viewing_seat
from service.refusals.games import OtherRuleset
from service.refusals.requests import BodyFault, InvalidBody
from service.store import Key
from service.store.access import Access

TAG = "playing"
Target = Callable[[Timeline[Any]], int]
_FOREIGN = (BodyFault.UNKNOWN_FIELD, BodyFault.WRONG_TYPE, BodyFault.MISSING_FIELD)
Choice = Callable[[Codec], msgspec.json.Decoder[Any]]

_steps = msgspec.json.Decoder(Steps)
_destination = msgspec.json.Decoder(Destination)


class Told(NamedTuple):
    """A command that has come in: its body, the game, and who says so."""

    body: object
    game: Game
    access: Access
    conditions: Conditions


async def act(call: Call) -> Reply:
    """A player's action."""
    async with _told(call) as told:
        return await _acted(call, told, told.body, lambda codec: codec.action)


async def take_turn(call: Call) -> Reply:
    """Several actions of one seat, all or none."""
    async with _told(call) as told:
        return await _acted(call, told, _tagged(told.body, Turn), lambda codec: codec.turn)


async def automa_turn(call: Call) -> Reply:
    """The next Automa turn, or its part up to a question."""
    async with _told(call) as told:
        body = _tagged(told.body, told.game.codec.ruleset.automa_turn)
        return await _acted(call, told, body, lambda codec: codec.automa_turn)


async def undo(call: Call) -> Reply:
    """Take commits back."""
    async with _told(call) as told:
        target = _back(_counted(told.body), undo_target, undo_turn_target)
        return await _done(call, told, Rewind("undo", target, told.access, call.query(SEAT)))


async def redo(call: Call) -> Reply:
    """Do commits again."""
    async with _told(call) as told:
        target = _back(_counted(told.body), redo_target, redo_turn_target)
        return await _done(call, told, Rewind("redo", target, told.access, call.query(SEAT)))


async def goto(call: Call) -> Reply:
    """Stand where the game stood at a version."""
    async with _told(call) as told:
        target = _destined(told.body)
        return await _done(call, told, Rewind("goto", target, told.access, call.query(SEAT)))


def _counted(body: object) -> Steps:
    """Raises Rejected `invalid_body`, also for a number of commits where a turn is meant."""
    steps = parsed(body, _steps)[1]
    if steps.to == "turn" and steps.commits != 1:
        raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("commits", "to")))
    return steps


def _back(steps: Steps, by_commits: Callable[[Timeline[Any], int], int], by_turn: Target) -> Target:
    """Where the steps lead."""
    return by_turn if steps.to == "turn" else lambda timeline: by_commits(timeline, steps.commits)


def _destined(body: object) -> Target:
    """Where a destination lies. Raises Rejected `invalid_body`."""
    match parsed(body, _destination)[1]:
        case Destination(version=int() as version, turn=msgspec.UNSET):
            return lambda timeline: goto_target(timeline, version)
        case Destination(version=msgspec.UNSET, turn=int() as turn):
            return lambda timeline: turn_target(timeline, turn)
    raise Rejected(InvalidBody("$", BodyFault.ONE_OF, known=("version", "turn")))


def _tagged(body: object, kind: type[Tagged]) -> object:
    """A body with the type that the address says, which may be left out."""
    return {"type": tag_of(kind), **body} if isinstance(body, dict) else body


def _command(call: Call, body: object, game: Game, choose: Choice) -> tuple[bytes, msgspec.Struct]:
    """The command in a body.

    Raises Rejected `other_ruleset` for a type or field that this one does not know, when the body is sound in
    another, or a turn has actions of several; `invalid_body` for anything else.
    """
    try:
        return parsed(body, choose(game.codec))
    except Rejected as fault:
        is_foreign = fault.facts["path"].endswith(".type") or fault.facts["fault"] in _FOREIGN
        codecs = call.services.library.codecs if is_foreign else {}
        others = {name: codec for name, codec in codecs.items() if codec is not game.codec}
        text = canonical_json(body)
        name = next((name for name, codec in others.items() if fits(text, choose(codec))), None)
        name = name or _mixed_in(body, game.codec, others)
        if name is None:
            raise
        raise Rejected(OtherRuleset(ruleset=game.codec.ruleset.name, other=name)) from fault


def _mixed_in(body: object, own: Codec, others: Mapping[str, Codec]) -> str | None:
    """The other ruleset of which there is an action in a turn whose actions are all sound in some ruleset.

    What no turn can be is not looked at: each action is read once for each ruleset.
    """
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


@asynccontextmanager
async def _told(call: Call) -> AsyncIterator[Told]:
    """What is told by somebody who may come in; nobody else learns what is wrong with it, nor of the game.

    Who may not come in is told so before the body is waited for; who keeps it back keeps no game in memory.
    """
    try:
        await call.game(fresh=False)
        version = matched_version(call.header(b"if-match"))
        key = idempotency_key(call.header(b"idempotency-key"))
        raw = await call.raw_body(MAX_COMMAND_BYTES)
        fingerprinted = Key(key, call.fingerprint(raw)) if key is not None else None
        body = call.document(raw, MAX_COMMAND_BYTES)
        game, access = await call.game(fresh=False)
        yield Told(body, game, access, Conditions(version, call.token(), fingerprinted))
    except Rejected:
        await call.must_open()  # what this process remembers may be older than a revocation
        raise


async def _acted(call: Call, told: Told, body: object, choose: Choice) -> Reply:
    text, action = _command(call, body, told.game, choose)
    return await _done(call, told, Act(action, text, told.access, call.query(SEAT)))


async def _done(call: Call, told: Told, order: Order) -> Reply:
    metrics, library = call.services.metrics, call.services.library
    done = await carry_out(library, told.game, order, told.conditions, metrics.lost_race)
    if not done.replayed:
        metrics.committed(told.game.codec.ruleset.name)
    return _answer(call, done, told.access)


def _answer(call: Call, done: Done, access: Access) -> Reply:
    ruleset = done.game.codec.ruleset
    seat = viewing_seat(ruleset, done.state, access, call.query(SEAT))
    reader = reading_seat(ruleset, done.state, access, call.query(SEAT))
    narrator, version = call.services.narrator.read_by(reader), done.commit.last
    commit_told = commit(narrator, call.language, ruleset.name, done.commit)
    now = seen(narrator, call.language, done.game, version=version, state=done.state, seat=seat)
    doubts = warnings(narrator, call.language, ruleset.name, done.commit)
    answer = CommandDone(*astuple(now), commit=commit_told, warnings=doubts)
    return call.told(answer, 200, _headers(done))


def _headers(done: Done) -> Headers:
    headers: Headers = [
        (b"etag", entity_tag(done.commit.last)),
        (b"location", f"/v1/games/{done.game.id}".encode()),
    ]
    if done.replayed:
        headers.append((b"idempotent-replayed", b"true"))
    return headers


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
_REFUSALS = ("role_forbidden", "seat_forbidden", "seat_unknown")

OPERATIONS = (
    Operation(
        id="act",
        path="/v1/games/{game_id:str}/actions",
        summary="Do something as a player",
        description="A player's action, the answer to a question, or a correction. The owner acts for the "
        "only human, or for the human whose turn it is, or for the `seat` it names.",
        body="Action",
        call=act,
        problems=(*_REFUSALS, "other_ruleset", "correction_impossible", "rules"),
        **_COMMAND,
    ),
    Operation(
        id="takeTurn",
        path="/v1/games/{game_id:str}/turns",
        summary="Do several things as a player, all or none",
        description="A list of actions of one seat, each as `actions` takes it, in their order: the table's "
        "whole turn, or any part of it. They are one commit, so one version is checked, one undo takes them "
        "back, and if one is refused nothing has happened; the refusal has the place of that action in the "
        "list, from 0, in `action`. Where the service draws or rolls in one of them, nothing comes behind it "
        "that depends on what was drawn (`behind_a_draw`): that is told when it has been seen. A turn has "
        "at most 32 actions, four reports and, before its last action, 600 facts (`turn_too_long`).",
        body="Turn",
        call=take_turn,
        problems=(*_REFUSALS, "other_ruleset", "correction_impossible", "rules"),
        **_COMMAND,
    ),
    Operation(
        id="takeAutomaTurn",
        path="/v1/games/{game_id:str}/automa-turn",
        summary="Take the next Automa turn",
        description="The whole turn, or its part up to a question that only the table can answer; the answer "
        "is an action, and the rest of the turn follows. The body may name the card that was drawn.",
        body="AutomaTurn",
        body_required=False,
        call=automa_turn,
        problems=(*_REFUSALS, "other_ruleset", "rules"),
        **_COMMAND,
    ),
    Operation(
        id="undo",
        path="/v1/games/{game_id:str}/undo",
        summary="Take commits or a turn back",
        description="One commit, or as many as `commits` says; or, `to` a `turn`, all commits of the turn of "
        "the game that the last one is part of. Nothing leaves the log.",
        body=Steps,
        body_required=False,
        call=undo,
        problems=(*_REFUSALS, "nothing_to_undo", "undo_too_far", "undo_barred"),
        **_COMMAND,
    ),
    Operation(
        id="redo",
        path="/v1/games/{game_id:str}/redo",
        summary="Do commits or a turn again",
        description="Towards the newest commit behind the present one: one, or as many as `commits` says; "
        "or, `to` a `turn`, up to the end of the turn that comes next, or of what was done of it.",
        body=Steps,
        body_required=False,
        call=redo,
        problems=(*_REFUSALS, "nothing_to_redo", "redo_too_far"),
        **_COMMAND,
    ),
    Operation(
        id="goto",
        path="/v1/games/{game_id:str}/goto",
        summary="Stand where the game stood",
        description="At any `version` at which a commit ends, on whatever branch of the log; or where a "
        "`turn` of the present path began, by its number in the story.",
        body=Destination,
        call=goto,
        problems=(*_REFUSALS, "version_unknown", "version_within_commit", "turn_unknown", "undo_barred"),
        **_COMMAND,
    ),
)
