"""Corrections: any value of a state can be set to what lies on the table."""

from __future__ import annotations

import msgspec
import pytest

from automa_rules.core.correction import Correct, apply_correction, correct
from automa_rules.core.draft import Draft
from automa_rules.core.event import Corrected, Event
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.core.refusals import CorrectionSecret
from automa_rules.core.rejection import ImpossibleEvent, Rejected


class Seat(msgspec.Struct, frozen=True):
    """A player of the test's game."""

    seat: str
    coins: int = 0


class Table(msgspec.Struct, frozen=True):
    """The test's game."""

    seats: tuple[Seat, ...]
    marks: dict[str, int]


TABLE = Table((Seat("a", 1), Seat("b", 2)), {"x/y": 3, "m~n": 4})
STATES = FieldDecoder(Table)


def set_to(pointer: str, value: bytes) -> Table:
    """The table after a correction that is decided and applied."""
    return decided(pointer, value).state


def decided(pointer: str, value: bytes) -> Draft[Table]:
    """A correction that is decided: the draft with its fact."""
    draft = Draft(TABLE, evolve, b"")
    correct(
        draft, Correct(pointer, msgspec.Raw(value), "miscounted"), lambda _, kept: kept == "/seats/0/seat"
    )
    return draft


def evolve(state: Table | None, event: Event) -> Table:
    """The fold of the test's game, which knows corrections alone."""
    assert state is not None
    assert isinstance(event, Corrected)
    return apply_correction(state, event, STATES)


def test_what_is_not_corrected_is_shared() -> None:
    """Through lists by index and records by name; all else is what the state before it has."""
    assert set_to("/seats/1/coins", b"7") == Table((Seat("a", 1), Seat("b", 7)), TABLE.marks)
    assert TABLE.seats[1].coins == 2
    after = set_to("/seats/1/coins", b"7")
    assert after.seats[0] is TABLE.seats[0]
    assert after.marks is TABLE.marks


def test_nothing_but_the_field_that_is_corrected_is_looked_through() -> None:
    """A game of hundreds of rolls has much beside it: here what could not even be written."""
    kept = {"unreadable": object()}
    heavy = msgspec.structs.replace(TABLE, marks=kept)
    after = apply_correction(heavy, Corrected("/seats/1/coins", 7, ""), STATES)
    assert after.seats == (Seat("a", 1), Seat("b", 7))
    assert after.marks is kept


def test_what_stands_there_is_set_however_it_is_written() -> None:
    """A field at its default need not be told: it is as it was."""
    table = Table((Seat("a"), Seat("b", 2)), {})
    draft = Draft(table, evolve, b"")
    correct(draft, Correct("/seats/0", msgspec.Raw(b'{"seat":"a"}')), lambda *_: False)
    assert draft.state == table


def test_a_whole_branch_can_be_replaced() -> None:
    """Also one that is new in a mapping. RFC 6901: `~1` stands for a slash and `~0` for a tilde."""
    assert set_to("/seats", b'[{"seat":"c"}]').seats == (Seat("c", 0),)
    assert set_to("/marks/new", b"5").marks["new"] == 5
    assert set_to("/marks/x~1y", b"9").marks == {"x/y": 9, "m~n": 4}
    assert set_to("/marks/m~0n", b"9").marks == {"x/y": 3, "m~n": 9}


def test_the_fact_tells_pointer_value_and_reason() -> None:
    """The value is kept as the JSON text that came in, and whose it is, if it is anybody's."""
    assert decided("/seats/0/coins", b"7").events == [Corrected("/seats/0/coins", 7, "miscounted", whose="a")]
    assert decided("/marks/x~1y", b"9").events == [Corrected("/marks/x~1y", 9, "miscounted")]


def test_what_the_service_keeps_is_not_corrected() -> None:
    """The ruleset says of each pointer whether what it leads to lies on the table."""
    with pytest.raises(Rejected) as caught:
        decided("/seats/0/seat", b'"c"')
    assert caught.value.refusal == CorrectionSecret("/seats/0/seat")


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("seats/0/coins", b"7"),
        ("/seats/2/coins", b"7"),
        ("/seats/-1/coins", b"7"),
        ("/seats/first", b"7"),
        ("/nowhere/0", b"7"),
        ("/seats/0/coins/deeper", b"7"),
        ("/seats/0/coins", b'"many"'),
        ("/seats/0/coins", b"1.5"),
        ("/seats/0/coins", b"{"),
        ("/seats/0", b'{"coins":7}'),
        ("", b"7"),
    ],
    ids=[
        "no slash",
        "index beyond",
        "index negative",
        "no index",
        "no such field",
        "below a number",
        "wrong type",
        "fraction",
        "no JSON",
        "field missing",
        "empty pointer",
    ],
)
def test_a_correction_that_cannot_be_is_refused(pointer: str, value: bytes) -> None:
    """The refusal tells why; and a log with such a fact is damaged."""
    with pytest.raises(Rejected, match="correction_impossible") as caught:
        set_to(pointer, value)
    assert caught.value.facts["pointer"] == pointer
    assert caught.value.facts["diagnostic"]
    with pytest.raises((ImpossibleEvent, msgspec.DecodeError)):
        apply_correction(TABLE, Corrected(pointer, msgspec.json.decode(value), "damaged"), STATES)


@pytest.mark.parametrize("pointer", ["/nowhere", "/nowhere/0", "/seats/0/nowhere/0"])
def test_a_pointer_that_leads_nowhere_is_told_where(pointer: str) -> None:
    """By the step that is not there."""
    with pytest.raises(Rejected, match="correction_impossible") as caught:
        set_to(pointer, b"7")
    assert caught.value.facts["diagnostic"] == "there is no 'nowhere'"


@pytest.mark.parametrize("index", ["01", "00", "\u0661", "\uff11", "\N{SUPERSCRIPT ONE}", "+1", "1 "])
def test_an_index_has_one_spelling(index: str) -> None:
    """RFC 6901: digits of ASCII, and no zero before others."""
    with pytest.raises(Rejected, match="correction_impossible") as caught:
        set_to(f"/seats/{index}/coins", b"7")
    assert caught.value.facts["pointer"] == f"/seats/{index}/coins"


@pytest.mark.parametrize("value", [b'{"new":10000}', b'{"new":-10000}', b'{"new":1,"other":10000}'])
def test_no_number_on_a_table_is_without_end(value: bytes) -> None:
    """Wherever it stands in the value: what comes on top of it later has room in the state."""
    with pytest.raises(Rejected, match="correction_impossible") as caught:
        set_to("/marks", value)
    assert "9999" in caught.value.facts["diagnostic"]
    assert set_to("/seats/0/coins", b"9999").seats[0] == Seat("a", 9999)
