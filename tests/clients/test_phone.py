"""The TypeScript client on a phone: React Native has no streams, no `crypto` and no `DOMException`."""

from __future__ import annotations

from tests.clients.programs import node


def test_a_phone_plays_a_game_and_another_follows_it(address: str) -> None:
    """By long polls. What is missing is told; a command that is kept is done once, and never too late."""
    crypto, streams = sorted(
        node("contract/phone.ts", address).splitlines(), key=lambda each: "stream" in each
    )
    assert "no streams" in streams
    assert "no `crypto`" in crypto
