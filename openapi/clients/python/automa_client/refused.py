"""What the service says no to, and what is no answer of the service."""

from __future__ import annotations

import time
from email.utils import parsedate_to_datetime
from typing import Any, TypeVar

import httpx2
import msgspec

from automa_client.document import read
from automa_client.documents import Problem

T = TypeVar("T")

_PROBLEM: msgspec.json.Decoder[Problem] = msgspec.json.Decoder(Problem)

JSON = "application/json"
PROBLEM = "application/problem+json"
BEGINNING = 200  # characters of a text that is told in a message


class Refused(Exception):  # noqa: N818 - an answer of the service, not a fault of the program
    """The service answered with a problem document, whose `code` is stable.

    `problem` is the document, of a type that has the facts of its code; None for a code that is newer than
    this client. `facts` is the whole document in either case. `retry_after` is in how many seconds the
    service wants to be asked again, where it says so.
    """

    def __init__(self, told: Told, facts: dict[str, Any], retry_after: float | None = None) -> None:
        super().__init__(f"{told.code}: {told.detail}")
        self.code = told.code
        self.title = told.title
        self.detail = told.detail
        self.status = told.status
        self.problem = _typed(facts)
        self.facts = facts
        self.retry_after = retry_after


class Told(msgspec.Struct, frozen=True):
    """What all problem documents tell."""

    code: str
    title: str
    detail: str
    status: int


def _typed(facts: dict[str, Any]) -> Problem | None:
    try:
        return _PROBLEM.decode(msgspec.json.encode(facts))
    except msgspec.ValidationError:
        return None


class Unreadable(Exception):  # noqa: N818 - see above
    """The answer is no document of the service: a proxy's page, for instance. `text` is the whole of it."""

    def __init__(self, answer: httpx2.Response) -> None:
        self.status = answer.status_code
        self.text = answer.text
        self.retry_after = _retry_after(answer)
        super().__init__(f"{self.status}, {media(answer) or 'no media type'}: {self.text[:BEGINNING]}")


def document(answer: httpx2.Response, kind: type[T]) -> T:
    """The document of an answer. Raises Refused when it is a problem, Unreadable when it is none at all."""
    try:
        return read(accepted(answer).content, kind)
    except msgspec.ValidationError:
        raise  # of a service that is not this client's
    except msgspec.DecodeError:
        raise Unreadable(answer) from None  # cut off on its way


def accepted(answer: httpx2.Response, expected: str = JSON) -> httpx2.Response:
    """The answer itself. Raises Refused when it is a problem, Unreadable when it is of another media type."""
    if answer.is_error:
        raise _refusal(answer)
    if answer.status_code != httpx2.codes.NO_CONTENT and media(answer) != expected:
        answer.read()
        raise Unreadable(answer)
    return answer


def _refusal(answer: httpx2.Response) -> Refused | Unreadable:
    answer.read()
    if media(answer) == PROBLEM:
        try:
            facts = read(answer.content, dict[str, Any])
            return Refused(read(answer.content, Told), facts, _retry_after(answer))
        except msgspec.MsgspecError:
            pass  # a problem, but none of the service's
    return Unreadable(answer)


def media(answer: httpx2.Response) -> str:
    """The media type without its parameters; empty without one."""
    told: str = answer.headers.get("content-type", "")
    return told.partition(";")[0].strip().lower()


def _retry_after(answer: httpx2.Response) -> float | None:
    """The seconds of `Retry-After`, which may also tell a time of day."""
    told: str = answer.headers.get("retry-after", "")
    if told.isdecimal():
        return float(told)
    try:
        return max(0.0, parsedate_to_datetime(told).timestamp() - time.time())
    except (ValueError, OverflowError):  # no time of day, or one of no day that there is
        return None
