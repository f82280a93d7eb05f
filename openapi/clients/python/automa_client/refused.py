"""What the service says no to."""

from __future__ import annotations

from typing import Any, TypeVar

import httpx
import msgspec

from automa_client.documents import Problem

T = TypeVar("T")


class Refused(Exception):  # noqa: N818 - an answer of the service, not a fault of the program
    """The service answered with a problem document; `facts` are what it has beside the fields of all."""

    def __init__(self, problem: Problem, facts: dict[str, Any]) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem
        self.facts = facts


def document(answer: httpx.Response, kind: type[T]) -> T:
    """The document of an answer. Raises Refused when it is a problem."""
    return msgspec.json.decode(accepted(answer).content, type=kind)


def accepted(answer: httpx.Response) -> httpx.Response:
    """The answer itself. Raises Refused when it is a problem."""
    if answer.is_error:
        facts = msgspec.json.decode(answer.content, type=dict[str, Any])
        raise Refused(msgspec.convert(facts, Problem), facts)
    return answer
