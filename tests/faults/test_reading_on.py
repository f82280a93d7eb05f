"""What comes on many connections: between two parts of it others go on."""

from __future__ import annotations

import asyncio

from service.cli.reading_on import AT_A_TURN, Flow, ReadingOn


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
    unread = list[bytes]()
    names = ("a1", "a2", "a3", "b1", "b2")
    flows = {name: Flow(Read(name, notes, turns), reading, name[0], unread.append) for name in names}
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
    assert not unread


async def test_what_comes_at_once_is_read_little_by_little_and_sites_take_turns() -> None:
    """So much in the turn that it comes in, and in each behind it; of who has gone none is read."""
    notes, turns, reading = list[tuple[int, str]](), list[int](), ReadingOn()
    came = list[tuple[int, str]]()

    def flow(name: str) -> Flow:
        return Flow(Read(name, notes, turns), reading, name[0], lambda _: came.append((len(turns), name)))

    few, many = ["a0", "a1", "a2", "a3"], ["a4", "a5", "a6", "a7", "b0"]
    flows = {name: flow(name) for name in (*few, *many)}
    part, whole = bytes(AT_A_TURN // 4), bytes(AT_A_TURN)
    assert all(flows[name].take(part) for name in few)
    assert not any(flows[name].take(whole) for name in many)
    assert [name for name, each in flows.items() if each.read_paused] == many
    flows["a5"].end()
    late = flow("c0")
    for turn in range(8):
        if turn == 1:
            assert not late.take(whole)  # others wait still
        turns.append(len(turns))
        await asyncio.sleep(0)
    assert [name for turn, name in came if not turn] == few
    assert [name for turn, name in came if turn] == ["a4", "b0", "a6", "c0", "a7"]
    assert len({turn for turn, _ in came if turn}) == 5
    assert not any(each.read_paused for name, each in flows.items() if name != "a5")

    came.clear()
    taken = [
        flows[name].take(data) for name, data in (("a0", whole), ("a1", part), ("a2", part), ("b0", part))
    ]
    assert taken == [True, False, False, False]
    turns.append(len(turns))
    await asyncio.sleep(0)
    assert [name for _, name in came] == ["a0", "a1", "b0", "a2"]
