"""Card packs: stored under their hash, and embedded in the setups and positions that name them."""

from __future__ import annotations

import logging
from typing import Any, TypeVar

import msgspec

from automa_ledger.games.library import Library
from automa_ledger.refusals.games import PackDamaged, PackUnsuitable
from automa_rules.core.pack import (
    Pack,
    PackKinds,
    canonical_pack_json,
    embed_pack,
    pack_hash,
    parse_pack,
    referenced_pack_hash,
)
from automa_rules.core.refusals import PackUnknown
from automa_rules.core.rejection import Rejected

_log = logging.getLogger(__name__)

S = TypeVar("S", bound=msgspec.Struct)


def pack_kinds(library: Library) -> PackKinds:
    """The kinds of pack that the rulesets support."""
    return {name: codec.ruleset.packs for name, codec in library.codecs.items()}


async def store_pack(library: Library, document: object) -> tuple[Pack[Any], bool]:
    """Validate and store a pack. Return it, and whether it is new.

    Raises Rejected `pack_invalid` with its faults, 100 at most.
    """
    pack = parse_pack(document, pack_kinds(library))
    digest = bytes.fromhex(pack_hash(pack))
    return pack, await library.store.add_pack(digest, canonical_pack_json(pack).decode())


async def find_pack(library: Library, digest: str) -> Pack[Any] | None:
    """The pack with this hash, in hexadecimal; None for an unknown one.

    Raises Rejected `pack_damaged` when the stored content is not a valid pack.
    """
    content = await library.store.pack(bytes.fromhex(digest))
    if content is None:
        return None
    try:
        return parse_pack(msgspec.json.decode(content), pack_kinds(library))
    except (Rejected, msgspec.MsgspecError, RecursionError) as fault:
        _log.error("pack_damaged", extra={"pack": digest, "reason": str(fault)})
        raise Rejected(PackDamaged(pack=digest)) from fault


async def embed_named_pack(library: Library, ruleset: str, start: S) -> S:
    """Replace the hash of a pack in a setup or position by the pack, so that the log needs nothing else.

    Without a pack it is returned as it is. Raises Rejected `pack_unknown`, `pack_damaged`, or
    `pack_unsuitable` for a pack of another ruleset.
    """
    digest = referenced_pack_hash(start)
    if digest is None:
        return start
    pack = await find_pack(library, digest)
    if pack is None:
        raise Rejected(PackUnknown(pack=digest))
    if pack.ruleset != ruleset:
        raise Rejected(PackUnsuitable(pack=digest, ruleset=ruleset, other=pack.ruleset))
    return embed_pack(start, pack)
