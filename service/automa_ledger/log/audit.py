"""Auditing a log: its hash chain, its shuffles, and every decision made again."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID

import msgspec

from automa_ledger.games.codec import Codec, canonical_json
from automa_ledger.games.log_reader import follows_algorithm, require_supported_rules_in_log
from automa_ledger.log.command_replay import CommandReplay
from automa_ledger.log.export import build_line, verify_chain
from automa_ledger.log.log_file import decode_log_commit
from automa_ledger.store import CommitRecord, LoadedGame
from automa_rules.core.event import DeckShuffled, Event, Secrets, ShuffleRevealed, with_secrets
from automa_rules.core.hash_chain import genesis_hash
from automa_rules.core.json_decoder import decode_json
from automa_rules.core.rejection import ImpossibleEvent, Rejected

_secrets = msgspec.json.Decoder(list[tuple[int, Secrets]])
_DECODING_ERRORS = (msgspec.MsgspecError, ValueError, LookupError, OverflowError, RecursionError, Rejected)


class Chain(msgspec.Struct, frozen=True):
    """Whether each commit continues the hash chain; `broken_at` is the first version that does not.

    `head` is the hash of the last commit, in hexadecimal digits.
    """

    sound: bool
    head: str
    broken_at: int | None = None


class Shuffle(msgspec.Struct, frozen=True):
    """Whether a shuffle follows the algorithm and matches its commitment, and whether the log reveals it.

    `step` is the version of its commit and its place there, such as 18.3.
    """

    step: str
    deck: str
    commitment: str
    sound: bool
    revealed: bool


class Decisions(msgspec.Struct, frozen=True):
    """How many commands were decided again, and the versions whose results differ.

    Rewinds count too: each must have a target that the undo policy allows. The last of the versions may be
    one from which the log cannot be read.
    """

    checked: int
    differing: tuple[int, ...]


class Audit(msgspec.Struct, frozen=True):
    """The result of auditing a log; `sound` when nothing is wrong with it."""

    sound: bool
    version: int
    chain: Chain
    shuffles: tuple[Shuffle, ...]
    decisions: Decisions


def audit(game: UUID, codec: Codec, loaded: LoadedGame, records: Sequence[CommitRecord]) -> Audit:
    """Audit a log: `records` are the public commits, `loaded` has the secrets too.

    Where a commit is missing or unreadable, the log is checked up to there. Raises Rejected
    `ruleset_unavailable` for newer rules.
    """
    require_supported_rules_in_log(codec, loaded.commits)
    records = [record for record in records if record.version <= loaded.version]
    chain = _check_chain(game, codec, records, loaded)
    commits = _decode_readable_commits(codec, loaded, records)
    shuffles = _check_shuffles(commits)
    decisions = _check_decisions(codec, commits)
    if len(commits) < loaded.version:
        differing = {*decisions.differing, len(commits) + 1}
        decisions = Decisions(decisions.checked, tuple(sorted(differing)))
    sound = chain.sound and all(each.sound for each in shuffles) and not decisions.differing
    return Audit(sound, loaded.version, chain, shuffles, decisions)


def _check_chain(game: UUID, codec: Codec, records: Sequence[CommitRecord], loaded: LoadedGame) -> Chain:
    sound = 0
    try:
        for each in verify_chain(map(build_line, records), genesis_hash(str(game), codec.ruleset.name)):
            sound = each.version
    except (Rejected, msgspec.MsgspecError, RecursionError):
        return Chain(sound=False, head=loaded.hash.hex(), broken_at=sound + 1)
    return Chain(sound=True, head=loaded.hash.hex())


def _decode_readable_commits(
    codec: Codec, loaded: LoadedGame, records: Sequence[CommitRecord]
) -> list[list[Event]]:
    """The commits before the first that is missing or that an import would refuse."""
    commits: list[list[Event]] = []
    try:
        secrets = dict(_secrets.decode(loaded.secrets))
        for version, record in enumerate(records, 1):
            commits.append(_decode_commit(codec, record, version, secrets.get(version, {})))
    except _DECODING_ERRORS:
        pass
    return commits


def _decode_commit(codec: Codec, record: CommitRecord, version: int, secrets: Secrets) -> list[Event]:
    """Decode a canonical commit, with its secrets. Raises the errors in `_DECODING_ERRORS`."""
    found = build_line(record)
    if found.version != version or canonical_json(decode_json(record.events.encode())) != found.text:
        raise ValueError("the commit is missing, or is not written as commits are")
    return with_secrets(decode_log_commit(codec, found), secrets)


def _check_shuffles(commits: Sequence[Sequence[Event]]) -> tuple[Shuffle, ...]:
    """Check each shuffle whose secrets are known."""
    revealed = {
        event.commitment for commit in commits for event in commit if isinstance(event, ShuffleRevealed)
    }
    return tuple(
        Shuffle(
            f"{version}.{place}",
            event.deck,
            event.commitment,
            follows_algorithm(event, event),
            event.commitment in revealed,
        )
        for version, commit in enumerate(commits, 1)
        for place, event in enumerate(commit)
        if isinstance(event, DeckShuffled)
    )


def _check_decisions(codec: Codec, commits: Sequence[Sequence[Event]]) -> Decisions:
    """Decide every command again, with the entropy of its recorded shuffles."""
    checked = 0
    differing = set()
    try:
        for version, possible in enumerate(CommandReplay(codec, commits), 1):
            checked = version
            if not possible:
                differing.add(version)
    except (ImpossibleEvent, LookupError, Rejected):
        differing.add(max(checked, 1))
    return Decisions(checked, tuple(sorted(differing)))
