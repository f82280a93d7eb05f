"""Boards as pictures: what is drawn, how it can be found, who sees what, and how long it may be kept."""

from __future__ import annotations

import struct
from typing import Any
from xml.etree import ElementTree as ET

import httpx2
import pytest

from automa_ledger.boards.boards import DRAWINGS
from automa_ledger.boards.theme import THEME_NAMES
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import LANGUAGES
from automa_rules.scythe.board import TERRITORIES
from automa_rules.scythe.coordinates import PLACES
from tests.api.client import Player, begun, done, problem

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 70_000
CRIMEA = {
    "kind": "human",
    "faction": "crimea",
    "popularity": 3,
    "coins": 4,
    "combat_cards": [2, 5],
    "mechs": ["r5c3"],
    "workers": ["r6c3", "r7c3"],
}
NORDIC = {"kind": "automa", "faction": "nordic", "level": "automa", "workers": ["r0c4", "r0c5"]}
TABLE: dict[str, Any] = {
    "players": [CRIMEA, NORDIC],
    "resources": {"r1c4": {"metal": 2}},
    "structures": {"r6c3": {"owner": "human", "kind": "mill"}},
    "encounters": ["r0c3"],
}


async def board(game: Player, query: str = "", **headers: str) -> ET.Element:
    """The picture, read as XML."""
    answer = await game.get(f"/board.svg{query}", **headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert len(answer.content) < LARGEST
    return parsed(answer)


def parsed(answer: httpx2.Response) -> ET.Element:
    """The picture in an answer."""
    return ET.fromstring(answer.content)  # noqa: S314 - our own service made it


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    """The elements that have an id, each id once."""
    found = [(each.get("id", ""), each) for each in root.iter() if each.get("id")]
    assert len(dict(found)) == len(found)
    return dict(found)


def told(element: ET.Element) -> str:
    """The title of an element."""
    return element.findtext(f"{SVG}title", "")


def pieces_in(root: ET.Element) -> set[str]:
    """The ids of the units in a picture."""
    return {name for name, each in by_id(root).items() if "piece" in each.get("class", "").split()}


def complete(root: ET.Element) -> ET.Element:
    """The picture, in which every place and piece has a class, and a title that says something."""
    parts = ("place-", "resource-", "structure-", "encounter-", "token-", "die-", "experiment-")
    shapes = {each.get("id") for each in root.findall(f"{SVG}defs/*")}
    named = {
        name: each
        for name, each in by_id(root).items()
        if name.startswith((*parts, *pieces_in(root))) and name not in shapes
    }
    assert [name for name, each in named.items() if not (each.get("class") and told(each).strip())] == []
    return root


async def scythe(http: httpx2.AsyncClient) -> Player:
    """A game of Scythe that has begun from a position."""
    return await begun(http, "scythe", position=TABLE)


async def test_every_place_and_piece_is_an_element(http: httpx2.AsyncClient) -> None:
    """With an id that can be foretold, classes, and a title; what lies there is told with its count."""
    root = await board(await scythe(http))
    found, pieces = by_id(root), pieces_in(root)

    assert {f"place-{place.replace('_', '-')}" for place in PLACES} <= set(found)
    for seat in ("human", "automa"):
        units = ["character", *(f"mech-{n}" for n in range(1, 5)), *(f"worker-{n}" for n in range(1, 9))]
        assert {f"{seat}-{unit}" for unit in units} <= pieces
    assert len(pieces) == 26
    mech = found["human-mech-1"]
    assert (mech.get("class"), mech.get("data-place")) == ("piece mech crimea", "r5c3")
    assert told(mech) == "Crimea: mech, tundra D6"
    assert told(found["resource-r1c4-metal"]) == "2 × metal"  # noqa: RUF001 - as it is told
    assert told(found["structure-r6c3"]) == "Crimea: mill"
    assert [name for name in found if name.startswith("encounter-")] == ["encounter-r0c3"]
    assert told(found["place-r6c3"]) == "Farm D7: Crimea: worker, Crimea: mill"
    assert told(found["place-r5c3"]) == "Tundra D6: tunnel, Crimea: mech"
    assert told(found["place-mat-human"]).startswith("Human, Crimea: power 5, popularity 3, coins 4")


async def test_the_picture_is_told_to_those_who_hear_it(http: httpx2.AsyncClient) -> None:
    """A title, a description of all that stands somewhere, and the places as a list."""
    root = await board(await scythe(http))

    assert root.get("role") == "graphics-document img"
    assert told(root) == "The board of Scythe"
    assert "Tundra D6: tunnel, Crimea: mech" in root.findtext(f"{SVG}desc", "")
    places = by_id(root)["places"]
    assert places.get("role") == "list"
    assert [each.get("role") for each in places] == ["listitem"] * len(PLACES)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_titles_are_in_the_players_language(http: httpx2.AsyncClient, language: str) -> None:
    """And all of them are there."""
    game = await scythe(http)
    root = await board(game, Accept_Language=language)
    words = {
        "en": "Crimea: mech, tundra D6",
        "it": "Crimea: Mech, tundra D6",
        "ja": "クリミア：メック、ツンドラD6",  # noqa: RUF001 - Japanese
        "pl": "Krym: mech, tundra D6",
    }

    assert root.get("lang") == language
    assert told(by_id(root)["human-mech-1"]) == words[language]
    assert all((each.text or "").strip() for each in root.iter(f"{SVG}title"))


def crowded(faction: str, seat: int, **what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """A player late in the game: all units are on the board, crowded on two territories."""
    one, other = CROWDED[2 * seat : 2 * seat + 2]
    units = {"character": one, "mechs": [one, one, other, other], "workers": [one] * 4 + [other] * 4}
    stars = ["power", "popularity", "combat", "workers"]
    figures = {"power": 16, "coins": 123, "combat_cards": 8}
    return {"seat": f"seat{seat}", "faction": faction, "stars": stars, **units, **figures, **what}


CROWDED = [place for place in TERRITORIES if TERRITORIES[place].terrain != "lake"]


async def test_a_late_table_of_five_is_small_in_every_language(http: httpx2.AsyncClient) -> None:
    """Five players with all their units, sixteen structures and two dozen piles of resources."""
    humans = [
        crowded(faction, seat, kind="human", popularity=18)
        for seat, faction in enumerate(("polania", "nordic", "crimea", "saxony"))
    ]
    built = iter(CROWDED)
    position = {
        "players": [
            *humans,
            crowded("albion", 4, kind="automa", level="automa", stars=["tracker", "combat"]),
        ],
        "turn": "seat0",
        "resources": {place: {"metal": 12, "wood": 11} for place in CROWDED[::4]},
        "structures": {
            next(built): {"owner": one["seat"], "kind": kind}
            for one in humans
            for kind in ("mill", "monument", "mine", "armory")
        },
    }
    game = await begun(http, "scythe", position=position)
    for language in LANGUAGES:
        root = complete(await board(game, Accept_Language=language))
        found = by_id(root)
        assert len(pieces_in(root)) == 5 * 13
        assert len([name for name in found if name.startswith("resource-")]) == 2 * len(CROWDED[::4])


async def test_coordinates_are_above_whatever_stands_there(http: httpx2.AsyncClient) -> None:
    """Also above arrows; what is tapped is what lies below them."""
    root = await board(await scythe(http), "?last_turn=true")
    (coordinates,) = [each for each in root if each.get("class") == "coordinates"]

    assert list(root)[-1] is coordinates
    assert {each.text for each in coordinates} == {place.at for place in PLACES.values()}
    assert coordinates.get("pointer-events") == "none"


async def test_ids_stay_while_pieces_move_and_arrows_show_it(http: httpx2.AsyncClient) -> None:
    """Another version has the same ids; `last_turn` draws each way that was gone, also of a mere report."""
    game = await scythe(http)
    before = await board(game)
    move = {"unit": "worker", "from": "r6c3", "to": "r6c4"}
    await game.act(type="move", moves=[move])
    await game.act(type="report", character="r7c3", end_turn=True)
    after = await board(game, "?last_turn=true")

    moved = {name: told(each) for name, each in by_id(after).items() if name.startswith("move-")}
    assert moved == {
        "move-1": "Crimea: worker, farm D7 → mountain E7",
        "move-2": "Crimea: character, the home base of Crimea → village D8",
    }
    assert set(by_id(after)) - set(by_id(before)) == {"moves", *moved}
    assert set(by_id(before)) <= set(by_id(after))
    then = await board(game, f"?version={game.created['version']}")
    assert ET.tostring(then) == ET.tostring(before)


async def test_another_order_of_seats_moves_no_unit(http: httpx2.AsyncClient) -> None:
    """An arrow is drawn from where the same player's unit was."""
    human = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4, "workers": ["r6c3", "r7c3"]}
    automa = {"kind": "automa", "faction": "nordic", "workers": ["r0c4"]}
    position = {"players": [human, automa], "decks": {"automa": "physical", "combat": "physical"}}
    game = await begun(http, "scythe", position=position)
    one, other = done(await game.get())["state"]["players"]
    await game.act(type="correct", pointer="/players", value=[other, one])
    assert not [name for name in by_id(await board(game, "?last_turn=true")) if name.startswith("move-")]


async def test_a_beaten_character_waits_on_its_strip(http: httpx2.AsyncClient) -> None:
    """The Automa's goes to the faction mat when it loses a combat, and is drawn there like its mechs."""
    human = {"kind": "human", "faction": "crimea", "mat": "agricultural", "mechs": ["r6c3"], "power": 7}
    automa = {"kind": "automa", "faction": "nordic", "character": "r6c4", "power": 0, "combat_cards": 0}
    game = await begun(http, "scythe", position={"players": [human, automa]})
    await game.act(type="move", moves=[{"unit": "mech", "from": "r6c3", "to": "r6c4"}])
    await game.act(type="fight", dial=3)

    drawn = by_id(await board(game))

    assert drawn["automa-character"].get("data-place") == "mat"
    assert drawn["automa-mech-1"].get("data-place") == "mat"


async def test_the_automas_turn_is_drawn_after_it(http: httpx2.AsyncClient) -> None:
    """The last turn is that of whoever had it before the newest commit; taken back, it is the one before."""
    game = await scythe(http)
    await game.act(type="report", character="r7c3", end_turn=True)
    turn = await game.automa_turn()
    moved = {
        (step["facts"]["unit"], "nordic")
        for step in turn["commit"]["steps"]
        if step["code"] in {"unit_moved", "unit_deployed"}
    }
    found = by_id(await board(game, "?last_turn=true"))
    classes = [each.get("class", "").split() for name, each in found.items() if name.startswith("move-")]
    assert moved
    assert {(unit, faction) for _, unit, faction in classes} == moved
    done(await game.post("/undo"))
    taken_back = by_id(await board(game, "?last_turn=true"))
    assert told(taken_back["move-1"]) == "Crimea: character, the home base of Crimea → village D8"


async def test_themes_differ_and_widths_are_kept(http: httpx2.AsyncClient) -> None:
    """Light, dark, and with the strongest contrast; as wide as was asked."""
    game = await scythe(http)
    pictures = {theme: await board(game, f"?theme={theme}&width=390") for theme in THEME_NAMES}

    assert len({ET.tostring(each) for each in pictures.values()}) == len(THEME_NAMES)
    assert {each.get("width") for each in pictures.values()} == {"390"}
    assert {tuple(by_id(each)) for each in pictures.values()} == {tuple(by_id(pictures["light"]))}


@pytest.mark.parametrize(("query", "width"), [("", 1000), ("?width=390&theme=dark", 390)])
async def test_the_png_is_as_wide_as_was_asked(http: httpx2.AsyncClient, query: str, width: int) -> None:
    """1000 pixels else; higher than wide, by its own header."""
    answer = await (await scythe(http)).get(f"/board.png{query}")

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert answer.content.startswith(b"\x89PNG\r\n\x1a\n")
    drawn, height = struct.unpack(">II", answer.content[16:24])
    assert drawn == width
    assert width < height < 2 * width


async def test_hands_are_as_secret_as_in_the_state(http: httpx2.AsyncClient) -> None:
    """The picture of the owner's seat and a spectator's are the same, since hands are counts in both."""
    game = await scythe(http)
    other = await game.share("spectator")
    mine, theirs = await board(game), await board(other)

    assert ET.tostring(mine) == ET.tostring(theirs)
    assert told(by_id(mine)["place-mat-human"]).endswith("combat cards 2, stars 0; to play")
    problem(await other.get("/board.svg?seat=human"), 403, "seat_forbidden")
    problem(await game.http.get(f"{game.path}/board.svg"), 401, "token_missing")


async def test_a_picture_that_the_client_has_is_not_drawn_again(http: httpx2.AsyncClient) -> None:
    """The entity tag tells version and form; with the edition, what cannot change is kept for ever."""
    game = await scythe(http)
    light, dark = await game.get("/board.svg"), await game.get("/board.svg?theme=dark")
    tag = light.headers["etag"]
    known = await game.get("/board.svg", If_None_Match=tag)

    assert tag.startswith(f'"{game.version}-')
    assert tag != dark.headers["etag"]
    assert (known.status_code, known.content) == (304, b"")
    assert (await game.get("/board.svg?theme=dark", If_None_Match=tag)).status_code == 200
    assert light.headers["cache-control"] == "private, no-cache"
    edition = done(await http.get("/v1/rulesets/scythe"))["edition"]
    kept = await game.get(f"/board.svg?version={game.version}&edition={edition}")
    assert kept.headers["cache-control"] == "private, max-age=31536000, immutable"


async def test_a_disarmed_trap_is_told_from_an_armed_one(http: httpx2.AsyncClient) -> None:
    """Invaders, Maifuku: one controls its territory and the other does not; it is pale, and said to be so."""
    traps = {
        "faction": "togawa",
        "mechs": [],
        "workers": [],
        "tokens": ["r5c4", "r4c3"],
        "disarmed": ["r4c3"],
    }
    game = await begun(http, "scythe", position={"players": [CRIMEA | traps, NORDIC]})
    found = by_id(await board(game))
    told = {
        hex_: (
            found[f"token-human-{hex_}"].get("opacity"),
            found[f"token-human-{hex_}"].findtext(f"{SVG}title"),
        )
        for hex_ in ("r5c4", "r4c3")
    }
    assert told == {"r5c4": (None, "Togawa: Trap"), "r4c3": ("0.5", "Togawa: disarmed Trap")}
    places = {hex_: found[f"place-{hex_}"].findtext(f"{SVG}title") or "" for hex_ in told}
    assert ["disarmed Trap" in places[hex_] for hex_ in ("r5c4", "r4c3")] == [False, True]


async def test_the_empty_board_needs_no_token(http: httpx2.AsyncClient) -> None:
    """All places, no pieces; for ever under its edition."""
    edition = done(await http.get("/v1/rulesets/scythe"))["edition"]
    answer = await http.get(f"/v1/rulesets/scythe/board.svg?edition={edition}")
    root = parsed(answer)

    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (await http.get("/v1/rulesets/scythe/board.svg")).headers["cache-control"] == "public, no-cache"
    assert len(list(by_id(root)["places"])) == len(PLACES)
    assert not pieces_in(root)
    assert not [name for name in by_id(root) if name.startswith("encounter-")]
    known = await http.get("/v1/rulesets/scythe/board.svg", headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304


@pytest.mark.parametrize(
    "query", ["?theme=sepia", "?width=1", "?width=9999", "?last_turn=perhaps", "?version=0"]
)
async def test_what_cannot_be_drawn_is_refused(http: httpx2.AsyncClient, query: str) -> None:
    """With the parameter's name."""
    told_so = problem(await (await scythe(http)).get(f"/board.svg{query}"), 400, "invalid_parameter")
    assert told_so["parameter"] == query[1:].partition("=")[0]


async def test_a_ruleset_without_a_drawing_says_so(http: httpx2.AsyncClient, game: Player) -> None:
    """A problem document that names those that are drawn."""
    for answer in (await game.get("/board.svg"), await http.get("/v1/rulesets/counter/board.svg")):
        assert problem(answer, 404, "board_not_drawn")["drawn"] == list(DRAWINGS)
    problem(await http.get("/v1/rulesets/chess/board.svg"), 404, "ruleset_not_offered")
    assert set(DRAWINGS) <= set(RULESETS)


async def test_other_media_are_not_acceptable(http: httpx2.AsyncClient) -> None:
    """A picture is one; a browser's wish for any image is met."""
    game = await scythe(http)
    problem(await game.get("/board.svg", Accept="application/json"), 406, "not_acceptable")
    assert (await game.get("/board.svg", Accept="image/avif,image/*;q=0.8")).status_code == 200
