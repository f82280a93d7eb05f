"""Checking an exported log with nothing but the log and the rules.

Its chain of hashes, its revealed shuffles, and what its commands lead to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any

import msgspec

from domain.core.event import DeckShuffled, Event, ShuffleRevealed
from domain.core.rejected import Rejected
from domain.core.ruleset import Ruleset
from service.games.codec import Codec
from service.games.reading import follows_algorithm
from service.log.decided_again import decided_again
from service.log.export import Header, Line
from service.log.exported import events_in, with_revealed
from service.log.log_file import line_number, opened_log
from service.refusals.logs import LogInvalid, LogUnreadable, ShuffleBroken


class Verified(msgspec.Struct, frozen=True):
    """What a sound log holds. `open_shuffles` are those whose order it does not reveal."""

    header: Header
    kept_shuffles: int
    open_shuffles: int


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


def verify(file: Iterable[bytes]) -> Verified:
    """Check an exported log. Raises Rejected with the first bad line and a reason."""
    header, lines = opened_log(file)
    promised: dict[str, DeckShuffled] = {}
    kept: set[str] = set()
    for line in lines:
        number = line_number(line.version)
        for event in _shuffles_in(line):
            if isinstance(event, DeckShuffled):
                promised[event.commitment] = event
                continue
            shuffle = promised.get(event.commitment)
            if shuffle is None or not follows_algorithm(shuffle, event):
                reason = f"the shuffle of the deck {event.deck} does not keep its commitment"
                raise Rejected(
                    ShuffleBroken(line=number, version=line.version, deck=event.deck, reason=reason)
                )
            kept.add(event.commitment)
    return Verified(header, len(kept), len(promised) - len(kept))


def _shuffles_in(line: Line) -> Iterator[DeckShuffled | ShuffleRevealed]:
    for text in line.events:
        try:
            event = _public_shuffle(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            reason = f"not an event of a log: {error}"
            number = line_number(line.version)
            raise Rejected(LogInvalid(line=number, version=line.version, reason=reason)) from error
        if event is not None:
            yield event


def _public_shuffle(text: msgspec.Raw) -> DeckShuffled | ShuffleRevealed | None:
    event = shuffle_in(text)
    if isinstance(event, DeckShuffled) and (event.salt or event.order):
        raise ValueError("an export tells no secrets of a shuffle")
    return event


def shuffle_in(event: msgspec.Raw) -> DeckShuffled | ShuffleRevealed | None:
    """The shuffle, or its revelation, that an event tells of. Raises msgspec.MsgspecError."""
    kind = _type_of.decode(event).get("type")
    return _shared.decode(event) if kind is not None and bytes(kind) in _SHUFFLES else None


def verify_decisions(
    found: Verified, file: Iterable[bytes], rulesets: Mapping[str, Ruleset[Any]]
) -> DecisionsVerified:
    """Decide the commands of a log once more, as far as its decks are known.

    That alone finds out who made the chain anew after an edit. Raises Rejected with the first bad line:
    `log_invalid`, `log_not_played`, `shuffle_broken` where the game ends and a deck stays secret, or
    `log_unreadable` for another log than the one that was found.
    """
    if found.header.ruleset not in rulesets:
        return DecisionsVerified(0, Undecided.RULES_MISSING)
    codec = Codec(rulesets[found.header.ruleset])
    if found.header.ruleset_version > codec.ruleset.version:
        return DecisionsVerified(0, Undecided.RULES_NEWER)
    header, lines = opened_log(file)
    if header != found.header:
        raise Rejected(LogUnreadable(line=1, reason="it has changed since it was read before"))
    commits = events_in(codec, lines)
    known = _known_until(commits)
    timeline = decided_again(codec, with_revealed(commits[:known])) if known else None
    checked = 0 if timeline is None else timeline.version
    return DecisionsVerified(checked, Undecided.DECK_UNKNOWN if known < len(commits) else None)


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
            number = line_number(version)
            raise Rejected(ShuffleBroken(line=number, version=version, deck=deck, reason=reason))
    return known
