"""A connection, as `automa serve` bounds it: in number, in time, and in what waits on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, NoReturn, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from domain.core.rejected import Refusal
from service.cli.crowd import Crowd, greediest
from service.cli.gathering import Gathering
from service.cli.holding import Holding
from service.cli.one_host import names_one_host
from service.cli.parser import Parser
from service.cli.reading_on import Flow, ReadingOn
from service.http.door.edge import MOST_HEAD_BYTES
from service.http.door.left import Asked, Left
from service.http.door.network import site_of
from service.http.problems.document import problem_reply
from service.refusals.requests import HeadTooLarge, InvalidRequest, TooManyConnections
from service.settings import Settings

TUNNEL = b"CONNECT"
OFFER = b"upgrade"
BLANKS = b" \t"  # that are no part of a header's value (RFC 9110, 5.5)
MOST_ESCAPES = 64  # in the path: it is read before anybody else goes on, and no address has any
MOST_PARTING = 32  # connections beside those that may be, whose streams are being ended
MOST_WAITING = 16  # requests on one connection behind the one that is answered
MOST_HEADERS = 100  # of a head, and of what follows a body: each is work, however little it says
HEADER = 100  # bytes of memory beside its text
MOST_BEHIND = 64 << 20  # bytes of requests that wait behind others on all connections together
MOST_HELD = 64 << 20  # bytes that wait to be read on all connections together
MOST_UNREAD = 64 << 20  # bytes of answers that wait for all clients together
MOST_UNANSWERED = 256 << 20  # bytes of long bodies that all clients together have sent
MOST_UNANSWERED_OF_A_SITE = 32 << 20  # of these
LONG_BODY = 64 << 10  # bytes; only an import, a pack or a position has more
MOST_SHORT_CHUNKS = 1_000  # of a body: each is work, however little it brings
SHORT_CHUNK = 64  # bytes


class Connection(HttpToolsProtocol):
    """Uvicorn's protocol with bounds.

    Where all places are taken a new connection gets that of the one whose request, or the rest of it, has
    been awaited longest, or who has left an answer unread; or else of the one at work behind which most
    requests wait, or one for which `spare` ends something. When all are at work on one thing it is refused.
    Who gives way is of the site that has most in all, whoever has more on a single one, and never of one with
    fewer places than the site that comes. A site that has more than half of all makes room for itself, and
    for others also where all that it has is at work; where nobody rests, so does one that has more than they.

    What has begun is done, also when its client has gone: the edge is told, see `Left`.
    """

    most: ClassVar[int]
    spare: Callable[[], bool]
    head_seconds: ClassVar[int]  # from its beginning, or the first byte after an answer, to the end of a head
    body_seconds: ClassVar[int]  # from there to the end of the body
    most_of_a_site: ClassVar[int]  # bytes of long bodies; behind a proxy all clients are one
    most_in_vain: ClassVar[int]  # bytes of a body that are read behind its answer
    present: ClassVar[Crowd[Connection]]  # all but those that give way
    quiet: ClassVar[Crowd[Connection]]  # that are waited for
    unread: ClassVar[dict[Connection, None]]  # whose answers wait for their clients
    unanswered: ClassVar[dict[Connection, int]]  # whose bodies are long, and how much of them has come
    behind: ClassVar[Holding[Connection]]  # what waits for the answers before it
    held: ClassVar[Holding[Connection]]  # what waits to be read
    left: ClassVar[Left]
    reading: ClassVar[ReadingOn]
    flow: Flow
    gathering: Gathering
    site: str  # where it comes from, or the proxy before the service
    _due: asyncio.TimerHandle | None = None
    _answered: RequestResponseCycle | None = None  # now; `cycle` is the request that came last
    _asked: Asked | None = None  # what is at work
    _parting: Refusal | None = None  # what ends the connection, behind the answers that are due
    _fault = ""  # why what has come is no request, where the parser has nothing against it
    _next_waits = False  # a request, for the answer before it to be read
    _in_request = False
    _in_head = False
    _body_bytes = _chunks = _headers = 0
    _beside_bytes = 0  # of what is no part of a body: a head or trailers, behind the first part of them

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*given, **named)
        self.parser = Parser(self)

    @classmethod
    def bounded(cls, settings: Settings, spare: Callable[[], bool]) -> type[Connection]:
        """The connections of one server. `spare` ends one that somebody has too many of, if there is."""
        bounds = {
            "most": settings.max_connections,
            "head_seconds": settings.head_seconds,
            "body_seconds": settings.body_seconds,
            "most_of_a_site": MOST_UNANSWERED if settings.trusted_proxies else MOST_UNANSWERED_OF_A_SITE,
            "most_in_vain": 2 * settings.max_body_bytes,
            "present": Crowd(),
            "quiet": Crowd(),
            "unread": {},
            "unanswered": {},
            "behind": Holding(MOST_BEHIND),
            "held": Holding(MOST_HELD),
            "left": Left(max(1, settings.max_connections // 4)),
            "reading": ReadingOn(),
            "spare": staticmethod(spare),
        }
        return type("Connection", (cls,), bounds)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in if there is room or can be made."""
        self.gathering = gathering = Gathering(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.Transport", gathering))
        self.site = site_of(self.client and self.client[0])
        self.flow = Flow(cast("asyncio.Transport", gathering), self.reading, self.site, self._read)
        if len(self.connections) > self.most:
            leaving = self._giving_way()
            is_spared = leaving is None and len(self.connections) <= self.most + MOST_PARTING and self.spare()
            if leaving is None and not is_spared:
                leaving = self._of_who_has_more()
            if leaving is not None:
                leaving.at_work()
                self.present.discard(leaving)
                leaving.transport.abort()
            elif not is_spared:
                self._refuse(TooManyConnections(limit=self.most))
                return
        self.present.add(self)
        self._wait()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:  # noqa: ANN401 - uvicorn's own
        if self.flow.write_paused or self.gathering.has_much():
            # What is answered behind an answer that is left unread is kept, too, by whoever answers.
            self._next_waits = True
            self.quiet.add(self)
            self.pipeline.append((cycle, app))
            self.flow.pause_reading()
            return
        if len(cycle.body) > LONG_BODY:  # which has come while it waited
            self._have_come(len(cycle.body))
        self._asked = Asked(self.left)
        super()._start_asgi_task(cycle, partial(self._answer, app, self._asked))

    async def _answer(self, app: Any, asked: Asked, scope: Any, *messages: Any) -> None:  # noqa: ANN401 - the same
        scope["asked"] = asked
        try:
            await app(scope, *messages)
        finally:
            asked.end()
            if self._asked is asked:  # the next one may have begun
                self._asked = None
                if self.transport.is_closing():
                    self.unanswered.pop(self, None)

    def _giving_way(self) -> Connection | None:
        """Who makes room: of a site with more than half of all places, to itself too, before any other."""
        most = self.present.majority()
        among = self._has_no_fewer if most is None else most.__eq__
        leaving = self.quiet.first(among) or self._with_most_waiting(among)
        if leaving is None and most not in (None, self.site):
            leaving = self.present.first(among)
        return leaving

    def _has_no_fewer(self, site: str) -> bool:
        """Whether a site has as many places as the one that comes."""
        return self.present.number(site) >= self.present.number(self.site)

    def _of_who_has_more(self) -> Connection | None:
        """Though it is at work: of the site with most places, unless this one would have more then."""
        first = self.present.first()
        if first is None or self.present.number(first.site) <= self.present.number(self.site) + 1:
            return None
        return first

    def _with_most_waiting(self, among: Callable[[str], bool]) -> Connection | None:
        """Which of those at work, of some sites, has most requests behind the one that is now answered."""
        others = cast("set[Connection]", self.connections)
        greedy = [each for each in others if each.pipeline and among(each.site)]
        return greediest({each: len(each.pipeline) for each in greedy if not each.transport.is_closing()})

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it, and tell whoever answers, also where other requests wait behind that one."""
        self.at_work()
        self.present.discard(self)
        if self._asked is not None:
            self._asked.leave()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()
        self.unread.pop(self, None)
        if self._asked is None:  # else what has been sent is in memory until that is done
            self.unanswered.pop(self, None)
        self.behind.discard(self)
        self.held.discard(self)
        self.flow.end()
        self.gathering.forget()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn does so for some; until its end it keeps all of this
        if self.pipeline:
            self.pipeline.clear()  # of what is not begun each would lead back here, in circles
            self.cycle = self._answered = None  # type: ignore[assignment] # as before the first

    def data_received(self, data: bytes) -> None:
        """Read on when it is its turn: of all that waits for one there is an end."""
        self._unset_keepalive_if_required()
        if not self.flow.take(data):
            for leaving in self.held.more(self, len(data)):
                leaving.transport.abort()

    def _read(self, data: bytes) -> None:
        """What a client begins has to end in time, and what is no body before it is too large."""
        self.held.discard(self)
        if self._parting is not None:
            return
        self._beside_bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self._parting is not None:
            return
        if self._in_request and self._body_bytes > LONG_BODY and self.cycle.response_complete:
            self.flow.pause_reading()  # nobody else does, who takes what is sent
            self.flow.resume_reading()
        if self._in_request and self._beside_bytes > MOST_HEAD_BYTES:
            self._refuse(HeadTooLarge(limit=MOST_HEAD_BYTES))
            return
        if self._due is not None or self._next_waits:
            return
        if self.cycle.response_complete:  # there has been a request: until then the clock runs
            self._wait()
        elif self.cycle.more_body:
            self._wait_for_body()

    def on_message_begin(self) -> None:
        """A head follows."""
        self._in_request = self._in_head = True
        self._beside_bytes = self._body_bytes = self._chunks = self._headers = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take what stands in a head, without blanks behind it; of what follows a body, nothing is wanted."""
        self._headers += 1
        if self._headers > MOST_HEADERS:
            self._fail(f"more than {MOST_HEADERS} headers")
        if self._in_head:
            super().on_header(name, value.rstrip(BLANKS))

    def on_headers_complete(self) -> None:
        """A request is answered, or waits for those before it."""
        self.at_work()
        if self.parser.get_method() == TUNNEL:
            self._fail("no tunnel begins here")
        if self.parser.should_upgrade():
            self._in_head = False
            return  # it is read once more, without its offer
        if not names_one_host(self.url, self.headers, self.parser.get_http_version()):
            self._fail("a request names one host")
        if self.url.partition(b"?")[0].count(b"%") > MOST_ESCAPES:
            self._fail("the address has too many escapes")
        if len(self.pipeline) == MOST_WAITING:
            self._fail("too many requests wait on one connection")
        waiting = len(self.pipeline)
        super().on_headers_complete()
        self._in_head = False
        if len(self.pipeline) == waiting:
            self._answered = self.cycle
        else:
            self._wait_behind(sum(len(name) + len(value) + HEADER for name, value in self.headers))

    def _wait_behind(self, amount: int) -> None:
        for leaving in self.behind.more(self, amount):
            leaving.transport.abort()

    def on_chunk_header(self) -> None:
        """A part of a body follows."""
        self._chunks += 1
        if self._chunks > MOST_SHORT_CHUNKS + self._body_bytes // SHORT_CHUNK:
            self._fail("the chunks of a body are too short")

    def on_body(self, body: bytes) -> None:
        """A part of a body: of all that is long there is an end, answered or not."""
        self._beside_bytes = 0
        super().on_body(body)
        self._body_bytes += len(body)
        if self.cycle is not self._answered and not self.cycle.response_complete:
            self._wait_behind(len(body))
        if self.cycle.response_complete:
            if self._body_bytes > self.most_in_vain:
                self._fail("a body goes on behind its answer")
        elif self._body_bytes > LONG_BODY and self.cycle is self._answered:
            self._have_come(self._body_bytes)

    def _have_come(self, amount: int) -> None:
        """So many bytes of the body that is answered now, which is long."""
        self.unanswered[self] = amount
        own = {each: much for each, much in self.unanswered.items() if each.site == self.site}
        self._must_fit(own, self.most_of_a_site)
        self._must_fit(self.unanswered, MOST_UNANSWERED)

    def _must_fit(self, bodies: dict[Connection, int], most: int) -> None:
        """Cut off who is still sending, or else this one, until what all have sent is no more than that."""
        while self in self.unanswered and sum(bodies.values()) > most:
            coming = {each: much for each, much in bodies.items() if each.is_coming}
            leaving = greediest(coming) or self
            for each in (bodies, self.unanswered):
                each.pop(leaving, None)
            leaving.transport.abort()

    def on_message_complete(self) -> None:
        """A request has come whole, unless it offers another protocol: then its head has."""
        if self.parser.should_upgrade():
            return
        self._in_request = False
        super().on_message_complete()
        self.at_work()
        if self._next_waits:
            self.quiet.add(self)

    def without_offer(self) -> bytes:
        """The head that came last, without the offer of another protocol in it."""
        method, version = self.parser.get_method(), self.parser.get_http_version().encode()
        lines = [b"%b: %b\r\n" % header for header in self.headers if header[0] != OFFER]
        return b"".join([b"%b %b HTTP/%b\r\n" % (method, self.url, version), *lines, b"\r\n"])

    def on_response_complete(self) -> None:
        """Nothing more is read while requests wait that have been; without any, uvicorn's own clock runs."""
        is_last = not self.pipeline
        self._answered = None if is_last else self.pipeline[-1][0]
        self.unanswered.pop(self, None)
        super().on_response_complete()
        if not self.pipeline:
            self.behind.discard(self)
        if is_last and self._parting is not None:
            self._part(self._parting)
        elif self.pipeline:
            self.flow.pause_reading()
        elif self.cycle.response_complete:
            self.quiet.add(self)

    def pause_writing(self) -> None:
        """More of an answer waits than its client takes: of all that waits together there is an end."""
        super().pause_writing()
        self.quiet.add(self)
        self.unread[self] = None
        while len(self.unread) > 1 and sum(each.unsent for each in self.unread) > MOST_UNREAD:
            leaving = greediest({each: each.unsent for each in self.unread}) or self
            del self.unread[leaving]
            leaving.transport.abort()

    def resume_writing(self) -> None:
        """All of it has gone, or a part, behind which the next one is sent."""
        if self.gathering.send_on():
            return
        super().resume_writing()
        self.unread.pop(self, None)
        if not self.cycle.response_complete:
            self.quiet.discard(self)
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
                self._wait_for_body()
        elif self._parting is not None:
            self._part(self._parting)
        if not self.pipeline:
            self.behind.discard(self)
            self.flow.resume_reading()

    @property
    def is_coming(self) -> bool:
        """Whether the rest of the body is awaited that is answered now."""
        answered = self._answered
        return answered is not None and answered.more_body and not self.transport.is_closing()

    @property
    def unsent(self) -> int:
        """How many bytes wait for the client."""
        return self.transport.get_write_buffer_size()

    def send_400_response(self, msg: str) -> None:
        """What is no request is answered by a problem, as all else is."""
        self._refuse(InvalidRequest(reason=self._fault or msg))

    def at_work(self) -> None:
        """Stop the clock, and be none of the quiet."""
        self.quiet.discard(self)
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _wait(self) -> None:
        self.quiet.add(self)
        self._due = self.loop.call_later(self.head_seconds, self.transport.abort)

    def _wait_for_body(self) -> None:
        self.quiet.add(self)
        self._due = self.loop.call_later(self.body_seconds, self.transport.abort)

    def _fail(self, reason: str) -> NoReturn:
        self._fault = reason
        raise httptools.HttpParserError(reason)

    def _refuse(self, refusal: Refusal) -> None:
        """End the connection; no request that was taken on finds this in the place of its answer."""
        is_behind = bool(self.pipeline)
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        if cycle is not None and cycle.response_complete and self._in_request and not self._in_head:
            self.transport.close()  # it has its answer
            return
        if cycle is not None and not cycle.response_complete:
            if is_behind and cycle.more_body:
                self.pipeline.popleft()  # it is this one that is refused
            is_behind = is_behind or cycle.response_started or not cycle.more_body
        if is_behind:
            self.at_work()
            if self.flow.write_paused:
                self.quiet.add(self)  # for its client to read on
            self._parting = refusal
        else:
            self._part(refusal)

    def _part(self, refusal: Refusal) -> None:
        if self.transport.is_closing():
            return
        reply = problem_reply(refusal)
        length = b"%d" % len(reply.body)
        headers = [*reply.headers, (b"content-length", length), (b"connection", b"close")]
        lines = [b"%b: %b\r\n" % header for header in headers]
        self.transport.write(b"".join([STATUS_LINE[reply.status], *lines, b"\r\n", reply.body]))
        self.transport.close()
