"""Flags and Traps as territories, and which Traps are armed (Invaders from Afar: Exalt, Maifuku, Shinobi)."""

from __future__ import annotations

import pytest

from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import PlaceStar
from automa_rules.scythe.events import GameEnded, TrapDisarmed
from tests.domain.forms import offered
from tests.domain.scythe.table import Table, automa, card, given, human
from tests.domain.scythe.test_human_corrections import correct
from tests.domain.scythe.test_scoring import of

MILL = {"owner": "human", "kind": "mill"}
CRIMEA = {"seat": "other"}


def togawa(**what: object) -> Table:
    """A human Togawa whose Traps lie on r4c3 and r5c4, beside a human Crimea, whose turn it is."""
    placed = {"seat": "human", "tokens": ["r4c3", "r5c4"], **what}
    return given(human("togawa", **placed), human("crimea", **CRIMEA, **CAMP), automa(), turn="other")


CAMP = {"character": "r6c3", "mechs": ["r6c3"], "workers": ["r6c3"] * 2}


def moved(unit: str, origin: str, to: str, **what: object) -> dict[str, object]:
    """One unit's movement."""
    return {"type": "move", "moves": [{"unit": unit, "from": origin, "to": to, **what}]}


@pytest.mark.parametrize(
    ("tokens", "mat", "structures", "territories"),
    [
        (["r3c1", "r2c2"], {"workers": ["r3c1", "r2c2"]}, {}, 4),
        (["r3c1"], {"character": "r3c1"}, {}, 2),
        (["r3c1"], {}, {"r3c1": MILL}, 2),
        (["r3c1"], {"workers": ["r3c1"] * 2, "mechs": ["r3c1"]}, {"r3c1": MILL}, 2),
        (["r3c1"], {}, {}, 0),  # a Flag alone controls nothing
        (["r4c3"], {}, {"r4c3": MILL}, 0),  # where the Automa's worker stands
        (["r0c1", "r0c2"], {"workers": ["r0c1", "r0c2"]}, {}, 2),  # both beside the home base
        (["r3c3"], {"character": "r3c3"}, {}, 4),  # the Factory's three, and one
    ],
)
def test_a_flag_is_one_territory_more(
    tokens: list[str], mat: dict[str, object], structures: dict[str, object], territories: int
) -> None:
    """Invaders, Exalt: where Albion is in control, and not beside its home base; 3 coins each here."""
    table = given(human("albion", tokens=tokens, **mat), automa(workers=["r4c3"]), structures=structures)
    score = of(table, "human")
    assert (score.territories, score.territory_coins) == (territories, 3 * territories)
    assert score.tie_breakers.territories == territories


@pytest.mark.parametrize(
    ("tokens", "mat", "structures", "territories"),
    [
        (["r5c4", "r4c4"], {}, {}, 2),
        (["r5c4", "r4c4"], {"disarmed": ["r4c4"]}, {}, 1),
        (["r5c4"], {"workers": ["r5c4"]}, {}, 1),
        (["r3c3"], {}, {}, 3),  # the Factory
        (["r3c3"], {"disarmed": ["r3c3"]}, {}, 0),
        (["r4c3"], {}, {}, 0),  # where the Automa's worker stands
        (["r5c4"], {}, {"r5c4": {"owner": "other", "kind": "mine"}}, 0),
        (["r5c4"], {"disarmed": ["r5c4"]}, {"r5c4": {"owner": "other", "kind": "mine"}}, 0),
        (["r5c4"], {"disarmed": ["r5c4"]}, {"r5c4": MILL}, 1),
        (["r5c6"], {}, {}, 1),  # beside the home base, too
    ],
)
def test_an_armed_trap_controls_its_territory(
    tokens: list[str], mat: dict[str, object], structures: dict[str, object], territories: int
) -> None:
    """Invaders, Maifuku: alone it does, a disarmed one never; a unit or a structure there comes before it."""
    placed = human("togawa", seat="human", tokens=tokens, **mat)
    table = given(placed, human(seat="other"), automa(workers=["r4c3"]), structures=structures)
    score = of(table, "human")
    assert (score.territories, score.tie_breakers.territories) == (territories, territories)
    mines = sum(built == {"owner": "other", "kind": "mine"} for built in structures.values())
    assert (of(table, "other").territories, of(table, "automa").territories) == (mines, 1)


