"""Old events read in the words of today."""

from __future__ import annotations

import msgspec
import pytest

from automa_rules.core.event import Event
from automa_rules.core.upcasting import EventFields, UpcastingDecoder, upcast


class Lit(Event, frozen=True, tag="lit@3"):
    """Lanterns of a colour were lit."""

    colour: str
    count: int


def _counted(facts: EventFields) -> EventFields:
    return {"type": "lit@2", "count": len(facts["lanterns"])}


def _coloured(facts: EventFields) -> EventFields:
    return {**facts, "type": "lit@3", "colour": "white"}


TABLE = {"lit": _counted, "lit@2": _coloured}
FIRST = '{"lanterns":[1,2],"type":"lit"}'
SECOND = '{"count":3,"type":"lit@2"}'
NEWEST = '{"colour":"red","count":4,"type":"lit@3"}'


def test_an_event_goes_through_every_version_since_its_own() -> None:
    """One that is in the newest version stays as it is."""
    decoder = UpcastingDecoder(Lit, TABLE)
    found = [decoder.decode(text) for text in (FIRST, SECOND, NEWEST)]
    assert found == [Lit("white", 2), Lit("white", 3), Lit("red", 4)]
    assert upcast(NEWEST.encode(), TABLE) == NEWEST.encode()


@pytest.mark.parametrize("table", [{}, TABLE])
def test_events_keep_their_places_in_their_commits(table: dict[str, object]) -> None:
    """Whether there are old versions or not, and whether the text holds one."""
    decoder = UpcastingDecoder(list[list[Lit]], TABLE if table else {}, many=True)
    old, new = f"[[{NEWEST},{FIRST}],[{SECOND}]]", f"[[{NEWEST}],[{NEWEST},{NEWEST}]]"
    assert decoder.decode(new) == [[Lit("red", 4)], [Lit("red", 4)] * 2]
    if table:
        assert decoder.decode(msgspec.Raw(old.encode())) == [
            [Lit("red", 4), Lit("white", 2)],
            [Lit("white", 3)],
        ]


def test_the_name_of_a_type_within_a_text_is_no_old_event() -> None:
    """Only the type of the event itself counts."""
    text = '{"colour":"\\\\"type\\":\\"lit\\"","count":1,"type":"lit@3"}'.replace("\\\\", "\\", 1)
    assert UpcastingDecoder(Lit, TABLE).decode(text) == Lit('"type":"lit"', 1)


@pytest.mark.parametrize("broken", ['{"type":"lit"', '["lit"]', '[{"lanterns":[],"type":"lit"}]', ""])
def test_what_is_no_event_raises_what_the_decoder_raises(broken: str) -> None:
    """So that whoever reads a log has one error to catch."""
    with pytest.raises(msgspec.MsgspecError):
        UpcastingDecoder(Lit, TABLE).decode(broken)
