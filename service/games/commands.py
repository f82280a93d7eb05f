"""Carrying commands out: decide on what is known, append in one statement, decide again after a lost race."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from domain.core.rejected import Refusal, Rejected
from service.concurrency import MAX_WAITING_COMMANDS, RETRY_AFTER_SECONDS
from service.games.bounds import must_fit, must_have_room
from service.games.deciding import Decided
from service.games.entry import Entry, newest
from service.games.game import Game
from service.games.library import Library
from service.games.orders import Order
from service.games.past import entry_at, state_after
from service.games.rows import rows
from service.refusals.access import GameUnknown
from service.refusals.requests import GameBusy, IdempotencyKeyInFlight, IdempotencyKeyReused, VersionStale
from service.store import Appended, Conflict, Key, KeyInFlight, KeyReused, Repeated, Revoked, Row

MAX_ATTEMPTS = 64


class Done(msgspec.Struct, frozen=True):
    """A command that is in the log: its commit, and the state in which it left the game.

    `replayed` tells that it was there before this request came.
    """

    game: Game
    commit: Entry
    state: Any
    replayed: bool = False


class Conditions(msgspec.Struct, frozen=True):
    """The version that the client wants to act on, None for any; and its idempotency key, if it sent one.

    `token` is the hash of the token that it has to have at the moment when the commit is written.
    """

    version: int | None
    token: bytes
    key: Key | None = None


async def carry_out(
    library: Library, game: Game, order: Order, conditions: Conditions, lost: Callable[[], None]
) -> Done:
    """Decide and append, at most once for one idempotency key. `lost` is called for each lost race.

    Raises Rejected: what the rules refuse, `version_stale`, `idempotency_key_reused`,
    `idempotency_key_in_flight`, `game_busy`, `log_full`, and `game_unknown` for a token that was revoked.
    """
    async with library.locks.hold(game.id):
        game = library.newer(game) or game
        for _ in range(MAX_ATTEMPTS):
            refusal: Rejected | None = None
            try:
                decided, made, after = _decided(game, order, conditions)
            except Rejected as refused:
                refusal = refused
            else:
                outcome = await library.store.append(
                    game.id, game.version, made, conditions.key, token=conditions.token, head=game.hash
                )
                match outcome:
                    case Appended():
                        return _kept(library, after, decided, made)
                    case Repeated(version=version):
                        return await _repeated(library, game, version)
                    case KeyReused() | KeyInFlight() | Revoked() as refusing:
                        raise Rejected(_refusal(game, refusing))
                    case Conflict():
                        lost()
            newer = await library.catch_up(game)
            if refusal is not None and newer.hash == game.hash:
                if (repeated := await _recalled(library, newer, conditions)) is not None:
                    return repeated
                raise refusal
            game = newer
    raise Rejected(GameBusy(limit=MAX_WAITING_COMMANDS, retry_after=RETRY_AFTER_SECONDS))


def _share(game: Game, token: bytes) -> int:
    """Players fill a half of a log, so that its owner can go on, without them or elsewhere."""
    access = game.access.get(token)
    return 1 if access is not None and access.role == "owner" else 2


def _refusal(game: Game, outcome: KeyReused | KeyInFlight | Revoked) -> Refusal:
    match outcome:
        case KeyReused():
            return IdempotencyKeyReused()
        case KeyInFlight():
            return IdempotencyKeyInFlight()
        case Revoked():
            return GameUnknown(game=str(game.id))


def _decided(game: Game, order: Order, conditions: Conditions) -> tuple[Decided, Sequence[Row], Game]:
    """The commit, its rows, and the game with it."""
    shuffles, share = game.timeline.chance.shuffles, _share(game, conditions.token)
    must_have_room(game.version, game.commands, game.size, shuffles, share)
    if conditions.version is not None and conditions.version != game.version:
        raise Rejected(VersionStale(version=conditions.version, current_version=game.version))
    decided = order.decide(game)
    made = rows(decided.events, game.version, game.hash)
    after = game.after(decided, made)
    must_fit(after.version, after.commands, after.size, after.timeline.chance.shuffles)
    return decided, made, after


def _kept(library: Library, game: Game, decided: Decided, made: Sequence[Row]) -> Done:
    library.moved_on(game, made)
    return Done(game, newest(game, decided.events), game.timeline.state)


async def _recalled(library: Library, game: Game, conditions: Conditions) -> Done | None:
    """What the key stands for: a repeated command is answered again though it would be refused now.

    The game is the newest. Raises Rejected `game_unknown` for a token that opens it no more, and
    `idempotency_key_reused`.
    """
    if conditions.token not in game.access:
        raise Rejected(GameUnknown(game=str(game.id)))
    if conditions.key is None:
        return None
    found = await library.store.recall(game.id, conditions.key)
    match found:
        case Repeated(version=version):
            return await _repeated(library, game, version)
        case KeyReused():
            raise Rejected(IdempotencyKeyReused())
    return None


async def _repeated(library: Library, game: Game, version: int) -> Done:
    if version > game.version:
        game = await library.catch_up(game)
    commit = await entry_at(library, game, version)
    commit = msgspec.structs.replace(commit, undone=False)
    return Done(game, commit, state_after(game.timeline, commit), replayed=True)
