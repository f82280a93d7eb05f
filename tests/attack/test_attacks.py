"""The list of attacks is whole, and tells what was not held off."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.attack import connections, requests
from tests.attack.__main__ import ALONE, PROXIED, Row
from tests.attack.honest import Honest
from tests.attack.promises import ATTACKS

QUICK = Honest([0.01] * 99 + [0.9])


def test_every_attack_is_tried() -> None:
    """Alone, behind the proxy, or both."""
    assert ATTACKS.keys() == ALONE.keys() | PROXIED.keys()
    assert {attack.__module__ for attack in ATTACKS.values()} == {connections.__name__, requests.__name__}


@pytest.mark.parametrize(
    ("honest", "growth", "hit", "held"),
    [
        (QUICK, 300 << 20, True, True),
        (QUICK, (300 << 20) + 1, True, False),
        (QUICK, 0, False, False),
        (Honest([0.01] * 98 + [0.251] * 2), 0, True, False),
        (Honest(QUICK.seconds, ["503"]), 0, True, False),
        (Honest(), 0, True, False),
    ],
)
def test_an_attack_is_held_off_when_nobody_notices_much(
    honest: Honest,
    growth: int,
    hit: bool,  # noqa: FBT001 - one of the facts
    held: bool,  # noqa: FBT001 - see above
) -> None:
    """No request fails, the 99th percentile is 250 ms, memory 300 MB; and the attack has not missed."""
    row = Row("flood", honest, growth, Counter({"200": 1}), hit)
    assert row.held is held
    assert ("| yes " if held else "| NO ") in str(row)
