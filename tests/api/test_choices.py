"""What can be done now, and whose move it is."""

from __future__ import annotations

from typing import Any

import httpx2

from tests.api.client import Player, asking, begun, done, problem


def types(choices: dict[str, Any]) -> list[str]:
    """The kinds of action that the moment allows."""
    return [each["type"] for each in choices["choices"]]


async def test_in_its_own_turn_a_seat_has_all_actions_but_answers(game: Player) -> None:
    """Each with a title and its form; one that leaves nothing to fill in with its whole body."""
    found = done(await game.get("/choices"))

    add, note = found["choices"]
    assert (found["version"], found["seat"], found["pending"]) == (1, "human", [])
    assert found["next"] == {"do": "act", "seat": "human"}
    assert (add["type"], add["schema"]["required"], "body" in add) == ("add", ["type", "amount"], False)
    assert add["schema"]["properties"]["amount"] == {
        "type": "integer",
        "title": "Amount",
        "minimum": 1,
        "maximum": 30,
    }
    assert note["body"] == {"type": "note"}
    await game.act(**note["body"])


async def test_a_commands_answer_includes_the_choices_if_asked(game: Player) -> None:
    """The same as asked for by themselves; a word that is not known is refused, and nothing happens."""
    answer = done(await game.post("/actions?include=choices", {"type": "note"}))
    assert answer["choices"] == done(await game.get("/choices"))["choices"]
    assert "choices" not in done(await game.post("/actions", {"type": "note"}))
    problem(await game.post("/actions?include=all", {"type": "note"}), 400, "invalid_parameter")
    assert done(await game.get())["version"] == 3


async def test_in_the_automas_turn_there_is_the_automas(game: Player) -> None:
    """The human can only do what is done at any time."""
    told = done(await game.post("/actions", {"type": "add", "amount": 4}))
    assert told["next"] == {"do": "automa_turn", "seat": "automa"}
    assert types(done(await game.get("/choices"))) == ["note"]


async def test_while_a_question_is_open_there_is_its_answer(http: httpx2.AsyncClient) -> None:
    """And the question itself, with its sentence and the form of its answer."""
    game, turn = await asking(http)
    found = done(await game.get("/choices"))
    assert (types(found), found["next"]["do"]) == (["answer"], "answer")
    assert found["pending"] == turn["pending"]
    assert found["pending"][0]["schema"] == found["choices"][0]["schema"]


async def test_the_card_of_a_real_deck_is_asked_for_with_the_automas_turn(http: httpx2.AsyncClient) -> None:
    """R33: its form has the cards that can be drawn, and the filled form is the turn's body."""
    game = await begun(http, "expeditions", setup={"level": 2, "first_player": "automa", "deck": "physical"})
    for language, title in (("en", "Card drawn"), ("pl", "Dobrana karta")):
        told = done(await game.get(Accept_Language=language))
        (asked,) = told["pending"]
        assert (told["next"]["do"], asked["type"], asked["answer"]) == (
            "automa_turn",
            "automa_card",
            "automa_turn",
        )
        card = asked["schema"]["properties"]["card"]
        assert (card["title"], [each["const"] for each in card["oneOf"]]) == (title, [*range(1, 15)])
    done(await game.post("/automa-turn", {"type": "automa_turn", "card": 8}))


async def test_choices_are_those_of_a_seat(http: httpx2.AsyncClient) -> None:
    """The owner names one; a player sees its own and waits for others; who looks on can do nothing."""
    game = await begun(http, setup={"humans": 2})
    second = await game.share("player", "human-2")

    assert types(done(await game.get("/choices"))) == ["add", "note"]
    assert types(done(await game.get("/choices?seat=human-2"))) == ["note"]
    own = done(await second.get("/choices"))
    assert (own["seat"], own["next"]) == ("human-2", {"do": "wait", "seat": "human-1"})
    problem(await second.get("/choices?seat=human-1"), 403, "seat_forbidden")
    looking = done(await (await game.share("spectator")).get("/choices"))
    assert (looking["seat"], looking["choices"], looking["next"]["do"]) == (None, [], "wait")


async def test_what_is_public_leaves_out_a_hand(http: httpx2.AsyncClient) -> None:
    """The state has a number, and forms offer all cards; entity tags tell the two apart."""
    crimea = {"kind": "human", "faction": "crimea", "mat": "industrial", "combat_cards": [5, 2]}
    nordic = {"kind": "automa", "faction": "nordic", "level": "automa"}
    game = await begun(http, "scythe", position={"players": [crimea, nordic], "turn": "human"})
    tags = set[str]()
    for query, hand, offered in (("", [2, 5], [2, 5]), ("?view=public", 2, [2, 3, 4, 5])):
        found = await game.get(query)
        held = done(found)["state"]["players"][0]["combat_cards"]
        assert (held if isinstance(held, int) else sorted(held)) == hand
        choices = await game.get(f"/choices{query}")
        (pay,) = (each for each in done(choices)["choices"] if each["type"] == "pay")
        cards = pay["schema"]["properties"]["combat_cards"]["items"]["oneOf"]
        assert [each["const"] for each in cards] == offered
        tags |= {found.headers["etag"], choices.headers["etag"]}
    assert len(tags) == 2
    problem(await game.get("?view=mine"), 400, "invalid_parameter")


async def test_a_stale_version_tells_all_that_is_new_at_once(http: httpx2.AsyncClient) -> None:
    """The version, whose move it is, and the open question with its form."""
    game, turn = await asking(http)
    told = problem(await game.post("/actions", {"type": "note"}, match='"1"'), 412, "version_stale")
    assert (told["version"], told["current_version"]) == (1, turn["version"])
    assert told["next"] == turn["next"]
    assert told["pending"] == turn["pending"]


async def test_choices_are_not_kept_but_can_be_asked_for_again(game: Player) -> None:
    """No cache stores them; a client that has them is told so."""
    answer = await game.get("/choices")
    assert answer.headers["cache-control"] == "no-store"
    assert (await game.get("/choices", if_none_match=answer.headers["etag"])).status_code == 304
    await game.act(type="add", amount=1)
    done(await game.get("/choices", if_none_match=answer.headers["etag"]))
