"""The calls that show a game's log: its events, its story, and the reasons behind a fact."""

from __future__ import annotations

from domain.core.refusals import VersionUnknown
from domain.core.rejected import Rejected
from service.api.answers import Events, Explained, Round, Turns, TurnTold, commit, step
from service.api.call import Call
from service.api.live import LiveReply
from service.api.media import DOCUMENTS, EVENT_STREAM, NDJSON
from service.api.middleware.network import network_of
from service.api.operation import Answer, Operation
from service.api.parameters import ACCEPT_LANGUAGE, AFTER, LAST_EVENT_ID, LIMIT, VERSION
from service.api.reply import Reply, StreamedReply
from service.games.entry import Entry
from service.games.explaining import explanation
from service.games.game import Game
from service.games.past import commits_behind, entries, game_at
from service.games.seating import reading_seat
from service.games.story import by_round, by_turn
from service.log.export import FORMAT, exported, header_of, line
from service.narration.narrator import Narrator
from service.store.access import Access
from service.streams import Voice
from service.streams.seen import seen

TAG = "log"
ROOM = 1 << 19  # bytes of a page, far more than a hundred usual events have: hundreds of them wait to be sent


async def events(call: Call) -> Reply:
    """The log: a page of it, all of it as an export, or live. A format more is one branch more here."""
    after = call.query(AFTER)
    received = call.received_last()
    limit = call.query(LIMIT)
    game, access = await call.game()
    if call.media == EVENT_STREAM and received is not None:
        after = received
    if after > game.version:
        raise Rejected(VersionUnknown(version=after, current_version=game.version))
    library = call.services.library
    if call.media == NDJSON:
        parts = exported(library.records, header_of(game), after)
        async with call.place(game.id):
            first = await anext(parts, b"")  # the others are read as they are sent
        name = f'attachment; filename="{game.id}.ndjson"'.encode()
        headers = [(b"content-type", NDJSON.encode()), (b"content-disposition", name)]
        return StreamedReply(200, headers, parts, first)
    if call.media == EVENT_STREAM:
        return live(call, game, access, after)
    records = await library.records(game.id, after, min(after + limit, game.version), ROOM)
    lines = [line(record) for record in records]
    more = lines[-1].version if lines and lines[-1].version < game.version else None
    return call.reply(Events(str(game.id), game.codec.ruleset.name, game.version, lines, more))


def live(call: Call, game: Game, access: Access, after: int) -> Reply:
    """The log behind a version, and then what comes, told to whoever asks.

    Nothing for a game that is over and known whole. Raises Rejected `streams_too_many`.
    """
    if after == game.version and game.codec.ruleset.over(game.timeline.state):
        return Reply(204, [])
    services = call.services
    counted = services.stream_limits.opened(call.token(), network_of(call.client))
    voice = Voice(call.language, _reader(game, access))
    listening = services.hub.listening(
        seen(game), services.library.newest, after, voice, services.narrator, token=call.token()
    )
    return LiveReply(counted, listening, services.heartbeat, voice.language)


async def turns(call: Call) -> Reply:
    """The story: one entry a commit, with its steps, also those undone."""
    after = call.query(AFTER)
    limit = call.query(LIMIT)
    game, access = await call.game()
    library = call.services.library
    if (version := call.query(VERSION)) is not None:
        game = await game_at(library, game, version)
    wanted = commits_behind(game, after, limit)
    found = await entries(library, game, wanted)
    return _told(call, game, _narrator(call, game, access), found)


def _told(call: Call, game: Game, narrator: Narrator, found: list[Entry]) -> Reply:
    commits = [commit(narrator, call.language, game.codec.ruleset.name, each) for each in found]
    more = found[-1].last if found and found[-1].last < game.version else None
    rounds = [
        Round(number, [_turn(each) for each in turns]) for number, turns in by_round(by_turn(found)).items()
    ]
    return call.told(Turns(str(game.id), game.version, commits, more, rounds))


