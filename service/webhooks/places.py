"""How many deliveries are under way at once: in this process, and to each receiving host."""

from __future__ import annotations

from collections import Counter

from service.webhooks.records import Due

MAX_DELIVERIES = 64
MAX_DELIVERIES_OF_HOST = 8


class Places:
    """The places of one worker: a host that does not answer keeps no more than its own."""

    def __init__(self) -> None:
        self._hosts: Counter[str] = Counter()

    @property
    def busy(self) -> list[str]:
        """The hosts to which as much is under way as may be."""
        return [host for host, held in self._hosts.items() if held >= MAX_DELIVERIES_OF_HOST]

    def take(self, due: Due) -> bool:
        """Take a place for a delivery. False when there is none."""
        if self._hosts.total() >= MAX_DELIVERIES or self._hosts[due.host] >= MAX_DELIVERIES_OF_HOST:
            return False
        self._hosts[due.host] += 1
        return True

    def leave(self, due: Due) -> None:
        """Give a place back."""
        self._hosts[due.host] -= 1
        if not self._hosts[due.host]:
            del self._hosts[due.host]
