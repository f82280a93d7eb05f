"""What waits to be compressed is in memory as long as it waits: there is an end of it."""

from __future__ import annotations

import asyncio
import gzip

from service.http.pressing import Press
from service.http.reply import Reply
from service.http.representation import header

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
