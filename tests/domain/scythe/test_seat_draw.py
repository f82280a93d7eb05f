"""Factions and player mats at random, and the pairs that the publisher bans (R64)."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import Doubted
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import RULESET
from automa_rules.scythe.seat_draw import SeatsToDraw, draw_seats
from automa_rules.scythe.setup import Setup
from tests.domain.scythe.table import begun
from tests.domain.table import ENTROPY

BANNED = {("rusviet", "industrial"), ("crimea", "patriotic")}
AROUND = ["albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"]
HUMAN, AUTOMA = {"kind": "human"}, {"kind": "automa"}


def drawn(number: int, *seats: dict[str, Any], far: bool = False) -> list[dict[str, Any]]:
    """The players of a draw, as they are sent; another number, another draw."""
    wanted = msgspec.convert({"players": seats, "far": far}, SeatsToDraw)
    found: list[dict[str, Any]] = msgspec.to_builtins(
        draw_seats(wanted, hashlib.sha512(bytes([number])).digest())
    )
    return found


@pytest.mark.parametrize(
    "seats",
    [(HUMAN, AUTOMA), (HUMAN, HUMAN, AUTOMA, AUTOMA, AUTOMA), (HUMAN,) * 4 + (AUTOMA,), (AUTOMA,) * 5],
)
def test_any_mix_is_drawn_and_begins_a_game(seats: tuple[dict[str, Any], ...]) -> None:
    """R64: each faction and mat once, a mat for each human, no banned pair; the setup takes it as it is."""
    seen = set[str]()
    for number in range(60):
        players = drawn(number, *seats)
        pairs = [(one["faction"], one.get("mat")) for one in players]
        mats = [mat for _, mat in pairs if mat]
        assert [one["kind"] for one in players] == [one["kind"] for one in seats]
        assert len({faction for faction, _ in pairs}) == len(seats)
        assert len(mats) == len({*mats}) == sum(one is HUMAN for one in seats)
        assert BANNED.isdisjoint(pairs)
        seen.update(faction for faction, _ in pairs)
    assert seen == {*AROUND}
    begun({"players": drawn(0, *seats)}).never(Doubted)


def test_far_apart() -> None:
    """Home bases of a human and an Automa: three steps of seven round the edge, the most there is."""
    for number in range(60):
        for seats, least in (((HUMAN, AUTOMA), 3), ((HUMAN, AUTOMA, AUTOMA), 3), ((HUMAN, HUMAN, AUTOMA), 3)):
            found = drawn(number, *seats, far=True)
            at = {
                kind: [AROUND.index(one["faction"]) for one in found if one["kind"] == kind]
                for kind in ("human", "automa")
            }
            steps = [abs(one - other) for one in at["human"] for other in at["automa"]]
            assert min(min(each, 7 - each) for each in steps) == least


def test_what_a_seat_has_stays() -> None:
    """R64: the rest is drawn around it, so that no banned pair comes of what was given."""
    for number in range(60):
        crimea, industrial, nordic = drawn(
            number,
            {**HUMAN, "faction": "crimea", "seat": "ada"},
            {**HUMAN, "mat": "industrial"},
            {**AUTOMA, "faction": "nordic", "level": "automaszyna"},
        )
        assert (crimea["faction"], crimea["seat"]) == ("crimea", "ada")
        assert crimea["mat"] not in {"patriotic", "industrial"}
        assert industrial["mat"] == "industrial"
        assert industrial["faction"] not in {"rusviet", "crimea", "nordic"}
        assert (nordic["faction"], nordic["level"]) == ("nordic", "automaszyna")
    for seats, code in (
        (({**HUMAN, "faction": "crimea"}, {**AUTOMA, "faction": "crimea"}), "faction_taken"),
        (({**HUMAN, "mat": "militant"}, {**HUMAN, "mat": "militant"}), "player_mat_taken"),
    ):
        with pytest.raises(Rejected, match=code):
            drawn(0, *seats)


@pytest.mark.parametrize("seat", [{**HUMAN, "level": "automa"}, {**AUTOMA, "mat": "militant"}])
def test_a_level_is_an_automas_and_a_mat_a_humans(seat: dict[str, Any]) -> None:
    """R64: a seat that asks for the other's has an unknown field."""
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        drawn(0, seat, AUTOMA)


@pytest.mark.parametrize(("faction", "mat"), sorted(BANNED))
def test_a_banned_pair_is_warned_of(faction: str, mat: str) -> None:
    """R64: begun all the same, but not in a strict game; an Automa of the faction has no mat."""
    setup = {"players": [{**HUMAN, "faction": faction, "mat": mat}, {**AUTOMA, "faction": "nordic"}]}
    begun(setup).then(Doubted, code="pair_banned", facts={"seat": "human", "faction": faction, "mat": mat})
    strict = Command(msgspec.convert(setup, Setup), None, ENTROPY, strict=True)
    with pytest.raises(Rejected, match="pair_banned"):
        RULESET.decide(None, strict)
    other = {"players": [{**HUMAN, "faction": "nordic", "mat": mat}, {**AUTOMA, "faction": faction}]}
    begun(other).never(Doubted)
