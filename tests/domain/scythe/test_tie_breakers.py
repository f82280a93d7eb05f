"""Who wins among equal totals."""

from __future__ import annotations

import pytest

from tests.domain.scythe.table import automa, given, human

EQUAL = {"power": 4, "popularity": 10}
"""Popularity 10 pays a human what an Automa gets: 4 coins a star and 3 a territory."""


def test_the_factory_counts_as_three_territories_here_too() -> None:
    """R52: nine coins each, two units each, equal power and popularity; then 3 territories against 2.

    The Automa's character on the Factory: 3 territories, 9 coins. The human's two workers: 2 territories,
    6 coins, and 3 coins held. The Automa's two workers at home are units, too.
    """
    score = given(
        human("crimea", coins=3, workers=["r6c3", "r7c3"], **EQUAL),
        automa("nordic", coins=0, character="r3c3", workers=["home", "home"], **EQUAL),
    ).score()
    assert [one.total for one in score.players] == [9, 9]
    assert {one.seat: one.territories for one in score.players} == {"automa": 3, "human": 2}
    assert score.winners == ("automa",)


@pytest.mark.parametrize(
    ("better", "what"),
    [
        ({"workers": ["r6c3", "home"]}, "workers, mechs and structures"),
        ({"power": 5}, "power"),
        ({"popularity": 11}, "popularity"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_tie_breakers_in_their_order(better: dict[str, object], what: str) -> None:
    """R42: units and structures, power, popularity, territories, stars; each breaks the tie alone.

    Three coins and one territory each; the human is better in one thing only.
    """
    equal = {**EQUAL, "workers": ["r6c3"], "coins": 3}
    ours = automa("nordic", **{**equal, "workers": ["r0c4"]})
    assert given(human("crimea", **equal), ours).score().winners == ("human", "automa"), what
    assert given(human("crimea", **{**equal, **better}), ours).score().winners == ("human",), what


def test_resources_break_no_tie() -> None:
    """R42: one resource scores nothing (two make coins), and does not decide between equals."""
    equal = {**EQUAL, "coins": 3}
    table = given(
        human("crimea", workers=["r6c3"], **equal),
        automa("nordic", workers=["r0c4"], **equal),
        resources={"r6c3": {"oil": 1}},
    )
    assert set(table.score().winners) == {"human", "automa"}
