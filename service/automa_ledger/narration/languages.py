"""The languages of the service, and which one to use."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

DEFAULT_LANGUAGE: Final = "en"
LANGUAGES: Final[tuple[str, ...]] = (
    DEFAULT_LANGUAGE,
    *sorted(
        {each.name for each in files(__package__).iterdir() if (each / "core.ftl").is_file()}
        - {DEFAULT_LANGUAGE}
    ),
)
"""Each folder of this package with messages is a language, English first."""

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]
WILDCARD = "*"
_QUALITY = re.compile(r"0(\.[0-9]*)?|1(\.0*)?")


@lru_cache(maxsize=256)
def negotiate_language(accept_language: str | None) -> str:
    """The supported language that an Accept-Language header prefers; English if it prefers none.

    A range matches a language and its regional variants (`en` and `en-GB`, also written `en_GB`); `*`
    matches those that no other range matches, English first. The first of equals wins, and a quality of 0
    refuses (RFC 9110, 12.5.4; RFC 4647, lookup). Invalid ranges are skipped.
    """
    accepted = _accepted_languages(accept_language or "")
    unnamed = [language for language in LANGUAGES if language not in accepted]
    qualities: dict[str, float] = {}
    for name, quality in accepted.items():
        qualities |= dict.fromkeys(unnamed, quality) if name == WILDCARD else {name: quality}
    best = max(qualities, key=qualities.__getitem__, default=DEFAULT_LANGUAGE)
    return best if qualities.get(best, 0.0) > 0 else DEFAULT_LANGUAGE


def _accepted_languages(header: str) -> dict[str, float]:
    """The quality of each supported language in the header, and of `*`, in its order."""
    accepted: dict[str, float] = {}
    for choice in header.split(","):
        tag, _, parameters = choice.partition(";")
        language = tag.strip().lower().replace("_", "-").partition("-")[0]
        quality = _quality(parameters)
        if quality is not None and (language in LANGUAGES or tag.strip() == WILDCARD):
            accepted[language] = max(quality, accepted.get(language, 0.0))
    return accepted


def _quality(parameters: str) -> float | None:
    """The quality of a range: 1 where none is given, None for an invalid one."""
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            return float(value) if _QUALITY.fullmatch(value.strip()) else None
    return 1.0
