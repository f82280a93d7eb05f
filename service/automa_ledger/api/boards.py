"""The operations that draw a board as a picture."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2b
from time import time
from uuid import UUID

from automa_ledger.api.media_types import PNG, SVG
from automa_ledger.api.operation import PICTURE_LINK, Handler, Operation, ResponseSpec
from automa_ledger.api.parameters import (
    ACCEPT_LANGUAGE,
    IF_NONE_MATCH,
    SEAT,
    VERSION,
    QueryParameter,
    enumeration,
    identifier,
    integer,
    is_not_modified,
    text_matching,
)
from automa_ledger.api.request import Request
from automa_ledger.api.response_bodies import BoardLink
from automa_ledger.api.responses import Headers, Response
from automa_ledger.boards.boards import (
    BoardStyle,
    draw_board,
    draw_empty_board,
    edition,
    find_turn_moves,
    get_drawing,
)
from automa_ledger.boards.painter import render_png
from automa_ledger.boards.theme import THEME_NAMES
from automa_ledger.games.authorization import resolve_viewing_seat
from automa_ledger.games.game import Game
from automa_ledger.games.history import game_at, read_last_turn_states, state_at
from automa_ledger.games.picture_link import read_link, sign_link
from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from automa_ledger.refusals.access import GameUnknown, PictureLinkExpired
from automa_ledger.refusals.games import RulesetNotOffered
from automa_ledger.store import Access
from automa_rules.core.rejection import Rejected

TAG = "pictures"
MIN_WIDTH, MAX_WIDTH, DEFAULT_WIDTH = 100, 1000, 1000
CACHE_FOREVER = b"max-age=31536000, immutable"

THEME = QueryParameter("theme", "How the picture looks.", enumeration(THEME_NAMES), THEME_NAMES[0])
WIDTH = QueryParameter("width", "The width of the picture in pixels.", integer(MIN_WIDTH, MAX_WIDTH), None)
LAST_TURN = QueryParameter(
    "last_turn",
    "Show the moves of the last turn as arrows.",
    enumeration(("true", "false")),
    "false",
)
EDITION = QueryParameter(
    "edition",
    "The edition of the drawings that the client knows, from the ruleset's description. If it is the current "
    "one, a picture that cannot change may be cached for ever.",
    text_matching("^[0-9a-f]{16}$"),
    None,
)
PICTURE = QueryParameter(PICTURE_LINK, "A link in place of a token.", identifier(), None)
CONTENT_SECURITY_POLICY = (b"content-security-policy", b"default-src 'none'; sandbox")


async def draw_board_svg(request: Request) -> Response:
    """Return the board of a game as SVG."""
    look = BoardStyle(request.query(THEME), request.language, request.query(WIDTH))
    _, draw, headers = await _prepare_picture(request, look, SVG)
    headers.append((b"content-language", look.language.encode()))
    return (
        Response(304, headers)
        if draw is None
        else Response(200, [*headers, *_content_headers(SVG)], draw().encode())
    )


async def draw_board_png(request: Request) -> Response:
    """Return the board of a game as PNG, which shows no words."""
    width = request.query(WIDTH) or DEFAULT_WIDTH
    game_id, draw, headers = await _prepare_picture(
        request, BoardStyle(request.query(THEME), DEFAULT_LANGUAGE, width), PNG
    )
    if draw is None:
        return Response(304, headers)
    services = request.services
    async with request.hold_slot(game_id):
        png = await services.long_work.run(lambda: render_png(draw()))
    return Response(200, [*headers, *_content_headers(PNG)], png)


async def link_to_board(request: Request) -> Response:
    """Return addresses of the board's pictures that need no token."""
    game, _ = await request.load_game()
    link = sign_link(game.id, request.require_token_hash(), time())
    path = f"/v1/games/{game.id}/board"
    expires_at = datetime.fromtimestamp(link.expires, UTC)
    svg, png = (f"{path}.{form}?{PICTURE_LINK}={link}" for form in ("svg", "png"))
    return request.reply(BoardLink(svg, png, expires_at))


async def draw_empty_board_svg(request: Request) -> Response:
    """Return the empty board of a ruleset as SVG."""
    name = request.path("name")
    if name not in request.services.library.codecs:
        raise Rejected(RulesetNotOffered(name, tuple(request.services.library.codecs)))
    look = BoardStyle(request.query(THEME), request.language, request.query(WIDTH))
    get_drawing(name)
    caching = CACHE_FOREVER if request.query(EDITION) == edition() else b"no-cache"
    headers = [
        (b"etag", _entity_tag(name, look)),
        (b"cache-control", b"public, " + caching),
        (b"content-language", look.language.encode()),
    ]
    if is_not_modified(request.header(b"if-none-match"), headers[0][1]):
        return Response(304, headers)
    return Response(200, [*headers, *_content_headers(SVG)], draw_empty_board(name, look).encode())


async def _load_game(request: Request) -> tuple[Game, Access]:
    """Load the game of a picture, with a token or with a link.

    Raises Rejected `picture_link_expired` or as `load_game` does.
    """
    text = request.query(PICTURE)
    if text is None:
        return await request.load_game()
    link = read_link(text)
    if link is None:
        raise Rejected(GameUnknown(game=request.path("game_id")))
    if link.expires <= time():
        expired_at = datetime.fromtimestamp(link.expires, UTC)
        raise Rejected(PictureLinkExpired(expired_at=expired_at.strftime("%Y-%m-%dT%H:%M:%SZ")))
    return await request.load_game_of_picture(link)


