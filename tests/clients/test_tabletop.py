"""The Tabletop Simulator object: the script as it stands, under Lua 5.2, against a running service."""

from __future__ import annotations

import json
from collections import Counter
from math import cos, dist, sin, sqrt
from typing import Any

import httpx2
import pytest

from tests.clients.programs import OPENAPI
from tests.clients.tabletop import Board, Point, Tabletop, Thing

SCRIPT = OPENAPI / "examples" / "tabletop_simulator.lua"
INPUT = "stars power; upgrades 2"
MOST_TURNS = 200
TURN = 0.4  # of the board, in radians
UNITS = {"character": 1, "mechs": 4, "workers": 8}
CRIMEA: dict[str, Any] = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4}
NORDIC: dict[str, Any] = {"kind": "automa", "faction": "nordic", "level": "ultimaszyna"}


class Room:
    """A table with a board and figures, and hands that move them."""

    def __init__(
        self, http: httpx2.Client, language: str = "en", *, tags: tuple[str, ...] | None = None
    ) -> None:
        self._http = http
        http.headers["Accept-Language"] = language
        described = http.get("/v1/rulesets/scythe").json()
        self.places: dict[str, str] = {place["id"]: place["at"] for place in described["places"]}
        self._bases: dict[str, tuple[int, int]] = {
            f"home_{base['faction']}": (base["row"], base["column"])
            for base in described["catalogue"]["home_bases"]
        }
        points = {tag: self._point(id_) for id_, tag in self.places.items()}
        self.board = Board((10, 1, -5), 2, points, points if tags is None else tags)
        self.figures = {
            seat: {unit: [f"{seat}-{unit}-{at}" for at in range(many)] for unit, many in UNITS.items()}
            for seat in ("human", "automa")
        }
        things: dict[str, Thing] = {"board": self.board}
        every = [each for kinds in self.figures.values() for guids in kinds.values() for each in guids]
        things |= {guid: Thing((-50, 1, number)) for number, guid in enumerate(every)}
        counted = {"human": ("coins", "power", "popularity"), "automa": ("coins", "power")}
        counters = {seat: {name: f"{seat}-{name}" for name in names} for seat, names in counted.items()}
        things |= {guid: Thing(value=0) for named in counters.values() for guid in named.values()}
        self.things = things
        self.settings: dict[str, object] = {
            "SERVICE": str(http.base_url),
            "LANGUAGE": language,
            "BOARD": "board",
            "SEATS": {
                seat: {"setup": setup, "figures": self.figures[seat], "counters": counters[seat]}
                for seat, setup in (("human", CRIMEA), ("automa", NORDIC))
            },
        }
        self.table = self.loaded()

    def loaded(self, saved: str = "") -> Tabletop:
        """The table as it is when the game is started, or from a save."""
        self.table = Tabletop(SCRIPT, self.things, **self.settings)
        self.table.load(saved)
        return self.table

    def _point(self, place: str) -> Point:
        """The snap point of a place: in rows of hexagons on a board that is turned, and each a bit aside."""
        row, column = self._bases[place] if place in self._bases else (int(place[1]), int(place[3]))
        x, z = 2 * column + row % 2, -sqrt(3) * row
        aside = 0.1 * (-1) ** column
        return cos(TURN) * x - sin(TURN) * z + aside, 0, sin(TURN) * x + cos(TURN) * z

    def put(self, guid: str, place: str) -> None:
        """Set a figure on a place, not quite in its middle."""
        x, y, z = self.board.world(self._point(place))
        self.things[guid].at = (x + 0.3, y + 0.1, z - 0.3)

    def game(self) -> httpx2.Client:
        """The game that the table has saved, as anybody with its token can read it."""
        saved = json.loads(self.table.save())
        self._http.headers["Authorization"] = f"Bearer {saved['token']}"
        self._http.base_url = httpx2.URL(f"{self.settings['SERVICE']}/v1/games/{saved['id']}")
        return self._http

    def state(self) -> Any:  # noqa: ANN401 - a document
        """What the log says."""
        return self.game().get("").json()["state"]

    def story(self) -> list[str]:
        """All sentences of the log."""
        return [
            step["text"] for each in self.game().get("/story").json()["commits"] for step in each["steps"]
        ]

    def last_steps(self) -> list[dict[str, Any]]:
        """What the last commit did."""
        steps: list[dict[str, Any]] = self.game().get("/story?limit=200").json()["commits"][-1]["steps"]
        return steps

    def one_at(self, place: str, unit: str) -> str:
        """A figure of the human's that stands on a place."""
        figures = self.figures["human"][unit]
        return next(each for each in figures if self._place(each, CRIMEA["faction"]) == place)

    def shows(self, player: dict[str, Any]) -> bool:
        """Whether a seat's figures stand where the log says, and its counters show what it has."""
        told = {"character": [player["character"]], "mechs": player["mechs"], "workers": player["workers"]}
        figures = self.figures[player["seat"]]
        stand = {unit: [self._place(guid, player["faction"]) for guid in figures[unit]] for unit in UNITS}
        counted = {name: self.things[f"{player['seat']}-{name}"].value for name in ("coins", "power")}
        return all(Counter(stand[unit]) == Counter(told[unit]) for unit in UNITS) and all(
            player[name] == value for name, value in counted.items()
        )

    def _place(self, guid: str, faction: str) -> str:
        at = self.things[guid].at
        near = {place: dist(at, self.board.world(self._point(place))) for place in self.places}
        nearest = min(near, key=near.__getitem__)
        if near[nearest] > 1.2:
            return "mat"
        return "home" if nearest == f"home_{faction}" else nearest


