"""A corrected value is told by its name, never by its pointer."""

# ruff: noqa: RUF001 - Japanese has a colon of its own

from __future__ import annotations

import re

import msgspec
import pytest

from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.narrator import Narrator
from automa_rules.core.event import Corrected
from automa_rules.core.refusals import CorrectionSecret

NARRATOR = Narrator()


def told(pointer: str, value: str, reason: str = "", language: str = "en") -> str:
    """The sentence of a correction in a game of Trismegistus."""
    return NARRATOR.narrate(
        language, "trismegistus", Corrected(pointer, msgspec.json.decode(value), reason)
    ).text


def of_scythe(pointer: str, value: str, whose: str | None, language: str = "en") -> str:
    """The sentence of a correction in a game of Scythe, read by the human."""
    return (
        NARRATOR.for_reader("human")
        .narrate(language, "scythe", Corrected(pointer, msgspec.json.decode(value), "", whose))
        .text
    )


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
        ("/shown/0/area", '"tin"', "Correction: order of areas, now tin."),
        ("/nowhere/0", "1", "Correction: a value of the table, now 1."),
    ],
)
def test_the_value_is_named(pointer: str, value: str, text: str) -> None:
    """The message of the longest row of fields that has one; the steps' own names where none has."""
    assert told(pointer, value) == text


@pytest.mark.parametrize(
    ("pointer", "value", "whose", "text"),
    [
        ("/players/0/power", "5", "human", "your power, now 5"),
        ("/players/1/coins", "5", "automa", "the Automa's coins, now 5"),
        ("/players/1/mechs/0", '"r4c4"', "automa", "the place of one of the Automa's mechs, now lake E5"),
        ("/players/1/coins", "5", None, "player 2's coins, now 5"),
        ("/players/2/coins", "5", "automa2", "Automa 2's coins, now 5"),
        ("/resources/r1c4/metal", "2", None, "the resources (mountain E2, metal), now 2"),
        ("/structures/r6c3/kind", '"mill"', None, "the structure (farm D7), now mill"),
        ("/encounters/0", '"r0c3"', None, "one of the encounter tokens on the board, now village D1"),
        ("/factory_cards", "1", None, "the Factory cards that are left, now 1"),
        ("/turn", '"human"', None, "whose turn it is, now you"),
    ],
)
def test_a_value_of_a_seat_is_the_readers_or_anothers(
    pointer: str, value: str, whose: str | None, text: str
) -> None:
    """By the seat that the fact names; older facts have none, so that the place in turn order tells."""
    assert of_scythe(pointer, value, whose) == f"Correction: {text}."


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Correzione: il tuo Potere, ora 5."),
        ("ja", "訂正：あなたの戦力を「5」にしました。"),
        ("pl", "Korekta: twoja siła, teraz 5."),
    ],
)
def test_the_reader_owns_it_in_every_language(language: str, text: str) -> None:
    """The word for it agrees with what is owned."""
    assert of_scythe("/players/0/power", "5", "human", language) == text


@pytest.mark.parametrize(
    ("pointer", "text"),
    [
        ("/combat_deck/pile", "The service keeps “the combat deck” itself, so it cannot be corrected."),
        ("/winners/0", "The service keeps “a value of the table” itself, so it cannot be corrected."),
        ("", "The service keeps “a value of the table” itself, so it cannot be corrected."),
    ],
)
def test_a_refused_correction_names_the_value_too(pointer: str, text: str) -> None:
    """The pointer stands among the facts."""
    assert NARRATOR.refusal("en", "scythe", CorrectionSecret(pointer=pointer)) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_stands_behind_it(language: str) -> None:
    """And nothing where none was given."""
    assert "miscounted" in told("/automa/vp", "7", "miscounted", language)
    assert not re.search(r"[(/\uff08]", told("/automa/vp", "7", " ", language))
