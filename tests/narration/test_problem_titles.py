"""Every problem code has a title in every language."""

from __future__ import annotations

import pytest

from service.http.codes import CODES
from service.narration.languages import LANGUAGES
from service.narration.sentences import Sentences
from service.narration.titles import problem_title

TITLED = ("rules", *CODES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", TITLED)
def test_a_code_has_a_title(language: str, code: str) -> None:
    """The message `problem-<code>` in service/narration/<language>/problems.ftl."""
    assert Sentences(language).has(f"problem-{code}".replace("_", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_say_different_things(language: str) -> None:
    """No two codes share a title but those of a ruleset that the service does not have."""
    titles = {problem_title(code, language) for code in TITLED}

    assert len(titles) >= len(TITLED) - 1


def test_a_rulesets_own_refusals_share_a_title() -> None:
    """The code says which it is."""
    assert problem_title("dial_too_high") == problem_title("rules")
