"""What a log is: a sequential model, by which the answers of racing services are judged."""

from __future__ import annotations

from typing import Literal

import msgspec

State = tuple[int, int]
"""The target and the total of a game of counting."""


class Command(msgspec.Struct, frozen=True):
    """What somebody asks for, on a version or on any (None), under an idempotency key."""

    kind: Literal["read", "correct", "add", "undo", "redo", "goto"]
    key: str = ""
    value: int = 0
    match: int | None = None


class Log:
    """The commits of one game. At version 1 it stands where it began."""

    def __init__(self, start: State) -> None:
        self.stands = [1]  # by version: the commit where the game stood; of a rewind, where it went
        self.parents = {1: 0}
        self.states = {1: start}
        self.keys: dict[str, int] = {}

    @property
    def version(self) -> int:
        """The number of commits."""
        return len(self.stands)

    def state(self, version: int) -> State:
        """Where the game stood at a version."""
        return self.states[self.stands[version - 1]]

    def answer(self, command: Command, at: int, *, revoked: bool, archived: bool) -> int | str:
        """The version that answers a command when the log ends at a version, or why it is refused."""
        if revoked or archived:
            return "game_unknown" if revoked else "game_archived"
        if 0 < self.keys.get(command.key, 0) <= at:
            return self.keys[command.key]  # carried out before
        if command.kind == "read":
            return at
        if command.match not in {None, at}:
            return "version_stale"
        target = self.target(command, at)
        return at + 1 if isinstance(target, int) else target

    def target(self, command: Command, at: int) -> int | str:
        """The commit at which the game stands after a command, or why it is refused."""
        here = self.stands[at - 1]
        match command.kind:
            case "undo":
                return self.parents[here] or "nothing_to_undo"
            case "redo":
                ahead = max(self.stands[:at])  # the newest commit
                while self.parents[ahead] > here:
                    ahead = self.parents[ahead]
                return ahead if self.parents[ahead] == here else "nothing_to_redo"
            case "goto":
                there = self.stands[command.value - 1] if command.value <= at else 0
                return "already_there" if there == here else there or "version_unknown"
        return at + 1

    def append(self, command: Command) -> None:
        """Carry a command out at the end of the log. Raises ValueError for one that is refused."""
        version, target = self.version + 1, self.target(command, self.version)
        if isinstance(target, str) or command.key in self.keys:
            raise ValueError(f"version {version} is {command.kind}: its key was used, or {target}")
        if target == version:
            goal, total = self.state(self.version)
            is_correct = command.kind == "correct"
            self.states[version] = (command.value, total) if is_correct else (goal, total + command.value)
            self.parents[version] = self.stands[-1]
        self.keys |= {command.key: version} if command.key else {}
        self.stands.append(target)