def _turn(commits: list[Entry]) -> TurnTold:
    first, last = commits[0], commits[-1]
    number, seat = (first.turn.number, first.turn.seat) if first.turn is not None else (0, None)
    return TurnTold(number, seat, first.undone, first.at, last.at, [each.number for each in commits])


async def explain(call: Call) -> Reply:
    """The candidates and scores behind a decision."""
    version = call.version_in_path()
    game, access = await call.game()
    event, reasons = await explanation(call.services.library, game, version)
    narrator, ruleset = _narrator(call, game, access), game.codec.ruleset.name
    told = step(narrator, call.language, ruleset, version, event)
    text, names = narrator.reasons(call.language, ruleset, reasons)
    return call.told(Explained(str(game.id), told, reasons, text, names))


def _narrator(call: Call, game: Game, access: Access) -> Narrator:
    """The narrator for whoever asks."""
    return call.services.narrator.read_by(_reader(game, access))


def _reader(game: Game, access: Access) -> str | None:
    """The seat that is "you" to whoever asks."""
    return reading_seat(game.codec.ruleset, game.timeline.state, access, None)


OPERATIONS = (
    Operation(
        id="readEvents",
        method="GET",
        path="/v1/games/{game_id:str}/events",
        tag=TAG,
        summary="Read, export or follow the log",
        description="A page as a document, which ends early where texts are long; or as "
        f"`{NDJSON}` the whole log behind `after`: a header line "
        f"(format `{FORMAT}`, the game, its ruleset, and where the log ends, `version` and `head`), then a "
        "line for each event. Each hash is SHA-256 over the hash before it, the version in decimal, a line "
        "feed, and the bytes of `event`; in the place of a hash before the first stands SHA-256 over the id "
        "of the game, a line feed, the name of its ruleset and a line feed.\n\n"
        f"As `{EVENT_STREAM}` the events behind `Last-Event-ID`, or else behind `after`, or else all, and "
        "then every event as it is appended: the line of the export and, as `text`, its sentence in the "
        "client's language; null where there is nothing to tell. A stream is never silent for longer than "
        "the heartbeat (a comment line, every 15 seconds unless the operator chose otherwise). It ends after "
        "`event: end` when the game is over, and without it when the client is too slow or the service "
        "stops: come again with the last `id`, and nothing is missed or repeated. Whoever comes again with "
        "all of a game that is over is answered 204, which ends an `EventSource`; should the game be taken "
        "back, there is more. `version_unknown` tells that the log does not reach as far as `after` or "
        "`Last-Event-ID`.",
        call=events,
        parameters=(AFTER, LIMIT, LAST_EVENT_ID, ACCEPT_LANGUAGE),
        answers={
            200: Answer(
                "The events.",
                Events,
                media=(*DOCUMENTS, NDJSON, EVENT_STREAM),
                headers=("Content-Language",),
            ),
            204: Answer("The game is over, and the client of the stream has all of it.", media=()),
        },
        problems=("version_unknown", "streams_too_many", "too_much_long_work"),
    ),
    Operation(
        id="readTurns",
        method="GET",
        path="/v1/games/{game_id:str}/turns",
        tag=TAG,
        summary="Read the story of a game",
        description="One entry for each commit whose last version lies behind `after`, with its steps; "
        "`undone` marks those that do not lead to where the game stands now, or stood at `version`. `rounds` "
        "groups them by the turns and rounds of the game.",
        call=turns,
        parameters=(VERSION, AFTER, LIMIT, ACCEPT_LANGUAGE),
        answers={200: Answer("The commits.", Turns, headers=("Content-Language",))},
        problems=("version_unknown", "version_within_commit"),
    ),
    Operation(
        id="explainEvent",
        method="GET",
        path="/v1/games/{game_id:str}/events/{version:str}/explanation",
        tag=TAG,
        summary="Ask why",
        description="The candidates that a rule compared, what it counted for each, and what settled it.",
        call=explain,
        parameters=(ACCEPT_LANGUAGE,),
        answers={200: Answer("The reasons.", Explained, headers=("Content-Language",))},
        problems=("version_unknown", "nothing_to_explain"),
    ),
)
