"""Any document that fits is answered: by facts, or by a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from automa_rules.core.command import Command
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import RULESET
from automa_rules.expeditions.new_game import Position
from automa_rules.expeditions.state import State
from automa_rules.expeditions.validation import validate_state
from tests.properties.expeditions_games import ACTIONS, CATEGORIES, PLACES, TOKENS, Game

_place = st.sampled_from(PLACES)
_human_place = st.sampled_from([*PLACES, "basecamp", "s1", "s6"])
_tokens = st.lists(st.sampled_from(TOKENS), max_size=4)
_tile = st.one_of(st.none(), st.just("twenty"), st.integers(0, 99))
_count = st.integers(0, 9999)
_location = st.fixed_dictionaries(
    {"id": _place, "face_up": st.booleans()},
    optional={"map": st.booleans(), "corruption": _tokens, "twenty": st.booleans()},
)


def _action(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


actions = st.one_of(
    _action("automa_turn", card=st.one_of(st.none(), st.integers(1, 14))),
    _action("tell_tile", tokens=st.one_of(st.none(), _tokens), tile=_tile),
    _action("move_mech", to=_human_place),
    _action("reveal_tile", location=_place, tokens=st.one_of(st.none(), _tokens), tile=_tile),
    _action("take_corruption", location=_place, count=st.integers(1, 99)),
    _action("take_twenty", location=_place),
    _action("destroy_corruption", location=_place, count=st.integers(1, 99)),
    _action("change_maps", amount=st.integers(-999, 999)),
    _action("change_coins", amount=st.integers(-999, 999)),
    _action("solve_quest"),
    _action("upgrade_item", coins=_count),
    _action("place_glory", category=st.sampled_from(CATEGORIES)),
    _action("box_card", card=st.sampled_from(["017", "030", "056", "063"])),
    _action("end_turn"),
    st.fixed_dictionaries(
        {"type": st.just("report")},
        optional={
            "mech": _human_place,
            "locations": st.lists(_location, max_size=3),
            "coins": _count,
            "maps": _count,
            "corruption": _tokens,
            "twenty": st.booleans(),
            "glory": st.lists(st.sampled_from(CATEGORIES), max_size=5),
            "end_turn": st.booleans(),
        },
    ),
)
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-1, 40),
    _human_place,
    st.sampled_from(["human", "automa", "virtual", "physical", "twenty"]),
    _tokens,
    st.lists(st.integers(0, 15), max_size=14),
    st.just({"by": "automa", "turns_left": 1}),
)


def _somewhere(seed: int, commits: int) -> State:
    """A state in the middle of a random game."""
    game = Game(Random(seed))  # noqa: S311 - a game of a test
    for _, _commit in zip(range(commits), game.play(), strict=False):
        pass
    return game.state


states = st.builds(_somewhere, st.integers(0, 2**32), st.integers(0, 120))
often = settings(max_examples=400)


def _done_or_refused(state: State, document: dict[str, Any], seat: str | None) -> State:
    action = msgspec.json.decode(msgspec.json.encode(document), type=ACTIONS[document["type"]])
    try:
        state = RULESET.decide(state, Command(action=action, seat=seat, entropy=bytes(512))).state
    except Rejected as refusal:
        msgspec.json.encode(refusal.facts)
        return state
    validate_state(state)
    RULESET.view(state, seat)
    RULESET.score(state)
    return state


@often
@given(states, st.lists(actions, max_size=6), st.sampled_from([None, "human", "automa"]))
def test_any_action_is_done_or_refused(
    state: State, documents: list[dict[str, Any]], seat: str | None
) -> None:
    """In any state, from any seat; what is done leaves a table that can be."""
    for document in documents:
        state = _done_or_refused(state, document, seat)


def _pointers(document: object, pointer: str = "") -> Iterator[str]:
    yield pointer
    items: Any = ()
    if isinstance(document, dict):
        items = document.items()
    elif isinstance(document, list):
        items = enumerate(document)
    for name, value in items:
        yield from _pointers(value, f"{pointer}/{name}")


@often
@given(states, st.data(), st.lists(actions, max_size=4))
def test_any_correction_is_done_or_refused(
    state: State, data: st.DataObject, documents: list[dict[str, Any]]
) -> None:
    """Anywhere in the state, with any value; and the game goes on from there."""
    pointers = [*_pointers(msgspec.json.decode(msgspec.json.encode(state)))]
    correct = {"type": "correct", "pointer": data.draw(st.sampled_from(pointers)), "value": data.draw(values)}
    state = _done_or_refused(state, correct, None)
    for document in documents:
        state = _done_or_refused(state, document, None)


positions = st.fixed_dictionaries(
    {"turn": st.sampled_from(["human", "automa"])},
    optional={
        "level": st.integers(1, 5),
        "deck": st.sampled_from(["virtual", "physical"]),
        "bag": _tokens,
        "tiles": st.dictionaries(_place, st.one_of(st.just("twenty"), st.integers(0, 99)), max_size=4),
        "locations": st.lists(_location, max_size=4),
        "drawn": st.lists(st.integers(1, 14), max_size=14),
        "human": st.fixed_dictionaries(
            {},
            optional={
                "mech": _human_place,
                "maps": _count,
                "twenty": st.booleans(),
                "glory": st.lists(st.sampled_from(CATEGORIES), max_size=5),
            },
        ),
        "automa": st.fixed_dictionaries(
            {},
            optional={
                "north": _place,
                "central": _place,
                "progress": st.integers(0, 99),
                "glory": st.integers(0, 8),
                "maps": _count,
                "twenty": st.booleans(),
            },
        ),
        "end": st.fixed_dictionaries(
            {"by": st.sampled_from(["human", "automa"]), "turns_left": st.integers(1, 3)}
        ),
    },
)


@often
@given(positions, st.lists(actions, max_size=4))
def test_any_position_is_played_or_refused(document: dict[str, Any], documents: list[dict[str, Any]]) -> None:
    """Any document of a position that fits its schema."""
    position = msgspec.convert({"level": 2, **document}, Position)
    try:
        state = RULESET.decide(None, Command(action=position, entropy=bytes(512))).state
    except Rejected:
        return
    validate_state(state)
    for action in documents:
        state = _done_or_refused(state, action, None)
