"""A request, as handlers see it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Iterable
from contextlib import AbstractAsyncContextManager
from importlib.metadata import version as distribution_version
from time import perf_counter
from typing import Any, TypeVar, cast
from urllib.parse import parse_qsl
from uuid import UUID

from litestar.types import HTTPScope, Receive

from automa_ledger.api.body_decoder import EMPTY_BODIES, MAX_DOCUMENT_BYTES, decode_body, read_body
from automa_ledger.api.media_types import DOCUMENT_TYPES, JSON, SYNONYMS, negotiate_media_type
from automa_ledger.api.middleware.error_and_access_log import WAITED_SECONDS
from automa_ledger.api.parameters import (
    LAST_EVENT_ID,
    VIEW,
    QueryParameter,
    format_entity_tag,
    integer,
    parse_uuid,
)
from automa_ledger.api.responses import Headers, Response, reply
from automa_ledger.api.services import Services
from automa_ledger.games.authorization import hash_token
from automa_ledger.games.codec import Codec
from automa_ledger.games.game import Game
from automa_ledger.games.picture_link import PictureLink
from automa_ledger.narration.display_names import set_display_names
from automa_ledger.narration.languages import negotiate_language
from automa_ledger.refusals.access import GameUnknown, TokenMissing
from automa_ledger.refusals.requests import InvalidParameter, MediaTypeUnsupported, ParameterUnknown
from automa_ledger.store import Access, LoadedGame
from automa_rules.core.rejection import Rejected

T = TypeVar("T")
Default = TypeVar("Default")

RELEASE = distribution_version("automa-ledger")  # part of entity tags: another one may use other words
MAX_PARAMETERS = 16
NO_PARAMETERS: dict[str, str] = {}
_NON_NEGATIVE = integer(0)
_VERSION = integer(1)


class Request:
    """A request whose headers, parameters and body are read on demand.

    `ruleset` is that of the game, once it is known; refusals use its words. `media` is the media type of the
    response, which `negotiate` chooses.
    """

    __slots__ = ("_headers", "_query", "_receive", "_scope", "_token", "media", "ruleset", "services")

    def __init__(self, services: Services, scope: HTTPScope, receive: Receive) -> None:
        self.services = services
        self.ruleset: str | None = None
        self.media = JSON
        self._scope = scope
        self._receive = receive
        self._headers: dict[bytes, bytes] = dict(scope["headers"])
        if len(self._headers) < len(list(scope["headers"])):
            self._headers = _join_repeated(scope["headers"])
        self._query = NO_PARAMETERS
        self._token: bytes | None = None

    def header(self, name: bytes) -> str | None:
        """Return a header's value; `name` is in lower case."""
        value = self._headers.get(name)
        return None if value is None else value.decode("latin-1")

    def read_query(self, names: frozenset[str]) -> None:
        """Read the query parameters. Raises Rejected `parameter_unknown` for one not in `names`."""
        text = self._scope["query_string"]
        if not text:
            return
        self._query = _parse_query(text.decode("latin-1"))
        for name in self._query:
            if name not in names:
                raise Rejected(ParameterUnknown(parameter=name, known=tuple(sorted(names))))

    def path(self, name: str) -> str:
        """Return a path parameter; empty if the path has none of this name."""
        return str(self._scope["path_params"].get(name, ""))

    def query(self, parameter: QueryParameter[T, Default]) -> T | Default:
        """Return a query parameter. Raises Rejected `invalid_parameter`."""
        return parameter.value(self._query.get(parameter.name))

    def last_event_id(self) -> int | None:
        """Return the version in `Last-Event-ID`, if there is one. Raises Rejected `invalid_parameter`."""
        text = self.header(b"last-event-id")
        return None if text is None else _NON_NEGATIVE.read(LAST_EVENT_ID.name, text)

    def step_from_path(self) -> tuple[int, int]:
        """Return a commit's version and an event's place in it. Raises Rejected `invalid_parameter`."""
        return _VERSION.read("version", self.path("version")), _NON_NEGATIVE.read("place", self.path("place"))

    def tag(self, version: int, seat: str | None) -> bytes:
        """Return the strong entity tag of a seat's view of a version, in the requested representation."""
        parts = (
            RELEASE,
            self.media,
            self.language,
            self.query(VIEW) or "",
            "" if seat is None else f"seat {seat}",
        )
        return format_entity_tag(version, hashlib.sha256("\0".join(parts).encode()).hexdigest()[:8])

    @property
    def address(self) -> str:
        """The path of the request."""
        return str(self._scope["path"])

    @property
    def raw_path(self) -> str:
        """The path as the client wrote it: other spellings lead to the same operation."""
        return self._scope["raw_path"].decode("latin-1")

    async def raw_body(self, limit: int = MAX_DOCUMENT_BYTES) -> bytes:
        """Read the undecoded body, of at most `limit` bytes. Raises Rejected `body_too_large`."""
        limit = min(limit, self.services.max_body_bytes)
        return await read_body(self._receive, self._headers.get(b"content-length"), limit)

    def fingerprint(self, body: bytes) -> bytes:
        """Return 32 bytes that are equal for requests with the same sender, address and body."""
        parts = (
            hash_token(self.bearer_token() or ""),
            self._scope["path"].encode(),
            self._scope["query_string"],
            body,
        )
        return hashlib.sha256(b"\0".join(parts)).digest()

    def decode_body(self, raw: bytes, limit: int = MAX_DOCUMENT_BYTES) -> Any:  # noqa: ANN401 - whatever the client has sent
        """Decode the body to plain values; an empty one is an empty object.

        Raises Rejected `invalid_body` or `media_type_unsupported`.
        """
        if raw in EMPTY_BODIES:
            return {}
        return decode_body(raw, self.body_media_type(JSON, DOCUMENT_TYPES), limit)

    def body_media_type(self, usual: str, taken: tuple[str, ...]) -> str:
        """Return the media type of the body; `usual` if the request names none.

        Raises Rejected `media_type_unsupported` for a compressed body, and for a web page whose type is
        missing or not in `taken`: browsers send what a form can send from any origin, without a preflight
        request.
        """
        encoding = self.header(b"content-encoding")
        if encoding is not None and encoding.strip().lower() != "identity":
            raise Rejected(MediaTypeUnsupported(media_type=encoding, supported=taken))
        content_type = self.header(b"content-type")
        if content_type is None and b"origin" not in self._headers:
            return usual
        media = (content_type or "").split(";", 1)[0].strip().lower()
        media = SYNONYMS.get(media, media)
        if b"origin" in self._headers and media not in taken:
            raise Rejected(MediaTypeUnsupported(media_type=media, supported=taken))
        return media

    def require_token_hash(self) -> bytes:
        """Return the hash of the request's token. Raises Rejected `token_missing`."""
        if self._token is None:
            token = self.bearer_token()
            if token is None:
                raise Rejected(TokenMissing())
            self._token = hash_token(token)
        return self._token

    def bearer_token(self) -> str | None:
        """Return the request's token or API key, if there is one."""
        scheme, _, token = (self.header(b"authorization") or "").partition(" ")
        return (token.strip() or None) if scheme.lower() == "bearer" else None

    @property
    def client(self) -> str | None:
        """The address of the client."""
        client = self._scope["client"]
        return client and client[0]

    async def wait_while_connected(self, work: Coroutine[None, None, object]) -> None:
        """Wait for something that takes long; stop waiting when the client disconnects.

        The time does not count as the service's own.
        """
        started = perf_counter()
        tasks = [asyncio.create_task(work), asyncio.create_task(wait_for_disconnect(self._receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            cast("dict[str, object]", self._scope)[WAITED_SECONDS] = perf_counter() - started

    async def load_game(self, *, fresh: bool = True) -> tuple[Game, Access]:
        """Load the game in the path, and what the token allows in it.

        Without `fresh` a cached older version may be returned. Raises Rejected `token_missing` or
        `game_unknown`.
        """
        token = self.require_token_hash()  # first: without a token, nothing about the id is revealed
        game_id = self.game_id()
        try:
            game, access = await self.services.library.open(game_id, token, fresh=fresh)
        except Rejected:
            self.services.clients.forget(game_id, token)
            raise
        self.services.clients.remember(game_id, token)
        self._set_game(game)
        return game, access

    async def load_game_of_picture(self, link: PictureLink) -> tuple[Game, Access]:
        """Load the game in the path for one of its pictures. Raises Rejected `game_unknown`."""
        game, access = await self.services.library.open_with_link(self.game_id(), link)
        self._set_game(game)
        return game, access

    async def load_game_of_key(self, key_id: UUID) -> Game:
        """Load the game in the path, if it is listed for an API key. Raises Rejected `game_unknown`."""
        game = await self.services.library.open_with_key(self.game_id(), key_id)
        self._set_game(game)
        return game

    async def load_log(self) -> tuple[UUID, Codec, LoadedGame]:
        """Load the stored log of the game in the path, even if no game can be built from it.

        Raises Rejected `token_missing` or `game_unknown`.
        """
        token, game_id = self.require_token_hash(), self.game_id()
        codec, loaded = await self.services.library.load_game(
            game_id, is_permitted=lambda loaded: token in loaded.tokens
        )
        self.services.clients.remember(game_id, token)
        self.ruleset = codec.ruleset.name
        return game_id, codec, loaded

    def hold_slot(self, game_id: UUID) -> AbstractAsyncContextManager[None]:
        """Hold a slot for long work on a game, which all its tokens share.

        Entering raises Rejected `too_much_long_work`.
        """
        return self.services.long_work.hold_slot(f"game {game_id}", str(game_id))

    def game_id(self) -> UUID:
        """Return the id of the game in the path. Raises Rejected `game_unknown` if it is not a UUID."""
        text = self.path("game_id")
        found = parse_uuid(text)
        if found is None:
            raise Rejected(GameUnknown(game=text))
        return found

    def _set_game(self, game: Game) -> None:
        self.ruleset = game.codec.ruleset.name
        set_display_names(game.names)

    def negotiate(self, offered: tuple[str, ...]) -> None:
        """Choose the media type of the response before the handler runs. Raises Rejected `not_acceptable`."""
        self.media = negotiate_media_type(self.header(b"accept"), offered)

    @property
    def language(self) -> str:
        """The language of the response."""
        return negotiate_language(self.header(b"accept-language"))

    def reply(self, content: object, status: int = 200, headers: Headers | None = None) -> Response:
        """Return a document in the media type that the client accepts."""
        return reply(content, self.media, status, headers)

    def localized_response(
        self, content: object, status: int = 200, headers: Headers | None = None
    ) -> Response:
        """Return a document whose sentences are in the client's language."""
        language = (b"content-language", self.language.encode())
        return reply(content, self.media, status, [language, *(headers or ())])


async def wait_for_disconnect(receive: Receive) -> None:
    """Wait until the client closes the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _join_repeated(headers: Iterable[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """The headers by name; those of one name are a list (RFC 9110, 5.3)."""
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        found[name] = found[name] + b", " + value if name in found else value
    return found


def _parse_query(query: str) -> dict[str, str]:
    """Raises Rejected `invalid_parameter` for a duplicate, and for more than 16 parameters."""
    try:
        pairs = parse_qsl(query, keep_blank_values=True, max_num_fields=MAX_PARAMETERS)
    except ValueError as error:
        raise Rejected(InvalidParameter(fault="too_many", most=MAX_PARAMETERS)) from error
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Rejected(InvalidParameter(fault="repeated"))
    return found
