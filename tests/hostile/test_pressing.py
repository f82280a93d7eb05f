"""What waits to be compressed is in memory as long as it waits: there is an end of it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from hashlib import sha256
from uuid import UUID

from service.api.pressing import Press
from service.api.reply import Reply, StreamedReply
from service.api.representation import fitted, header
from service.log.export import PAGE, Header, exported
from service.store import Record
from tests.hostile.test_what_is_kept import memory

LONG = b'{"events": []}' * 8_192


def answer() -> Reply:
    """A long one, as nobody has had it."""
    return Reply(200, [(b"content-type", b"application/json")], LONG)


async def test_of_what_waits_to_be_compressed_there_is_an_end() -> None:
    """Answers beyond it go as they are, at once; those behind are compressed again."""
    press = Press(most=2 * len(LONG))
    waiting = [asyncio.create_task(press.fitted(answer(), "gzip", None, reads=True)) for _ in range(2)]
    beyond = asyncio.create_task(press.fitted(answer(), "gzip", None, reads=True))
    await asyncio.sleep(0)
    plain = beyond.result()
    assert plain.body == LONG
    assert header(plain, b"content-encoding") is None
    for each in [*await asyncio.gather(*waiting), await press.fitted(answer(), "gzip", None, reads=True)]:
        assert header(each, b"content-encoding") == b"gzip"
        assert gzip.decompress(each.body) == LONG


async def test_what_is_sent_in_parts_keeps_little_while_its_client_reads() -> None:
    """Of hundreds that read now and then each holds what is sent, and not what it was made of."""
    answers, held = [sent_in_parts() for _ in range(400)], memory("self")
    for each in answers:
        for _ in range(3):
            assert await anext(each.parts)
    assert memory("self") - held < len(answers) * (1 << 17)
    whole = [part async for part in sent_in_parts().parts]
    assert gzip.decompress(b"".join(whole)) == b"".join([part async for part in parts()])


def sent_in_parts() -> StreamedReply:
    """An export, to a client that takes gzip."""
    reply = fitted(StreamedReply(200, [], parts()), "gzip", None, reads=True)
    assert isinstance(reply, StreamedReply)
    return reply


def parts() -> AsyncIterator[bytes]:
    """Of a log of three parts, each of 500 events."""
    return exported(records, Header("", str(UUID(int=0)), "", 1, 3 * PAGE, ""), 0)


async def records(_game: UUID, after: int, until: int, _room: int) -> list[Record]:
    """Events whose hashes are unlike each other, as a log has them."""
    hashes = [sha256(b"%d" % version).digest() for version in range(after + 1, until + 1)]
    return [(after + n, f'{{"hash": "{each.hex()}"}}', each) for n, each in enumerate(hashes, 1)]
