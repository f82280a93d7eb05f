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
    """Some parts in the turn that they come in, then one in each; of who has gone none is read."""
    notes, turns, reading = list[tuple[int, str]](), list[int](), ReadingOn()
    names = [*(f"a{number}" for number in range(AT_A_TURN + 4)), "b0"]
    came = list[tuple[int, bytes]]()
    flows = {
        name: Flow(Read(name, notes, turns), reading, name[0], lambda data: came.append((len(turns), data)))
        for name in names
    }
    at_once = [flow.take(name.encode()) for name, flow in flows.items()]
    assert at_once == [True] * AT_A_TURN + [False] * 5
    assert all(flow.read_paused == (not read) for flow, read in zip(flows.values(), at_once, strict=True))
    flows["a5"].end()
    late = Flow(Read("c0", notes, turns), reading, "c", lambda data: came.append((len(turns), data)))
    for turn in range(8):
        if turn == 1:
            assert not late.take(b"c0")  # others wait still
        turns.append(len(turns))
        await asyncio.sleep(0)
    assert [data for turn, data in came if not turn] == [name.encode() for name in names[:AT_A_TURN]]
    assert [data for turn, data in came if turn] == [b"a4", b"b0", b"a6", b"c0", b"a7"]
    assert len({turn for turn, _ in came if turn}) == 5
    assert not any(flow.read_paused for name, flow in flows.items() if name != "a5")
    assert flows["a0"].take(b"later")
