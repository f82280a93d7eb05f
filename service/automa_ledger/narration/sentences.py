"""Fluent messages, one folder per language and one file per ruleset, formatted with typed facts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import NamedTuple

from fluent.runtime.types import FluentType, fluent_number

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.arguments import Argument
from automa_ledger.narration.display_names import current_display_names
from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES
from automa_ledger.narration.messages import Messages, message_texts
from automa_ledger.narration.word_list import GivenName, WordList

SHORT = "short"
VOWELS = frozenset("aeiou")
_NUMBERED = re.compile(r"([a-z_]+)([1-9][0-9]?)")


class Wording(NamedTuple):
    """A sentence for players, and the same as a short order for wooden pieces, if there is one."""

    text: str
    short: str | None


class PlaceName(NamedTuple):
    """A place as people call it: its coordinate, and the id of the word for its kind, if it has one."""

    coordinate: str
    kind: str | None


@cache
def all_places() -> Mapping[str, PlaceName]:
    """The places of every ruleset. No two rulesets share an id."""
    return {
        place.id: PlaceName(place.at, place.terrain or None)
        for ruleset in RULESETS.values()
        for place in ruleset.places.values()
    }


class Sentences:
    """The messages of one language, from its files unless others are given.

    Messages can call these functions. To "select by" is to use a result as a selector.

    - `NAME($faction)`: the printed name of an id, or of each id in a list, from the message `name-<id>`; the
      id itself if there is none. A place is its kind and coordinate, by `core-place`.
    - `START($faction)`: the same at the start of a sentence.
    - `PLACE($territory)`: the coordinate alone, or the attribute `short` of a name. `KIND($territory)`: the
      id of the word for its kind, to select by where that word is inflected.
    - `FROM($origin)`, `TO($to)`, `AT($territory)`: a place with its preposition, by `core-from`, `core-to`
      and `core-at`.
    - `WHO($seat)`, `WHOSE($seat)`: a seat that acts or has something, by `core-who` and `core-whose`. The
      reader's own seat is `You`, to select by. `CAPITAL(WHO($seat))` starts a sentence.
    - `CHANGE($amount)`: a number with its sign. `SIGN($amount)`: `plus`, `minus` or `nought`, to select by.
      `SIZE($amount)`: the number without its sign.
    - `A($type)`: a word with its English article.
    - `DICE($bowls)`: dice counted by colour, or by bowl and colour, each by `core-dice`, in the order in
      which the English file has their names: that of the print.
    - `COUNTED($mechs)`: a list with each repeated item once, with its number.
    - `DECK($deck)`: the kind of a deck, to select by.
    """

    def __init__(self, language: str, messages: Mapping[str, str] | None = None) -> None:
        functions: dict[str, Callable[..., object]] = {
            "NAME": self._name,
            "START": self._start,
            "PLACE": self._place,
            "KIND": _kind,
            "DICE": self._dice,
            "COUNTED": self._count_repeated,
            "DECK": _deck,
            "FROM": partial(self._of_place, "core-from"),
            "TO": partial(self._of_place, "core-to"),
            "AT": partial(self._of_place, "core-at"),
            "WHO": partial(self._of_seat, "core-who"),
            "WHOSE": partial(self._of_seat, "core-whose"),
            "CAPITAL": _capital,
            "CHANGE": _change,
            "SIGN": _sign,
            "SIZE": _size,
            "A": _a,
        }
        self._fallback = None if language == DEFAULT_LANGUAGE else load_sentences(DEFAULT_LANGUAGE)
        self._messages = Messages(
            language, message_texts(language) if messages is None else messages, functions
        )

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._messages or (self._fallback is not None and self._fallback.has(key))

    def name(self, value: str) -> str:
        """The printed name of an id: a seat's display name, or a place's kind and coordinate.

        The second seat of a kind has a number (`automa2`), a seat's own deck or hand the seat after a colon
        (`hand:human`), a die or token two parts (`iron-black`, `orange-3`). The message `core-die` joins a
        die's.
        """
        if (given := current_display_names().get(value)) is not None:
            return given
        if (printed := self._printed(value)) is not None:
            return printed
        if (place := all_places().get(value)) is not None:
            if place.kind is None:
                return place.coordinate
            return self.format_message("core-place", {"kind": place.kind, "coordinate": place.coordinate})
        if ":" in value:
            return self.name(value.rpartition(":")[2])
        numbered = _NUMBERED.fullmatch(value)
        if numbered is not None and (printed := self._printed(numbered[1])) is not None:
            return self._join(printed, numbered[2])
        first, _, second = value.partition("-")
        if not first or not second:
            return value
        if self._is_die(value):
            return self.format_message("core-die", {"symbol": first, "colour": second})
        return self._join(self.name(first), self.name(second))

    def _join(self, name: str, number: str) -> str:
        return self.format_message("core-numbered", {"name": name, "number": number})

    def has_name(self, value: str) -> bool:
        """Whether an id has a printed name, is a place or a die, or is a seat with a display name."""
        return (
            value in current_display_names()
            or value in all_places()
            or self._printed(value) is not None
            or self._is_die(value)
        )

    def _is_die(self, value: str) -> bool:
        parts = value.split("-")
        return len(parts) == 2 and all(self._printed(part) is not None for part in parts)  # noqa: PLR2004

    def _printed(self, value: str) -> str | None:
        key = _name_key(value)
        return self.format_message(key, {}) if self.has(key) else None

    def _place(self, value: object) -> str | WordList:
        return (
            value.map_names(self.coordinate) if isinstance(value, WordList) else self.coordinate(str(value))
        )

    def _of_place(self, key: str, place: object) -> str:
        return self.format_message(key, {"place": str(place)})

    def coordinate(self, value: str) -> str:
        """The coordinate of a place; the short name of any other id (a home base, a mat)."""
        place = all_places().get(value)
        if place is not None:
            return place.coordinate
        return self.format_short(_name_key(value), {}) or self.name(value)

    def _name(self, value: object) -> str | WordList:
        return value.map_names(self.name) if isinstance(value, WordList) else self.name(str(value))

    def _dice(self, value: object) -> str | WordList:
        return self._counted(value) if isinstance(value, WordList) else self.name(str(value))

    def _counted(self, dice: WordList) -> WordList:
        counted: list[tuple[str, WordList | None]] = []
        for word, count in sorted(dice.words, key=lambda each: _printed_order().get(_name_key(each[0]), 0)):
            if isinstance(count, WordList):
                counted.append((self.name(word), self._counted(count)))
            else:
                counted.append(
                    (self.format_message("core-dice", {"colour": word, "count": int(count or 0)}), None)
                )
        return WordList(tuple(counted))

    def _count_repeated(self, value: object) -> str | WordList:
        if not isinstance(value, WordList):
            return self.name(str(value))
        kinds = Counter(word for word, _ in value.words)
        return WordList(
            tuple((self.name(word), str(count) if count > 1 else None) for word, count in kinds.items())
        )

    def _start(self, value: object) -> str:
        """The printed name of an id with a capital; an id without a name is unchanged."""
        word = str(value)
        if (given := current_display_names().get(word)) is not None:
            return given
        name = self.name(word)
        is_id = name == word and self._printed(word) is None
        return name if is_id else name[:1].upper() + name[1:]

    def _of_seat(self, key: str, seat: object) -> str:
        name = current_display_names().get(str(seat))
        return self.format_message(key, {"seat": str(seat) if name is None else GivenName(name)})

    def format_message(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """Format a message. A missing fact shows as its name in braces.

        Raises LookupError when there is no such message.
        """
        return self.messages_for(key).format_with_errors(key, arguments)[0]

    def format_short(self, key: str, arguments: Mapping[str, Argument]) -> str | None:
        """Format the attribute `short` of a message; None if there is none."""
        try:
            return self.messages_for(key).format_with_errors(key, arguments, SHORT)[0]
        except LookupError:
            return None

    def wording(self, key: str, arguments: Mapping[str, Argument]) -> Wording:
        """Format a message and its short order. Raises LookupError when there is no such message."""
        return Wording(self.format_message(key, arguments), self.format_short(key, arguments))

    def faults(
        self, key: str, arguments: Mapping[str, Argument], attribute: str | None = None
    ) -> list[Exception]:
        """The errors of a message, or of an attribute of it, for these arguments."""
        return self.messages_for(key).format_with_errors(key, arguments, attribute)[1]

    def messages_for(self, key: str) -> Messages:
        """The messages of this language, or the English ones for what it lacks."""
        if self._fallback is None or key in self._messages:
            return self._messages
        return self._fallback.messages_for(key)


@cache
def _printed_order() -> Mapping[str, int]:
    return {key: place for place, key in enumerate(message_texts(DEFAULT_LANGUAGE))}


def _name_key(value: str) -> str:
    return f"name-{value}".replace("_", "-")


def _deck(value: object) -> str:
    return str(value).partition(":")[0]


def _kind(value: object) -> str:
    place = all_places().get(str(value))
    return str(value) if place is None or place.kind is None else place.kind


def _capital(text: object) -> str:
    words = str(text)
    return words[:1].upper() + words[1:]


def _change(amount: int) -> str:
    return f"{int(amount):+d}" if amount else "0"


def _sign(amount: int) -> str:
    if not amount:
        return "nought"
    return "plus" if amount > 0 else "minus"


def _size(amount: int) -> FluentType:
    return fluent_number(abs(int(amount)))


def _a(word: object) -> str:
    article = "an" if str(word)[:1].lower() in VOWELS else "a"
    return f"{article} {word}"


@cache
def load_sentences(language: str) -> Sentences:
    """The messages of a language, loaded on first use. Raises LookupError for an unknown language."""
    if language not in LANGUAGES:
        raise LookupError(language)
    return Sentences(language)
