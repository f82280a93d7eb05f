"""The fold, on a game of counting: what it applies, and what it calls impossible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from automa_rules.core.event import Event
from automa_rules.core.fold import Fold
from automa_rules.core.rejection import ImpossibleEvent, Refusal, Rejected


class Began(Event, frozen=True, tag="began"):
    """The first fact."""

    count: int


class TooFew(Refusal, frozen=True):
    """It counts from 1."""

    count: int


class Counted(Event, frozen=True, tag="counted"):
    """One more."""


class Told(Event, frozen=True, tag="told"):
    """Nothing more."""


def counting() -> Fold[int]:
    """A game that counts from a number above zero."""
    fold = Fold[int]()

    @fold.on_start(Began)
    def _began(event: Began) -> int:
        if event.count < 1:
            raise Rejected(TooFew(event.count))
        return event.count

    @fold.on(Counted)
    def _counted(state: int, _: Counted) -> int:
        return state + 1

    return fold


def test_each_fact_changes_what_its_function_says() -> None:
    """From the first on, and one function may serve several kinds."""
    evolve = counting().evolve
    assert evolve(evolve(None, Began(3)), Counted()) == 4
    fold = Fold[int]()
    fold.on(Counted, Told)(lambda state, _: state)
    assert fold.evolve(fold.evolve(7, Counted()), Told()) == 7


@pytest.mark.parametrize(
    ("state", "event", "why"),
    [
        (None, Counted(), "Counted does not begin a game"),
        (None, Began(0), "Began: too_few {'count': 0}"),
        (3, Began(3), "Began is not a fact of a running game"),
        (3, Told(), "Told is not a fact of a running game"),
    ],
)
def test_a_fact_out_of_place_is_impossible(state: int | None, event: Event, why: str) -> None:
    """A game begins once, with its first fact, and knows its kinds of facts."""
    with pytest.raises(ImpossibleEvent) as impossible:
        counting().evolve(state, event)
    assert str(impossible.value) == why


def _refuse() -> None:
    raise Rejected(TooFew(0))


SEARCHES: dict[str, Callable[[], object]] = {
    "what a rule refuses": _refuse,
    "a key": lambda: {"r1c1": 1}["r9c9"],
    "a place in a list": lambda: list(range(3))[3],
    "a search": lambda: next(deck for deck in ["automa"] if deck == "bot"),
    "something to take away": lambda: [1, 2, 3].remove(4),
}


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES.keys())
def test_a_fact_about_what_is_not_there_is_impossible(search: Callable[[], object]) -> None:
    """However the function that it is given to finds that out."""
    fold = Fold[int]()

    @fold.on(Counted)
    def _counted(state: int, _: Counted) -> int:
        search()
        return state

    with pytest.raises(ImpossibleEvent, match=r"^Counted: "):
        fold.evolve(1, Counted())


def test_a_fault_of_the_program_is_not_taken_for_a_damaged_log() -> None:
    """It comes out as what it is."""
    fold = Fold[int]()

    @fold.on(Counted)
    def _counted(state: int, _: Counted) -> int:
        raise TypeError(state)

    with pytest.raises(TypeError):
        fold.evolve(1, Counted())


def test_a_kind_is_registered_once() -> None:
    """A second function for it would be used instead of the first without a word."""
    fold = counting()
    with pytest.raises(ValueError, match="Counted is registered twice"):
        fold.on(Counted)(lambda state, _: state)
    with pytest.raises(ValueError, match="Began is registered twice"):
        fold.on_start(Began)(lambda event: event.count)
