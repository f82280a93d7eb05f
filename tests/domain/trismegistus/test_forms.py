"""What can be told now: deeds with their bounds, and what the open question wants."""

from __future__ import annotations

from automa_rules.core.form import Boolean, Field, Group, Integer, Several
from automa_rules.trismegistus import RULESET
from tests.domain.forms import Fields, asked, offered, values
from tests.domain.trismegistus.table import (
    FOURTEEN,
    VIOLET,
    Table,
    card,
    drawn,
    experiment,
    given,
    setup,
    steps,
    tracks,
)

SPENT = {"symbol": "tin", "colour": "red"}
ELEMENTS = ["earth", "fire", "water", "air"]


def forms(table: Table, action: str, seat: str | None = "human") -> list[Fields]:
    """The forms of a type of action that a seat is offered."""
    return offered(RULESET, table.state, action, seat)


def record(field: Field) -> Fields:
    """The fields of a group, or of the items of a list."""
    match field:
        case Group(fields=fields) | Several(of=Group(fields=fields)):
            return fields
    raise AssertionError(field)


def test_the_humans_turn() -> None:
    """PLAYER: a form for each die in the bowls; achievements that are face up, and tokens on tracks."""
    table = given(
        turn="human",
        tin="red red black black white",
        iron="red",
        achievements=[{"vp": 1}, {"vp": 2, "face_up": False}, {"vp": 3}, {"vp": 4}],
        tracks=tracks(fire={2: "bonus_vp5"}),
    )
    dice = [(*values(each["symbol"]), *values(each["colour"])) for each in forms(table, "take_die")]
    assert dice == [("iron", "red"), ("tin", "black"), ("tin", "white"), ("tin", "red")]
    assert all(each["ethereal"] == Boolean() for each in forms(table, "take_die"))
    assert values(forms(table, "complete_achievement")[0]["place"]) == [1, 3, 4]
    (token,) = forms(table, "remove_token")
    assert (values(token["track"]), values(token["step"])) == (["fire"], [2])
    assert forms(table, "end_turn") == []


def test_an_active_die_is_spent() -> None:
    """PLAYER: at most its potency. Q49: it can be put away for another die, unless it is the third."""
    table = given(turn="human", human={"die": {**SPENT, "potency": 3}})
    assert forms(table, "end_turn") == [{"potency": Integer(0, 3, default=0), "exhausted": Boolean()}]
    assert forms(table, "take_die") == []
    assert forms(table, "put_away_die") == [{}]
    last = given(turn="human", human={"die": {**SPENT, "potency": 3}, "spent": [SPENT] * 2})
    assert forms(last, "put_away_die") == []
    assert list(RULESET.choices(table.state, None)) == []


def test_the_automas_card() -> None:
    """R6: of a pack one by its id; without a pack what is printed on it, of the kinds that are left."""
    answer, form = asked(RULESET, given().state)
    assert answer == "automa_turn"
    assert values(record(form["card"])["kind"]) == ["specialization", "basic"]
    assert values(record(form["card"])["dice"])[0] == {"symbol": "iron", "colour": "black"}
    assert {"code": "advance_track", "element": "of_die"} in values(record(form["card"])["actions"])


def test_answers() -> None:
    """QUESTION: which action answers, and between which bounds."""
    answer, form = asked(RULESET, setup(dice_count=FOURTEEN).state)
    assert answer == "roll_dice"
    bowls = record(form["bowls"])
    assert list(bowls) == ["iron", "mercury", "tin", "copper", "lead", "wild"]
    assert record(bowls["iron"]) == dict.fromkeys(("black", "white", "red"), Integer(0, 5, default=0))

    violet = given(achievements=[{"vp": 1, "face_up": False}, {"vp": 1}, {"vp": 1}, {"vp": 1}]).when(
        drawn(VIOLET)
    )
    answer, form = asked(RULESET, violet.state)
    assert (answer, values(form["result"])) == ("roll_black_die", [1, 2, 3, 4, 5, 6])
    again = violet.when({"type": "roll_black_die", "result": 2})
    assert asked(RULESET, again.state)[0] == "draw_card"

    shown = given(tracks=tracks(7)).when(card("iron black", 1, "experiment"))
    answer, form = asked(RULESET, shown.state)
    assert answer == "show_experiments"
    assert "area" not in record(form["experiments"])
    assert values(record(form["experiments"])["requirement"]) == [0, 7]
    wild = given(wild="black").when(card("iron black", 1, "experiment"))
    assert len(values(record(asked(RULESET, wild.state)[1]["experiments"])["area"])) == 6

    answer, form = asked(RULESET, given().when(card("iron black", 1, "artifact")).state)
    assert (answer, values(form["artifacts"])) == ("show_artifacts", [*ELEMENTS, None])
    assert values(form["roll"]) == [None, 1, 2, 3, 4, 5, 6]
    answer, form = asked(RULESET, given().when(card("iron black", 1, "advance_track of_die")).state)
    assert (answer, values(form["element"])) == ("tell_element", [*ELEMENTS, None])


def test_answers_of_the_scoring() -> None:
    """R30, R32: a masterpiece that the tracks can meet; whether the experiments' symbols are wanted too.

    Q48: the five levels of the markers are proposed. Q47: the human's experiments are told only in a tie.
    """
    untold = {name: value for name, value in experiment().items() if name != "symbols"}
    last = {"symbol": "iron", "colour": "red", "potency": 1}
    markers = steps(fire=2, air=3)
    automa = {"experiments": [untold], "die": last, "spent": [SPENT] * 2, "markers": markers, "cube": "earth"}
    table = given(round=3, automa=automa, human={"spent": [SPENT] * 3}).when(card("iron red", 1, "gold"))
    assert values(record(asked(RULESET, table.state)[1]["masterpiece"])["requirement"]) == [0, 8]
    table = table.when({"type": "show_masterpiece", "masterpiece": experiment(requirement=8)})
    answer, form = asked(RULESET, table.state)
    assert (answer, sorted(form)) == ("tell_symbols", ["experiments", "tracks"])
    assert form["tracks"] == Integer(0, 99, default=5)
    table = table.when({"type": "tell_symbols", "tracks": 0, "experiments": 0})
    assert asked(RULESET, table.state) == ("tell_track_vp", {"vp": Integer(0, 999)})
    answer, form = asked(RULESET, table.when({"type": "tell_track_vp", "vp": 0}).state)
    assert (answer, form["vp"], values(form["experiments"])[:3]) == (
        "tell_human_vp",
        Integer(0, 999),
        [None, 0, 1],
    )
