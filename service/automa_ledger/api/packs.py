"""The operations on card packs: cards whose faces only the owner of a box can see."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from automa_ledger.api.middleware.api_key_auth import creation_terms
from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.request import Request
from automa_ledger.api.responses import Headers, Response
from automa_ledger.games.packs import find_pack, store_pack
from automa_ledger.refusals.games import PackNotFound
from automa_rules.core.pack import Pack, pack_hash
from automa_rules.core.rejection import Rejected

TAG = "packs"
_HASH = re.compile("[0-9a-f]{64}")


class PackKept(msgspec.Struct, frozen=True):
    """A registered pack: its hash, and what it is. `example` means that its cards are invented."""

    hash: str
    ruleset: str
    kind: str
    name: str
    example: bool
    count: int


class PackRead(PackKept, frozen=True):
    """A registered pack with its document."""

    pack: msgspec.Struct


async def register(request: Request) -> Response:
    """Store a pack."""
    raw = await request.raw_body()
    await creation_terms(request)
    pack, new = await store_pack(request.services.library, request.decode_body(raw))
    about = PackKept(**_pack_fields(pack))
    headers: Headers = [(b"location", f"/v1/packs/{about.hash}".encode())]
    return request.reply(about, 201 if new else 200, headers)


async def read(request: Request) -> Response:
    """Return a pack by its hash."""
    digest = request.path("hash")
    pack = await find_pack(request.services.library, digest) if _HASH.fullmatch(digest) else None
    if pack is None:
        raise Rejected(PackNotFound(pack=digest))
    headers: Headers = [(b"cache-control", b"public, max-age=31536000, immutable")]
    return request.reply(PackRead(**_pack_fields(pack), pack=pack), 200, headers)


def _pack_fields(pack: Pack[Any]) -> dict[str, Any]:
    return {
        "hash": pack_hash(pack),
        "ruleset": pack.ruleset,
        "kind": pack.kind,
        "name": pack.name,
        "example": pack.example,
        "count": len(pack.cards),
    }


OPERATIONS = (
    Operation(
        id="registerPack",
        method="POST",
        path="/v1/packs",
        tag=TAG,
        summary="Register a card pack",
        description="Cards whose faces are not public, written down once by the owner of a box. The response "
        "has the hash by which a setup or position names the pack. The same pack has the same hash again. "
        "All faults of a pack are reported at once, each with its place.",
        handler=register,
        body="Pack",
        needs_token=False,
        scope="games:create",
        is_creation=True,
        responses={
            201: ResponseSpec("The pack was registered.", PackKept, headers=("Location",)),
            200: ResponseSpec("The pack was already registered.", PackKept, headers=("Location",)),
        },
        problems=("pack_invalid",),
    ),
    Operation(
        id="readPack",
        method="GET",
        path="/v1/packs/{hash:str}",
        tag=TAG,
        summary="Read a card pack",
        description="As it was registered, for anyone who knows its hash.",
        handler=read,
        needs_token=False,
        responses={200: ResponseSpec("The pack with its cards.", PackRead)},
        problems=("pack_not_found", "pack_damaged", "store_unavailable"),
    ),
)
