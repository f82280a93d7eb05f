"""Work on very long logs, done apart: in a process of its own, so that nobody who plays waits for its turn.

Threads would share the interpreter: a log that is decoded in one call keeps all others waiting, and so does
each turn that a thread takes (docs/decisions/0023).
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, BinaryIO, Concatenate, ParamSpec, TypeVar, cast

from domain.core.rejected import Rejected
from service.refusals.requests import WorkBrokenOff
from service.store import Store, StoreUnavailable, opened_store
from service.waiting.aside import VERY_LONG

P = ParamSpec("P")
T = TypeVar("T")
Job = Callable[Concatenate[Store, P], Awaitable[T]]

SECONDS_AT_REST = 600.0  # until the process ends: it holds 40 MB, and takes a second to begin
AT_A_TIME = 2  # processes for each length, which begin when they are wanted
YIELDS = 10  # niceness: who plays goes first
_LENGTH = 8  # bytes that tell how long an answer is
_TOLD = (Rejected, StoreUnavailable)


class Apart:
    """Does jobs on the database of a URL: two on long logs at a time, and beside them two on very long ones.

    So nobody with a long log waits for others' very long ones, which take many times as long; nor for one of
    another's that takes long for its length, of which a site has one at a time.
    """

    def __init__(self, url: str, rest: float = SECONDS_AT_REST) -> None:
        self._long = [_Place(url, rest) for _ in range(AT_A_TIME)]
        self._very_long = [_Place(url, rest) for _ in range(AT_A_TIME)]

    async def do(self, events: int, job: Job[P, T], *facts: P.args, **named: P.kwargs) -> T:
        """What the job gives, a function of a module, to which all facts and what it gives can be sent.

        It is work on so many events. Raises StoreUnavailable and what the job refuses, and Rejected
        `work_broken_off` when its process ends. A job that nobody waits for any more ends with its process.
        """
        places = self._long if events < VERY_LONG else self._very_long
        place = min(places, key=lambda each: each.asked)
        place.asked += 1
        try:
            return await place.do(job, *facts, **named)
        finally:
            place.asked -= 1

    async def aclose(self) -> None:
        """End the processes, whatever they are doing."""
        for place in (*self._long, *self._very_long):
            await place.aclose()


class _Place:
    """Does one job after the other. The process begins with the first one. `asked` are those that it has."""

    def __init__(self, url: str, rest: float) -> None:
        self.asked = 0
        self._url = url
        self._rest = rest
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._due: asyncio.TimerHandle | None = None

    async def do(self, job: Job[P, T], *facts: P.args, **named: P.kwargs) -> T:
        async with self._turn:
            if self._due is not None:
                self._due.cancel()
            try:
                process = await self._running()
                told, answer = await _asked(process, pickle.dumps((self._url, job, facts, named)))
            except BaseException as error:
                await self._end()
                if isinstance(error, OSError | EOFError):
                    raise Rejected(WorkBrokenOff()) from error
                raise
            self._due = asyncio.get_running_loop().call_later(self._rest, self._dismiss)
        if told:
            return cast("T", answer)
        try:
            raise answer
        finally:
            del answer  # it holds this frame, which holds a whole log: in a cycle both would stay

    async def aclose(self) -> None:
        if self._due is not None:
            self._due.cancel()
        await self._end()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", __name__), stdin=PIPE, stdout=PIPE
            )
        return self._process

    def _dismiss(self) -> None:
        """Let the process end: nothing more is asked of it."""
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _asked(process: Process, request: bytes) -> tuple[bool, Any]:
    """What the process answers: whether the job was done, and what it gave or raised."""
    requests, answers = process.stdin, process.stdout
    if requests is None or answers is None:
        raise BrokenPipeError
    requests.write(request)
    await requests.drain()
    length = int.from_bytes(await answers.readexactly(_LENGTH), "big")
    answer: tuple[bool, Any] = pickle.loads(await answers.readexactly(length))  # noqa: S301 - our own process
    return answer


def _work(requests: BinaryIO, answers: BinaryIO) -> None:
    """Do what is asked for until whoever asks has gone."""
    while True:
        try:
            url, job, facts, named = pickle.load(requests)  # noqa: S301 - of the process that began this one
        except EOFError:
            return
        answer = pickle.dumps(_done(url, job, facts, named))
        answers.write(len(answer).to_bytes(_LENGTH, "big") + answer)
        answers.flush()


def _done(url: str, job: Job[..., Any], facts: tuple[Any, ...], named: dict[str, Any]) -> tuple[bool, Any]:
    async def on_store() -> Any:  # noqa: ANN401 - each job has its own
        async with opened_store(url, 1) as store:
            return await job(store, *facts, **named)

    try:
        return True, asyncio.run(on_store())
    except _TOLD as refused:
        return False, refused.with_traceback(None)  # it leads to the loop's frames and back, with all facts
    except Exception:  # noqa: BLE001 - a fault is one of the service, which tells it
        return False, RuntimeError(traceback.format_exc())


def _main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever began this process ends it
    os.nice(YIELDS)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed is no answer
        with suppress(BrokenPipeError):
            _work(sys.stdin.buffer, answers)


if __name__ == "__main__":
    _main()
