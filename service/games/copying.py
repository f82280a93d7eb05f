"""New games from a log: forks of a game here, and logs that were exported."""

from __future__ import annotations

from uuid import UUID

import msgspec

from domain.core.event import Commanded, DeckShuffled, Event, Rewound, ShuffleRevealed
from domain.core.rejected import Rejected
from domain.core.targets import goto_target
from domain.core.timeline import Timeline
from service.games.aside import aside
from service.games.beginning import New, new
from service.games.codec import Codec
from service.games.export import Line
from service.games.game import Game
from service.games.library import Library
from service.games.log_file import must_have_short_lines, opened_log
from service.games.moment import moment
from service.games.opening import Opened, id_for, open_game
from service.games.playing_again import played
from service.games.reading import folded
from service.games.repeatable import Repeatable
from service.games.sealing import keeps
from service.refusals.games import ForkBarred
from service.refusals.logs import LogInvalid, ShuffleBroken, ShuffleSecret


async def fork(library: Library, game: Game, version: int, request: Repeatable | None = None) -> Opened:
    """A new game with the same log up to a version, at which a commit ends, in the list of the same key.

    Raises Rejected `fork_barred` when the game has the undo policy `barrier` and a deck in it is secret: the
    copy could be played on to see what comes in the original.
    """
    secret = {sealed.deck for sealed in game.timeline.chance.sealed.values()}
    if game.agreed.undo == "barrier" and secret:
        raise Rejected(ForkBarred(decks=tuple(sorted(secret))))
    if version != game.version:
        goto_target(game.timeline, version)
    async with library.turns.own(str(game.id)):
        events = (await library.events(game))[:version]
        copy = await aside(
            lambda: new(id_for(request), game.codec, events, folded(game.codec, Timeline(), events)), version
        )
    return await open_game(library, copy, game.key_id, request)


async def imported(
    library: Library, asker: str, log: bytes, key_id: UUID | None = None, request: Repeatable | None = None
) -> Opened:
    """A new game from an exported log, in the list of an API key. `asker` takes turns with others.

    Raises Rejected with the first bad line of the file and, behind the header, the version that it holds:
    `log_unreadable` for what is no log, `ruleset_unknown`, `chain_broken` when it was edited, `log_cut_off`
    when it does not end where its header says, `log_invalid` for an event that the ruleset does not know,
    `shuffle_secret` when a deck's order is not revealed in it, so that nobody could draw on,
    `shuffle_broken`, and `log_not_played` when its commands do not lead to its facts. A log of an older
    version of the ruleset is one that can be replayed; its audit tells what would be decided otherwise.
    """
    async with library.turns.checking(asker):
        checked = await aside(lambda: _checked(library, log, id_for(request)))
    return await open_game(library, checked, key_id, request)


def _checked(library: Library, log: bytes, game: UUID) -> New:
    must_have_short_lines(log)
    header, lines = opened_log([log])
    codec = library.codec(header.ruleset)
    events = unsealed([_event(codec, each) for each in lines])
    if 0 < header.ruleset_version < codec.ruleset.version:
        return _replayed(game, codec, events)
    return new(game, codec, events, played(codec, events))


def _replayed(game: UUID, codec: Codec, events: list[Event]) -> New:
    """A log of an older version of its ruleset: a rule that was mended since may decide it in another way."""
    try:
        return new(game, codec, events, folded(codec, Timeline(), events))
    except Rejected as found:
        version = found.facts.get("version") or 1
        reason = str(found.facts.get("reason", ""))
        raise Rejected(LogInvalid(line=_line(version), version=version, reason=reason)) from found


def _event(codec: Codec, line: Line) -> Event:
    try:
        event = codec.event.decode(line.event)
        if isinstance(event, Commanded | Rewound):
            moment(event.at)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Rejected(
            LogInvalid(line=_line(line.version), version=line.version, reason=str(error))
        ) from error
    return event


def _line(version: int) -> int:
    """Where an event stands in the file: the header is line 1, so version 1 is line 2."""
    return version + 1


def unsealed(events: list[Event]) -> list[Event]:
    """The events with the secrets of their shuffles put back from where the log reveals them."""
    revealed = {event.commitment: event for event in events if isinstance(event, ShuffleRevealed)}
    return [
        _unsealed(event, version, revealed) if isinstance(event, DeckShuffled) else event
        for version, event in enumerate(events, 1)
    ]


def _unsealed(event: DeckShuffled, version: int, revealed: dict[str, ShuffleRevealed]) -> DeckShuffled:
    secret = revealed.get(event.commitment)
    if secret is None:
        raise Rejected(ShuffleSecret(line=_line(version), version=version, deck=event.deck))
    if not keeps(event, secret):
        raise Rejected(ShuffleBroken(line=_line(version), version=version, deck=event.deck))
    return msgspec.structs.replace(event, salt=secret.salt, order=secret.order)
