"""The list of a key's games, page by page."""

from __future__ import annotations

import csv
import io
from datetime import datetime, timedelta

import httpx2
import pytest

from automa_ledger.api import listing
from automa_ledger.games.commit import parse_timestamp
from automa_ledger.games.library import Library
from automa_ledger.integrations.playlog.spreadsheet import format_row
from automa_ledger.store import GameFilter, Store
from tests.api.client import done, problem
from tests.api.endings import ended_scythe
from tests.api.keyed import KeyHolder, games, holder
from tests.api.logs import exported
from tests.api.running import ALL
from tests.domain.scythe.table import automa, human
from tests.store.keys import revoke


@pytest.fixture
def maker(http: httpx2.AsyncClient, database_url: str) -> KeyHolder:
    """Somebody who may begin and list games."""
    return holder(http, database_url, "games:create", "games:list")


async def test_pages_are_stable_while_games_begin(maker: KeyHolder) -> None:
    """The newest first; what begins between two pages moves nothing, and comes first next time."""
    old = [(await maker.begin())["game"] for _ in range(5)]
    first = await maker.list_games("?limit=2")
    new = (await maker.begin())["game"]
    second = await maker.list_games(f"?limit=2&after={first['next']}")
    await maker.begin()
    third = await maker.list_games(f"?limit=2&after={second['next']}")

    assert [games(page) for page in (first, second, third)] == [old[:-3:-1], old[2:0:-1], [old[0]]]
    assert third["next"] is None
    assert games(await maker.list_games())[1:] == [new, *old[::-1]]