@pytest.fixture
def room(http: httpx2.Client) -> Room:
    """A table that was just loaded, with a game on it."""
    made = Room(http)
    assert made.table.click("New game")[0].startswith("Game ")
    return made


def at_a_position(http: httpx2.Client, *seats: dict[str, Any]) -> Room:
    """A table with a game on it that stands so."""
    position = {"players": seats, "turn": "human"}
    made = http.post("/v1/games", json={"ruleset": "scythe", "position": position}).json()
    room = Room(http)
    room.loaded(json.dumps({"id": made["game"], "token": made["token"]}))
    assert all(room.shows(player) for player in room.state()["players"])
    return room


def human(state: dict[str, Any]) -> dict[str, Any]:
    """The human's seat."""
    return next(one for one in state["players"] if one["kind"] == "human")


def test_a_whole_game_is_played_by_moving_figures(room: Room) -> None:
    """To the end, whatever comes; the table is saved and loaded in between, and shows what the log says."""
    shown = room.state()
    assert all(room.shows(player) for player in shown["players"])
    turns = 0
    while not (state := room.state())["over"] and turns < MOST_TURNS:
        turns += 1
        if turns == 5:
            room.loaded(room.table.save())
        step(room, state)
        after = room.state()
        assert all(room.shows(player) for player in after["players"])
    assert state["over"]
    assert room.game().get("/audit").json()["sound"]


def step(room: Room, state: dict[str, Any]) -> None:
    """What is due: a combat is fought, the Automa plays, the human walks towards it and gains a coin."""
    seen = room.game().get("").json()
    if seen["pending"]:
        room.table.click("Fight")
        return
    if seen["turn"] == "automa":
        told = room.table.click("Automa")
        assert told[: len(room.last_steps())] == [step["text"] for step in room.last_steps()]
        return
    choices = room.game().get("/choices").json()["choices"]
    pieces = [piece for choice in choices for piece in choice.get("pieces", ())]
    walking = next((each for each in pieces if each["piece"] == "human-character"), None)
    if walking is not None:
        opponent = next(each for each in state["players"] if each["kind"] == "automa")
        enemies = [to for to in walking["to"] if to in (opponent["character"], *opponent["mechs"])]
        room.put("human-character-0", (enemies or sorted(walking["to"]))[0])
    coins = room.things["human-coins"]
    coins.value = human(state)["coins"] + 1
    room.table.click("End my turn")


