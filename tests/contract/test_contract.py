"""What the service may rely on in every game, the toy of the guide included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from automa_ledger.games.codec import Codec
from automa_ledger.log.command_replay import replay_commands
from automa_rules.core.command import Command
from automa_rules.core.correction import Correct
from automa_rules.core.event import Commanded, DeckShuffled, Event, Rewound, canonical_event_json
from automa_rules.core.refusals import (
    GameBegunAlready,
    GameNotBegun,
    GameOver,
    NotAnAutomasTurn,
    QuestionOpen,
)
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import goto_target, redo_target, undo_target
from automa_rules.core.ruleset import Begin
from automa_rules.core.tag import tag_of
from automa_rules.core.timeline import Timeline, append_rewind, extend, replay
from automa_rules.core.validation import find_faults
from tests.contract.games import ALL, AT, moments, played
from tests.narration import games

pytestmark = pytest.mark.parametrize("name", ALL)
ENTROPY = bytes(range(256)) * 2
OPENING = Commanded(AT, None, msgspec.Raw(b"{}"))
MANY = 6
"""Cards of a deck whose order does not show by chance."""


def test_replaying_a_log_is_the_state_that_its_facts_led_to(name: str) -> None:
    """All at once, or commit by commit: it is the same game."""
    evolve = ALL[name].evolve
    for log in played(name):
        whole, timeline = replay(log, evolve), Timeline[Any]()
        for commit in log:
            timeline = extend(timeline, [commit], evolve)

        assert whole == timeline


def test_what_a_decision_hands_on_is_what_its_facts_lead_to(name: str) -> None:
    """A game that is kept up by its decisions alone is the one that is read from its log, at each commit."""
    for log in played(name):
        assert replay_commands(Codec(ALL[name]), log) == replay(log, ALL[name].evolve)


def test_undo_and_then_redo_changes_nothing(name: str) -> None:
    """From wherever the game stands."""
    ruleset = ALL[name]
    for log in played(name):
        whole = replay(log, ruleset.evolve)
        undone = append_rewind(whole, [OPENING, Rewound(undo_target(whole), "undo")])
        again = append_rewind(undone, [OPENING, Rewound(redo_target(undone), "redo")])

        assert again.state == whole.state
        back = append_rewind(again, [OPENING, Rewound(goto_target(again, 1), "goto")])
        assert back.state == whole.node(1).state


def test_turns_come_to_their_ends(name: str) -> None:
    """A fact says that it ends a turn: by it turns are counted in the story, and taken back whole."""
    for log in played(name):
        assert replay(log, ALL[name].evolve).current.ended_turns > 1


def test_a_game_comes_to_its_end(name: str) -> None:
    """A fact says that it ends the game; with it all shuffles come to light that the log has had."""
    ruleset = ALL[name]
    ends = 0
    for log in played(name):
        timeline: Timeline[Any] = Timeline()
        for commit in log:
            was_over = bool(timeline.nodes) and ruleset.is_over(timeline.state)
            timeline = extend(timeline, [commit], ruleset.evolve)
            ended = any(event.ends_game for event in commit)
            assert ended == (ruleset.is_over(timeline.state) and not was_over) or isinstance(
                commit[1], Rewound
            )
            assert not (ended and timeline.shuffle_history.unrevealed)
            ends += ended
    assert ends


def test_no_view_shows_a_secret(name: str) -> None:
    """Never the salt of a shuffle, and not the order that it has just given, before the game reveals them."""
    ruleset = ALL[name]
    for log in played(name):
        salts: list[bytes] = []
        for _, event, after in games.moments(log, ruleset.evolve):
            if ruleset.is_over(after):
                break
            seats = (None, *(seat.name for seat in ruleset.seats(after)))
            shown = b"".join(msgspec.json.encode(ruleset.view(after, seat)) for seat in seats)
            if isinstance(event, DeckShuffled):
                salts.append(event.salt.encode())
                assert len(event.order) < MANY or msgspec.json.encode(event.order)[1:-1] not in shown
            assert not any(salt in shown for salt in salts)


def test_a_state_is_a_position(name: str) -> None:
    """What a spectator sees between two turns starts a game that shows the same, with decks shuffled anew.

    What is in the middle of something is refused.
    """
    ruleset = ALL[name]
    if ruleset.position_from_view is None:
        return
    started = 0
    for log in played(name):
        for node in replay(log, ruleset.evolve).nodes:
            shown = msgspec.json.encode(ruleset.view(node.state, None))
            view = msgspec.json.decode(shown, type=ruleset.view_type)
            try:
                position = ruleset.position_from_view(view)
            except Rejected:
                assert ruleset.questions(node.state) or ruleset.turn(node.state) is None
                continue
            started += 1
            begun = ruleset.decide(None, Command(_with_pack(position, log[0][0]), None, ENTROPY)).state
            assert _table(ruleset.view(begun, None)) == _table(view)
    assert started


def _with_pack(position: Any, began: Event) -> Any:  # noqa: ANN401 - a position of any game
    """The position, with the card pack of the game that it names."""
    if getattr(position, "pack", None) is None:
        return position
    assert isinstance(began, Commanded)
    start = msgspec.json.decode(began.command)
    pack = next(start[kind]["pack"] for kind in ("setup", "position") if kind in start)
    return msgspec.convert({**msgspec.to_builtins(position), "pack": pack}, type(position))


def _table(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """What a view shows, without the commitments of shuffles."""
    match msgspec.json.decode(msgspec.json.encode(value)):
        case dict() as fields:
            return {key: _table(each) for key, each in fields.items() if key != "commitment"}
        case list() as items:
            return [_table(each) for each in items]
        case other:
            return other


def test_every_fact_survives_the_log(name: str) -> None:
    """Its canonical text is read as the same fact."""
    codec = Codec(ALL[name])
    for _, event, _ in moments(name):
        assert codec.event.decode(canonical_event_json(event)) == event


def test_an_explanation_names_what_was_chosen(name: str) -> None:
    """Where there are candidates, one was chosen that was not refused, or the facts say why none was.

    A fact alone says whether there is an explanation of it.
    """
    ruleset = ALL[name]
    found = 0
    for before, event, _ in moments(name):
        why = None if before is None else ruleset.explain(before, event)
        assert before is None or ruleset.has_explanation(event) == (why is not None), event
        if why is not None and why.candidates:
            found += 1
            chosen = [one for one in why.candidates if one.chosen]
            assert all(one.refused is None for one in chosen)
            assert chosen or why.facts or any(one.refused is not None for one in why.candidates), why
            assert why.rule in {rule.id for rule in ruleset.rules}

    assert found


def test_every_rule_that_a_fact_cites_is_in_the_catalogue(name: str) -> None:
    """So that its title can be told."""
    cited = {getattr(event, "rule", "") or "" for _, event, _ in moments(name)} - {""}

    assert cited <= {rule.id for rule in ALL[name].rules}


def test_the_examples_are_accepted(name: str) -> None:
    """A game begins from the setup and from the position; the actions and the pack are read."""
    ruleset, codec = ALL[name], Codec(ALL[name])
    for form, decoder in (("setup", codec.setup), ("position", codec.position)):
        for start in _examples(name, form):
            document = decoder.decode(start)
            assert ruleset.decide(None, Command(document, None, ENTROPY)).events
            assert decoder.decode(msgspec.json.encode(document)) == document
    for text in _examples(name, "automa_turn"):
        turn = codec.automa_turn.decode(_tagged(text, tag_of(ruleset.automa_turn)))
        assert isinstance(turn, ruleset.automa_turn)
    for text in _examples(name, "action"):
        assert isinstance(codec.action.decode(text), ruleset.actions)
    for text in _examples(name, "pack"):
        (kind,) = [
            each
            for each in ruleset.packs.values()
            if not [*find_faults(msgspec.json.decode(text), each.pack)]
        ]
        pack: Any = msgspec.json.decode(text, type=kind.pack)
        assert not [*kind.check(pack.cards)]


def test_a_game_begins_once(name: str) -> None:
    """Nothing comes before its beginning, and no beginning after."""
    ruleset = ALL[name]
    begun = replay(played(name)[0], ruleset.evolve).node(1).state
    setup = Codec(ruleset).setup.decode(next(_examples(name, "setup")))

    assert _refusal(name, begun, setup) == GameBegunAlready()
    assert _refusal(name, None, Correct("/turn", msgspec.Raw(b'"human"'))) == GameNotBegun()


def test_what_comes_after_the_end_is_refused_with_who_has_won(name: str) -> None:
    """Whoever asks, and whatever for; a correction is no deed."""
    ruleset = ALL[name]
    for _, _, state in moments(name):
        if ruleset.is_over(state):
            winners = tuple(one.seat for one in ruleset.standings(state) if one.wins)
            refusal = _refusal(name, state, _automa_turn(name))
            assert isinstance(refusal, GameOver)
            assert sorted(refusal.winners) == sorted(winners)
            return
    pytest.fail("no game came to its end")


def test_the_automa_acts_in_its_turn_and_when_nothing_is_asked(name: str) -> None:
    """An open question comes first, then whose turn it is."""
    ruleset = ALL[name]
    seen = set()
    for log in played(name):
        for node in replay(log, ruleset.evolve).nodes:
            state = node.state
            turn = next((seat for seat in ruleset.seats(state) if seat.name == ruleset.turn(state)), None)
            if ruleset.is_over(state):
                continue
            if ruleset.questions(state):
                seen.add("asked")
                assert isinstance(_refusal(name, state, _automa_turn(name)), QuestionOpen)
            elif turn is not None and turn.kind == "human":
                seen.add("human")
                assert _refusal(name, state, _automa_turn(name)) == NotAnAutomasTurn(turn=turn.name)

    assert seen == ({"asked", "human"} if ruleset.question_types else {"human"})


def test_the_command_that_begins_is_not_among_the_actions(name: str) -> None:
    """Clients begin games by a call of its own; corrections are actions in every game."""
    assert Begin not in ALL[name].actions
    assert Correct in ALL[name].actions


def _refusal(name: str, state: object, action: msgspec.Struct) -> object:
    with pytest.raises(Rejected) as caught:
        ALL[name].decide(state, Command(action, None, ENTROPY))
    return caught.value.refusal


def _automa_turn(name: str) -> msgspec.Struct:
    kind = ALL[name].automa_turn
    return msgspec.convert({kind.__struct_config__.tag_field: tag_of(kind)}, kind)


def _examples(name: str, form: str) -> Iterator[bytes]:
    for key, value in ALL[name].examples.items():
        if key.startswith(form):
            yield msgspec.json.encode(value)


def _tagged(text: bytes, tag: str) -> bytes:
    return msgspec.json.encode({"type": tag, **msgspec.json.decode(text)})
