"""The narration of an event: code, rule, facts, and a sentence in a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from automa_ledger.games.rulesets import RULESETS, message_family
from automa_ledger.narration.arguments import flatten_facts, public_facts, shorten_pieces
from automa_ledger.narration.corrections import correction_facts, name_pointer
from automa_ledger.narration.display_names import current_display_names
from automa_ledger.narration.forms import FormWriter
from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from automa_ledger.narration.lru import LRUCache
from automa_ledger.narration.messages import reader_message_keys
from automa_ledger.narration.reader import address_seats
from automa_ledger.narration.sentences import Wording, load_sentences
from automa_ledger.narration.titles import find_refusal_key
from automa_rules.core.event import (
    Corrected,
    DeckShuffled,
    Doubted,
    Event,
    ShuffleRevealed,
    canonical_event_json,
    without_secrets,
)
from automa_rules.core.question import AutomaCardAsked
from automa_rules.core.rejection import Refusal
from automa_rules.core.ruleset import SHARED_EVENTS, Explanation, Ruleset
from automa_rules.core.tag import tag_of

ENTRY_OVERHEAD_BYTES = 1_000  # of memory for a narrated fact besides its text
MEMORY_BYTES_PER_TEXT_BYTE = 6  # for the cache key and the decoded facts


_encode = msgspec.json.Encoder().encode


class NarratedFact(msgspec.Struct, frozen=True):
    """An event as clients get it: its type, its rule, its public facts, a short order and a sentence.

    `explained`: an explanation is available. `warning`: what the rules do not explain, in the words with
    which a strict game refuses it. `encoded`: the JSON of the fields before it.
    """

    code: str
    rule: str | None
    facts: dict[str, Any]
    text: str
    short: str | None
    explained: bool
    encoded: bytes
    warning: Wording | None


def build_narrated_fact(
    code: str,
    rule: str | None,
    facts: dict[str, Any],
    wording: Wording,
    *,
    explained: bool = False,
    warning: Wording | None = None,
) -> NarratedFact:
    """Build a narrated fact, encoded once for all readers of the language."""
    text, short = wording
    document = {
        "code": code,
        "rule": rule,
        "facts": facts,
        "text": text,
        "short": short,
        "explained": explained,
    }
    return NarratedFact(code, rule, facts, text, short, explained, _encode(document), warning)


def message_key(ruleset: str, kind: type[Event]) -> str:
    """The key of an event type's message: the ruleset (or `core`) and the type, with dashes."""
    family = "core" if kind in SHARED_EVENTS else message_family(ruleset)
    tag, _, _ = tag_of(kind).partition("@")  # `card_drawn@2` is told like the version before it
    return f"{family}-{tag}".replace("_", "-")


def question_key(ruleset: str, kind: type[msgspec.Struct]) -> str:
    """The key of a question type's message: the ruleset (or `core`), `ask` and the type, with dashes."""
    family = "core" if kind is AutomaCardAsked else message_family(ruleset)
    return f"{family}-ask-{kind.__struct_config__.tag}".replace("_", "-")