def test_what_moved_is_told_and_taken_back(room: Room) -> None:
    """A mech comes from the mat, a worker walks, a counter turns, more is written down; undo undoes all."""
    before = room.state()
    room.put("human-mechs-0", "r6c3")
    room.put(room.one_at("r6c3", "workers"), "r6c4")
    room.things["human-coins"].value = 9
    room.table.write(INPUT, "upgrades 2; recruits coin power")
    room.table.click("End my turn")

    mine = human(room.state())
    assert (mine["coins"], mine["upgrades"], mine["recruits"]) == (9, 2, ["coin", "power"])
    assert mine["mechs"] == ["r6c3", "mat", "mat", "mat"]
    assert mine["workers"] == ["r6c4", "r7c3", *["mat"] * 6]
    assert room.table.written(INPUT) == ""
    actions = [each["command"] for each in room.game().get("/story").json()["commits"]][-1]["actions"]
    assert [each["type"] for each in actions] == ["move", "report", "end_turn"]

    played = room.table.click("Automa")
    assert played[0].startswith("The Automa draws card")
    assert room.table.click("Undo")[0].startswith("Undone:")
    assert room.table.click("Undo")[0].startswith("Undone:")
    assert room.state() == before
    assert all(room.shows(player) for player in before["players"])


def test_workers_ride_with_a_mech_into_a_combat_that_is_fought(http: httpx2.Client) -> None:
    """What goes the same way is one move; the turn does not end before the question.

    The Automa has neither power nor cards, so that 2 on the dial win, and its mech goes back to its mat.
    """
    crimea = CRIMEA | {"power": 10, "combat_cards": [2, 4], "mechs": ["r5c4", "mat", "mat", "mat"]}
    crimea |= {"workers": ["r5c4", "r5c4", *["mat"] * 6]}
    nordic = {"kind": "automa", "faction": "nordic", "power": 0, "combat_cards": 0}
    nordic |= {"mechs": ["r5c3", "mat", "mat", "mat"]}
    room = at_a_position(http, crimea, nordic)

    for unit in ("mechs", "workers"):
        room.put(room.one_at("r5c4", unit), "r5c3")
    asked = room.table.click("End my turn")
    pending = room.game().get("").json()["pending"]
    assert asked[-1] == pending[0]["text"]
    commands = [each["command"] for each in room.game().get("/story").json()["commits"]]
    move = {"unit": "mech", "from": "r5c4", "to": "r5c3", "workers": 1}
    assert commands[-1]["actions"] == [{"type": "move", "moves": [move]}]
    for dial in range(3):
        room.table.click(f"Dial: {dial}")
    room.table.click("Dial: 3", right=True)
    room.table.write("combat cards", "4")
    told = room.table.click("Fight")
    assert told == room.story()[-len(told) :]
    after = room.state()
    mine, automa = after["players"]
    assert (mine["power"], mine["combat_cards"], mine["stars"]) == (8, [2], ["combat"])
    assert automa["mechs"] == ["mat"] * 4
    assert all(room.shows(player) for player in after["players"])
    assert room.things["human-power"].value == 8


@pytest.mark.parametrize(("fights", "popularity"), [(False, 2), (True, 2), (False, 3)])
def test_what_the_counters_show_holds_behind_workers_driven_off(
    http: httpx2.Client, popularity: int, *, fights: bool
) -> None:
    """What it costs is on the counter already, whatever is fought for or gained; so a mech from the mat."""
    crimea = CRIMEA | {"power": 7, "combat_cards": [2], "character": "r5c4", "abilities": ["scout"]}
    crimea |= {"mechs": ["r5c4", "mat", "mat", "mat"], "workers": ["r5c4", *["mat"] * 7]}
    nordic: dict[str, Any] = {"kind": "automa", "faction": "nordic", "power": 0, "combat_cards": 0}
    nordic |= {"workers": ["r5c3", *["mat"] * 7], "character": "r6c4" if fights else "home"}
    room = at_a_position(http, crimea, nordic)
    for unit in ("mechs", "workers"):
        room.put(room.one_at("r5c4", unit), "r5c3")
    room.put("human-mechs-1", "r5c3")
    if fights:
        room.put("human-character-0", "r6c4")
    room.things["human-popularity"].value = popularity
    room.table.click("End my turn")
    mine = human(room.state())
    assert (mine["popularity"], sorted(mine["mechs"])) == (popularity, [*["mat"] * 2, *["r5c3"] * 2])
    assert room.things["human-popularity"].value == popularity
    assert bool(room.game().get("").json()["pending"]) is fights


