"""The pages that are built at installation: `/` to play, and `/docs`, the API reference."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from automa_ledger.api.representation import accepts_encoding
from automa_ledger.api.responses import Headers, Response

TABLE_FOLDER = Path(__file__).with_name("table")
REFERENCE_FOLDER = Path(__file__).with_name("reference")
CSP_SELF = b"'self'"
CONTENT_SECURITY_POLICY = (
    b"default-src 'none'; script-src %b; style-src %b; img-src 'self' data: blob:; "
    b"connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    b"form-action 'none'; frame-ancestors 'none'"
)
CONTENT_TYPES = {
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".css": b"text/css; charset=utf-8",
    ".svg": b"image/svg+xml",
    ".png": b"image/png",
    ".woff2": b"font/woff2",
    ".webmanifest": b"application/manifest+json",
    ".json": b"application/json",
}
HASHED_FOLDER = "assets"  # the folder whose file names change with their content
CACHE_FOREVER = b"public, max-age=31536000, immutable"
CODING_BY_SUFFIX = {".br": b"br", ".gz": b"gzip"}


class StaticFile(Struct, frozen=True):
    """A file of a page, plain and compressed by content coding, the smallest form first.

    A large one may have only compressed forms, gzip among them.
    """

    headers: Headers
    plain: bytes | None
    encoded_bodies: dict[bytes, bytes]

    def reply(self, accepted: str | None) -> Response:
        """Return the smallest form that a client accepts."""
        for coding, body in self.encoded_bodies.items():
            if accepts_encoding(accepted, coding.decode()):
                return Response(200, [*self.headers, (b"content-encoding", coding)], body)
        plain = _decompress(self.encoded_bodies[b"gzip"]) if self.plain is None else self.plain
        return Response(200, self.headers, plain)


@cache
def _decompress(packed: bytes) -> bytes:
    """Decompress a body once: it is slow and rarely needed."""
    return gzip.decompress(packed)


def page_routes() -> Iterator[HTTPRouteHandler]:
    """Yield a route for each file of the pages; none if they were not built.

    The API reference needs inline styles.
    """
    yield from _routes(TABLE_FOLDER, "")
    yield from _routes(REFERENCE_FOLDER, "/docs", styles=CSP_SELF + b" 'unsafe-inline'")


def _routes(folder: Path, prefix: str, styles: bytes = CSP_SELF) -> Iterator[HTTPRouteHandler]:
    files = folder.rglob("*") if folder.is_dir() else ()
    for path in sorted({each.with_suffix("") if each.suffix in CODING_BY_SUFFIX else each for each in files}):
        if path.suffix in CONTENT_TYPES:
            name = path.relative_to(folder).as_posix()
            address = prefix or "/" if name == "index.html" else f"{prefix}/{name}"
            yield _route(address, load_static_file(path, name, styles=styles))


def load_static_file(
    path: Path, name: str, scripts: bytes = CSP_SELF, styles: bytes = CSP_SELF
) -> StaticFile:
    """Load a file by its name in the page; `scripts` and `styles` are the sources that it may use."""
    caching = CACHE_FOREVER if name.startswith(f"{HASHED_FOLDER}/") else b"no-cache"
    headers = [
        (b"content-type", CONTENT_TYPES[path.suffix]),
        (b"cache-control", caching),
        (b"vary", b"Accept-Encoding"),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"content-security-policy", CONTENT_SECURITY_POLICY % (scripts, styles)),
    ]
    smaller = {coding: path.with_name(path.name + ending) for ending, coding in CODING_BY_SUFFIX.items()}
    encoded_bodies = {coding: each.read_bytes() for coding, each in smaller.items() if each.exists()}
    return StaticFile(headers, path.read_bytes() if path.exists() else None, encoded_bodies)


def _route(address: str, file: StaticFile) -> HTTPRouteHandler:
    async def send(request: Request[Any, Any, Any]) -> Response:
        return file.reply(request.headers.get("accept-encoding"))

    return HTTPRouteHandler(address, http_method=["GET", "HEAD"], status_code=200)(send)
