"""Which language a client gets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES, negotiate_language

TAGS = st.sampled_from([*LANGUAGES, "de", "fr", "tlh"])
REGIONS = st.sampled_from(["", "-GB", "-x-old", "-CH"])
THOUSANDTHS = st.integers(min_value=0, max_value=1000)
WISHES = st.lists(st.tuples(TAGS, REGIONS, THOUSANDTHS), unique_by=lambda wish: wish[0], max_size=6)
PARTS = st.sampled_from(
    ["en", "it", "ja", "pl", "*", "-", ";", "q", "=", "q=", "0", "1", ".", "5", "nan", "inf", "-1", ",", " "]
)


def written(wishes: list[tuple[str, str, int]]) -> str:
    """The wishes as a header; a weight of 1 is left out."""
    return ", ".join(
        f"{tag}{region}" if weight == 1000 else f"{tag}{region};q={weight / 1000:.3f}"
        for tag, region, weight in wishes
    )


@given(WISHES)
def test_the_best_of_ours_wins_and_the_first_of_equals(wishes: list[tuple[str, str, int]]) -> None:
    """A weight of 0 refuses; what is not ours does not count; English when nothing is left."""
    ours = [(tag, weight) for tag, _, weight in wishes if tag in LANGUAGES and weight > 0]
    best = max((weight for _, weight in ours), default=0)
    expected = next((tag for tag, weight in ours if weight == best), DEFAULT_LANGUAGE)

    assert negotiate_language(written(wishes)) == expected


@given(WISHES, THOUSANDTHS)
def test_a_star_stands_for_all_that_are_not_named(wishes: list[tuple[str, str, int]], weight: int) -> None:
    """It comes last here, so a language that is named wins when both weigh the same."""
    named = {tag: of_tag for tag, _, of_tag in wishes if tag in LANGUAGES}
    unnamed = [language for language in LANGUAGES if language not in named]
    ranked = [*named.items(), *((language, weight) for language in unnamed)]
    best = max(of_tag for _, of_tag in ranked)
    expected = next(tag for tag, of_tag in ranked if of_tag == best) if best else DEFAULT_LANGUAGE

    assert (
        negotiate_language(", ".join([*filter(None, [written(wishes)]), f"*;q={weight / 1000:.3f}"]))
        == expected
    )


@given(st.lists(PARTS, max_size=12).map("".join) | st.text())
def test_any_text_gets_a_language_of_ours(header: str) -> None:
    """However it is broken."""
    assert negotiate_language(header) in LANGUAGES


@pytest.mark.parametrize(
    "weight", ["nan", "inf", "-inf", "-1", "2", "1.1", "1e0", "0x1", "", "ten", "\u0660"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weight_that_cannot_be_is_passed_over(language: str, weight: str) -> None:
    """The range that has it is not there."""
    other = next((each for each in LANGUAGES if each != language), DEFAULT_LANGUAGE)

    assert negotiate_language(f"{language};q={weight}, {other};q=0.1") == other


@pytest.mark.parametrize(
    "header", [None, "", "tlh", "tlh;q=1, tlh-Latn", "*;q=0", "en;q=0", "en;q=0, *;q=0", ",;,=", "english"]
)
def test_english_is_the_fallback(header: str | None) -> None:
    """For a client that says nothing, likes none of ours, or refuses all."""
    assert negotiate_language(header) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_spelling_does_not_matter(language: str) -> None:
    """Capitals, blanks, regions, and parameters that are none of ours."""
    for header in (
        language.upper(),
        f"  {language} ; q=1.000 ",
        f"{language}-Latn-XX;Q=0.2",
        f"fr, {language};level=1;q=0.3",
        f"{language};q=0., {language}-XX;q=0.4",
    ):
        assert negotiate_language(header) == language
