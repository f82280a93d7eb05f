"""Every fact of every ruleset can be told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.core.event import Event
from domain.core.ruleset import SHARED_EVENTS, Ruleset
from service.games.rulesets import RULESETS
from service.narration.arguments import arguments
from service.narration.languages import LANGUAGES
from service.narration.narrator import message_key
from service.narration.sentences import Sentences


def known(ruleset: Ruleset[Any]) -> tuple[type[Event], ...]:
    """All kinds of events that can be in a log."""
    return (*ruleset.events, *SHARED_EVENTS)


KINDS: list[tuple[str, type[Event]]] = sorted(
    {(message_key(name, kind), kind) for name, ruleset in RULESETS.items() for kind in known(ruleset)},
    key=lambda pair: pair[0],
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "kind"), KINDS, ids=[key for key, _ in KINDS])
def test_every_event_has_a_sentence(language: str, key: str, kind: type[Event]) -> None:
    """A message that asks only for facts that the event has."""
    sentences = Sentences(language)
    assert sentences.has(key), f"service/narration/{language} lacks {key}"
    names = [name.replace("_", "-") for name in kind.__struct_encode_fields__ if name not in kind.secret]
    given = dict.fromkeys(names, "x") | {f"{name}-count": 2 for name in names}

    faults = [
        fault for fault in sentences.faults(key, given) if not any(f"{name}-" in str(fault) for name in names)
    ]
    assert faults == []


def test_facts_become_arguments_of_messages() -> None:
    """Numbers and words stay, the rest is written out."""

    class Pair(msgspec.Struct):
        left: int
        right: bool

    assert arguments(
        {
            "some_number": 2,
            "word": "w",
            "none": None,
            "yes": True,
            "list": (1, "b"),
            "map": {"a": 1},
            "pair": Pair(1, right=False),
        }
    ) == {
        "some-number": 2,
        "word": "w",
        "none": "none",
        "yes": "yes",
        "list": "1, b",
        "list-count": 2,
        "map": "a 1",
        "map-a": 1,
        "pair": "left 1, right no",
        "pair-left": 1,
        "pair-right": "no",
    }


def test_ids_have_printed_names_where_a_message_gives_one() -> None:
    """`NAME` falls back to the id."""
    sentences = Sentences("en")

    assert sentences.name("no_such_id") == "no_such_id"
