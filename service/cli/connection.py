"""A connection, as `automa serve` bounds it: in number, in time, and in what waits on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, NoReturn, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from domain.core.rejected import Refusal
from service.api.middleware.error_and_access_log import MAX_HEAD_BYTES
from service.api.middleware.network import site_of
from service.api.problems.document import problem_response
from service.cli.gathering import Gathering
from service.cli.heads import fault
from service.cli.kept import Kept
from service.cli.parser import Parser
from service.cli.places import Places
from service.cli.reading_on import Flow, ReadingOn
from service.refusals.requests import HeadTooLarge, InvalidRequest, TooManyConnections
from service.settings import Settings

OFFER = b"upgrade"
LENGTH = b"content-length"
BLANKS = b" \t"  # that are no part of a header's value (RFC 9110, 5.5)
MOST_WAITING = 16  # requests on one connection behind the one that is answered
MOST_HEADERS = 100  # of a head, and of what follows a body: each is work, however little it says
HEADER = 100  # bytes of memory beside its text
LONG_BODY = 64 << 10  # bytes; only an import, a pack or a position has more
MOST_SHORT_CHUNKS = 1_000  # of a body: each is work, however little it brings
SHORT_CHUNK = 64  # bytes


class Connection(HttpToolsProtocol):
    """Uvicorn's protocol with bounds."""

    head_seconds: ClassVar[int]  # from its beginning, or the first byte after an answer, to the end of a head
    body_seconds: ClassVar[int]  # from there to the end of the body
    most_in_vain: ClassVar[int]  # bytes that are read behind an answer, or behind what is no request
    places: ClassVar[Places[Connection]]
    kept: ClassVar[Kept[Connection]]
    reading: ClassVar[ReadingOn]
    flow: Flow
    gathering: Gathering
    site: str  # where it comes from, or the proxy before the service
    _due: asyncio.TimerHandle | None = None
    _answered: RequestResponseCycle | None = None  # now; `cycle` is the request that came last
    _at_work: object = None  # the request that is answered
    _parting: Refusal | None = None  # what ends the connection, behind the answers that are due
    _fault = ""  # why what has come is no request, where the parser has nothing against it
    _next_waits = False  # a request, for the answer before it to be read
    _in_request = False
    _in_head = False
    _body_bytes = _chunks = _headers = _length = 0
    _beside_bytes = 0  # of what is no part of a body: a head or trailers, behind the first part of them

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*given, **named)
        self.parser = Parser(self)

    @classmethod
    def bounded(cls, settings: Settings, spare: Callable[[], bool]) -> type[Connection]:
        """The connections of one server. `spare` ends one that somebody has too many of, if there is."""
        bounds = {
            "head_seconds": settings.head_seconds,
            "body_seconds": settings.body_seconds,
            "most_in_vain": 2 * settings.max_body_bytes,
            "places": Places(settings.max_connections, spare),
            "kept": Kept(settings.max_body_bytes, is_behind_a_proxy=bool(settings.trusted_proxies)),
            "reading": ReadingOn(),
        }
        return type("Connection", (cls,), bounds)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in if there is room or can be made."""
        self.gathering = gathering = Gathering(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.Transport", gathering))
        self.site = site_of(self.client and self.client[0])
        self.flow = Flow(cast("asyncio.Transport", gathering), self.reading, self.site, self._read)
        if self.places.take(self, cast("set[Connection]", self.connections)):
            self._wait(self.head_seconds)
        else:
            self._refuse(TooManyConnections(limit=self.places.most))

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401 - uvicorn's own
        if self.flow.write_paused or self.gathering.has_much():
            # What is answered behind an answer that is left unread is kept, too, by whoever answers.
            self._next_waits = True
            self.places.quiet.add(self)
            self.pipeline.append((cycle, app))
            self.flow.pause_reading()
            return
        self._at_work = cycle
        super()._start_asgi_task(cycle, partial(self._answer, app, cycle))

    async def _answer(self, app: Any, cycle: object, *call: Any) -> None:  # noqa: ANN401 - uvicorn's own
        try:
            await app(*call)
        finally:
            if self._at_work is cycle:  # the next one may have begun
                self._at_work = None
                if self.transport.is_closing():
                    self.kept.bodies.discard(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it, and tell whoever answers, also where other requests wait behind that one."""
        self.places.leave(self)
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
        self.kept.forget(self, is_at_work=self._at_work is not None)
        self.flow.end()
        self.gathering.forget()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn does so for some; until its end it keeps all of this
        if self.pipeline:
            self.pipeline.clear()  # of what is not begun each would lead back here, in circles
            self.cycle = self._answered = None  # type: ignore[assignment] # as before the first

    def data_received(self, data: bytes) -> None:
        """Read on when it is its turn: of all that waits for one there is an end."""
        self.flow.take(data)
        if self.flow.waiting:
            self.kept.to_read.holds(self, self.flow.waiting)

    def _read(self, data: bytes) -> None:
        """What a client begins has to end in time, and what is no body before it is too large."""
        self._unset_keepalive_if_required()  # what was held may have waited for the answer before it
        if self.flow.waiting:
            self.kept.to_read.holds(self, self.flow.waiting)
        else:
            self.kept.to_read.discard(self)
        self._beside_bytes += len(data)
        if self._parting is not None:
            if self._beside_bytes > self.most_in_vain:
                self.transport.abort()
            return
        super().data_received(data)
        if self.transport.is_closing() or self._parting is not None:
            return
        if self._in_request and self._body_bytes > LONG_BODY and self.cycle.response_complete:
            self.flow.pause_reading()  # nobody else does, who takes what is sent
            self.flow.resume_reading()
        if self._in_request and self._beside_bytes > MAX_HEAD_BYTES:
            self._refuse(HeadTooLarge(limit=MAX_HEAD_BYTES))
            return
        if self._due is not None or self._next_waits:
            return
        if self.cycle.response_complete:  # there has been a request: until then the clock runs
            self._wait(self.head_seconds)
        elif self.cycle.more_body:
            self._wait(self.body_seconds)

    def on_message_begin(self) -> None:
        """A head follows."""
        self._in_request = self._in_head = True
        self._beside_bytes = self._body_bytes = self._chunks = self._headers = self._length = 0
        self.flow.plain = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take what stands in a head, without blanks behind it; of what follows a body, nothing is wanted."""
        self._headers += 1
        if self._headers > MOST_HEADERS:
            self._fail(f"more than {MOST_HEADERS} headers")
        if self._in_head:
            super().on_header(name, value.rstrip(BLANKS))
            if self.headers[-1][0] == LENGTH:
                self._length = int(self.headers[-1][1].lstrip(b"0") or b"0")

    def on_headers_complete(self) -> None:
        """A request is answered, or waits for those before it."""
        self.at_work()
        method, version = self.parser.get_method(), self.parser.get_http_version()
        if wrong := fault(method, self.url, self.headers, version):
            self._fail(wrong)
        if self.parser.should_upgrade():
            self._in_head = False
            return  # it is read once more, without its offer
        if len(self.pipeline) == MOST_WAITING:
            self._fail("too many requests wait on one connection")
        waiting = len(self.pipeline)
        super().on_headers_complete()
        self._in_head, self._headers, self.flow.plain = False, 0, self._length
        if len(self.pipeline) == waiting:
            self._answered = self.cycle
        else:
            length = sum(len(name) + len(value) + HEADER for name, value in self.headers)
            self.kept.behind.more(self, 2 * len(self.url) + length)

    def on_chunk_header(self) -> None:
        """A part of a body follows."""
        self._chunks += 1
        if self._chunks > MOST_SHORT_CHUNKS + self._body_bytes // SHORT_CHUNK:
            self._fail("the chunks of a body are too short")

    def on_body(self, body: bytes) -> None:
        """A part of a body: of all that is long there is an end, answered or not."""
        self._beside_bytes = 0
        self.flow.plain = max(0, self.flow.plain - len(body))
        super().on_body(body)
        self._body_bytes += len(body)
        if self.cycle is not self._answered and not self.cycle.response_complete:
            self.kept.behind.more(self, len(body))
        if self.cycle.response_started:
            if self._body_bytes > self.most_in_vain:
                self._fail("a body goes on behind its answer")
        elif self._body_bytes > LONG_BODY and self.cycle is self._answered:
            self.kept.bodies.holds(self, self._body_bytes)

    def on_message_complete(self) -> None:
        """A request has come whole, unless it offers another protocol: then its head has."""
        if self.parser.should_upgrade():
            return
        self._in_request = False
        super().on_message_complete()
        self.at_work()
        if self._next_waits:
            self.places.quiet.add(self)

    def without_offer(self) -> bytes:
        """The head that came last, without the offer of another protocol in it."""
        method, version = self.parser.get_method(), self.parser.get_http_version().encode()
        lines = [b"%b: %b\r\n" % header for header in self.headers if header[0] != OFFER]
        return b"".join([b"%b %b HTTP/%b\r\n" % (method, self.url, version), *lines, b"\r\n"])

    def on_response_complete(self) -> None:
        """Nothing more is read while requests wait that have been; without any, uvicorn's own clock runs."""
        is_last = not self.pipeline
        if self._answered is not None:
            # What nobody has read of it would be kept: a connection at rest keeps its request.
            self._answered.body = bytearray()
        self._answered = None if is_last else self.pipeline[-1][0]
        self.kept.bodies.discard(self)
        super().on_response_complete()
        if not self.pipeline:
            self.kept.behind.discard(self)
        if is_last and self._parting is not None:
            self._part(self._parting)
        elif self.pipeline:
            self.flow.pause_reading()
        elif self.cycle.response_complete:
            self.places.quiet.add(self)

    def pause_writing(self) -> None:
        """More of an answer waits than its client takes: of all that waits together there is an end."""
        super().pause_writing()
        self.places.quiet.add(self)
        self.kept.unread.holds(self, self.unsent)

    def resume_writing(self) -> None:
        """All of it has gone, or a part, behind which the next one is sent."""
        if self.gathering.send_on():
            return
        super().resume_writing()
        self.kept.unread.discard(self)
        if not self.cycle.response_complete:
            self.places.quiet.discard(self)
        if self._next_waits:
            self._go_on()

    def _go_on(self) -> None:
        """Answer the request that has waited until the answer before it was read."""
        self._next_waits = False
        if self.pipeline:
            cycle, app = self.pipeline.pop()
            self._answered = cycle
            self._start_asgi_task(cycle, app)
            if self._due is None and not self._next_waits and not self.pipeline and cycle.more_body:
                self._wait(self.body_seconds)
        elif self._parting is not None:
            self._part(self._parting)
        if not self.pipeline:
            self.kept.behind.discard(self)
            self.flow.resume_reading()

    @property
    def is_coming(self) -> bool:
        """Whether the rest of the body is awaited that is answered now."""
        answered = self._answered
        return answered is not None and answered.more_body and not self.transport.is_closing()

    @property
    def is_answering(self) -> bool:
        """Whether the answer has begun to what is answered now."""
        return self._answered is not None and self._answered.response_started

    @property
    def unsent(self) -> int:
        """How many bytes wait for the client."""
        return self.transport.get_write_buffer_size()

    def send_400_response(self, msg: str) -> None:
        """What is no request is answered by a problem, as all else is."""
        self._refuse(InvalidRequest(reason=self._fault or msg))

    def at_work(self) -> None:
        """Stop the clock, and be none of the quiet."""
        self.places.quiet.discard(self)
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _wait(self, seconds: int) -> None:
        self.places.quiet.add(self)
        self._due = self.loop.call_later(seconds, self.transport.abort)

    def _fail(self, reason: str) -> NoReturn:
        self._fault = reason
        raise httptools.HttpParserError(reason)

    def _refuse(self, refusal: Refusal) -> None:
        """End the connection; no request that was taken on finds this in the place of its answer."""
        is_behind = bool(self.pipeline)
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        if cycle is not None and cycle.response_complete and self._in_request and not self._in_head:
            self._close()  # it has its answer
            return
        if cycle is not None and not cycle.response_complete:
            if is_behind and cycle.more_body:
                self.pipeline.popleft()  # it is this one that is refused
            is_behind = is_behind or cycle.response_started or not cycle.more_body
        if is_behind:
            self.at_work()
            if self.flow.write_paused:
                self.places.quiet.add(self)  # for its client to read on
            self._parting = refusal
        else:
            self._part(refusal)

    def _part(self, refusal: Refusal) -> None:
        if self.transport.is_closing():
            return
        reply = problem_response(refusal)
        length = b"%d" % len(reply.body)
        headers = [*reply.headers, (b"content-length", length), (b"connection", b"close")]
        lines = [b"%b: %b\r\n" % header for header in headers]
        self.transport.write(b"".join([STATUS_LINE[reply.status], *lines, b"\r\n", reply.body]))
        self._close()

    def _close(self) -> None:
        """End it behind what its client is still to take: it is waited for, and not for long."""
        self.at_work()
        self.transport.close()
        self._wait(self.head_seconds)
