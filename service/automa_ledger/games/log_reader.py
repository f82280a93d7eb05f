"""Reading a stored log. An unreadable log is refused as damaged, not reported as a fault of the program."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from automa_ledger.games.codec import Codec
from automa_ledger.refusals.games import RulesetUnavailable
from automa_ledger.refusals.logs import LogDamaged
from automa_ledger.store import CommitRecord, LoadedGame, StoreUnavailable
from automa_rules.core.event import DeckShuffled, Event, Secrets, ShuffleRevealed, with_secrets
from automa_rules.core.rejection import ImpossibleEvent, Rejected
from automa_rules.core.shuffle import compute_commitment, matches_commitment
from automa_rules.core.timeline import Timeline, extend

_INDEX = re.compile(r"`\$\[(\d+)\]")
_secrets = msgspec.json.Decoder(list[tuple[int, Secrets]])
_array = msgspec.json.Decoder(list[msgspec.Raw])


class _BeginVersion(msgspec.Struct):
    ruleset_version: int = 1


class _FirstEvent(msgspec.Struct):
    command: _BeginVersion


_first_event_decoder = msgspec.json.Decoder(_FirstEvent)


def decode_loaded_commits(
    codec: Codec, loaded: LoadedGame, after: int, until: int | None = None
) -> list[list[Event]]:
    """Decode the loaded commits after a version, with their secrets, up to `until` or the end of the log.

    Raises Rejected `log_damaged` when a commit is unreadable or missing, or a deck's secret order does not
    match its commitment; StoreUnavailable for a log that ends too early.
    """
    last = loaded.version if until is None else until
    require_log_reaches(loaded.version, last)
    commits = decode_commits(codec, loaded.commits, after)
    if len(commits) != last - after:
        reason = f"after version {after} there are {len(commits)} commits, and the last one is {last}"
        raise Rejected(LogDamaged(version=None, diagnostic=reason))
    try:
        secrets = dict(_secrets.decode(loaded.secrets))
    except msgspec.MsgspecError as error:
        raise Rejected(LogDamaged(version=None, diagnostic=f"secrets: {error}")) from error
    for place, commit in enumerate(commits):
        version = after + 1 + place
        if (hidden := secrets.get(version)) is not None:
            commits[place] = _restore_secrets(commit, hidden, version)
        elif any(type(event) is DeckShuffled for event in commit):
            raise Rejected(LogDamaged(version=version, diagnostic="the order of a deck is missing"))
    return commits


def _restore_secrets(commit: list[Event], hidden: Secrets, version: int) -> list[Event]:
    try:
        whole = with_secrets(commit, hidden)
    except (msgspec.MsgspecError, LookupError) as error:
        raise Rejected(LogDamaged(version=version, diagnostic=f"secrets: {error}")) from error
    for event in whole:
        if type(event) is DeckShuffled and not is_as_committed(event):
            reason = f"the order of the deck {event.deck} is not the one that was promised"
            raise Rejected(LogDamaged(version=version, diagnostic=reason))
    return whole


def decode_public_commits(
    codec: Codec, records: Sequence[CommitRecord], first: int, last: int
) -> list[list[Event]]:
    """Decode the commits `first` to `last` without their secrets.

    Raises Rejected `log_damaged`, and StoreUnavailable for a log that ends too early.
    """
    require_log_reaches(records[-1].version if records else first - 1, last)
    if [record.version for record in records] != [*range(first, last + 1)]:
        raise Rejected(LogDamaged(version=None, diagnostic=f"commits between {first} and {last} are missing"))
    return decode_commits(codec, f"[{','.join(record.events for record in records)}]", first - 1)


def decode_commits(codec: Codec, text: str, after: int) -> list[list[Event]]:
    """Decode a JSON array of the commits after a version. Raises Rejected `log_damaged`."""
    try:
        return codec.log.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        index = _INDEX.search(str(error))
        version = after + 1 + int(index[1]) if index else None
        raise Rejected(LogDamaged(version=version, diagnostic=str(error))) from error


def require_log_reaches(end: int, known: int) -> None:
    """Check that a log reaches a version that this process has seen. Raises StoreUnavailable otherwise.

    Acknowledged commits can be missing while a database node recovers.
    """
    if end < known:
        raise StoreUnavailable(f"the log ends at version {end}, and {known} was there")


def fold_commits(codec: Codec, timeline: Timeline[Any], commits: Sequence[Sequence[Event]]) -> Timeline[Any]:
    """The timeline after the commits. Raises Rejected `log_damaged` with the version of an impossible one."""
    try:
        return extend(timeline, commits, codec.ruleset.evolve)
    except ImpossibleEvent as error:
        raise Rejected(LogDamaged(version=error.version, diagnostic=str(error))) from error


def evolve_state(codec: Codec, state: Any, event: Event, version: int) -> Any:  # noqa: ANN401 - see state_at
    """The state after an event of a version. Raises Rejected `log_damaged` for an impossible event."""
    try:
        return codec.ruleset.evolve(state, event)
    except ImpossibleEvent as error:
        raise Rejected(LogDamaged(version=version, diagnostic=str(error))) from error


def require_supported_rules(codec: Codec, version: int) -> None:
    """Check a game's ruleset version. Raises Rejected `ruleset_unavailable` for newer rules than ours."""
    if version > codec.ruleset.version:
        raise Rejected(RulesetUnavailable(ruleset=codec.ruleset.name, version=version))


def require_supported_rules_in_log(codec: Codec, commits: str) -> None:
    """Check a stored log's ruleset version. The events of newer rules would be unreadable here."""
    try:
        version = _first_event_decoder.decode(
            _array.decode(_array.decode(commits)[0])[0]
        ).command.ruleset_version
    except (msgspec.MsgspecError, RecursionError, LookupError):
        return  # not a log
    require_supported_rules(codec, version)


def is_as_committed(event: DeckShuffled) -> bool:
    """Whether a shuffle's salt and order match its commitment.

    This detects edits, and is cheap enough for every load. It does not check the shuffle algorithm.
    """
    try:
        return compute_commitment(bytes.fromhex(event.salt), event.order) == event.commitment
    except ValueError:
        return False


def follows_algorithm(event: DeckShuffled, secret: DeckShuffled | ShuffleRevealed) -> bool:
    """Whether a salt and an order match a shuffle's commitment and follow the shuffle algorithm."""
    try:
        return matches_commitment(event, secret.salt, secret.order)
    except ValueError:
        return False
