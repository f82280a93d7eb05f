"""A commit as people want to hear it: every fact told, but for the noise of shuffles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.core.event import DeckShuffled, Event, ShuffleRevealed
from service.games.rulesets import RULESETS
from service.narration.narrator import Narrator, Told, told


def story(
    narrator: Narrator, language: str, ruleset: str, events: Sequence[Event]
) -> Iterator[tuple[int, Told]]:
    """What the facts say, each with its place among them.

    A shuffle that only stands for a roll is not told: the roll is. Of several shuffles that are revealed the
    last one says how many they are.
    """
    revealed = [place for place, event in enumerate(events) if isinstance(event, ShuffleRevealed)]
    for place, event in enumerate(events):
        if is_noise(ruleset, event):
            continue
        if place in revealed[:-1]:
            continue
        fact = narrator.tell(language, ruleset, event)
        if place in revealed and len(revealed) > 1:
            text = narrator.say(language, "core-report-revealed", count=len(revealed))
            fact = told(fact.code, fact.rule, fact.facts, text)
        yield place, fact


def is_noise(ruleset: str, event: Event) -> bool:
    """Whether an event is a shuffle that only stands for a roll, which a fact of its own tells."""
    return isinstance(event, DeckShuffled) and ruleset in RULESETS and event.deck in RULESETS[ruleset].rolls
