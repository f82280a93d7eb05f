"""Every problem has a title in every language, which says what kind of thing it is."""

from __future__ import annotations

import pytest

from automa_ledger.api.problems.codes import CORE_REFUSALS, STATUS_BY_CODE
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.titles import REFUSAL_KINDS, problem_title
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_rules.core.rejection import Refusal
from automa_rules.core.tag import tag_of
from automa_rules.scythe.refusals.illegal_actions import DialTooHigh, NotEnough
from automa_rules.scythe.refusals.impossible_states import FactionTaken
from tests.narration.messages import messages

TITLED = [kind for kind in (*CORE_REFUSALS, *SERVICE_REFUSALS) if tag_of(kind) in STATUS_BY_CODE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_has_a_title(language: str) -> None:
    """The message `problem-<code>` of each language; of the rules one for each kind."""
    kinds: list[type[Refusal]] = [*TITLED, *REFUSAL_KINDS]
    keys = {f"problem-{tag_of(kind)}".replace("_", "-") for kind in kinds}
    assert keys - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_say_different_things(language: str) -> None:
    """No two codes share a title but those of a ruleset that the service does not have."""
    titles = {problem_title(kind, language) for kind in (*TITLED, *REFUSAL_KINDS)}

    assert len(titles) >= len(TITLED) + len(REFUSAL_KINDS) - 1


def test_refusals_of_the_rules_have_the_title_of_their_kind() -> None:
    """The code says which it is. A beginning is not refused in a state of a game that there is not."""
    assert problem_title(FactionTaken) == "No table can look like this."
    assert problem_title(NotEnough) == "This is not on the table."
    assert problem_title(DialTooHigh) == "The rules do not allow this."
