"""Creating a game: its first commit, id and token."""

from __future__ import annotations

import hashlib
import hmac
import os
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID, uuid4

import msgspec

from automa_ledger.games.authorization import hash_token, new_token
from automa_ledger.games.codec import Codec, canonical_json
from automa_ledger.games.commands import generate_entropy, run_decider
from automa_ledger.games.commit import new_commit, now
from automa_ledger.games.game import Game, count_text_bytes, read_agreement, require_log_within_limits
from automa_ledger.games.library import Library
from automa_ledger.refusals.access import ApiKeyUnknown
from automa_ledger.refusals.requests import IdempotencyKeyReused
from automa_ledger.store import Access, CreationRecord, NewGame, Origin
from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event
from automa_rules.core.hash_chain import genesis_hash
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Begin, GameSettings
from automa_rules.core.timeline import Timeline, append_commit

OWNER_ACCESS = Access("owner")
SALT_BYTES = 32
Names = Mapping[str, str]


class GameDraft(msgspec.Struct, frozen=True):
    """The log of a game that is not stored yet, and its timeline."""

    codec: Codec
    commits: Sequence[Sequence[Event]]
    timeline: Timeline[Any]
    names: Names = {}
    forked_from: Origin | None = None


class CreationRequest(msgspec.Struct, frozen=True):
    """A request with an idempotency key to create a game; the client may repeat it.

    `caller` is the API key or token of the request, empty for neither. `fingerprint` is a digest of the
    request, 32 bytes. The key is not stored: the game's id is derived from it and the caller's secret, and
    the token also from a salt that only the store has.
    """

    caller: str
    key: str
    fingerprint: bytes

    @property
    def game_id(self) -> UUID:
        """The id of the game that the request creates."""
        return UUID(bytes=hashlib.sha256(b"game\0" + self._secret).digest()[:16], version=4)

    def token(self, salt: bytes) -> str:
        """The token of the game's owner."""
        digest = hmac.digest(salt, b"token\0" + self._secret, "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()

    @property
    def _secret(self) -> bytes:
        return f"{self.caller}\0{self.key}".encode()


class CreationContext(msgspec.Struct, frozen=True):
    """How a game is created: the API key that lists it, and the repeatable request, if any.

    `requires_active_key` checks the key once more when the game is stored.
    """

    key_id: UUID | None = None
    requires_active_key: bool = False
    request: CreationRequest | None = None


class CreationResult(msgspec.Struct, frozen=True):
    """A new game, its first version, and its owner's token.

    `replayed` says that the same request had created it before.
    """

    game: Game
    version: int
    token: str
    replayed: bool = False


def draft_game(
    codec: Codec,
    start_kind: str,
    text: bytes,
    document: msgspec.Struct,
    *,
    agreement: GameSettings,
    names: Names,
) -> GameDraft:
    """Draft a game from a `setup` or `position` and its canonical JSON. Raises Rejected by the rules."""
    ruleset = codec.ruleset
    begin = Begin(agreement.undo, agreement.strict, ruleset.version)
    recorded = canonical_json({**msgspec.to_builtins(begin), start_kind: msgspec.Raw(text)})
    command = Command(document, None, generate_entropy(), agreement.strict, rules_version=ruleset.version)
    found = run_decider(ruleset, Timeline(), command)
    events = [Commanded(now(), None, msgspec.Raw(recorded)), *found.events]
    return GameDraft(codec, [events], append_commit(Timeline(), events, found.state), names)


async def add_game(library: Library, draft: GameDraft, terms: CreationContext) -> CreationResult:
    """Store a new game with a fresh token, or return the game that the same request created before.

    Raises Rejected `log_full`, `api_key_unknown` for a key that was revoked meanwhile, and
    `idempotency_key_reused`.
    """
    codec, request = draft.codec, terms.request
    if request is None:
        game_id, token, creation_record = uuid4(), new_token(), None
    else:
        creation_record = CreationRecord(request.fingerprint, os.urandom(SALT_BYTES), len(draft.commits))
        game_id, token = request.game_id, request.token(creation_record.salt)
    previous, commits = genesis_hash(str(game_id), codec.ruleset.name), []
    for version, events in enumerate(draft.commits, 1):
        commits.append(new_commit(events, version, previous))
        previous = commits[-1].hash
    game = Game(
        game_id,
        codec,
        {hash_token(token): OWNER_ACCESS},
        draft.names,
        draft.timeline,
        previous,
        read_agreement(codec, draft.commits[0]),
        terms.key_id,
        sum(map(len, draft.commits)),
        sum(map(count_text_bytes, commits)),
        draft.forked_from,
    )
    require_log_within_limits(
        game.version, game.event_count, game.log_bytes, draft.timeline.shuffle_history.total_shuffles
    )
    await _require_active_key(library, terms)
    new = NewGame(
        game_id,
        codec.ruleset.name,
        hash_token(token),
        commits,
        draft.names,
        terms.key_id,
        creation_record,
        draft.forked_from,
    )
    if not await library.store.add_game(new):
        twin = await find_created_game(library, terms)
        if twin is None:
            raise Rejected(IdempotencyKeyReused())
        return twin
    library.on_game_created(game)
    return CreationResult(game, game.version, token)


async def find_created_game(library: Library, terms: CreationContext) -> CreationResult | None:
    """Find the game that the same request created before; None for a new request.

    Raises Rejected `idempotency_key_reused` when the key belongs to another request, `game_unknown` when the
    game's first token was revoked, and `api_key_unknown` as `add_game` does.
    """
    request = terms.request
    if request is None or (known := await library.store.creation_record(request.game_id)) is None:
        return None
    if known.fingerprint != request.fingerprint:
        raise Rejected(IdempotencyKeyReused())
    token = request.token(known.salt)
    game, _ = await library.open(request.game_id, hash_token(token))
    await _require_active_key(library, terms)
    return CreationResult(game, known.version, token, replayed=True)


async def require_active_key(library: Library, key_id: UUID) -> None:
    """Check that an API key is active. Raises Rejected `api_key_unknown` if it was revoked or has expired."""
    if not await library.store.is_key_active(key_id):
        raise Rejected(ApiKeyUnknown())


async def _require_active_key(library: Library, terms: CreationContext) -> None:
    if terms.requires_active_key and terms.key_id is not None:
        await require_active_key(library, terms.key_id)