async def test_no_table_goes_on_behind_a_key_that_works_no_more(
    maker: KeyHolder, store: Store, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is played behind its revocation is not told: there is no further page."""
    for _ in range(3):
        await maker.begin()
    monkeypatch.setattr(listing, "DEFAULT_PAGE_SIZE", 1)
    library = Library(store, ALL, 10)
    table = listing.csv_rows(library, maker.id, GameFilter())
    told = [await anext(table) for _ in range(2)]  # the names of its columns, and a game
    revoke(database_url, maker.id)
    assert len(told) == 2
    assert not [row async for row in table]


async def test_a_page_that_holds_the_rest_is_the_last(maker: KeyHolder) -> None:
    """No empty page follows it."""
    for _ in range(2):
        await maker.begin()

    assert (await maker.list_games("?limit=2"))["next"] is None
    assert (await maker.list_games("?limit=1"))["next"] is not None


async def test_a_list_can_be_of_one_ruleset(maker: KeyHolder, http: httpx2.AsyncClient) -> None:
    """Also page by page."""
    example = (await http.get("/v1/rulesets/expeditions")).json()["examples"]["setup"]
    counters = [(await maker.begin())["game"] for _ in range(2)]
    other = (await maker.begin({"ruleset": "expeditions", "setup": example}))["game"]
    counters.append((await maker.begin())["game"])

    assert games(await maker.list_games("?ruleset=expeditions")) == [other]
    assert games(await maker.list_games("?ruleset=scythe")) == []
    page = await maker.list_games("?ruleset=counter&limit=1")
    rest = await maker.list_games(f"?ruleset=counter&after={page['next']}")
    assert games(page) + games(rest) == counters[::-1]


async def test_a_listed_game_tells_how_it_stands(maker: KeyHolder) -> None:
    """Title, seats with their roles, whose turn it is, whether it is over, and when it was last played."""
    start = {"players": [human("crimea"), automa("nordic")], "turn": "human"}
    made = await maker.begin({"ruleset": "scythe", "position": start})
    (listed,) = (await maker.list_games())["games"]

    assert (listed["title"], listed["turn"], listed["over"]) == ("Scythe", "human", False)
    assert [(seat["name"], seat["kind"], seat["role"]) for seat in listed["seats"]] == [
        ("human", "human", "crimea"),
        ("automa", "automa", "nordic"),
    ]
    assert (listed["version"], listed["fault"]) == (made["version"], None)
    assert abs(
        parse_timestamp(listed["changed_at"]) - datetime.fromisoformat(listed["created_at"])
    ) < timedelta(minutes=1)


async def test_all_games_are_a_table_for_a_spreadsheet(
    maker: KeyHolder, http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line each over all pages, the newest first; with scores and winner when it is over."""
    monkeypatch.setattr(listing, "DEFAULT_PAGE_SIZE", 2)
    counters = [(await maker.begin())["game"] for _ in range(3)]
    setup = {"players": [human("crimea"), automa("nordic")], "turn": "human"}
    going = (await maker.begin({"ruleset": "scythe", "position": setup}))["game"]
    log = b"".join(await exported(await ended_scythe(http)))
    over = done(
        await http.post(
            "/v1/games/import", content=log, headers=maker.headers | {"Content-Type": "application/x-ndjson"}
        ),
        201,
    )
    answer = await http.get("/v1/games.csv", headers=maker.headers)
    rows = [*csv.DictReader(io.StringIO(answer.text))]
    score = (
        await http.get(
            f"/v1/games/{over['game']}/score", headers={"Authorization": f"Bearer {over['token']}"}
        )
    ).json()

    assert answer.headers["content-type"].startswith("text/csv")
    assert [row["game"] for row in rows] == [over["game"], going, *counters[::-1]]
    assert (rows[1]["human"], rows[1]["automa"], rows[1]["over"], rows[1]["winner"]) == (
        "crimea",
        "nordic",
        "false",
        "",
    )
    totals = {one["seat"]: one for one in score["standings"]}
    assert (int(rows[0]["human_score"]), rows[0]["over"]) == (totals["human"]["total"], "true")
    assert totals[rows[0]["winner"]]["wins"]
    few = await http.get("/v1/games.csv?ruleset=scythe", headers=maker.headers)
    assert len(few.text.splitlines()) == 3


def test_no_cell_is_a_formula() -> None:
    """What a spreadsheet would work out is text there; numbers stay numbers."""
    cells = ("=1+1", "+1", "-1", "@A1", "\tx", "\rx", "plain", -3, None, 'a "quote", and more')
    (read,) = csv.reader(io.StringIO(format_row(cells).decode(), newline=""))
    assert read == ["'=1+1", "'+1", "'-1", "'@A1", "'\tx", "'\rx", "plain", "-3", "", 'a "quote", and more']


@pytest.mark.parametrize(
    "query",
    [
        "after=",
        "after=1",
        "after=" + "-" * 31 + "%00",
        "after=" + "=" * 32,
        "after=" + "_" * 32 + "A",
        "after=f" + "_" * 31,  # a time that no calendar has
        "after=AQ" + "A" * 30,
        "limit=0",
        "limit=1001",
    ],
)
async def test_a_wrong_parameter_is_refused(maker: KeyHolder, query: str) -> None:
    """It is named."""
    answer = await maker.get(f"/v1/games?{query}")

    assert problem(answer, 400, "invalid_parameter")["parameter"] == query.partition("=")[0]


async def test_a_parameter_of_another_call_is_refused(maker: KeyHolder) -> None:
    """With those that there are."""
    refused = problem(await maker.get("/v1/games?seat=human"), 400, "parameter_unknown")

    assert (refused["parameter"], refused["known"]) == (
        "seat",
        ["after", "limit", "over", "ruleset", "since"],
    )


@pytest.mark.parametrize("ruleset", ["", "Scythe", "%00", "chess"])
async def test_a_ruleset_that_there_is_not_is_refused(maker: KeyHolder, ruleset: str) -> None:
    """As it is where a game begins."""
    refused = problem(await maker.get(f"/v1/games?ruleset={ruleset}"), 422, "ruleset_unknown")

    assert "scythe" in refused["known"]


async def test_any_other_cursor_is_a_place(maker: KeyHolder) -> None:
    """Text of the right form that was made up answers a page, maybe an empty one."""
    game = (await maker.begin())["game"]

    assert games(await maker.list_games("?after=" + "A" * 32)) == []
    assert games(await maker.list_games("?after=AAcAAAAAAAAA" + "A" * 20)) == [game]