class Narrator:
    """Narrates events and caches the recent ones: formatting is slow, and events recur."""

    def __init__(self, rulesets: Mapping[str, Ruleset[Any]] = RULESETS, max_bytes: int = 64 << 20) -> None:
        self._rulesets = rulesets
        load_sentences(DEFAULT_LANGUAGE)  # so that no request waits for it
        self._cache: LRUCache[NarratedFact] = LRUCache(max_bytes)
        self.reader: str | None = None

    def for_reader(self, seat: str | None) -> Narrator:
        """The same narrator, addressing the reader of a seat; None addresses nobody."""
        narrator = Narrator.__new__(Narrator)
        vars(narrator).update(vars(self), reader=seat)
        return narrator

    def narrate(self, language: str, ruleset: str, event: Event) -> NarratedFact:
        """Narrate an event in a language."""
        text = canonical_event_json(without_secrets(event))
        key = (language, ruleset, self.reader, text, *current_display_names().items())
        found = self._cache.get(key)
        if found is None:
            found = self._narrate(language, ruleset, event)
            self._cache.put(
                key,
                found,
                ENTRY_OVERHEAD_BYTES + MEMORY_BYTES_PER_TEXT_BYTE * len(text) + 2 * len(found.encoded),
            )
        return found

    def narrate_question(self, language: str, ruleset: str, question: msgspec.Struct) -> Wording:
        """The question for the seat that answers it."""
        key, facts = question_key(ruleset, type(question)), public_facts(question)
        return self._wording(language, key, facts) or _humanize_code(str(question.__struct_config__.tag))

    def format_message(self, language: str, key: str, **facts: object) -> str:
        """Format a message that belongs to no event."""
        return load_sentences(language).format_message(key, flatten_facts(facts))

    def form_writer(self, language: str, ruleset: str) -> FormWriter:
        """What writes the forms of a ruleset in a language."""
        return FormWriter(load_sentences(language), message_family(ruleset))

    def name(self, language: str, word: str) -> str:
        """The printed name of an id."""
        return load_sentences(language).name(word)

    def refusal(self, language: str, ruleset: str | None, refusal: Refusal) -> str | None:
        """The sentence for a refusal: the ruleset's own, else that of all games, else None."""
        facts = {name: getattr(refusal, name) for name in refusal.__struct_fields__}
        found = self._narrate_refusal(language, ruleset, tag_of(type(refusal)), facts)
        return found and found.text

    def _narrate_refusal(
        self, language: str, ruleset: str | None, code: str, facts: Mapping[str, Any]
    ) -> Wording | None:
        sentences = load_sentences(language)
        key = find_refusal_key(sentences, ruleset, code)
        if key is None:
            return None
        named = {**shorten_pieces(facts), **name_pointer(sentences, ruleset, facts)}
        return sentences.wording(key, flatten_facts(named))

    def narrate_explanation(
        self, language: str, ruleset: str, explanation: Explanation
    ) -> tuple[str, dict[str, str]]:
        """What decided, as a sentence, and the printed names of all words in its reasons.

        If something was selected first, the ruleset's own sentence says that too.
        """
        sentences = load_sentences(language)
        key = (
            f"{message_family(ruleset)}-explained" if "selected_by" in explanation.facts else "core-explained"
        )
        text = sentences.format_message(
            key, flatten_facts({**explanation.facts, "decided_by": explanation.decided_by})
        )
        compared = [(each.id, *each.scores, each.refused) for each in explanation.candidates]
        words = _words_in((explanation.decided_by, compared, explanation.facts))
        names = {word: sentences.name(word) for word in words if sentences.has_name(word)}
        called = {each.id: sentences.name(each.name) for each in explanation.candidates if each.name}
        return text, {**names, **called}

    def _narrate(self, language: str, ruleset: str, event: Event) -> NarratedFact:
        facts = public_facts(event)
        sentence_facts, warning = facts, None
        match event:
            case Corrected():
                sentence_facts = correction_facts(load_sentences(language), ruleset, event, self.reader)
            case Doubted():
                refused = self._narrate_refusal(language, ruleset, event.code, event.facts)
                warning = refused or _humanize_code(event.code)
                sentence_facts = {"reason": warning.text}
        code = tag_of(type(event))
        told = self._wording(language, message_key(ruleset, type(event)), sentence_facts)
        rule = getattr(event, "rule", None) or None
        explained = ruleset in self._rulesets and self._rulesets[ruleset].has_explanation(event)
        wording = told or _humanize_code(code)
        return build_narrated_fact(code, rule, facts, wording, explained=explained, warning=warning)

    def _wording(self, language: str, key: str, facts: Mapping[str, Any]) -> Wording | None:
        """A message for these facts; None if the ruleset has none."""
        sentences = load_sentences(language)
        if not sentences.has(key):
            return None
        return sentences.wording(key, flatten_facts(self._address_facts(key, shorten_pieces(facts))))

    def _address_facts(self, key: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """The facts, with the reader's seat marked if the message addresses the reader."""
        return address_seats(facts, self.reader) if self.reader and key in reader_message_keys() else facts


def _words_in(facts: object) -> Iterator[str]:
    match facts:
        case str():
            yield facts
        case Mapping():
            for key, value in facts.items():
                yield from (str(key), *_words_in(value))
        case Sequence():
            for item in facts:
                yield from _words_in(item)


def _humanize_code(code: str) -> Wording:
    return Wording(code.replace("_", " ").capitalize() + ".", None)


def narrate_events(
    narrator: Narrator, language: str, ruleset: str, events: Sequence[Event]
) -> Iterator[tuple[int, NarratedFact]]:
    """Narrate the events of a commit, each with its index among them.

    A shuffle that implements a roll is left out, because the roll is narrated, and so is an event that the
    one before or after it tells. Of several revealed shuffles only the last is narrated, with their number.
    """
    revealed = [place for place, event in enumerate(events) if isinstance(event, ShuffleRevealed)]
    rules = RULESETS.get(ruleset)
    redundant = [rules.redundant(*pair) for pair in pairwise(events)] if rules else []
    for place, event in enumerate(events):
        if place in revealed[:-1] or any(event is each for each in redundant):
            continue
        if rules and isinstance(event, DeckShuffled) and event.deck in rules.roll_decks:
            continue
        fact = narrator.narrate(language, ruleset, event)
        if place in revealed and len(revealed) > 1:
            text = narrator.format_message(language, "core-report-revealed", count=len(revealed))
            fact = build_narrated_fact(fact.code, fact.rule, fact.facts, Wording(text, fact.short))
        yield place, fact
