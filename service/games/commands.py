"""Carrying commands out: decide on what is known, append in one statement, decide anew after a lost race."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from domain.core.rejected import Refusal, Rejected
from service.games.bounds import must_fit, must_have_room
from service.games.deciding import Decided
from service.games.entry import Entry, newest
from service.games.game import Game
from service.games.library import Library
from service.games.orders import Order
from service.games.past import entry_at, state_after
from service.games.rows import rows
from service.refusals.access import GameUnknown
from service.refusals.requests import Contended, IdempotencyKeyInFlight, IdempotencyKeyReused, VersionStale
from service.store import Appended, Conflict, Key, KeyInFlight, KeyReused, Repeated, Revoked, Row
from service.waiting.aside import holding
from service.waiting.deciding import Deciding, Occupied

MOST_ATTEMPTS = 256


class Done(msgspec.Struct, frozen=True):
    """A command that is in the log: its commit, and the state in which it left the game.

    `replayed` tells that it was there before this request came.
    """

    game: Game
    commit: Entry
    state: Any
    replayed: bool = False


class Repetition(NamedTuple):
    """A command that is in the log already, at this version."""

    game: Game
    version: int


class Refused(NamedTuple):
    """A command that is refused on the newest version of the game, unless it is a repeated one."""

    game: Game
    refusal: Rejected


class Known(NamedTuple):
    """A command whose key has come before."""

    game: Game


class Overtaken(NamedTuple):
    """A command on a game that has moved on elsewhere by more than a little."""

    game: Game


class Conditions(msgspec.Struct, frozen=True):
    """The version that the client wants to act on, None for any; and its idempotency key, if it sent one.

    `token` is the hash of the token that it has to have at the moment when the commit is written.
    """

    version: int | None
    token: bytes
    key: Key | None = None


class _Command(NamedTuple):
    """What is wanted of a game, where it is decided, and the attempts that are left."""

    library: Library
    order: Order
    conditions: Conditions
    lost: Callable[[], None]
    where: Deciding
    attempts: Iterator[int]


async def carry_out(
    library: Library,
    game: Game,
    order: Order,
    conditions: Conditions,
    lost: Callable[[], None],
    *,
    where: Deciding,
) -> Done:
    """Decide, `where` it belongs, and append, at most once for one idempotency key.

    `lost` is called for each lost race. Others who wait for the game wait for few others of this asker's.

    Raises Rejected: what the rules refuse, `version_stale`, `idempotency_key_reused`,
    `idempotency_key_in_flight`, `contended`, `log_full`, and `game_unknown` for a token that was revoked.
    """
    command = _Command(library, order, conditions, lost, where, iter(range(MOST_ATTEMPTS)))
    while True:
        match await _within(command, game):  # what waits for more of this asker's holds nobody else's game
            case Done() as done:
                return done
            case Repetition(game=game, version=version):
                return await _repeated(library, game, version)
            case Refused(game=game, refusal=refusal):
                if (repeated := await _recalled(library, game, conditions)) is None:
                    raise refusal
                return repeated
            case Known(game=game):
                game = await library.catch_up(game)
                if (repeated := await _recalled(library, game, conditions)) is not None:
                    return repeated
            case Overtaken(game=game):
                game = await library.catch_up(game)


async def _within(command: _Command, game: Game) -> Done | Repetition | Refused | Known | Overtaken:
    """What comes of it within the game's gate, where at most one other of this asker's is waited for."""
    library, conditions, where = command.library, command.conditions, command.where
    key = conditions.key.key if conditions.key else None
    while True:
        await where.free()
        if library.gates.is_taken(game.id):
            where.wake()  # others of this asker have their games to themselves
        try:
            async with library.gates.entered(game.id, key):
                game = library.newer(game) or game
                with holding():
                    if await _is_known(library, game, conditions):
                        return Known(game)
                    return await _carry_out(command, game)
        except Occupied:
            continue
        finally:
            where.wake()


async def _carry_out(command: _Command, game: Game) -> Done | Repetition | Refused | Overtaken:
    library, conditions = command.library, command.conditions
    for _ in command.attempts:
        refusal: Rejected | None = None
        try:
            decided, made, after = await command.where.do(partial(_decided, game, command.order, conditions))
        except Rejected as refused:
            newer, refusal = None, refused
        else:
            outcome = await library.store.append(
                game.id, game.version, made, conditions.key, token=conditions.token, head=game.hash
            )
            match outcome:
                case Appended():
                    return _kept(library, after, decided, made)
                case Repeated(version=version):
                    library.repeats.came(game.id)
                    return Repetition(game, version)
                case KeyReused() | KeyInFlight() | Revoked() as refusing:
                    library.repeats.came(game.id)
                    raise Rejected(_refusal(game, refusing))
                case Conflict():
                    command.lost()
                    newer = library.newer(game)
        newer = newer or await library.read_on(game)
        if newer is None:
            return Overtaken(game)
        if refusal is not None and newer.hash == game.hash:
            return Refused(newer, refusal)
        game = newer
    raise Rejected(Contended(current_version=game.version))


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
    must_have_room(game.version, game.size, shuffles, share)
    if conditions.version is not None and conditions.version != game.version:
        raise Rejected(VersionStale(version=conditions.version, current_version=game.version))
    decided = order.decide(game)
    made = rows(decided.events, game.version, game.hash)
    after = game.after(decided, made)
    must_fit(after.version, after.size, after.timeline.chance.shuffles)
    return decided, made, after


def _kept(library: Library, game: Game, decided: Decided, made: Sequence[Row]) -> Done:
    library.moved_on(game, made)
    return Done(game, newest(game, decided.events), game.timeline.state)


async def _is_known(library: Library, game: Game, conditions: Conditions) -> bool:
    """Whether the key has come before, where one of this game has: it is asked before anything is decided."""
    if conditions.key is None or game.id not in library.repeats:
        return False
    return await library.store.recall(game.id, conditions.key) is not None


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
    if found is not None:
        library.repeats.came(game.id)
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