def test_two_reference_points_are_enough(http: httpx2.Client) -> None:
    """The places between are found on a board that is turned and sized, each at the snap point beside it."""
    room = Room(http, tags=("B1", "D8"))
    assert room.table.said == []
    room.table.click("New game")
    assert all(room.shows(player) for player in room.state()["players"])
    room.put(room.one_at("r6c3", "workers"), "r6c4")
    room.put("human-mechs-0", "r7c3")
    room.table.click("End my turn")
    mine = human(room.state())
    assert (mine["workers"][:2], mine["mechs"][0]) == (["r6c4", "r7c3"], "r7c3")


def test_a_game_begins_from_where_things_stand(http: httpx2.Client) -> None:
    """Figures of both seats, counters, and what was written down; then it is the human's turn."""
    room = Room(http)
    for guid, place in {
        "human-character-0": "r5c3",
        "human-mechs-2": "r6c3",
        "automa-workers-1": "r0c4",
    }.items():
        room.put(guid, place)
    for guid, value in {
        "human-coins": 11,
        "human-power": 7,
        "human-popularity": 5,
        "automa-power": 3,
    }.items():
        room.things[guid].value = value
    room.table.write(INPUT, "stars power; upgrades 2")
    assert room.table.click("Begin from here")[0].startswith("Game ")
    mine, automa = room.state()["players"]
    assert (mine["coins"], mine["power"], mine["popularity"], mine["upgrades"]) == (11, 7, 5, 2)
    assert (mine["character"], mine["mechs"].count("r6c3"), mine["stars"]) == ("r5c3", 1, ["power"])
    assert (automa["power"], automa["character"], automa["workers"].count("r0c4")) == (3, "mat", 1)
    assert room.table.click("End my turn") == room.story()[-1:]


def test_it_says_what_is_missing(http: httpx2.Client) -> None:
    """When the table is loaded and when it is asked: the board, reference points, figures and counters."""
    room = Room(http, tags=("B1",))
    assert [line for line in room.table.said if "1 of 2 reference points" in line]
    del room.things["human-mechs-3"], room.things["automa-coins"]
    room.loaded()
    assert room.table.click("Check") == [
        'SEATS.automa.counters.coins: no object has the GUID "automa-coins".',
        "SEATS.human.figures.mechs: 3 of 4 are on the table.",
        "The board has 1 of 2 reference points: give snap points the coordinates of their places as tags.",
    ]
    del room.things["board"]
    room.loaded()
    assert 'BOARD: no object has the GUID "board".' in room.table.said
    assert Room(http).table.click("Check") == ["Nothing is missing."]


def test_refusals_are_said_in_the_language_of_the_table(http: httpx2.Client) -> None:
    """The service's own sentence: it is not the Automa's turn. The figures stay where they are."""
    room = Room(http, "pl")
    room.table.click("New game")
    said = room.table.click("Automa")

    problem = room.game().post("/automa-turn", headers={"If-Match": "*"}).json()
    assert said == [problem["detail"]]
    assert room.table.click("End my turn") == room.story()[-1:]


def test_whoever_is_behind_catches_up(room: Room) -> None:
    """Another program has played on: the first click says so, the second one acts on what is there now."""
    room.game().post("/actions", json={"type": "end_turn"}, headers={"If-Match": "*"})

    assert len(room.table.click("End my turn")) == 1
    assert room.table.click("Automa")[0].startswith("The Automa draws card")


def test_why_tells_what_settled_the_last_choice(room: Room) -> None:
    """The service's explanation of the last step that has one."""
    assert room.table.click("Why?") == []
    while not any(step["explained"] for step in room.last_steps()):
        room.table.click("End my turn")
        room.table.click("Automa")
    step = [step["step"] for step in room.last_steps() if step["explained"]][-1]
    explained = room.game().get("/commits/{}/steps/{}/explanation".format(*step.split("."))).json()
    assert room.table.click("Why?") == [explained["text"]]


def test_without_a_service_or_a_game_it_says_so() -> None:
    """Nothing breaks."""
    table = Tabletop(SCRIPT, SERVICE="http://127.0.0.1:9")
    table.load()

    assert table.said[-1].startswith("No service answers at http://127.0.0.1:9: ")
    assert table.click("Automa") == ['There is no game yet: press "New game".']
    assert table.click("New game")[0].startswith("No service answers at http://127.0.0.1:9: ")
