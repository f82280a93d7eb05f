"""New games from a log: forks of a game here, and logs that were exported."""

from __future__ import annotations

import msgspec

from domain.core.event import DeckShuffled, Event, ShuffleRevealed
from domain.core.rejected import Rejected
from domain.core.timeline import goto_target
from service.games.audit import keeps
from service.games.beginning import Opened, open_game
from service.games.codec import Codec
from service.games.export import Line, first_broken
from service.games.game import Game
from service.games.library import Library
from service.games.playing_again import first_not_played


async def fork(library: Library, game: Game, version: int) -> Opened:
    """A new game with the same log up to a version, at which a commit ends."""
    if version != game.version:
        goto_target(game.timeline, version)
    events = await library.events(game)
    return await open_game(library, game.codec, events[:version])


async def imported(library: Library, codec: Codec, lines: list[Line]) -> Opened:
    """A new game from an exported log.

    Raises Rejected: `log_invalid` for events that the ruleset does not know, `chain_broken` when the log was
    edited, `shuffle_secret` when a deck's order is not revealed in it, so that nobody could draw on,
    `shuffle_broken`, and `log_not_played` when its commands do not lead to its facts.
    """
    bad = first_broken(lines)
    if bad is not None:
        raise Rejected("chain_broken", version=bad)
    try:
        events = [codec.event.decode(each.event) for each in lines]
    except msgspec.MsgspecError as error:
        raise Rejected("log_invalid", reason=str(error)) from error
    events = unsealed(events)
    bad = first_not_played(codec, events)
    if bad is not None:
        raise Rejected("log_not_played", version=bad)
    return await open_game(library, codec, events)


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
        raise Rejected("shuffle_secret", version=version, deck=event.deck)
    if not keeps(event, secret):
        raise Rejected("shuffle_broken", version=version, deck=event.deck)
    return msgspec.structs.replace(event, salt=secret.salt, order=secret.order)
