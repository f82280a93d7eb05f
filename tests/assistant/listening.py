"""The part of a model: plain sentences become actions, by what the tools answer and nothing else.

It knows no game. It takes the action, the options and the numbers whose labels share the most words with the
sentence; a place is called by its coordinate, its terrain, or what is special about it.
"""

from __future__ import annotations

import json
import re
from typing import Any

Json = dict[str, Any]
NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}
IRREGULAR = {"took": "take", "built": "build"}
IDLE = {"", "a", "an", "i", "my", "th", "to"}
ENDINGS = re.compile(r"(ed|d|s|e)$")


class Listener:
    """What is known of a game's places, by coordinate."""

    def __init__(self, places: str) -> None:
        self.places = {line.split(" ")[0]: line for line in places.splitlines()}

    def type_of(self, sentence: str, choices: str) -> str:
        """The type of the action that a sentence tells, among the lines of `choices`."""
        lines = choices.splitlines()
        best = max(lines, key=lambda line: self._shared(sentence, line.partition(": {")[0]))
        choice, _ = json.JSONDecoder().raw_decode(best, best.index(": {") + len(": "))
        return str(choice["type"])

    def action(self, sentence: str, forms: str) -> Json:
        """The body of the action that a sentence tells, by the forms of its type."""
        best = max(json.loads(forms), key=lambda choice: self._shared(sentence, choice["title"]))
        body = best.get("body") or self._fields(sentence, best["schema"])
        assert isinstance(body, dict)
        return body

    def _fields(self, sentence: str, form: Json) -> Json:
        values = {name: self._value(sentence, field) for name, field in form["properties"].items()}
        return {
            name: value
            for name, value in values.items()
            if value not in (None, [], {}) or (name in form["required"] and value is not None)
        }

    def _value(self, sentence: str, field: Json) -> Any:  # noqa: ANN401 - any JSON
        match field:
            case {"const": value}:
                return value
            case {"oneOf": options}:
                best = max(options, key=lambda option: self._shared(sentence, option["title"]))
                return best["const"] if self._shared(sentence, best["title"]) else None
            case {"items": items}:
                return [value] if (value := self._value(sentence, items)) is not None else []
            case {"properties": properties}:
                return self._fields(sentence, {"properties": properties, "required": []})
            case {"type": "integer", "title": title}:
                said = re.search(rf"(\w+) {title.split()[0].casefold()[:4]}", sentence.casefold())
                return NUMBERS.get(said[1], int(said[1]) if said[1].isdigit() else None) if said else None
            case _:
                return None

    def _shared(self, sentence: str, label: str) -> int:
        """How many words they share; coordinates stand for all that is known of a place."""
        coordinates = re.findall(r"[A-Z]\d|(?<=→ )\w+", label)
        goal = self.places.get(coordinates[-1], "") if coordinates else ""
        known = goal.partition(";")[0] + (" tunnel" if goal.endswith("tunnel") else "")
        return len(_words(sentence) & (_words(label) | _words(known)))


def _words(text: str) -> set[str]:
    words = (IRREGULAR.get(word, word) for word in re.findall(r"\w+", text.casefold()))
    return {ENDINGS.sub("", word) for word in words} - IDLE
