"""Verifying an exported log without the service: its shuffles and its decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

import msgspec

from automa_ledger.games.codec import Codec
from automa_ledger.games.log_reader import follows_algorithm
from automa_ledger.log.command_replay import replay_commands
from automa_ledger.log.export import Line, line_number
from automa_ledger.log.log_file import Log, decode_log_commits, restore_shuffle_secrets
from automa_ledger.refusals.logs import LogInvalid, ShuffleBroken
from automa_rules.core.event import DeckShuffled, Event, ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset


class ShuffleVerification(msgspec.Struct, frozen=True):
    """How many shuffles of a log are revealed and match their commitment, and how many are not revealed."""

    verified: int
    unrevealed: int


class SkipReason(Enum):
    """Why commands of a log cannot be decided again."""

    RULES_MISSING = "the rules of this game are not known here"
    RULES_NEWER = "the rules of this game are newer than those known here"
    DECK_UNKNOWN = "the order of a deck is revealed when the game is over"


class DecisionVerification(msgspec.Struct, frozen=True):
    """How many commits were verified by deciding their commands again, and why the rest were skipped."""

    commits: int
    skipped_because: SkipReason | None = None


_shuffle_decoder = msgspec.json.Decoder(DeckShuffled | ShuffleRevealed)
_type_decoder = msgspec.json.Decoder(dict[str, msgspec.Raw])
_SHUFFLE_TYPES = (b'"deck_shuffled"', b'"shuffle_revealed"')


def verify_shuffles(log: Log) -> ShuffleVerification:
    """Verify the shuffles of a log. Raises Rejected with the first bad line and a reason."""
    promised: dict[str, DeckShuffled] = {}
    verified: set[str] = set()
    for line in log.lines:
        for _, event in decode_shuffles(line):
            if isinstance(event, DeckShuffled):
                promised[event.commitment] = event
                continue
            shuffle = promised.get(event.commitment)
            if shuffle is None or not follows_algorithm(shuffle, event):
                reason = f"the shuffle of the deck {event.deck} does not keep its commitment"
                raise _shuffle_broken(line.version, event.deck, reason)
            verified.add(event.commitment)
    return ShuffleVerification(len(verified), len(promised) - len(verified))


def decode_shuffles(line: Line) -> list[tuple[int, DeckShuffled | ShuffleRevealed]]:
    """The shuffles and revelations of a commit, each with its place. Raises Rejected `log_invalid`."""
    try:
        return [
            (place, _decode_shuffle(text))
            for place, text in enumerate(line.events, 1)
            if bytes(_type_decoder.decode(text).get("type", b"")) in _SHUFFLE_TYPES
        ]
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        reason = f"not an event of a log: {error}"
        raise Rejected(
            LogInvalid(line=line_number(line.version), version=line.version, diagnostic=reason)
        ) from error


def _decode_shuffle(text: msgspec.Raw) -> DeckShuffled | ShuffleRevealed:
    event: DeckShuffled | ShuffleRevealed = _shuffle_decoder.decode(text)
    if isinstance(event, DeckShuffled) and (event.salt or event.order):
        raise ValueError("an export tells no secrets of a shuffle")
    return event


def _shuffle_broken(version: int, deck: str, reason: str) -> Rejected:
    return Rejected(ShuffleBroken(line=line_number(version), version=version, deck=deck, diagnostic=reason))


def verify_decisions(log: Log, rulesets: Mapping[str, Ruleset[Any]]) -> DecisionVerification:
    """Decide the commands of a log again, as far as its decks are revealed.

    Only this detects a hash chain that was recomputed after an edit. Raises Rejected with the first bad line:
    `log_invalid`, `log_not_played`, or `shuffle_broken` where the game ends and a deck stays secret.
    """
    if log.header.ruleset not in rulesets:
        return DecisionVerification(0, SkipReason.RULES_MISSING)
    codec = Codec(rulesets[log.header.ruleset])
    if log.header.ruleset_version > codec.ruleset.version:
        return DecisionVerification(0, SkipReason.RULES_NEWER)
    commits = decode_log_commits(codec, log.lines)
    known = _last_verifiable_version(commits)
    if known:
        replay_commands(codec, restore_shuffle_secrets(commits[:known]))
    return DecisionVerification(known, SkipReason.DECK_UNKNOWN if known < len(commits) else None)


def _last_verifiable_version(commits: Sequence[Sequence[Event]]) -> int:
    """The last version after which all decks so far are revealed.

    Raises Rejected `shuffle_broken` when the game ends and a deck stays secret, which would hide an edit.
    """
    revealed: set[str] = set()
    sealed: dict[str, DeckShuffled] = {}
    known = 0
    for version, commit in enumerate(commits, 1):
        for event in commit:
            if isinstance(event, DeckShuffled) and event.commitment not in revealed:
                sealed[event.commitment] = event
            elif isinstance(event, ShuffleRevealed):
                revealed.add(event.commitment)
                sealed.pop(event.commitment, None)
        if not sealed:
            known = version
        elif any(event.ends_game for event in commit):
            deck = next(iter(sealed.values())).deck
            reason = f"the game is over, and the order of the deck {deck} is not revealed"
            raise _shuffle_broken(version, deck, reason)
    return known
