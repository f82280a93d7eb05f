"""The calls that hand a finished game to other programs and to people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from service.api.call import Call
from service.api.media import TEXT
from service.api.operation import Answer, Operation
from service.api.parameters import ACCEPT_LANGUAGE, Query, line
from service.api.reply import Reply
from service.games.entry import Entry
from service.games.past import commits_behind, entries
from service.integrations.playlog.bg_stats import BgStats, bg_stats
from service.integrations.playlog.link import PlayLink, play_link
from service.integrations.playlog.play import Played, played
from service.integrations.playlog.report import report

TAG = "playlog"
PLAYER = Query("player", "The name of the human, as the app knows it.", line(60), None)


async def bg_stats_file(call: Call) -> Reply:
    """The play for BG Stats."""
    play, document = await _for_bg_stats(call)
    name = f'attachment; filename="{play.game.id}.bgsplay"'.encode()
    return call.told(document, 200, [(b"content-disposition", name)])


async def bg_stats_link(call: Call) -> Reply:
    """The link that opens BG Stats with the play."""
    play, document = await _for_bg_stats(call)
    return call.told(play_link(document, play.game.codec.ruleset.name))


async def text_report(call: Call) -> Reply:
    """The report as plain text."""
    narrator, language = call.services.narrator, call.language
    async with _played(call) as (play, story):
        text = await call.services.long_work.run(lambda: report(play, story, narrator, language))
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-language", call.language.encode()),
    ]
    return Reply(200, headers, text.encode())


async def _for_bg_stats(call: Call) -> tuple[Played, BgStats]:
    player = call.query(PLAYER)
    narrator, language = call.services.narrator, call.language
    async with _played(call) as (play, _):
        return play, bg_stats(play, lambda word: narrator.name(language, word), player)


@asynccontextmanager
async def _played(call: Call) -> AsyncIterator[tuple[Played, list[Entry]]]:
    """A play and its whole story, while a place for long work is held."""
    game, _ = await call.game()
    library, long_work = call.services.library, call.services.long_work
    async with call.place(game.id):
        story = await entries(library, game, commits_behind(game, 0, game.version))
        yield await long_work.run(lambda: played(game, story)), story


OPERATIONS = (
    Operation(
        id="exportBgStats",
        method="GET",
        path="/v1/games/{game_id:str}/bg-stats",
        tag=TAG,
        summary="Export a finished game to BG Stats",
        description="The file that the app BG Stats imports (`.bgsplay`): the game, the players with their "
        "scores and roles, when it was played and for how long. Times are UTC; half an hour counts of a "
        "longer pause.",
        call=bg_stats_file,
        parameters=(PLAYER, ACCEPT_LANGUAGE),
        answers={200: Answer("The play.", BgStats, headers=("Content-Language",))},
        problems=("game_not_over", "too_much_long_work"),
    ),
    Operation(
        id="linkToBgStats",
        method="GET",
        path="/v1/games/{game_id:str}/bg-stats/link",
        tag=TAG,
        summary="Open BG Stats with a finished game",
        description="A link that opens the app on a phone with the play filled in, to look at and to save, "
        "by the app's own form, `createPlay`. Players and games that were matched once are known again.",
        call=bg_stats_link,
        parameters=(PLAYER, ACCEPT_LANGUAGE),
        answers={200: Answer("The link.", PlayLink, headers=("Content-Language",))},
        problems=("game_not_over", "too_much_long_work"),
    ),
    Operation(
        id="readReport",
        method="GET",
        path="/v1/games/{game_id:str}/report",
        tag=TAG,
        summary="Read a finished game as a report",
        description="Plain text: the result, and the story of the game without what was taken back.",
        call=text_report,
        parameters=(ACCEPT_LANGUAGE,),
        answers={200: Answer("The report.", str, media=(TEXT,), headers=("Content-Language",))},
        problems=("game_not_over", "too_much_long_work"),
    ),
)
