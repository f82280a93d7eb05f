"""The blocking client of Python, made from the one for asyncio: without what is awaited."""

from __future__ import annotations

import re

REPLACEMENTS = {
    r"\basync (def|with|for)\b": r"\1",
    r"\bawait ": "",
    r"\bAsyncClient\b": "Client",
    r"\bAsyncGenerator\b": "Generator",
    r"\bAsyncIterator\b": "Iterator",
    r"\bAbstractAsyncContextManager\b": "AbstractContextManager",
    r"\basynccontextmanager\b": "contextmanager",
    r"\bAwaitable\[((?:\w|\.)+)\]": r"\1",
    r"\bAwaitable, |, Awaitable\b": "",
    r"\baread\b": "read",
    r"\bimport asyncio\b": "import time",
    r"\basyncio\.sleep\b": "time.sleep",
    r"\bautoma_client\.aio\b": "automa_client",
}
"""What stands for what."""

MADE = "# Made by openapi/clients/generate.py from the module of this name in aio/: change that one.\n"


def blocking(source: str) -> str:
    """A module of the client for asyncio, as one that waits."""
    for word, other in REPLACEMENTS.items():
        source = re.sub(word, other, source)
    return MADE + source
