"""Players who would like to know what another holds."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.api.client import Player, begun, done, problem

POSITION: dict[str, Any] = {
    "players": [
        {
            "kind": "human", "seat": "one", "faction": "crimea", "popularity": 7, "coins": 0,
            "power": 5, "mechs": ["r5c3"], "combat_cards": [5],
        },
        {
            "kind": "human", "seat": "two", "faction": "polania", "popularity": 7, "coins": 0,
            "power": 3, "mechs": ["r4c3"], "combat_cards": [4],
        },
        {"kind": "automa", "faction": "nordic"},
    ],
    "turn": "one",
}  # fmt: skip
ATTACK = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}


def seated(number: int, **what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """A seat of the position, and what it has besides."""
    return {**POSITION["players"][number], **what}


def settlement(*cards: int) -> dict[str, Any]:
    """A combat in which the defender is said to have shown these cards."""
    defender = {"dial": 1, "cards": list(cards)}
    return {"type": "settle", "attacker": {"dial": 5, "cards": [5]}, "defender": defender}


async def test_a_guess_at_a_hand_is_not_answered(http: httpx.AsyncClient) -> None:
    """Whether the opponent holds what is named makes no difference; the owner names what was shown."""
    owner = await begun(http, "scythe", position=POSITION)
    attacker, defender = await owner.share("player", "one"), await owner.share("player", "two")
    await attacker.act(**ATTACK)
    for cards in ([4], [2], [3, 3]):
        refused = problem(await attacker.post("/actions", settlement(*cards)), 409, "hand_of_another")
        assert refused["seat"] == "two"
    for player in (attacker, defender):
        assert done(await player.get())["pending"][0]["type"] == "combat_between_humans"

    told = done(await owner.post("/actions", settlement(4), match="*"))
    assert told["commit"]["seat"] == "one"


async def test_nor_is_one_in_a_turn_of_several_actions(http: httpx.AsyncClient) -> None:
    """The combat that is settled may begin in the same request."""
    owner = await begun(http, "scythe", position=POSITION)
    attacker = await owner.share("player", "one")
    refused = await attacker.post("/turns", {"actions": [ATTACK, settlement(2)]})
    assert problem(refused, 409, "hand_of_another")["action"] == 1


async def test_one_s_own_hand_is_one_s_own(http: httpx.AsyncClient) -> None:
    """Who names no card of another settles the combat, and names his own."""
    owner = await begun(http, "scythe", position=POSITION)
    attacker: Player = await owner.share("player", "one")
    await attacker.act(**ATTACK)

    problem(
        await attacker.post("/actions", {**settlement(), "attacker": {"dial": 5, "cards": [3]}}),
        409,
        "combat_cards_not_held",
    )
    await attacker.act(**settlement())


async def test_nobody_draws_what_no_turn_gives(http: httpx.AsyncClient) -> None:
    """Who drew the whole deck would know what others hold: a player draws a dozen a turn, the owner more."""
    owner = await begun(http, "scythe", position=POSITION, undo="barrier")
    greedy = await owner.share("player", "one")

    at_once = problem(
        await greedy.post("/actions", {"type": "gain", "combat_cards": 13}), 409, "drawn_enough"
    )
    assert (at_once["asked"], at_once["drawn"], at_once["most"]) == (13, 0, 12)
    for _ in range(2):
        await greedy.act(type="gain", combat_cards=6)
    refused = problem(
        await greedy.post("/actions", {"type": "gain", "combat_cards": 1}, match="*"), 409, "drawn_enough"
    )
    assert refused["drawn"] == 12
    in_pieces = {"actions": [{"type": "gain", "combat_cards": 1}, {"type": "end_turn"}]}
    problem(await greedy.post("/turns", in_pieces, match="*"), 409, "drawn_enough")
    assert done(await owner.post("/actions", {"type": "gain", "combat_cards": 3}, match="*"))

    done(await greedy.post("/actions", {"type": "end_turn"}, match="*"))
    other = await owner.share("player", "two")
    assert done(await other.post("/actions", {"type": "gain", "combat_cards": 1}, match="*"))


async def test_no_player_has_a_turn_again_to_draw_on(http: httpx.AsyncClient) -> None:
    """Whose turn it is the owner corrects: players who come back to their own would draw what is left."""
    owner = await begun(http, "scythe", position=POSITION, undo="barrier")
    greedy = await owner.share("player", "one")
    await greedy.act(type="gain", combat_cards=12)
    await greedy.act(type="end_turn")

    back = {"type": "correct", "pointer": "/turn", "value": "one"}
    refused = problem(await greedy.post("/actions", back), 409, "for_the_owner")
    assert refused["pointer"] == "/turn"
    assert done(await owner.post("/actions", back, match="*"))["turn"] == "one"


async def test_no_player_turns_the_seats_round(http: httpx.AsyncClient) -> None:
    """Their order says whose turn is next: with a deck on the table the owner can correct it."""
    owner = await begun(http, "scythe", position={**POSITION, "decks": {"combat": "physical"}})
    greedy = await owner.share("player", "one")
    first, *others = done(await owner.get())["state"]["players"]

    other_order = {"type": "correct", "pointer": "/players", "value": [first, *reversed(others)]}
    assert len(others) > 1
    refused = problem(await greedy.post("/actions", other_order), 409, "for_the_owner")
    assert refused["pointer"] == "/players"
    done(await owner.post("/actions", other_order, match="*"))


async def test_no_hand_is_taken_card_by_card(http: httpx.AsyncClient) -> None:
    """A combat in which a card was taken is called off by the owner: players would begin it anew for more."""
    scout = {**POSITION["players"][0], "abilities": ["scout"]}
    position = {**POSITION, "players": [scout, *POSITION["players"][1:]]}
    owner = await begun(http, "scythe", position=position, undo="barrier")
    thief = await owner.share("player", "one")
    away = {"type": "correct", "pointer": "/players/0/mechs/0", "value": "r5c3"}

    await thief.act(**ATTACK)
    assert done(await thief.post("/actions", away))["pending"] == []
    thief.version = done(await thief.get())["version"]
    await thief.act(**ATTACK)
    await thief.act(type="use_ability", ability="scout")
    problem(await thief.post("/actions", away), 409, "for_the_owner")
    problem(await thief.post("/turns", {"actions": [away, ATTACK]}), 409, "for_the_owner")
    assert done(await owner.post("/actions", away, match="*"))["pending"] == []


async def test_no_turn_has_more_combats_than_are_good_for_others(http: httpx.AsyncClient) -> None:
    """Nor a hand taken by combats that are fought, however often a player sets the table for one more."""
    scout = {**POSITION["players"][0], "abilities": ["scout"], "power": 0}
    holder = {**POSITION["players"][1], "combat_cards": [2, 3, 3, 4, 5], "power": 0}
    position = {**POSITION, "players": [scout, holder, POSITION["players"][2]]}
    owner = await begun(http, "scythe", position=position, undo="barrier")
    thief = await owner.share("player", "one")
    nothing = {"dial": 0, "cards": []}
    back = [
        {"type": "correct", "pointer": "/players/0/mechs/0", "value": "r5c3"},
        {"type": "correct", "pointer": "/players/1/mechs/0", "value": "r4c3"},
    ]
    for _ in range(3):
        await thief.act(**ATTACK)
        await thief.act(type="use_ability", ability="scout")
        await thief.act(type="settle", attacker=nothing, defender=nothing)
        for each in back:
            await thief.act(**each)
    await thief.act(**ATTACK)
    refused = problem(
        await thief.post("/actions", {"type": "use_ability", "ability": "scout"}), 409, "drawn_enough"
    )
    assert (refused["drawn"], refused["most"]) == (3, 3)
    scouted = {"type": "use_ability", "ability": "scout"}
    assert done(await owner.post("/actions", scouted, match="*"))


async def test_a_dozen_counts_what_lost_combats_give(http: httpx.AsyncClient) -> None:
    """Whoever has drawn a dozen begins no combat to lose it for one card more."""
    owner = await begun(http, "scythe", position=POSITION, undo="barrier")
    greedy = await owner.share("player", "one")
    await greedy.act(type="gain", combat_cards=12)
    refused = problem(await greedy.post("/actions", ATTACK), 409, "drawn_enough")
    assert (refused["asked"], refused["drawn"]) == (1, 12)
    await greedy.act(type="end_turn")
    assert done(await owner.get())["turn"] == "two"


async def test_players_settle_each_combat_that_they_began(http: httpx.AsyncClient) -> None:
    """A move that could lead to more lost combats than the turn gives cards for is refused as a whole."""
    scout = {**POSITION["players"][0], "abilities": ["scout"], "side": "theirs"}
    others = ({**each, "mechs": ["r4c3"], "side": "ours"} for each in POSITION["players"][1:])
    position = {**POSITION, "players": [scout, *others], "enemies": "other_sides"}
    owner = await begun(http, "scythe", position=position, undo="barrier")
    greedy = await owner.share("player", "one")
    await greedy.act(type="gain", combat_cards=10)
    one_more = {"actions": [{"type": "gain", "combat_cards": 1}, ATTACK]}
    refused = problem(await greedy.post("/turns", one_more), 409, "drawn_enough")
    assert (refused["asked"], refused["drawn"]) == (2, 11)
    await greedy.act(**ATTACK)
    await greedy.act(type="use_ability", ability="scout")
    await greedy.act(**settlement())
    await greedy.act(type="fight", dial=0, cards=[])
    assert done(await greedy.get())["pending"] == []


async def test_combats_that_are_corrected_in_count_for_the_dozen(http: httpx.AsyncClient) -> None:
    """Who sets one enemy more into a combat that has been begun leaves it to the owner."""
    owner = await begun(http, "scythe", position=POSITION, undo="barrier")
    greedy = await owner.share("player", "one")
    await greedy.act(type="gain", combat_cards=11)
    await greedy.act(**ATTACK)
    await greedy.act(type="correct", pointer="/players/2/mechs/0", value="r4c3")
    await greedy.act(**settlement())
    alone = {"type": "fight", "dial": 0, "cards": []}
    problem(await greedy.post("/actions", alone), 409, "drawn_enough")
    assert done(await owner.post("/actions", alone, match="*"))["pending"] == []


BRINGING = (
    ("/players/2/star_tracker", 20),
    ("/players/2/power", 15),
    ("/players/2/level", "ultimaszyna"),
    ("/players/2/faction", "saxony"),
    ("/players/2/side", "north"),
    ("/options/power", 2),
    ("/enemies", "other_sides"),
)
"""What would bring an Automa its next star in its next turn."""


@pytest.mark.promise("owner-decides")
async def test_no_player_ends_the_game_of_others_by_a_correction(http: httpx.AsyncClient) -> None:
    """It would show what all hold, and with a barrier be for good; the owner may, who is trusted with it.

    Nor does a player give an Automa the stars of which the sixth comes with its turn, or what brings several
    of them in one.
    """
    owner = await begun(http, "scythe", position=POSITION, undo="barrier")
    liar = await owner.share("player", "two")
    stars = ["upgrades", "mechs", "structures", "recruits", "workers", "combat"]
    ending = {"type": "correct", "pointer": "/players/1/stars", "value": stars}

    for path, body in (("/actions", ending), ("/turns", {"actions": [ending]})):
        problem(await liar.post(path, body, match="*"), 409, "for_the_owner")
    await liar.act(**{**ending, "value": stars[:5]})
    for had in (
        ["combat"] * 2,
        ["tracker"] * 2 + ["combat"] * 2,
        ["tracker"] * 2 + ["combat"] * 2 + ["power"],
    ):
        given = {"type": "correct", "pointer": "/players/2/stars", "value": had}
        problem(await liar.post("/actions", given, match="*"), 409, "for_the_owner")
        done(await owner.post("/actions", given, match="*"))
        schemes = ("/players/2/scheme", 1 if "tracker" in had else 2)
        for pointer, value in (*BRINGING, schemes):
            brings = {"type": "correct", "pointer": pointer, "value": value}
            problem(await liar.post("/actions", brings, match="*"), 409, "for_the_owner")
    assert not done(await owner.get())["over"]
    assert done(await owner.post("/actions", ending, match="*"))["over"]


async def test_a_correction_does_not_tell_how_a_combat_behind_it_would_end(http: httpx.AsyncClient) -> None:
    """Whether it is taken follows from the correction alone: the combat ends the game, and is fought."""
    goals = ["upgrades", "mechs", "structures", "recruits", "workers"]
    winner = {**POSITION["players"][0], "stars": goals, "power": 7}
    automa = {"kind": "automa", "faction": "nordic", "power": 0, "mechs": ["r4c3"]}
    other = {**POSITION["players"][1], "mechs": []}
    position = {"players": [winner, other, automa], "turn": "one"}
    owner = await begun(http, "scythe", position=position, undo="barrier")
    attacker = await owner.share("player", "one")
    await attacker.act(**ATTACK)

    coins = {"type": "correct", "pointer": "/players/0/coins", "value": 1}
    fight = {"type": "fight", "dial": 7, "cards": [5]}
    fought = done(await attacker.post("/turns", {"actions": [coins, fight]}))
    assert fought["over"]


async def test_a_card_that_was_paid_is_not_taken_back(http: httpx.AsyncClient) -> None:
    """With a barrier: it would be hidden again from nobody. What was paid besides is."""
    owner = await begun(http, "scythe", position=POSITION, undo="barrier")
    paying, other = await owner.share("player", "one"), await owner.share("player", "two")
    await paying.act(type="pay", combat_cards=[5])
    seen = done(await other.get())
    refused = problem(await other.post("/undo", match="*"), 409, "undo_barred")
    assert refused["back_to"] == seen["version"]
    await paying.act(type="pay", power=1)
    assert done(await other.post("/undo", match="*"))["commit"]["command"]["to"] == seen["version"]


async def test_no_player_ends_the_game_in_another_s_turn(http: httpx.AsyncClient) -> None:
    """Whoever corrects their own mat until a goal is reached waits for their turn; the owner tells it."""
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    owner = await begun(http, "scythe", position=POSITION, undo="barrier")
    other = await owner.share("player", "two")
    for pointer, value in (("/players/1/stars", five), ("/players/1/power", 16)):
        await other.act(type="correct", pointer=pointer, value=value)
    sixth = {"type": "place_star", "goal": "power"}
    for call, body in (("/actions", sixth), ("/turns", {"actions": [sixth]})):
        refused = problem(await other.post(call, body), 409, "not_your_turn")
        assert (refused["turn"], refused["seat"]) == ("one", "two")
    assert not done(await owner.get())["over"]
    assert done(await owner.post("/actions?seat=two", sixth, match="*"))["over"]


async def test_a_dozen_counts_what_recruits_bring_neighbours(http: httpx.AsyncClient) -> None:
    """R45: two who play together draw no more than one; the owner tells of what is beyond."""
    recruited = seated(1, recruits=["combat_card"])
    position = {**POSITION, "players": [POSITION["players"][0], recruited, POSITION["players"][2]]}
    owner = await begun(http, "scythe", position=position, undo="barrier")
    enlisting = await owner.share("player", "one")
    again = {
        "actions": [
            {"type": "enlist", "bonus": "combat_card"},
            {"type": "correct", "pointer": "/players/0/recruits", "value": []},
        ]
    }
    for _ in range(12):
        done(await enlisting.post("/turns", again, match="*"))
    refused = problem(await enlisting.post("/turns", again, match="*"), 409, "drawn_enough")
    assert (refused["asked"], refused["drawn"], refused["most"]) == (1, 12, 12)
    done(await owner.post("/turns", again, match="*"))
