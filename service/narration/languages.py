"""Which language to tell a game in."""

from __future__ import annotations

from functools import lru_cache

LANGUAGES = ("en",)
FALLBACK = "en"


@lru_cache(maxsize=256)
def preferred(accept_language: str | None) -> str:
    """The language of ours that an Accept-Language header likes best; English when it likes none.

    A range matches a language and its regional kinds (`en` and `en-GB`), `*` matches the first of ours
    (RFC 4647, lookup). What cannot be read is passed over.
    """
    best, best_quality = FALLBACK, 0.0
    for choice in (accept_language or "").split(","):
        tag, _, parameters = choice.partition(";")
        language = _known(tag.strip().lower())
        quality = _quality(parameters)
        if language is not None and quality > best_quality:
            best, best_quality = language, quality
    return best


def _known(tag: str) -> str | None:
    if tag == "*":
        return LANGUAGES[0]
    primary = tag.split("-", 1)[0]
    return primary if primary in LANGUAGES else None


def _quality(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
