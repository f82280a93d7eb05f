"""A history: each call with its begin, its end and its answer, and whether a log can explain all of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import inf

import msgspec

from tests.model import Command, Log, State


class Call(msgspec.Struct, frozen=True):
    """What a client asked of a game, and what it was answered: a version, or the code of a refusal.

    The answer is None when it is not known what became of the call: it was lost, or the service was busy.
    """

    client: int
    game: str
    token: str
    command: Command
    begin: float
    end: float = inf
    answer: int | str | None = None
    state: State | None = None

    def __str__(self) -> str:
        """A line about it."""
        asked = self.command
        on = "" if asked.match is None else f" on version {asked.match}"
        who = f"client {self.client} with token {self.token[:4]}"
        what = f"{asked.kind} {asked.value}{on}, key {asked.key[:4] or 'none'}"
        return f"{self.begin:.3f} to {self.end:.3f}: {who}: {what} -> {self.answer} {self.state or ''}"


class Change(msgspec.Struct, frozen=True):
    """Something that holds for a game from some moment between these two on."""

    begin: float
    end: float

    def holds(self, call: Call) -> set[bool]:
        """Whether it may hold for a call, or must."""
        if self.end < call.begin:
            return {True}
        return {False} if call.end < self.begin else {False, True}


class Final(msgspec.Struct, frozen=True):
    """How a game ended.

    `commits` are all but the first, from the database or from the file of an archive, whose commits have no
    keys; `rows` is how many commits are in the database. `revoked` are the tokens that were.
    """

    start: State
    commits: Sequence[Command]
    rows: int
    revoked: Mapping[str, Change] = {}
    archived: Change | None = None
    sound: bool = True


class Fault(msgspec.Struct, frozen=True):
    """What no log explains, and the calls that show it: the last of them cannot have been answered so."""

    game: str
    reason: str
    calls: Sequence[Call] = ()


def faults(calls: Sequence[Call], finals: Mapping[str, Final]) -> list[Fault]:
    """What cannot have been answered, or cannot be in a log, if each call took effect while it lasted."""
    return [fault for game, final in finals.items() for fault in _faults_of(game, final, calls)]


def _faults_of(game: str, final: Final, calls: Sequence[Call]) -> list[Fault]:
    own = [call for call in calls if call.game == game]
    log = Log(final.start)
    for command in final.commits:
        try:
            log.append(command)
        except ValueError as impossible:
            shown = [call for call in own if call.command.key == command.key]
            return [Fault(game, str(impossible), shown)]
    judge = _Judge(log, final, own)
    found = [Fault(game, reason, [call]) for call in own if (reason := judge.fault(call))]
    if final.rows != (0 if final.archived else log.version):
        found.append(Fault(game, f"{final.rows} commits of {log.version} are in the database"))
    if not final.sound:
        found.append(Fault(game, "its audit finds it unsound"))
    return found


class _Judge:
    """Judges the calls of one game by its log."""

    def __init__(self, log: Log, final: Final, calls: Sequence[Call]) -> None:
        self._log = log
        self._final = final
        told = sorted((call.end, call.answer) for call in calls if isinstance(call.answer, int))
        self._ends = [end for end, _ in told]
        self._newest = [*accumulate((version for _, version in told), max, initial=1)]
        begins: dict[str, float] = {}
        for call in calls:
            begins[call.command.key] = min(call.begin, begins.get(call.command.key, inf))
        keys = ("", *(command.key for command in final.commits))
        self._begins = [begins.get(key, -inf) if key else -inf for key in keys]  # by version

    def fault(self, call: Call) -> str:
        """Why a call cannot have been answered as it was; nothing when it can.

        It saw a log that was as long as any answer before it had told, and had no commit that nobody had
        asked for yet.
        """
        log, answer = self._log, call.answer
        if answer is None:
            return ""
        if isinstance(answer, int) and answer > log.version:
            return f"it was answered version {answer}, and the log ends at {log.version}"
        first = min(self._newest[bisect_left(self._ends, call.begin)], log.version)
        last = max(version for version, begin in enumerate(self._begins, 1) if begin < call.end)
        never = Change(inf, inf)
        possible = {
            log.answer(call.command, at, revoked=revoked, archived=archived)
            for at in range(first, last + 1)
            for revoked in self._final.revoked.get(call.token, never).holds(call)
            for archived in (self._final.archived or never).holds(call)
        }
        if answer not in possible:
            return f"it was answered {answer}, not {' or '.join(sorted(map(str, possible)))}"
        if not isinstance(answer, int):
            return ""
        if call.state is not None and call.state != log.state(answer):
            return f"it was told {call.state} of version {answer}, which is {log.state(answer)}"
        if call.command.kind != "read" and not _is(call.command, self._final.commits[answer - 2]):
            return f"version {answer} is another command"
        return ""


def _is(asked: Command, logged: Command) -> bool:
    """Whether a commit is that of a command. A log in a file has no keys."""
    if logged.key:
        return asked.key == logged.key
    return (asked.kind, asked.value) == (logged.kind, logged.value)


def shortest(calls: Sequence[Call], finals: Mapping[str, Final], fault: Fault) -> list[Call]:
    """As few of the calls as still show a fault: greedily, ever smaller parts of them are left out."""
    if len(fault.calls) != 1:
        return [*fault.calls]
    final = {fault.game: finals[fault.game]}
    left = [call for call in calls if call.game == fault.game]
    size = len(left)
    while size := size // 2:
        for start in reversed(range(0, len(left), size)):
            fewer = left[:start] + left[start + size :]
            if any(each.calls == fault.calls for each in faults(fewer, final)):
                left = fewer
    return sorted(left, key=lambda call: call.begin)
