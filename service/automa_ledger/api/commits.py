"""The operations that show a game's log: its commits, its story, and the reasons for an event."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from automa_ledger.api.event_stream import EventStreamResponse
from automa_ledger.api.media_types import DOCUMENT_TYPES, EVENT_STREAM, NDJSON
from automa_ledger.api.middleware.network import network_of
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import (
    ACCEPT_LANGUAGE,
    AFTER,
    INCLUDE_STATE,
    LAST_EVENT_ID,
    LIMIT,
    VERSION,
    WAIT,
)
from automa_ledger.api.request import Request
from automa_ledger.api.response_bodies import (
    CommandDone,
    Commits,
    CommitsWithState,
    Explained,
    Round,
    Story,
    TurnTold,
    command_done,
)
from automa_ledger.api.responses import Response, StreamingResponse
from automa_ledger.games.authorization import resolve_seat_and_reader
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.games.history import explain, game_at, group_by_round, group_by_turn, read_commits
from automa_ledger.log.export import FORMAT, build_header, stream_export
from automa_ledger.narration.commits import Commit, narrate_commit, step
from automa_ledger.narration.narrator import Narrator
from automa_ledger.store import Access
from automa_ledger.streams import Listener, Locale
from automa_rules.core.refusals import VersionUnknown
from automa_rules.core.rejection import Rejected

TAG = "log"


async def commits(request: Request) -> Response:
    """Return a page of the log, or all of it as an export, or stream it."""
    after, limit, last_received = request.query(AFTER), request.query(LIMIT), request.last_event_id()
    game, access = await request.load_game()
    if request.media == EVENT_STREAM and last_received is not None:
        after = last_received
    if after > game.version:
        raise Rejected(VersionUnknown(version=after, current_version=game.version))
    if request.media == NDJSON:
        return await _export(request, game, after)
    if request.media == EVENT_STREAM:
        return _stream(request, game, access, after)
    if after == game.version and (seconds := request.query(WAIT)):
        if game.codec.ruleset.is_over(game.timeline.state):
            return Response(204, [])
        await _wait_for_commit(request, game, access, seconds)
        game, access = await request.load_game()
    page = await read_commits(request.services.library, game, after, limit)
    kind: Any = CommitsWithState if request.query(INCLUDE_STATE) else Commits
    locale, narrator = _locale(request, game, access), request.services.narrator
    described = [describe_commit(narrator, game, each, locale) for each in page]
    return request.localized_response(
        kind(str(game.id), game.codec.ruleset.name, game.version, described, _next_page(game, page))
    )


def describe_commit(
    narrator: Narrator, game: Game, logged: LoggedCommit, locale: Locale
) -> Commit | CommandDone:
    """Return a commit, or with the state its command's whole answer."""
    if locale.access is not None:
        return command_done(narrator, locale.language, game, locale.access, logged)
    localized = narrator.for_reader(locale.reader)
    return narrate_commit(localized, locale.language, game.codec.ruleset.name, logged)


async def _wait_for_commit(request: Request, game: Game, access: Access, seconds: int) -> None:
    """Wait for a commit after the game's version, at most so long, and only for as long as the client does.

    Raises Rejected `streams_too_many`.
    """
    counted, listen = _listen(request, game, access, game.version)
    with counted, listen as listener:
        await request.wait_while_connected(listener.wait(seconds))


async def _export(request: Request, game: Game, after: int) -> Response:
    """Return the log after a version as a file."""
    name = f'attachment; filename="{game.id}.ndjson"'.encode()
    headers = [(b"content-type", NDJSON.encode()), (b"content-disposition", name)]
    parts = stream_export(partial(request.services.library.records, game), build_header(game), after)
    async with request.hold_slot(game.id):
        first = await anext(parts, b"")  # later parts are read while sending
    return StreamingResponse(200, headers, parts, first)


def _stream(request: Request, game: Game, access: Access, after: int) -> Response:
    """Stream the commits after a version, and then new ones as they are appended.

    Returns 204 if the game is over and the client has all of it. Raises Rejected `streams_too_many`.
    """
    if after == game.version and game.codec.ruleset.is_over(game.timeline.state):
        return Response(204, [])
    counted, listen = _listen(request, game, access, after)
    return EventStreamResponse(counted, listen, request.services.heartbeat_seconds, request.language)


def _listen(
    request: Request, game: Game, access: Access, after: int
) -> tuple[AbstractContextManager[None], AbstractContextManager[Listener]]:
    """Return the contexts that count a stream and listen. Raises Rejected `streams_too_many`."""
    token, services = request.require_token_hash(), request.services
    counted = services.stream_limits.count_stream(token, network_of(request.client))
    return counted, services.hub.listen(game.id, token, after, _locale(request, game, access))


def _locale(request: Request, game: Game, access: Access) -> Locale:
    included = access if request.query(INCLUDE_STATE) else None
    return Locale(request.language, _reader_seat(game, access), included)


async def story(request: Request) -> Response:
    """Return the commits grouped by rounds and turns, including undone ones."""
    after, limit, version = request.query(AFTER), request.query(LIMIT), request.query(VERSION)
    game, access = await request.load_game()
    if version is not None:
        game = game_at(game, version)
    library, narrator = request.services.library, _narrator(request, game, access)
    async with request.hold_slot(game.id):
        page = await read_commits(library, game, after, limit)
        return await request.services.long_work.run(partial(_story_response, request, game, narrator, page))