def test_what_lies_under_an_armed_trap_counts() -> None:
    """Base rules: resources on controlled territories, here five, two pairs; they are spent like others."""
    for disarmed, resources in (([], 5), (["r5c4"], 0)):
        placed = human("togawa", tokens=["r5c4"], disarmed=disarmed)
        table = given(placed, automa(), resources={"r5c4": {"oil": 5}}, turn="human")
        assert of(table, "human").resources == resources
        paid = {"type": "pay", "resources": {"r5c4": {"oil": 1}}}
        if disarmed:
            assert table.refused(paid, strict=True).code == "resources_of_others"
        else:
            table.when(paid, strict=True)


@pytest.mark.parametrize(
    "action",
    [
        moved("worker", "r6c3", "r5c4"),
        moved("character", "r6c3", "r5c4"),
        moved("mech", "r6c3", "r5c4"),
        {"type": "report", "character": "r5c4"},
        {"type": "report", "workers": ["r6c3", "r5c4"]},
    ],
)
def test_whoever_comes_disarms_a_trap(action: dict[str, object]) -> None:
    """Invaders, Maifuku: a unit of any kind, however it is told; another Trap stays armed."""
    after = togawa().when(action)
    assert after.human.disarmed == ("r5c4",)
    assert after.human.tokens == ("r4c3", "r5c4")
    back = after.when({"type": "report", "character": "r6c3", "mechs": ["r6c3"], "workers": ["r6c3"] * 2})
    assert of(back, "human").territories == 1


def test_who_stands_elsewhere_disarms_nothing() -> None:
    """Invaders, Maifuku: only an arrival does; who was on a Trap, or leaves it, has not come to it."""
    there = {"seat": "other", "workers": ["r5c4"] * 2}
    togawas = human("togawa", seat="human", tokens=["r5c4"])
    table = given(togawas, human("crimea", **there), automa(), turn="other")
    assert table.when({"type": "report", "workers": ["r5c4"] * 2, "coins": 1}).human.disarmed == ()
    assert table.when({"type": "report", "workers": ["r5c4"]}).human.disarmed == ()
    assert table.when(moved("worker", "r5c4", "r6c4")).human.disarmed == ()
    bred = table.when({"type": "produce", "workers": {"r5c4": 1}})
    assert bred.human.disarmed == ()  # of what is produced nothing moves


@pytest.mark.parametrize(
    ("unit", "abilities", "armed"),
    [
        ("character", ["shinobi"], True),
        ("character", ["ronin"], False),
        ("mech", ["shinobi"], True),
        ("mech", ["toka"], False),
        ("worker", ["shinobi"], False),
    ],
)
def test_its_owner_arms_a_trap_again(unit: str, abilities: list[str], armed: bool) -> None:  # noqa: FBT001
    """Invaders, Shinobi: with the character or a mech, and with nobody who has not learnt it."""
    where = {"character": "r5c5", "mechs": ["r5c5"], "workers": ["r5c5"]}
    placed = human("togawa", tokens=["r4c3", "r5c4"], disarmed=["r4c3", "r5c4"], abilities=abilities, **where)
    table = given(placed, automa(), turn="human")
    left = ("r4c3",) if armed else ("r4c3", "r5c4")
    assert table.when(moved(unit, "r5c5", "r5c4")).human.disarmed == left


