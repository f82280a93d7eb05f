"""What every drawing keeps to, whatever game it shows."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from automa_ledger.boards.boards import DRAWINGS, BoardStyle, draw_empty_board
from automa_ledger.boards.theme import THEME_NAMES, ThemeName
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import LANGUAGES
from tests.pictures.__main__ import picture

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 60_000
FORBIDDEN = {f"{SVG}{name}" for name in ("script", "style", "foreignObject", "image", "a")}
LATIN = range(0x2190)
"""Letters, numbers and signs that the font has; no words of a language with others are drawn."""


def drawn(ruleset: str, look: BoardStyle) -> ET.Element:
    """A game after a turn of its Automa, read as XML."""
    svg = picture(RULESETS[ruleset], look)
    assert len(svg.encode()) < LARGEST
    return ET.fromstring(svg)  # noqa: S314 - our own


@pytest.fixture(params=DRAWINGS)
def ruleset(request: pytest.FixtureRequest) -> str:
    """Each ruleset that has a drawing."""
    return str(request.param)


def test_every_ruleset_is_drawn() -> None:
    """None is without a picture, but the one that has no board."""
    assert {*RULESETS} - {*DRAWINGS} == {"scythe_card"}


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_page_with_a_strict_policy_can_lay_it_in(ruleset: str, theme: ThemeName) -> None:
    """No script, no style, no address of anything outside; every address inside leads somewhere."""
    root = drawn(ruleset, BoardStyle(theme))
    ids = {each.get("id") for each in root.iter()}
    for each in root.iter():
        assert each.tag not in FORBIDDEN
        for name, value in each.attrib.items():
            assert name != "style"
            assert not name.startswith("on")
            assert not name.endswith("href") or value.removeprefix("#") in ids


def test_ids_are_unique_and_the_same_in_every_theme_and_language(ruleset: str) -> None:
    """So that whoever knows one picture finds everything in another."""
    looks = [BoardStyle(theme) for theme in THEME_NAMES] + [
        BoardStyle(language=language) for language in LANGUAGES
    ]
    found = [[each.get("id") for each in drawn(ruleset, look).iter() if each.get("id")] for look in looks]

    assert all(each == found[0] for each in found)
    assert [name for name, count in Counter(found[0]).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_told_and_no_words_are_drawn(ruleset: str, language: str) -> None:
    """Each title says something; what is drawn are short marks, the same in every language."""
    root = drawn(ruleset, BoardStyle(language=language))
    marks = [each.text or "" for each in root.iter(f"{SVG}text")]

    assert root.get("lang") == language
    assert all((each.text or "").strip() for each in root.iter(f"{SVG}title"))
    assert (root.findtext(f"{SVG}desc") or "").strip()
    assert marks == [each.text or "" for each in drawn(ruleset, BoardStyle()).iter(f"{SVG}text")]
    assert all(0 < len(mark) <= 4 and all(ord(letter) in LATIN for letter in mark) for mark in marks)


def test_places_are_a_list_and_pieces_know_where_they_stand(ruleset: str) -> None:
    """Each is a `listitem` within the `list`; a piece has its place."""
    found = {each.get("id", ""): each for each in drawn(ruleset, BoardStyle()).iter() if each.get("id")}

    assert found["places"].get("role") == "list"
    places = [each for each in found["places"].iter() if "place" in each.get("class", "").split()]
    assert len(places) > 3
    assert {each.get("role") for each in places} == {"listitem"}
    pieces = [each for each in found.values() if "piece" in each.get("class", "").split()]
    assert pieces
    assert all(each.get("data-place") for each in pieces)


def test_the_empty_board_has_its_places(ruleset: str) -> None:
    """And nothing on them."""
    root = ET.fromstring(draw_empty_board(ruleset, BoardStyle()))  # noqa: S314 - our own

    assert any(each.get("id", "").startswith("place-") for each in root.iter())
    assert not any("piece" in each.get("class", "").split() for each in root.iter())
