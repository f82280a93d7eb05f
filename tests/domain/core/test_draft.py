"""A commit in the making, and the entropy that its command brought."""

from __future__ import annotations

import pytest

from automa_rules.core.draft import Draft
from automa_rules.core.event import (
    DeckShuffled,
    Event,
    ShuffleRevealed,
    canonical_event_json,
    without_secrets,
)
from automa_rules.core.shuffle import permute

SALTS = [bytes([number]) * 32 for number in (1, 2)]


def decks(state: list[str] | None, event: Event) -> list[str]:
    """The names of the decks that were shuffled so far."""
    assert isinstance(event, DeckShuffled)
    return [*(state or []), event.deck]


def test_a_fact_is_applied_as_soon_as_it_is_written() -> None:
    """The next rule sees what the last one did."""
    draft = Draft[list[str]]([], decks, b"".join(SALTS))
    draft.shuffle("automa", (1, 2, 3), "R33")
    assert draft.state == ["automa"]
    draft.shuffle("combat", (4, 5), "R43")
    assert draft.state == ["automa", "combat"]
    assert [type(event) for event in draft.events] == [DeckShuffled, DeckShuffled]


def test_each_shuffle_takes_fresh_entropy() -> None:
    """32 bytes a shuffle, from the left, none used twice, and none is made with less."""
    draft = Draft[list[str]]([], decks, b"".join(SALTS))
    first, second = draft.shuffle("automa", (1, 2, 3), ""), draft.shuffle("combat", (1, 2, 3), "")
    assert [first.salt, second.salt] == [salt.hex() for salt in SALTS]
    assert first.order == permute((1, 2, 3), SALTS[0])
    assert second.order == permute((1, 2, 3), SALTS[1])
    draft = Draft[list[str]]([], decks, SALTS[0] + b"\0" * 31)
    draft.shuffle("automa", (1, 2, 3), "")
    with pytest.raises(ValueError, match="too little entropy"):
        draft.shuffle("combat", (1, 2, 3), "")


def test_a_commit_begins_with_its_first_fact() -> None:
    """The fact that begins a game has no state before it."""
    event = DeckShuffled(deck="automa", cards=(1,), commitment="")
    draft = Draft[list[str]].start(event, decks, b"")
    assert draft.state == ["automa"]
    assert draft.events == [event]


def test_canonical_text_has_sorted_keys_and_no_space() -> None:
    """Anyone can write the same bytes; only the fields named as secret are blanked."""
    event = ShuffleRevealed(deck="automa", commitment="c", salt="s", order=(2, 1))
    assert canonical_event_json(event) == (
        b'{"commitment":"c","deck":"automa","order":[2,1],"salt":"s","type":"shuffle_revealed"}'
    )
    event = ShuffleRevealed(deck="automa", commitment="c", salt="s", order=(2, 1))
    assert without_secrets(event) is event