@pytest.mark.parametrize(
    ("mechs", "abilities", "armed"),
    [
        (["r5c4"], ["shinobi"], True),
        (["r5c5", "r5c4"], ["shinobi", "toka"], False),
        (["r6c3", "r5c4"], ["shinobi", "toka"], True),
        (["r5c4", "r6c3"], ["ronin", "shinobi"], False),
    ],
    ids=["moved", "deployed", "moved, another deployed", "moved before it was learnt"],
)
def test_a_report_arms_a_trap_by_what_has_come_to_it(
    mechs: list[str], abilities: list[str], *, armed: bool
) -> None:
    """Invaders, Shinobi: who is deployed on a Trap has not come to it; nor does who cannot arm one yet."""
    first = abilities[:1]
    placed = human("togawa", tokens=["r5c4"], disarmed=["r5c4"], mechs=["r5c5"], abilities=first)
    after = given(placed, automa(), turn="human").when(
        {"type": "report", "mechs": mechs, "abilities": abilities}
    )
    assert after.human.disarmed == (() if armed else ("r5c4",))
    assert after.human.abilities == tuple(abilities)


@pytest.mark.parametrize(("power", "armed"), [(7, True), (0, False)], ids=["won", "lost"])
def test_who_fights_on_a_trap_arms_it_when_they_have_won(power: int, *, armed: bool) -> None:
    """Invaders, Shinobi: not on arrival, where that leads to a combat."""
    placed = human(
        "togawa", tokens=["r5c4"], disarmed=["r5c4"], abilities=["shinobi"], character="r5c5", power=7
    )
    table = given(placed, automa(character="r5c4", power=3), turn="human")
    met = table.when(moved("character", "r5c5", "r5c4"))
    assert met.human.disarmed == ("r5c4",)
    assert (met.when({"type": "fight", "dial": power, "automa_card": 18}).human.disarmed == ()) == armed


def test_who_meets_nobody_on_a_trap_after_all_arms_it() -> None:
    """Invaders, Shinobi: a correction shows that the enemy was not there, so that there is no combat."""
    placed = human("togawa", tokens=["r5c4"], disarmed=["r5c4"], abilities=["shinobi"], character="r5c5")
    table = given(placed, automa(character="r5c4", power=3), turn="human")
    alone = table.when(moved("character", "r5c5", "r5c4")).when(correct("/players/1/character", "home"))
    assert (alone.state.combat, alone.human.disarmed) == (None, ())


def test_who_has_another_to_fight_on_a_trap_arms_it_behind_the_last() -> None:
    """Invaders, Shinobi: friends by side stand there together (M7)."""
    table = given(
        human("togawa", side="a", tokens=["r5c4"], disarmed=["r5c4"], abilities=["shinobi"], power=16)
        | {"character": "r5c5"},
        automa("nordic", side="b", character="r5c4", power=0),
        automa("crimea", seat="other", side="b", character="r5c4", power=0),
        turn="human",
        enemies="other_sides",
    )
    fight = {"type": "fight", "dial": 7, "automa_card": 18}
    once = table.when(moved("character", "r5c5", "r5c4")).when(fight)
    assert once.human.disarmed == ("r5c4",)
    assert once.when(fight | {"dial": 7}).human.disarmed == ()


def test_a_friend_disarms_no_trap() -> None:
    """Invaders, Maifuku: an opponent does; in games by side a friend is none (M7)."""
    for enemies, left in (("other_sides", ()), ("everyone", ("r5c4",))):
        table = given(
            human("togawa", seat="human", side="a", tokens=["r5c4"]),
            human("crimea", **CRIMEA, side="a", **CAMP),
            automa(side="b"),
            turn="other",
            enemies=enemies,
        )
        assert table.when(moved("character", "r6c3", "r5c4")).human.disarmed == left


