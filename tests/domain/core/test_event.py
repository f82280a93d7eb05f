"""What is told of a commit, what is kept from it, and how both are put together again."""

from __future__ import annotations

import msgspec
import pytest

from automa_rules.core.event import DeckShuffled, canonical_commit_json, secrets_of, with_secrets
from tests.domain.core.words import Letter, asked

SHUFFLED = DeckShuffled(deck="a", cards=(1, 2), commitment="c", salt="5a", order=(2, 1))
COMMIT = [asked(), Letter("é"), SHUFFLED]
OPEN = (
    '[{"at":"2020-01-01T00:00:00Z","command":{},"seat":null,"type":"commanded"},{"letter":"é","type":"letter"},'
    '{"cards":[1,2],"commitment":"c","deck":"a","order":[],"rule":"","salt":"","type":"deck_shuffled"}]'
)


def test_the_public_text_of_a_commit_is_canonical_and_holds_no_secret() -> None:
    """Keys sorted, no white space, UTF-8; secret fields are empty."""
    assert canonical_commit_json(COMMIT).decode() == OPEN


def test_secrets_are_those_of_their_places() -> None:
    """None where they are empty; with them events are what they were."""
    assert secrets_of(COMMIT) == {2: {"salt": "5a", "order": (2, 1)}}
    assert secrets_of([asked(), Letter("a")]) == {}
    shuffled = msgspec.structs.replace(SHUFFLED, salt="", order=())
    assert with_secrets([*COMMIT[:2], shuffled], secrets_of(COMMIT)) == COMMIT


@pytest.mark.parametrize(
    ("secrets", "error"),
    [
        ({1: {"letter": "b"}}, msgspec.ValidationError),
        ({2: {"deck": "b"}}, msgspec.ValidationError),
        ({2: {"salt": 7}}, msgspec.ValidationError),
        ({3: {"salt": "5a"}}, IndexError),
    ],
    ids=["of an open event", "an open field", "of another kind", "of no event"],
)
def test_secrets_that_do_not_fit_are_refused(
    secrets: dict[int, dict[str, object]], error: type[Exception]
) -> None:
    """So that nobody who edits the column changes what is public."""
    with pytest.raises(error):
        with_secrets(COMMIT, secrets)
