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
    for name in (*few, *many):
        flows[name].take(part if name in few else whole)
    assert [name for name, each in flows.items() if each.read_paused] == many
    flows["a5"].end()
    late = flow("c0")
    for turn in range(8):
        if turn == 1:
            late.take(whole)
            assert late.waiting == len(whole)  # others wait still
        turns.append(len(turns))
        await asyncio.sleep(0)
    assert [name for turn, name in came if not turn] == few
    assert [name for turn, name in came if turn] == ["a4", "b0", "a6", "c0", "a7"]
    assert len({turn for turn, _ in came if turn}) == 5
    assert not any(each.read_paused for name, each in flows.items() if name != "a5")

    came.clear()
    for name, data in (("a0", whole), ("a1", part), ("a2", part), ("b0", part)):
        flows[name].take(data)
    assert [flows[name].waiting for name in ("a0", "a1", "a2", "b0")] == [0, *[len(part)] * 3]
    turns.append(len(turns))
    await asyncio.sleep(0)
    assert [name for _, name in came] == ["a0", "a1", "b0", "a2"]


async def test_of_what_is_long_a_part_is_read_in_each_turn() -> None:
    """However much comes in one piece, others go on between; all of it is read, in its order."""
    reading, came = ReadingOn(), list[tuple[str, bytes]]()

    def flow(name: str) -> Flow:
        return Flow(Read(name, [], []), reading, name, lambda part: came.append((name, part)))

    long, short = flow("long"), flow("short")
    whole = bytes(range(256)) * (AT_A_TURN // 64)
    long.take(whole)
    assert (len(came), long.waiting) == (1, len(whole) - AT_A_TURN)
    short.take(b"x")
    for _ in range(8):
        await asyncio.sleep(0)
    assert [name for name, _ in came] == ["long", "long", "short", "long", "long"]
    assert b"".join(part for name, part in came if name == "long") == whole
    assert not long.read_paused


async def test_of_a_plain_body_all_is_read_at_once() -> None:
    """And no more: what follows it may be heads, which are work."""
    reading, came = ReadingOn(), list[int]()
    flow = Flow(Read("one", [], []), reading, "one", lambda part: came.append(len(part)))
    flow.plain = 5 * AT_A_TURN
    flow.take(bytes(7 * AT_A_TURN))
    flow.plain = 0
    for _ in range(6):
        await asyncio.sleep(0)
    assert came == [5 * AT_A_TURN, AT_A_TURN, AT_A_TURN]


async def test_whoever_reads_no_more_leaves_the_rest_until_it_does() -> None:
    """What is held waits for no turn then; later it is read before anything else is taken."""
    reading, came = ReadingOn(), list[int]()

    def read(part: bytes) -> None:
        came.append(len(part))
        if len(came) == 1:
            flow.pause_reading()

    flow = Flow(Read("one", [], []), reading, "one", read)
    flow.take(bytes(AT_A_TURN + 1))
    for _ in range(3):
        await asyncio.sleep(0)
    assert (came, flow.waiting) == ([AT_A_TURN], 1)
    flow.resume_reading()
    for _ in range(3):
        await asyncio.sleep(0)
    assert (came, flow.waiting, flow.read_paused) == ([AT_A_TURN, 1], 0, False)