def test_a_trap_can_be_set_right() -> None:
    """The table is right in what its Traps show; what is no Trap any more is not disarmed."""
    table = togawa().when(correct("/players/0/disarmed", ["r4c3"]))
    assert table.human.disarmed == ("r4c3",)
    assert of(table, "human").territories == 1
    assert of(table.when(correct("/players/0/disarmed", [])), "human").territories == 2
    fewer = table.when(correct("/players/0/tokens", ["r5c4"]))
    assert (fewer.human.tokens, fewer.human.disarmed) == (("r5c4",), ())
    flags = table.when(correct("/players/0/faction", "albion"))
    assert (flags.human.tokens, flags.human.disarmed) == (("r4c3", "r5c4"), ())
    table.refuses(correct("/players/0/disarmed", ["r4c2"]), "no_trap_there", traps=["r4c3", "r5c4"])
    table.refuses(correct("/players/0/disarmed", ["r4c3", "r4c3"]), "no_trap_there", territory="r4c3")
    table.refuses(correct("/players/0/tokens", ["r4c3", "r5c4", "r5c6", "r5c5", "r4c2"]), "no_tokens")


def test_flags_are_never_disarmed() -> None:
    """Invaders, Exalt: there is no such side of a Flag."""
    table = given(human("albion", tokens=["r3c1"]), automa())
    table.refuses(correct("/players/0/disarmed", ["r3c1"]), "no_trap_there", traps=[])


def test_one_faction_token_a_territory() -> None:
    """Invaders, Exalt and Maifuku: whoever placed it."""
    players = (
        human("albion", seat="a", character="r6c3", tokens=["r3c1"]),
        human("togawa", seat="t", tokens=["r6c4"]),
        automa(),
    )
    at_it = given(*players, turn="a").when(moved("character", "r6c3", "r6c4"))
    token = {"type": "place_token", "territory": "r6c4"}
    at_it.refuses(token, "token_there", territory="r6c4")
    assert offered(RULESET, at_it.state, "place_token", "a") == []
    at_it.refuses(correct("/players/0/tokens", ["r6c4"]), "token_there", territory="r6c4")


@pytest.mark.parametrize(
    ("faction", "what"),
    [
        ("albion", {"workers": ["r3c1", "r2c2"], "tokens": ["r3c1", "r2c2"]}),
        ("togawa", {"workers": ["r3c1", "r2c2"], "tokens": ["r5c4", "r4c3"]}),
    ],
)
def test_flags_and_traps_can_win_the_game(faction: str, what: dict[str, object]) -> None:
    """Invaders, Exalt and Maifuku: 18 coins of 6 stars and 8 of 4 territories beat 24 of the Automa."""
    stars = ["upgrades", "mechs", "structures", "recruits", "workers"]
    players = (
        {**human(faction, stars=stars, **what), "popularity": 0},
        automa("crimea", coins=18, workers=["r6c3", "r6c4"]),
    )
    star = PlaceStar("objective")
    ended = given(*players, turn="human").when(star)
    ended.then(GameEnded, winners=("human",), totals={"automa": 24, "human": 26})
    assert ended.why(GameEnded).facts["totals"] == {"human": 26, "automa": 24}


def test_an_automa_that_comes_to_a_trap_has_its_token_turned_over() -> None:
    """R61: told once, where the worker of card 3 arrives; nothing of a Trap that is disarmed already."""
    units = {"workers": ["r0c4", "r0c5"]}
    came = given(human("togawa", tokens=["r1c4", "r3c3"]), automa("nordic", **units)).when(card(3))
    came.then(TrapDisarmed, territory="r1c4", rule="R61")
    assert (came.human.disarmed, came.automa.workers.count("r1c4")) == (("r1c4",), 1)
    disarmed = human("togawa", tokens=["r1c4"], disarmed=["r1c4"])
    again = given(disarmed, automa("nordic", **units)).when(card(3))
    assert [each for each in again.events if isinstance(each, TrapDisarmed)] == []


def test_the_automa_scores_by_no_token() -> None:
    """R47: nothing is counted for it but units; a Trap that it has stepped on controls nothing behind it."""
    table = given(human("togawa", tokens=["r1c4"]), automa("nordic", coins=0, workers=["r0c4", "r0c5"]))
    after = table.when(card(3))
    assert [of(after, seat).territories for seat in ("human", "automa")] == [0, 2]
    left = after.when(correct("/players/1/workers", ["r0c5", *["mat"] * 7]))
    assert [of(left, seat).territories for seat in ("human", "automa")] == [0, 1]
