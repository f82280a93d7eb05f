"""Long bodies on many connections: between two parts of them others go on."""

from __future__ import annotations

import asyncio

from service.cli.reading_on import Flow, ReadingOn


class Read(asyncio.Transport):
    """What is read of, which notes in which turn of the event loop it was let go on."""

    def __init__(self, name: str, notes: list[tuple[int, str]], turns: list[int]) -> None:
        super().__init__()
        self._name, self._notes, self._turns = name, notes, turns

    def pause_reading(self) -> None:
        """Nothing is to be noted."""

    def resume_reading(self) -> None:
        """It is."""
        self._notes.append((len(self._turns), self._name))

    def is_closing(self) -> bool:
        """Not yet."""
        return False


async def test_long_bodies_are_read_on_one_at_a_turn_and_sites_take_turns() -> None:
    """Who has one waits for one of those who have three; and who is not to be read on any more is not."""
    notes, turns, reading = list[tuple[int, str]](), list[int](), ReadingOn()
    names = ("a1", "a2", "a3", "b1", "b2")
    flows = {name: Flow(Read(name, notes, turns), reading, name[0]) for name in names}
    for flow in flows.values():
        flow.pause_reading()
        flow.resume_reading()
        flow.resume_reading()
    flows["b2"].pause_reading()
    for _ in range(8):
        turns.append(len(turns))
        await asyncio.sleep(0)
    assert [name for _, name in notes] == ["a1", "b1", "a2", "a3"]
    assert len({turn for turn, _ in notes}) == len(notes)
    assert flows["b2"].read_paused