def _story_response(request: Request, game: Game, narrator: Narrator, page: list[LoggedCommit]) -> Response:
    narrated = [narrate_commit(narrator, request.language, game.codec.ruleset.name, each) for each in page]
    rounds = [
        Round(number, [_story_turn(each) for each in turns])
        for number, turns in group_by_round(group_by_turn(page)).items()
    ]
    return request.localized_response(
        Story(str(game.id), game.version, narrated, _next_page(game, page), rounds)
    )


def _next_page(game: Game, page: list[LoggedCommit]) -> int | None:
    return page[-1].version if page and page[-1].version < game.version else None


def _story_turn(commits: list[LoggedCommit]) -> TurnTold:
    first, last = commits[0], commits[-1]
    number, seat = (first.turn.number, first.turn.seat) if first.turn is not None else (0, None)
    versions = [each.version for each in commits]
    return TurnTold(number, seat, first.undone, first.command.at, last.command.at, versions)


async def explain_step(request: Request) -> Response:
    """Return the candidates and scores of a decision."""
    version, place = request.step_from_path()
    game, access = await request.load_game()
    event, reasons = await explain(request.services.library, game, version, place)
    narrator, ruleset, language = _narrator(request, game, access), game.codec.ruleset.name, request.language
    narrated = step(version, place - 1, narrator.narrate(language, ruleset, event))
    text, names = narrator.narrate_explanation(language, ruleset, reasons)
    return request.localized_response(Explained(str(game.id), narrated, reasons, text, names))


def _narrator(request: Request, game: Game, access: Access) -> Narrator:
    """Return the narrator for the reader of the response."""
    return request.services.narrator.for_reader(_reader_seat(game, access))


def _reader_seat(game: Game, access: Access) -> str | None:
    """Return the seat that sentences address as "you"."""
    return resolve_seat_and_reader(game.codec.ruleset, game.timeline.state, access, None)[1]


OPERATIONS = (
    Operation(
        id="readCommits",
        method="GET",
        path="/v1/games/{game_id:str}/commits",
        tag=TAG,
        summary="Read, export or follow the log",
        description=f"A page of commits after a version, as commands return them. Or, as `{NDJSON}`, the "
        f"whole log after `after`: a header line (format `{FORMAT}`, the game, its ruleset, and where the "
        "log ends, `version` and `head`), then a line for each commit. Each hash is SHA-256 over the "
        "previous hash, the version in decimal, a line feed, and the canonical JSON array of the command (an "
        "object of `at`, `command`, `seat` and the `type` `commanded`) and the `events`. The hash before "
        "the first is SHA-256 over the id of the game, a line feed, the name of its ruleset and a line "
        f"feed.\n\nAs `{EVENT_STREAM}` the commits after `Last-Event-ID`, or else after `after`, and then "
        "every commit as it is appended. An id is a version: reconnect with the last one to continue "
        "without gaps or duplicates. A comment line comes at least every 15 seconds, unless the operator "
        "chose otherwise. The stream ends with `event: end` when the game is over, and without it when "
        "the client is too slow or the service stops. A client that reconnects with all of a finished game "
        "gets 204, which ends an `EventSource`.\n\nA client that cannot stream asks with `wait` for what "
        "comes after the last version that it has, again and again.",
        handler=commits,
        parameters=(AFTER, LIMIT, INCLUDE_STATE, WAIT, LAST_EVENT_ID, ACCEPT_LANGUAGE),
        responses={
            200: ResponseSpec(
                "The commits.",
                Commits | CommitsWithState,
                media=(*DOCUMENT_TYPES, NDJSON, EVENT_STREAM),
                headers=("Content-Language",),
            ),
            204: ResponseSpec(
                "The game is over, and the client that streams or waits has all of it.", media=()
            ),
        },
        problems=("version_unknown", "streams_too_many", "too_much_long_work"),
    ),
    Operation(
        id="readStory",
        method="GET",
        path="/v1/games/{game_id:str}/story",
        tag=TAG,
        summary="Read the story of a game",
        description="The commits after `after` with their sentences. `undone` marks those that are not part "
        "of the current game, or of the game at `version`. `rounds` groups them by turn and round.",
        handler=story,
        parameters=(VERSION, AFTER, LIMIT, ACCEPT_LANGUAGE),
        responses={200: ResponseSpec("The story.", Story, headers=("Content-Language",))},
        problems=("version_unknown", "too_much_long_work"),
    ),
    Operation(
        id="explainStep",
        method="GET",
        path="/v1/games/{game_id:str}/commits/{version:str}/steps/{place:str}/explanation",
        tag=TAG,
        summary="Explain a decision",
        description="The candidates that a rule compared, their scores, and what decided between them.",
        handler=explain_step,
        parameters=(ACCEPT_LANGUAGE,),
        responses={200: ResponseSpec("The explanation.", Explained, headers=("Content-Language",))},
        problems=("version_unknown", "nothing_to_explain"),
    ),
)
