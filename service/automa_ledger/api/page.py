"""The pages that were built when the project was installed: `/`, to play, and `/docs`, all calls."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from automa_ledger.api.representation import takes
from automa_ledger.api.responses import Headers, Response

FOLDER = Path(__file__).with_name("table")
REFERENCE = Path(__file__).with_name("reference")
OWN = b"'self'"
POLICY = (
    b"default-src 'none'; script-src %b; style-src %b; img-src 'self' data: blob:; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    b"frame-ancestors 'none'"
)
KINDS = {
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".css": b"text/css; charset=utf-8",
    ".svg": b"image/svg+xml",
    ".png": b"image/png",
    ".webmanifest": b"application/manifest+json",
    ".json": b"application/json",
}
HASHED = "assets"  # the folder whose names change with what is in them
FOREVER = b"public, max-age=31536000, immutable"
SMALLER = {".br": b"br", ".gz": b"gzip"}


class File(Struct, frozen=True):
    """A file of the page, as it is and in smaller forms: by content coding, the smallest first.

    A large one may be kept in its smaller forms alone, gzip among them.
    """

    headers: Headers
    plain: bytes | None
    coded: dict[bytes, bytes]

    def reply(self, accepted: str | None) -> Response:
        """The smallest form that a client reads."""
        for coding, body in self.coded.items():
            if takes(accepted, coding.decode()):
                return Response(200, [*self.headers, (b"content-encoding", coding)], body)
        plain = _unpacked(self.coded[b"gzip"]) if self.plain is None else self.plain
        return Response(200, self.headers, plain)


@cache
def _unpacked(packed: bytes) -> bytes:
    """Few ask for it, and it takes long: it is done once."""
    return gzip.decompress(packed)


def page_routes() -> Iterator[HTTPRouteHandler]:
    """A route for each file of the pages; none where they were not built.

    The viewer of all calls brings its styles as it needs them.
    """
    yield from _routes(FOLDER, "")
    yield from _routes(REFERENCE, "/docs", styles=OWN + b" 'unsafe-inline'")


def _routes(folder: Path, below: str, styles: bytes = OWN) -> Iterator[HTTPRouteHandler]:
    files = folder.rglob("*") if folder.is_dir() else ()
    for path in sorted({each.with_suffix("") if each.suffix in SMALLER else each for each in files}):
        if path.suffix in KINDS:
            name = path.relative_to(folder).as_posix()
            address = below or "/" if name == "index.html" else f"{below}/{name}"
            yield _route(address, page_file(path, name, styles=styles))


def page_file(path: Path, name: str, scripts: bytes = OWN, styles: bytes = OWN) -> File:
    """A file of a page by its name there; `scripts` and `styles` say which ones it may use."""
    caching = FOREVER if name.startswith(f"{HASHED}/") else b"no-cache"
    headers = [
        (b"content-type", KINDS[path.suffix]),
        (b"cache-control", caching),
        (b"vary", b"Accept-Encoding"),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"content-security-policy", POLICY % (scripts, styles)),
    ]
    smaller = {coding: path.with_name(path.name + ending) for ending, coding in SMALLER.items()}
    coded = {coding: each.read_bytes() for coding, each in smaller.items() if each.exists()}
    return File(headers, path.read_bytes() if path.exists() else None, coded)


def _route(address: str, file: File) -> HTTPRouteHandler:
    async def send(request: Request[Any, Any, Any]) -> Response:
        return file.reply(request.headers.get("accept-encoding"))

    return HTTPRouteHandler(address, http_method=["GET", "HEAD"], status_code=200)(send)
