"""New games from a log: forks of a game here, and logs that were exported."""

from __future__ import annotations

from uuid import UUID

import msgspec

from domain.core.event import DeckShuffled, Event, ShuffleRevealed
from domain.core.rejected import Fact, Rejected
from domain.core.timeline import goto_target
from service.games.beginning import Opened, open_game
from service.games.codec import Codec
from service.games.export import Header, Line, first_broken
from service.games.game import Game
from service.games.library import Library
from service.games.playing_again import first_not_played
from service.games.sealing import keeps


async def fork(library: Library, game: Game, version: int) -> Opened:
    """A new game with the same log up to a version, at which a commit ends, in the list of the same key.

    Raises Rejected `fork_barred` when the game has the undo policy `barrier` and a deck in it is secret: the
    copy could be played on to see what comes in the original.
    """
    if game.undo == "barrier" and game.timeline.sealed:
        raise Rejected("fork_barred", decks=sorted({sealed.deck for sealed in game.timeline.sealed}))
    if version != game.version:
        goto_target(game.timeline, version)
    events = await library.events(game)
    return await open_game(library, game.codec, events[:version], game.key_id)


async def imported(
    library: Library, codec: Codec, header: Header, lines: list[Line], key_id: UUID | None = None
) -> Opened:
    """A new game from an exported log, in the list of an API key.

    Raises Rejected, each time with the first bad version and its line in the file: `chain_broken` when the
    log was edited, `log_cut_off` when it does not end where its header says, `log_invalid` for an event that
    the ruleset does not know, `shuffle_secret` when a deck's order is not revealed in it, so that nobody
    could draw on, `shuffle_broken`, and `log_not_played` when its commands do not lead to its facts.
    """
    bad = first_broken(lines)
    if bad is not None:
        raise _refused("chain_broken", bad)
    if (header.version, header.head) != (len(lines), lines[-1].hash):
        raise _refused("log_cut_off", len(lines), announced=header.version)
    events = unsealed([_event(codec, each) for each in lines])
    bad = first_not_played(codec, events)
    if bad is not None:
        raise _refused("log_not_played", bad)
    return await open_game(library, codec, events, key_id)


def _event(codec: Codec, line: Line) -> Event:
    try:
        return codec.event.decode(line.event)
    except msgspec.MsgspecError as error:
        raise _refused("log_invalid", line.version, reason=str(error)) from error


def _refused(code: str, version: int, **facts: Fact) -> Rejected:
    """The refusal of a log at a version; the header is line 1 of the file, so version 1 is line 2."""
    return Rejected(code, version=version, line=version + 1, **facts)


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
        raise _refused("shuffle_secret", version, deck=event.deck)
    if not keeps(event, secret):
        raise _refused("shuffle_broken", version, deck=event.deck)
    return msgspec.structs.replace(event, salt=secret.salt, order=secret.order)
