"""The entropy of a game, which an undo does not renew.

The game of these tests knows nothing but shuffles: its state is the decks in their order.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from automa_rules.core.event import Commanded, DeckShuffled, Event, Rewound, ShuffleRevealed
from automa_rules.core.shuffle_history import ShuffleHistory
from automa_rules.core.timeline import Timeline, extend, replay

FRESH = bytes(64)


def shuffled(deck: str, number: int) -> DeckShuffled:
    """A shuffle whose salt is a number, written out."""
    return DeckShuffled(deck=deck, cards=(1, 2), commitment=f"of {deck}", salt=f"{number:064x}", order=(2, 1))


def command(*facts: Event) -> list[Event]:
    """What one command appends."""
    return [Commanded(at="", seat=None, command=msgspec.Raw(b"{}")), *facts]


def rewound(to: int) -> list[Event]:
    """What an undo appends."""
    return [*command(), Rewound(to=to, by="undo")]


def revealed(sealed: DeckShuffled) -> ShuffleRevealed:
    """What tells the secret of a shuffle."""
    return ShuffleRevealed(sealed.deck, sealed.commitment, sealed.salt, sealed.order)


def keep(state: str | None, event: Event) -> str:
    """The decks so far."""
    return (state or "") + (event.deck if isinstance(event, DeckShuffled) else "")


class Over(Event, frozen=True, tag="over"):
    """The end of a game."""

    ends_game: ClassVar[bool] = True


OVER = Over()
A, B, C = shuffled("a", 1), shuffled("b", 2), shuffled("c", 3)


def known(timeline: Timeline[str]) -> list[int]:
    """The numbers of the salts that are not fresh."""
    given = timeline.shuffle_history.next_entropy(timeline.current.shuffle_count, FRESH)
    assert given.endswith(FRESH)
    salts = given.removesuffix(FRESH)
    return [int.from_bytes(salts[at : at + 32], "big") for at in range(0, len(salts), 32)]


def test_what_has_not_been_drawn_is_fresh() -> None:
    """Before a game, and at the end of its log."""
    assert ShuffleHistory().next_entropy(0, FRESH) == FRESH
    assert known(replay([command(A)], keep)) == []


def test_an_undone_shuffle_comes_again() -> None:
    """Whatever is undone along with it, and whatever was done before it this time."""
    log = replay([command(A), command(), command(B, C), rewound(2)], keep)  # the shuffles alone
    assert known(log) == [2, 3]
    further = extend(log, [rewound(1), command(), command()], keep)  # and what came before them
    assert known(further) == [2, 3]
    assert known(extend(further, [command(B)], keep)) == [3]


def test_the_end_reveals_what_was_undone() -> None:
    """All promises of the log, each once; and nothing before the end."""
    log = replay([command(A), command(B), rewound(1), command(C), rewound(1)], keep)
    assert (
        log.shuffle_history.reveal_undone_shuffles([])
        == log.shuffle_history.reveal_undone_shuffles([revealed(A)])
        == []
    )
    assert log.shuffle_history.reveal_undone_shuffles([OVER]) == [revealed(A), revealed(B), revealed(C)]
    assert log.shuffle_history.reveal_undone_shuffles([OVER, revealed(A)]) == [revealed(B), revealed(C)]
    ended = extend(log, [command(revealed(A), revealed(B))], keep)
    assert ended.shuffle_history.reveal_undone_shuffles([OVER, revealed(A)]) == [revealed(C)]
    assert ShuffleHistory().reveal_undone_shuffles([OVER, revealed(A)]) == []


def test_shuffles_are_counted_on_all_paths() -> None:
    """Also those that were undone, each time."""
    log = replay([command(A, B), command(), rewound(1), command(C)], keep)
    assert (log.shuffle_history.total_shuffles, log.current.shuffle_count) == (3, 3)
    further = extend(log, [rewound(1), command(C)], keep)
    assert (further.shuffle_history.total_shuffles, further.current.shuffle_count) == (4, 3)
