"""Players of Scythe who would like to know what another holds, or to end a game that is not theirs alone."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.api.client import Player, begun, done, problem

ONE: dict[str, Any] = {
    "kind": "human", "seat": "one", "faction": "crimea", "popularity": 7, "coins": 0,
    "power": 5, "mechs": ["r5c3"], "combat_cards": [5],
}  # fmt: skip
TWO: dict[str, Any] = {
    "kind": "human", "seat": "two", "faction": "polania", "popularity": 7, "coins": 0,
    "power": 3, "mechs": ["r4c3"], "combat_cards": [4],
}  # fmt: skip
AUTOMA: dict[str, Any] = {"kind": "automa", "faction": "nordic"}
ATTACK = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}
NOTHING: dict[str, Any] = {"dial": 0, "cards": []}
SCOUT = {"type": "use_ability", "ability": "scout"}


async def table(
    http: httpx2.AsyncClient,
    one: dict[str, Any] = ONE,
    two: dict[str, Any] = TWO,
    automa: dict[str, Any] = AUTOMA,
    **more: Any,  # noqa: ANN401 - a document's values
) -> tuple[Player, Player, Player]:
    """The owner and the two players of a game that stands so; nothing that was seen is taken back."""
    position = {"players": [one, two, automa], "turn": "one", **more}
    owner = await begun(http, "scythe", position=position, undo="barrier")
    return owner, await owner.share("player", "one"), await owner.share("player", "two")


def settlement(*cards: int, own: int = 5) -> dict[str, Any]:
    """A combat in which the defender is said to have shown these cards, and the attacker one."""
    return {
        "type": "settle",
        "attacker": {"dial": 5, "cards": [own]},
        "defender": {"dial": 1, "cards": [*cards]},
    }


def correct(pointer: str, value: object) -> dict[str, Any]:
    """A correction."""
    return {"type": "correct", "pointer": pointer, "value": value}


def gain(cards: int) -> dict[str, Any]:
    """So many combat cards more."""
    return {"type": "gain", "combat_cards": cards}


async def enough(player: Player, asked: int, drawn: int, *actions: dict[str, Any]) -> None:
    """See that a turn is refused because the player has drawn enough in it."""
    refused = problem(await player.post("/turns", {"actions": [*actions]}, match="*"), 409, "drawn_enough")
    assert (refused["asked"], refused["drawn"]) == (asked, drawn)


async def test_a_guess_at_a_hand_is_not_answered(http: httpx2.AsyncClient) -> None:
    """Whether the opponent holds what is named makes no difference; the owner names what was shown."""
    owner, attacker, _ = await table(http)
    in_one = await attacker.post("/turns", {"actions": [ATTACK, settlement(2)]})
    assert problem(in_one, 409, "hand_of_another")["action"] == 1
    await attacker.act(**ATTACK)
    for cards in ([4], [2], [3, 3]):
        refused = problem(await attacker.post("/actions", settlement(*cards)), 409, "hand_of_another")
        assert refused["seat"] == "two"
    problem(await attacker.post("/actions", settlement(own=3)), 409, "combat_cards_not_held")
    told = done(await owner.post("/actions", settlement(4), match="*"))
    assert told["commit"]["seat"] == "one"


async def test_nobody_draws_what_no_turn_gives(http: httpx2.AsyncClient) -> None:
    """Who drew the whole deck would know what others hold: a player draws a dozen a turn, the owner more."""
    owner, greedy, other = await table(http)
    await enough(greedy, 13, 0, gain(13))
    for _ in range(2):
        await greedy.act(**gain(6))
    await enough(greedy, 1, 12, gain(1), {"type": "end_turn"})
    await enough(greedy, 1, 12, ATTACK)  # its loser would draw one
    done(await owner.post("/actions", gain(3), match="*"))
    done(await greedy.post("/actions", {"type": "end_turn"}, match="*"))
    done(await other.post("/actions", gain(1), match="*"))


async def test_a_dozen_counts_what_recruits_bring_neighbours(http: httpx2.AsyncClient) -> None:
    """R45: two who play together draw no more than one; the owner tells of what is beyond."""
    owner, enlisting, _ = await table(http, two={**TWO, "recruits": ["combat_card"]})
    again = [{"type": "enlist", "bonus": "combat_card"}, correct("/players/0/recruits", [])]
    for _ in range(12):
        done(await enlisting.post("/turns", {"actions": again}, match="*"))
    await enough(enlisting, 1, 12, *again)
    done(await owner.post("/turns", {"actions": again}, match="*"))


async def test_players_settle_each_combat_that_they_began(http: httpx2.AsyncClient) -> None:
    """A move that could lead to more lost combats than the turn gives cards for is refused as a whole."""
    one = {**ONE, "abilities": ["scout"], "side": "theirs"}
    two, automa = ({**each, "mechs": ["r4c3"], "side": "ours"} for each in (TWO, AUTOMA))
    _, greedy, _ = await table(http, one, two, automa, enemies="other_sides")
    await greedy.act(**gain(10))
    await enough(greedy, 2, 11, gain(1), ATTACK)
    for each in (ATTACK, SCOUT, settlement(), {"type": "fight", **NOTHING}):
        await greedy.act(**each)
    assert done(await greedy.get())["pending"] == []


async def test_combats_that_are_corrected_in_count_for_the_dozen(http: httpx2.AsyncClient) -> None:
    """Who sets one enemy more into a combat that has begun leaves it to the owner."""
    owner, greedy, _ = await table(http)
    for each in (gain(11), ATTACK, correct("/players/2/mechs/0", "r4c3"), settlement()):
        await greedy.act(**each)
    alone = {"type": "fight", **NOTHING}
    await enough(greedy, 1, 12, alone)
    assert done(await owner.post("/actions", alone, match="*"))["pending"] == []


async def test_no_hand_is_taken_card_by_card(http: httpx2.AsyncClient) -> None:
    """A player takes three cards a turn, and calls off no combat in which one was taken."""
    one = {**ONE, "abilities": ["scout"], "power": 0}
    two = {**TWO, "combat_cards": [2, 3, 3, 4, 5], "power": 0}
    owner, thief, _ = await table(http, one, two)
    away = correct("/players/0/mechs/0", "r5c3")
    for _ in range(3):
        await thief.act(**ATTACK)
        await thief.act(**SCOUT)
        problem(await thief.post("/actions", away), 409, "for_the_owner")
        await thief.act(type="settle", attacker=NOTHING, defender=NOTHING)
        for each in (away, correct("/players/1/mechs/0", "r4c3")):
            await thief.act(**each)
    await thief.act(**ATTACK)
    await enough(thief, 1, 3, SCOUT)
    done(await owner.post("/actions", SCOUT, match="*"))
    assert done(await owner.post("/actions", away, match="*"))["pending"] == []


async def test_whose_turn_it_is_the_owner_corrects(http: httpx2.AsyncClient) -> None:
    """Players who come back to their own turn, by its seat or by the order of seats, would draw on."""
    owner, greedy, _ = await table(http, decks={"combat": "physical"})
    first, *others = done(await owner.get())["state"]["players"]
    done(await greedy.post("/actions", {"type": "end_turn"}, match="*"))
    for body in (correct("/players", [first, *reversed(others)]), correct("/turn", "one")):
        refused = problem(await greedy.post("/actions", body, match="*"), 409, "for_the_owner")
        assert refused["pointer"] == body["pointer"]
        done(await owner.post("/actions", body, match="*"))


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
async def test_no_player_ends_the_game_of_others_by_a_correction(http: httpx2.AsyncClient) -> None:
    """It would show what all hold, for good; the owner may, who is trusted with it.

    Nor does a player give an Automa the stars of which the sixth comes with its turn, or what brings one.
    """
    owner, _, liar = await table(http)
    stars = ["upgrades", "mechs", "structures", "recruits", "workers", "combat"]
    ending = correct("/players/1/stars", stars)
    for path, body in (("/actions", ending), ("/turns", {"actions": [ending]})):
        problem(await liar.post(path, body, match="*"), 409, "for_the_owner")
    await liar.act(**correct("/players/1/stars", stars[:5]))
    for had in (
        ["combat"] * 2,
        ["tracker"] * 2 + ["combat"] * 2,
        ["tracker"] * 2 + ["combat"] * 2 + ["power"],
    ):
        given = correct("/players/2/stars", had)
        problem(await liar.post("/actions", given, match="*"), 409, "for_the_owner")
        done(await owner.post("/actions", given, match="*"))
        for pointer, value in (*BRINGING, ("/players/2/scheme", 1 if "tracker" in had else 2)):
            brings = correct(pointer, value)
            problem(await liar.post("/actions", brings, match="*"), 409, "for_the_owner")
    assert not done(await owner.get())["over"]
    assert done(await owner.post("/actions", ending, match="*"))["over"]


async def test_no_player_ends_the_game_in_another_s_turn(http: httpx2.AsyncClient) -> None:
    """Whoever corrects their own mat until a goal is reached waits for their turn; the owner tells it."""
    owner, _, other = await table(http)
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    for pointer, value in (("/players/1/stars", five), ("/players/1/power", 16)):
        await other.act(**correct(pointer, value))
    sixth = {"type": "place_star", "goal": "power"}
    for call, body in (("/actions", sixth), ("/turns", {"actions": [sixth]})):
        refused = problem(await other.post(call, body), 409, "not_your_turn")
        assert (refused["turn"], refused["seat"]) == ("one", "two")
    assert done(await owner.post("/actions?seat=two", sixth, match="*"))["over"]


async def test_a_card_that_was_paid_is_not_taken_back(http: httpx2.AsyncClient) -> None:
    """With a barrier: it would be hidden again from nobody. What was paid besides is."""
    _, paying, other = await table(http)
    await paying.act(type="pay", combat_cards=[5])
    seen = done(await other.get())["version"]
    assert problem(await other.post("/undo", match="*"), 409, "undo_barred")["back_to"] == seen
    await paying.act(type="pay", power=1)
    assert done(await other.post("/undo", match="*"))["commit"]["steps"][0]["facts"]["to"] == seen
