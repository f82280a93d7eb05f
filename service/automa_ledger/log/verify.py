"""Checking an exported log with nothing but the log and the rules: its shuffles, and its decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

import msgspec

from automa_ledger.games.codec import Codec
from automa_ledger.games.reading import follows_algorithm
from automa_ledger.log.decided_again import decided_again
from automa_ledger.log.export import Line, line_number
from automa_ledger.log.log_file import Log, events_in, with_revealed
from automa_ledger.refusals.logs import LogInvalid, ShuffleBroken
from automa_rules.core.event import DeckShuffled, Event, ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset


class ShufflesVerified(msgspec.Struct, frozen=True):
    """How many shuffles of a log are revealed as they were promised, and how many it does not reveal."""

    kept: int
    open: int


class Undecided(Enum):
    """Why commands of a log cannot be decided once more."""

    RULES_MISSING = "the rules of this game are not known here"
    RULES_NEWER = "the rules of this game are newer than those known here"
    DECK_UNKNOWN = "the order of a deck is revealed when the game is over"


class DecisionsVerified(msgspec.Struct, frozen=True):
    """How many commits of a log are what their commands lead to, and why the rest cannot be checked."""

    commits: int
    rest: Undecided | None = None


_shared = msgspec.json.Decoder(DeckShuffled | ShuffleRevealed)
_type_of = msgspec.json.Decoder(dict[str, msgspec.Raw])
_SHUFFLES = (b'"deck_shuffled"', b'"shuffle_revealed"')


def verify_shuffles(log: Log) -> ShufflesVerified:
    """Check the shuffles of a log. Raises Rejected with the first bad line and a reason."""
    promised: dict[str, DeckShuffled] = {}
    kept: set[str] = set()
    for line in log.lines:
        for _, event in shuffles_in(line):
            if isinstance(event, DeckShuffled):
                promised[event.commitment] = event
                continue
            shuffle = promised.get(event.commitment)
            if shuffle is None or not follows_algorithm(shuffle, event):
                reason = f"the shuffle of the deck {event.deck} does not keep its commitment"
                raise _shuffle_broken(line.version, event.deck, reason)
            kept.add(event.commitment)
    return ShufflesVerified(len(kept), len(promised) - len(kept))


def shuffles_in(line: Line) -> list[tuple[int, DeckShuffled | ShuffleRevealed]]:
    """The shuffles of a commit and what it reveals of others, each with its place. Raises Rejected."""
    try:
        return [
            (place, _shuffle(text))
            for place, text in enumerate(line.events, 1)
            if bytes(_type_of.decode(text).get("type", b"")) in _SHUFFLES
        ]
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        reason = f"not an event of a log: {error}"
        raise Rejected(
            LogInvalid(line=line_number(line.version), version=line.version, reason=reason)
        ) from error


def _shuffle(text: msgspec.Raw) -> DeckShuffled | ShuffleRevealed:
    event: DeckShuffled | ShuffleRevealed = _shared.decode(text)
    if isinstance(event, DeckShuffled) and (event.salt or event.order):
        raise ValueError("an export tells no secrets of a shuffle")
    return event


def _shuffle_broken(version: int, deck: str, reason: str) -> Rejected:
    return Rejected(ShuffleBroken(line=line_number(version), version=version, deck=deck, reason=reason))


def verify_decisions(log: Log, rulesets: Mapping[str, Ruleset[Any]]) -> DecisionsVerified:
    """Decide the commands of a log once more, as far as its decks are known.

    That alone finds out who made the chain anew after an edit. Raises Rejected with the first bad line:
    `log_invalid`, `log_not_played`, or `shuffle_broken` where the game ends and a deck stays secret.
    """
    if log.header.ruleset not in rulesets:
        return DecisionsVerified(0, Undecided.RULES_MISSING)
    codec = Codec(rulesets[log.header.ruleset])
    if log.header.ruleset_version > codec.ruleset.version:
        return DecisionsVerified(0, Undecided.RULES_NEWER)
    commits = events_in(codec, log.lines)
    known = _known_until(commits)
    if known:
        decided_again(codec, with_revealed(commits[:known]))
    return DecisionsVerified(known, Undecided.DECK_UNKNOWN if known < len(commits) else None)


def _known_until(commits: Sequence[Sequence[Event]]) -> int:
    """The last version after which no deck's order is left to reveal.

    Raises Rejected `shuffle_broken` when the game ends and a deck stays secret: that hides what was changed.
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
