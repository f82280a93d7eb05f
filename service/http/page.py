"""The page at `/` on which a game is played: files that were built when the project was installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from service.http.reply import Headers, Reply

FOLDER = Path(__file__).with_name("table")
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


class File(Struct, frozen=True):
    """A file of the page, as it is and in smaller forms: by content coding, the smallest first."""

    headers: Headers
    plain: bytes
    coded: dict[bytes, bytes]

    def reply(self, accepted: bytes) -> Reply:
        """The smallest form that a client reads."""
        codings = {each.partition(b";")[0].strip() for each in accepted.split(b",")}
        for coding, body in self.coded.items():
            if coding in codings:
                return Reply(200, [*self.headers, (b"content-encoding", coding)], body)
        return Reply(200, self.headers, self.plain)


def page_routes(folder: Path = FOLDER) -> Iterator[HTTPRouteHandler]:
    """A route for each file of the page; none where it was not built."""
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.suffix in KINDS:
            name = path.relative_to(folder).as_posix()
            yield _route("/" if name == "index.html" else f"/{name}", page_file(path, name))


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
    smaller = {b"br": path.with_name(f"{path.name}.br"), b"gzip": path.with_name(f"{path.name}.gz")}
    coded = {coding: each.read_bytes() for coding, each in smaller.items() if each.exists()}
    return File(headers, path.read_bytes(), coded)


def _route(address: str, file: File) -> HTTPRouteHandler:
    async def send(request: Request[Any, Any, Any]) -> Reply:
        return file.reply(request.headers.get("accept-encoding", "").encode("latin-1"))

    return HTTPRouteHandler(address, http_method="GET", status_code=200)(send)