async def _prepare_picture(
    request: Request, look: BoardStyle, media: str
) -> tuple[UUID, Callable[[], str] | None, Headers]:
    """Return the game's id, a function that draws its picture, and the headers.

    The function is None if the client already has the picture.
    """
    requested, shows_moves = request.query(VERSION), request.query(LAST_TURN) == "true"
    game, access = await _load_game(request)
    ruleset, library = game.codec.ruleset, request.services.library
    get_drawing(ruleset.name)
    version = game.version if requested is None else requested
    if shows_moves:
        game = game_at(game, version)
    state = state_at(game, version)
    seat = resolve_viewing_seat(ruleset, state, access, request.query(SEAT))
    tag = _entity_tag(version, seat, shows_moves, media, look)
    is_immutable = request.query(EDITION) == edition() and requested is not None
    headers: Headers = [
        (b"etag", tag),
        (b"cache-control", b"private, " + (CACHE_FOREVER if is_immutable else b"no-cache")),
    ]
    if is_not_modified(request.header(b"if-none-match"), tag):
        return game.id, None, headers
    states = await read_last_turn_states(library, game) if shows_moves else ()

    def draw() -> str:
        moves = find_turn_moves(ruleset.name, [ruleset.view(each, seat) for each in states])
        return draw_board(
            ruleset.name, ruleset.view(state, seat), look, turn=ruleset.turn(state), moves=moves
        )

    return game.id, draw, headers


def _entity_tag(of: object, *further: object) -> bytes:
    """Return the strong entity tag of a picture: its subject, and a hash of subject, edition and form."""
    content = repr((edition(), of, further)).encode()
    return b'"%s-%s"' % (str(of).encode(), blake2b(content, digest_size=8).hexdigest().encode())


def _content_headers(media: str) -> Headers:
    charset = b"; charset=utf-8" if media == SVG else b""
    return [(b"content-type", media.encode() + charset), CONTENT_SECURITY_POLICY]


def _game_board_operation(
    suffix: str, media: str, draw: Handler, headers: tuple[str, ...], **texts: str
) -> Operation:
    return Operation(
        id=f"drawBoard{suffix}",
        method="GET",
        path=f"/v1/games/{{game_id:str}}/board.{suffix.lower()}",
        tag=TAG,
        handler=draw,
        summary=texts["summary"],
        description=texts["description"],
        takes_picture_link=True,
        parameters=(
            *(VERSION, SEAT, LAST_TURN, THEME, WIDTH, EDITION, IF_NONE_MATCH),
            *((ACCEPT_LANGUAGE,) if "Content-Language" in headers else ()),
        ),
        responses={
            200: ResponseSpec(
                "The picture.", bytes, media=(media,), headers=("ETag", "Cache-Control", *headers)
            ),
            304: ResponseSpec("The client has this picture already.", media=(), headers=("ETag",)),
        },
        problems=(
            *("board_not_drawn", "not_acceptable", "picture_link_expired", "seat_forbidden", "seat_unknown"),
            "version_unknown",
            *(("too_much_long_work",) if media == PNG else ()),
        ),
    )


OPERATIONS = (
    _game_board_operation(
        "Svg",
        SVG,
        draw_board_svg,
        ("Content-Language",),
        summary="See the board of a game",
        description="Each place is an element `place-<id>`. Each piece is an element whose id stays the same "
        "from version to version, with classes and a title in the client's language. A group with the role "
        "`list` lists all places and what is there. Colours are attributes that a page's style sheet can "
        "override; there is no script and no style. `last_turn` adds an arrow for each move of a piece. The "
        "picture leaves out what is secret to the seat.",
    ),
    _game_board_operation(
        "Png",
        PNG,
        draw_board_png,
        (),
        summary="See the board of a game as PNG",
        description="For chats and virtual tabletops: the same drawing with only shapes, letters and "
        "numbers, 1000 pixels wide unless `width` says otherwise.",
    ),
    Operation(
        id="linkToBoard",
        method="GET",
        path="/v1/games/{game_id:str}/board/link",
        tag=TAG,
        summary="Get addresses of the board for an image element",
        description="An `<img>` sends no token. These addresses show what the token may see, for ten to "
        "fifteen minutes, and open nothing else. Add `version`, `last_turn`, `theme` or `width` with `&`. "
        "They end with the token. Anyone with an address can see the "
        "pictures: keep it out of logs and messages.",
        handler=link_to_board,
        responses={200: ResponseSpec("The addresses.", BoardLink)},
    ),
    Operation(
        id="drawEmptyBoard",
        method="GET",
        path="/v1/rulesets/{name:str}/board.svg",
        tag=TAG,
        summary="See the empty board of a ruleset",
        description="With the `edition` from the ruleset's description, the response never changes and may "
        "be cached for ever.",
        handler=draw_empty_board_svg,
        parameters=(THEME, WIDTH, EDITION, IF_NONE_MATCH, ACCEPT_LANGUAGE),
        needs_token=False,
        responses={
            200: ResponseSpec(
                "The picture.", bytes, media=(SVG,), headers=("ETag", "Cache-Control", "Content-Language")
            ),
            304: ResponseSpec("The client has this picture already.", media=(), headers=("ETag",)),
        },
        problems=("ruleset_not_offered", "board_not_drawn", "not_acceptable"),
    ),
)
