"""The guide at `/guide/`: the pages of docs/ with search, as built by the site generator."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from automa_ledger.api.responses import Response
from automa_ledger.api.static_files import CONTENT_TYPES, CSP_SELF, StaticFile, load_static_file

FOLDER = Path(__file__).with_name("guide")
START = "/guide/index.html"
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def guide_routes(folder: Path = FOLDER) -> Iterator[HTTPRouteHandler]:
    """Yield the routes of the guide; none if it was not built. Files are read on first request."""
    if not folder.is_dir():
        return
    names = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*.*")}
    load = cache(_load_guide_file)

    async def send(request: Request[Any, Any, Any]) -> Response:
        name = str(request.path_params["name"])
        if name not in names or names[name].suffix not in CONTENT_TYPES:
            raise NotFoundException
        return load(names[name], name).reply(request.headers.get("accept-encoding"))

    async def start() -> Response:
        return Response(308, [(b"location", START.encode())], b"")

    for address, answer in (("/guide", start), ("/guide/{name:path}", send)):
        yield HTTPRouteHandler(address, http_method=["GET", "HEAD"], status_code=200)(answer)


def _load_guide_file(path: Path, name: str) -> StaticFile:
    """Load a file with a policy that allows its own scripts, and inline scripts by their hashes.

    Inline styles are allowed, because the search adds one in a shadow tree.
    """
    inline = _INLINE.findall(path.read_bytes()) if path.suffix == ".html" else ()
    hashes = (b"'sha256-%b'" % b64encode(sha256(each).digest()) for each in inline)
    scripts, styles = b" ".join((CSP_SELF, *hashes)), CSP_SELF + b" 'unsafe-inline'"
    return load_static_file(path, name.removeprefix("/"), scripts, styles)
