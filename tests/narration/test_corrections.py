"""A corrected value is told by its name, never by its pointer."""

from __future__ import annotations

import re

import pytest

from domain.core.event import Corrected
from service.narration.languages import LANGUAGES
from service.narration.narrator import Narrator

NARRATOR = Narrator()


def told(pointer: str, value: str, reason: str = "", language: str = "en") -> str:
    """The sentence of a correction in a game of Trismegistus."""
    return NARRATOR.tell(language, "trismegistus", Corrected(pointer, value, reason)).text


@pytest.mark.parametrize(
    ("pointer", "value", "text"),
    [
        ("/automa/vp", "7", "Correction: the Automa's VP, now 7."),
        ("/automa/markers/fire", "3", "Correction: the Automa's marker on the fire track, now 3."),
        ("/bowls/iron/black", "2", "Correction: the dice in the bowls (iron, black), now 2."),
        ("/tracks/1/length", "9", "Correction: the length of mastery track 2 from the top, now 9."),
        ("/automa/cube", '"water"', "Correction: the yellow cube for ties, now water."),
        ("/first_done", "null", "Correction: who exhausted three dice first, now none."),
        ("/automa/artifacts", '["fire","air"]', "Correction: the Automa's artifacts, now fire, air."),
        ("/automa/artifacts/-", '"fire"', "Correction: the Automa's artifacts, now as on the table."),
        ("/automa/die", '{"symbol":"tin"}', "Correction: the Automa's active die, now as on the table."),
        ("/shown/0/area", '"tin"', "Correction: shown, 1, order of areas, now tin."),
    ],
)
def test_the_value_is_named(pointer: str, value: str, text: str) -> None:
    """The message of the longest row of fields that has one; the steps' own names where none has."""
    assert told(pointer, value) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_stands_behind_it(language: str) -> None:
    """And nothing where none was given."""
    assert "miscounted" in told("/automa/vp", "7", "miscounted", language)
    assert not re.search(r"[(/\uff08]", told("/automa/vp", "7", " ", language))
