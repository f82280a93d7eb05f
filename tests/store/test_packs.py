"""Card packs in the store."""

from __future__ import annotations

from hashlib import sha256

import psycopg
import pytest

from automa_ledger.store import Store

CONTENT = """{"name":"ąę 日本 %s ' \\\\ {}"}"""
DIGEST = sha256(CONTENT.encode()).digest()


async def test_a_pack_is_kept_once(store: Store) -> None:
    """It comes back as it went in; sent again it is there already."""
    assert await store.pack(DIGEST) is None
    assert await store.add_pack(DIGEST, CONTENT)
    assert not await store.add_pack(DIGEST, CONTENT)
    assert await store.pack(DIGEST) == CONTENT


async def test_a_name_and_its_content_cannot_part(store: Store) -> None:
    """The database itself refuses content under a hash that is not its own."""
    with pytest.raises(psycopg.errors.CheckViolation):
        await store.add_pack(bytes(32), CONTENT)
    assert await store.pack(bytes(32)) is None
