"""Several processes that do the same work: forked from one that has loaded everything, and replaced."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from service.cli.stopping import ASKING, stop_on_signals

LEAST_SECONDS = 1.0  # that a process lives, or else the next one waits

_log = logging.getLogger(__name__)

Work = Callable[[int, int], None]


def supervise(count: int, work: Work, ended: Callable[[int], None]) -> None:
    """Have so many processes do the work until this one unwinds; then ask them to stop, and wait for them.

    The work gets a place, which are numbers from 0 up and one process each has, and the end of a pipe that is
    closed when this process has gone, however it went. It stops by itself on a signal. A process that ends
    before is replaced, as soon as there is room for one, and `ended` hears its place.
    """
    ended_with_us, held_by_us = os.pipe()
    born: dict[int, tuple[int, float]] = {}
    free = list(range(count))
    try:
        while True:
            while free:
                with _undisturbed():
                    child = _child(partial(work, free[-1]), ended_with_us, held_by_us)
                    if child is not None:
                        born[child] = free.pop(), time.monotonic()
                if child is None:
                    break
            process, status = _ended(waits=not free)
            if not process:  # the others go on meanwhile
                time.sleep(LEAST_SECONDS)
                continue
            if process not in born:
                continue  # an orphan: the first process of a container gets all
            place, since = born.pop(process)
            ended(place)
            free.append(place)
            lived = time.monotonic() - since
            facts = {"number": process, "status": os.waitstatus_to_exitcode(status), "seconds": lived}
            _log.error("process_replaced", extra=facts)
            time.sleep(max(0.0, LEAST_SECONDS - lived))
    finally:
        for process in born:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)
        for process in born:
            os.waitpid(process, 0)
        os.close(held_by_us)
        os.close(ended_with_us)


def _ended(*, waits: bool) -> tuple[int, int]:
    """A process that has ended, and how; 0 when none has, unless that is waited for.

    Where there is no room for one more, each that has ended takes some until it was asked for.
    """
    try:
        return os.waitpid(-1, 0 if waits else os.WNOHANG)
    except ChildProcessError:  # none is left
        return 0, 0


def _child(work: Callable[[int], None], ended_with_parent: int, held_by_parent: int) -> int | None:
    """Fork, None where there is no room for a process more.

    The child does its work and ends at once: what the parent has opened is the parent's to close.
    """
    try:
        process = os.fork()
    except OSError as error:
        _log.error("process_not_begun", extra={"reason": error.strerror})
        return None
    if process:
        return process
    status = 1
    try:
        os.close(held_by_parent)
        stop_on_signals(serves=True)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ASKING)
        work(ended_with_parent)
        status = 0
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 0
    except BaseException:  # noqa: BLE001 - whatever it is, it must not run on as the parent would
        _log.exception("fault")
    finally:
        sys.stdout.flush()
        os._exit(status)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """No signal comes between a fork and its being noted."""
    signal.pthread_sigmask(signal.SIG_BLOCK, ASKING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ASKING)
