"""Sites take turns in what is read for their streams, in news and in old logs, however much either hears."""

from __future__ import annotations

from contextlib import ExitStack

import httpx
import pytest

from service.games.game import Game
from service.narration.languages import LANGUAGES
from service.store import Record, Store
from service.streams.hub import MOST_TOLD
from service.streams.telling import PAGE
from service.streams.turns import LATE_AT_ONCE, LEAST, Wanted, in_turn, rows_of_each
from service.streams.voice import Voice
from tests.api.client import begun
from tests.hostile.test_streams import Process


async def begun_games(process: Process, http: httpx.AsyncClient, number: int) -> list[Game]:
    """So many games."""
    return [await process.game(await begun(http, setup={})) for _ in range(number)]


async def rows(store: Store, game: Game, number: int) -> list[Record]:
    """So many rows of a log, from its beginning: what they tell is of no matter."""
    ((_, data, link), *_) = await store.read(game.id, 0, 1) or []
    return [(version, data, link) for version in range(1, number + 1)]


async def test_who_reads_one_old_log_waits_for_none_of_the_many_of_another(
    http: httpx.AsyncClient, store: Store
) -> None:
    """Where readers come from takes turns, whatever games they read; also at the same game."""
    process = Process(store)
    games = await begun_games(process, http, 4 * LATE_AT_ONCE)
    with ExitStack() as readers:
        for number, game in [*enumerate(games), *enumerate(games)]:
            readers.enter_context(process.listening(game, number % 3, client="greedy"))
        process.hub.wanted()
        for game, after in ((games[-1], 1), (games[0], 2)):
            readers.enter_context(process.listening(game, after, client="other"))
        turns = [process.hub.wanted(), process.hub.wanted()]
        own = {(each.name, each.after) for turn in turns for each in turn if each.client == "other"}
        assert own == {(str(games[-1].id), 1), (str(games[0].id), 2)}
        assert [len(turn) for turn in turns] == [2, 2], "the many have no more than the few"


async def test_an_old_log_is_told_in_one_voice_after_the_other(http: httpx.AsyncClient, store: Store) -> None:
    """Who reads it in all languages has no more told in a turn than who reads it in one."""
    process = Process(store)
    (game,) = await begun_games(process, http, 1)
    page = await rows(store, game, game.version)
    with ExitStack() as readers:
        voices = [Voice(language) for language in LANGUAGES]
        listeners = [readers.enter_context(process.listening(game, 0, voice)) for voice in voices]
        for told in range(1, len(voices) + 1):
            wanted = process.hub.wanted()
            assert [each.after for each in wanted if each.listener] == [0]
            found = [page if each.listener else [] for each in wanted]
            await process.hub.deliver(wanted, found, [PAGE] * 2)
            assert sum(each.position == len(page) for each in listeners) == told
        assert all(each.live for each in listeners)


@pytest.mark.parametrize("live", [False, True], ids=["an old log", "news"])
async def test_who_hears_of_one_game_waits_for_none_of_the_news_of_many(
    http: httpx.AsyncClient, store: Store, *, live: bool
) -> None:
    """Where listeners are takes turns, whatever is told there; two games are read at a time."""
    process = Process(store)
    *many, own = await begun_games(process, http, 12)
    page = await rows(store, own, PAGE)
    with ExitStack() as readers:
        for game in many:
            readers.enter_context(process.listening(game, 0, client="greedy")).live = True
        reader = readers.enter_context(process.listening(own, 0, client="other"))
        reader.live = live
        for _ in range(2):
            await process.hub.deliver(process.hub.wanted(), [page, page], [PAGE] * 2)
        assert reader.position == PAGE


def test_who_hears_of_one_game_has_as_much_of_a_page_as_who_hears_of_many() -> None:
    """Each site has a part of it, and each game a part of its site's: some rows at least."""
    wanted = [Wanted("own", 0, "other"), *(Wanted(f"game {number}", 0, "greedy") for number in range(4))]
    assert rows_of_each(wanted, 100) == [50, 12, 12, 12, 12]
    assert rows_of_each([*wanted, *wanted], 100) == [25, LEAST, LEAST, LEAST, LEAST] * 2


async def test_whose_log_was_taken_out_is_looked_at_no_more(http: httpx.AsyncClient, store: Store) -> None:
    """Somebody has read a part of it when it goes into an archive: nothing more comes, and nothing waits."""
    process = Process(store)
    (game,) = await begun_games(process, http, 1)
    with process.listening(game, 1) as listener:
        (wanted,) = process.hub.wanted()
        await process.hub.deliver([wanted], [[]], [PAGE])
        assert process.hub.wanted() == []
        assert listener.live


def test_a_game_that_several_hear_is_read_in_the_turn_of_the_first() -> None:
    """Else the others would have theirs for it, and whoever comes behind would wait for ever."""
    live = {client: [Wanted("game", 0, client)] for client in ("one", "another")}
    assert in_turn(live, {}, ["one", "another"]) == [Wanted("game", 0, "one")]


async def test_whoever_has_news_reads_old_logs_beside_them(http: httpx.AsyncClient, store: Store) -> None:
    """However much happens: an old log, in one voice, leaves room for the news of the same site."""
    process = Process(store)
    games = await begun_games(process, http, 2)
    page = await rows(store, games[0], MOST_TOLD)
    with ExitStack() as readers:
        news, old = (readers.enter_context(process.listening(game, 0)) for game in games)
        news.live = True
        wanted = process.hub.wanted()
        found = [page if each.listener is None else page[:10] for each in wanted]
        await process.hub.deliver(wanted, found, [MOST_TOLD + 1] * 2)
        assert (news.position, old.position) == (MOST_TOLD, 10)


async def test_a_turn_of_what_is_told_has_an_end(http: httpx.AsyncClient, store: Store) -> None:
    """Behind so many events, in one voice each, those who have not been reached come first."""
    process = Process(store)
    games = await begun_games(process, http, 2)
    page = await rows(store, games[0], MOST_TOLD)
    with ExitStack() as readers:
        listeners = [readers.enter_context(process.listening(game, 0)) for game in games]
        for told in (1, 2):
            wanted = process.hub.wanted()
            await process.hub.deliver(wanted, [page for _ in wanted], [len(page) + 1] * 2)
            assert sum(each.position == MOST_TOLD for each in listeners) == told
