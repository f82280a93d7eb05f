"""The final scoring, in its order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.core.event import ShuffleRevealed
from domain.core.shuffle import keeps_its_word
from domain.trismegistus import RULESET
from domain.trismegistus.events import (
    ExperimentsScored,
    FormulaBought,
    FormulasScored,
    GameEnded,
    HumanScored,
    MarkerAdvanced,
    MasterpieceMissed,
    MasterpieceSolved,
    RemaindersScored,
    SymbolsScored,
    TracksScored,
    VpGained,
)
from domain.trismegistus.questions import questions
from domain.trismegistus.scoring import AutomaScore
from tests.domain.trismegistus.table import NEXT, VIRTUAL, Table, card, experiment, given, steps, tracks

THREE = [{"symbol": "iron", "colour": "red"}] * 3
FORMULA_VP = [1, 3, 6, 10, 15, 21, 28, 36]


def scored_tracks(symbols: list[int], points: list[int]) -> list[dict[str, Any]]:
    """Four tracks of two steps that say where their symbols are and what their steps are worth."""
    return [{**one, "symbols": symbols, "points": points} for one in tracks(2)]


def ending(level: int = 2, **automa: Any) -> Table:  # noqa: ANN401 - a document's values
    """The final scoring has just begun; the last card was worth nothing. The Automa has what is given."""
    what = {name: automa.pop(name) for name in ("tracks", "formula_vp") if name in automa}
    last = {"symbol": "iron", "colour": "red", "potency": 1}
    document = {
        "cube": "earth",
        "markers": steps(8, 8, 8, 8) if "tracks" not in what else steps(2, 2, 2, 2),
        **automa,
        "die": last,
        "spent": THREE[:2],
    }
    table = given(round=3, level=level, automa=document, human={"spent": THREE}, **what)
    return table.when(card("iron red", 1, "artifact", kind="specialization")).when(
        {"type": "show_artifacts", "artifacts": []}
    )


def masterpiece(**what: Any) -> dict[str, object]:  # noqa: ANN401 - a document's values
    """The masterpiece that was drawn."""
    return {"type": "show_masterpiece", "masterpiece": experiment(**{"kind": "black", "vp": 10, **what})}


def tell(what: str, vp: int) -> dict[str, object]:
    """A figure of the final scoring."""
    return {"type": f"tell_{what}_vp", "vp": vp}


def symbols(tracks_: int, **what: int) -> dict[str, object]:
    """The symbols that the Automa has reached."""
    return {"type": "tell_symbols", "tracks": tracks_, **what}


# R30


def test_a_masterpiece_whose_requirement_is_met() -> None:
    """R30: its VP, and no gold is paid."""
    table = ending(markers=steps(air=5), gold=2).asks("masterpiece").when(masterpiece(requirement=5))

    table.then(MasterpieceSolved, gold=0, total=10)
    assert table.automa.gold == 2


def test_gold_for_missing_steps() -> None:
    """R30, Q32: three steps are missing and paid with 3 of 4 gold."""
    table = ending(markers=steps(air=2), gold=4).when(masterpiece(requirement=5))

    table.then(MasterpieceSolved, gold=3, total=10)
    assert table.automa.gold == 1


@pytest.mark.parametrize(("gold", "left"), [(3, 0), (4, 1)])
def test_just_enough_gold(gold: int, left: int) -> None:
    """R30: a gold for each of the three missing steps is enough."""
    table = ending(markers=steps(air=2), gold=gold).when(masterpiece(requirement=5))

    table.then(MasterpieceSolved, gold=3, total=10)
    assert table.automa.gold == left


def test_gold_moves_no_marker() -> None:
    """Q31: the marker stays where it is, and nothing of the track is gained."""
    table = ending(markers=steps(air=2), gold=4).when(masterpiece(requirement=5))

    table.never(MarkerAdvanced).never(VpGained)
    assert table.markers == steps(air=2)


def test_too_little_gold() -> None:
    """R30, Q40: three steps are missing for 2 gold: not solved, and the gold stays for formulas."""
    table = ending(markers=steps(air=2), gold=2).when(masterpiece(requirement=5))

    table.then(MasterpieceMissed, missing=3, gold=2)
    assert (table.automa.vp, table.automa.gold) == (0, 2)


# R31, R32


def test_the_experiments() -> None:
    """R31, Q13: all of them, the starting one too; Q33: the masterpiece's VP are not counted again."""
    owned = [experiment("red", vp=3), experiment("blue", vp=4)]
    table = ending(experiments=owned).when(masterpiece())

    table.then(ExperimentsScored, count=2, vp=7, total=17)


@pytest.mark.parametrize(("level", "each"), [(1, 2), (2, 3), (3, 4)])
def test_the_symbols(level: int, each: int) -> None:
    """R32, Q33, Q37: 1 + 2 on experiments and masterpiece, 2 artifacts, 4 on the tracks: nine symbols."""
    table = ending(level, experiments=[experiment(symbols=1)], artifacts=["air", "fire"])
    table = table.when(masterpiece(symbols=2, vp=0)).asks("symbols", experiments=3, artifacts=2)

    table.when(symbols(4)).then(SymbolsScored, each=each, vp=9 * each)


def test_the_table_counts_other_symbols() -> None:
    """Q36: the player's count of each of the three places is what counts."""
    ending().when(masterpiece()).when(symbols(1, experiments=2, artifacts=3)).then(SymbolsScored, vp=18)


def untold(**what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """An experiment whose symbols nobody has told."""
    return {name: value for name, value in experiment(**what).items() if name != "symbols"}


def test_symbols_that_nobody_has_told() -> None:
    """Q37: they are asked, not taken for none; the 2 on the masterpiece are among the 3 that are told."""
    table = ending(experiments=[untold(kind="red"), experiment("blue", symbols=0)]).when(
        masterpiece(symbols=2, vp=0)
    )
    table.asks("symbols", experiments=None, artifacts=0)
    table.refuses(symbols(4), "symbols_required", experiments=["red"])

    table.when(symbols(4, experiments=3)).then(SymbolsScored, experiments=3, tracks=4, vp=21)


@pytest.mark.parametrize("drawn", [{}, {"symbols": 0}])
def test_symbols_of_the_masterpiece(drawn: dict[str, int]) -> None:
    """Q37, Q33: those of a solved masterpiece too are asked, though the tracks say theirs; 0 is a number."""
    what = {"type": "show_masterpiece", "masterpiece": {**untold(kind="black"), **drawn}}
    table = ending(tracks=scored_tracks([1], [0, 1, 2])).when(what)
    if drawn:
        table.then(SymbolsScored, experiments=0, tracks=4)
    else:
        table.never(SymbolsScored).asks("symbols", experiments=None)


def test_symbols_of_a_masterpiece_that_was_missed() -> None:
    """Q37: nobody needs them."""
    what = {"type": "show_masterpiece", "masterpiece": untold(requirement=2)}
    ending(tracks=scored_tracks([1], [0, 1, 2]), markers=steps()).when(what).then(
        SymbolsScored, experiments=0
    )


def test_the_score_without_the_symbols_of_an_experiment() -> None:
    """Q37: the part is not known, though the tracks say where theirs are."""
    automa = {"cube": "earth", "markers": steps(), "experiments": [untold()]}
    table = given(automa=automa, tracks=scored_tracks([0], [0, 1, 2]))
    assert table.score().automa.symbols is None
    assert "symbols" in table.score().missing

    told = table.when({"type": "correct", "pointer": "/automa/experiments/0/symbols", "value": 2})
    assert told.score().automa.symbols == 3 * (4 + 2)


def test_symbols_at_or_below_the_marker() -> None:
    """Q36: the tracks say where symbols are; markers on 2, 1, 0, 0 have reached 2 + 1 of them."""
    table = ending(tracks=scored_tracks([1, 2], [0, 1, 2]), markers=steps(2, 1)).when(masterpiece())

    table.then(SymbolsScored, tracks=3, vp=9)


def test_a_symbol_on_the_starting_space() -> None:
    """Q36: each of four markers at the start stands at the symbol on its space, and below the one on 1."""
    table = ending(tracks=scored_tracks([0, 1], [0, 1, 2]), markers=steps()).when(masterpiece())

    table.then(SymbolsScored, tracks=4, vp=12)


# R33


def test_formulas_for_types() -> None:
    """R33, Q33: red twice, blue, and the solved masterpiece's black: three types; no gold, none bought."""
    owned = [experiment("red"), experiment("red"), experiment("blue")]
    table = ending(experiments=owned).when(masterpiece()).when(symbols(0)).asks("formula_vp", formulas=3)

    table.never(FormulaBought).when(tell("formula", 6)).then(FormulasScored, types=3, bought=0, vp=6)


def test_a_masterpiece_that_was_not_solved_is_no_type() -> None:
    """R33: only the red experiment's formula."""
    table = ending(markers=steps(), experiments=[experiment("red")]).when(masterpiece(requirement=1))

    table.when(symbols(0)).asks("formula_vp", formulas=1)


@pytest.mark.parametrize(
    ("gold", "bought", "left"),
    [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 0), (9, 3, 3), (10, 4, 0), (12, 4, 2)],
)
def test_buying_formulas(gold: int, bought: int, left: int) -> None:
    """Q34: 1, 2, 3 and 4 gold, four at most, as long as the gold lasts."""
    table = ending(gold=gold, experiments=[experiment("red")]).when(masterpiece()).when(symbols(0))

    assert [event.cost for event in table.all(FormulaBought)] == [1, 2, 3, 4][:bought]
    assert table.automa.gold == left
    table.asks("formula_vp", formulas=2 + bought)


def test_eight_formulas_at_most() -> None:
    """Q35: six types leave room for two."""
    owned = [experiment(kind) for kind in ("a", "b", "c", "d", "e")]
    table = ending(gold=20, experiments=owned).when(masterpiece(kind="f")).when(symbols(0))

    assert len(table.all(FormulaBought)) == 2
    table.asks("formula_vp", formulas=8)


def test_more_types_than_formulas() -> None:
    """Q35: nine types are eight formulas, and none can be bought."""
    owned = [experiment(kind) for kind in "abcdefgh"]
    table = ending(gold=20, experiments=owned, formula_vp=FORMULA_VP).when(masterpiece(kind="i"))

    table.when(symbols(0)).then(FormulasScored, types=8, bought=0, vp=36).never(FormulaBought)


@pytest.mark.parametrize("table_of_formulas", [None, FORMULA_VP])
def test_no_formula(table_of_formulas: list[int] | None) -> None:
    """R33: no experiment, a missed masterpiece, no gold: 0 VP, which nobody is asked for."""
    table = ending(markers=steps(), formula_vp=table_of_formulas).when(masterpiece(requirement=1))

    table.when(symbols(0)).then(FormulasScored, types=0, bought=0, vp=0).asks("track_vp")


def test_a_masterpiece_brings_no_gold_for_its_type() -> None:
    """Q33: the Automa has a black one already; still no gold."""
    table = ending(gold=0, experiments=[experiment("black")]).when(masterpiece())

    assert table.automa.gold == 0


# R34, R35


def test_what_is_left() -> None:
    """R34: 2 gold, of which 1 buys a formula, and 3 ethereal dice."""
    table = ending(gold=2, ethereal=3).when(masterpiece()).when(symbols(0)).when(tell("formula", 0))

    table.then(RemaindersScored, gold=1, ethereal=3, vp=4)


def test_the_tracks() -> None:
    """R35: the table tells the points of the four markers."""
    table = ending().when(masterpiece()).when(symbols(0)).when(tell("formula", 0))

    table.asks("track_vp", markers=steps(8, 8, 8, 8)).when(tell("track", 11)).then(TracksScored, vp=11)


def test_the_markers_are_asked_in_the_order_of_the_board() -> None:
    """R35: from the top down as the tracks lie, however the position has told the markers."""
    board = [{**one, "points": None} for one in reversed(tracks(8))]
    table = ending(tracks=board).when(masterpiece()).when(symbols(0)).when(tell("formula", 0))

    (question,) = RULESET.questions(table.state)
    assert [*msgspec.to_builtins(question)["markers"]] == ["air", "water", "fire", "earth"]


def test_the_parts_come_in_order() -> None:
    """R30-R35: with all tables given at the beginning one answer leads through to the human's score."""
    table = ending(
        tracks=scored_tracks([1], [0, 1, 4]), formula_vp=FORMULA_VP, gold=1, experiments=[experiment(vp=5)]
    ).when(masterpiece())

    table.in_order(
        MasterpieceSolved,
        ExperimentsScored,
        SymbolsScored,
        FormulaBought,
        FormulasScored,
        RemaindersScored,
        TracksScored,
    ).asks("human_vp")
    # 10 for the masterpiece, 5, four symbols at 3, three formulas worth 6, nothing left, 4 x 4 on the tracks
    assert table.automa.vp == 10 + 5 + 12 + 6 + 0 + 16
    assert table.score().automa == AutomaScore(
        during_play=0,
        masterpiece=10,
        experiments=5,
        symbols=12,
        formulas=6,
        remainders=0,
        tracks=16,
        total=49,
    )


# The end


def ended(human: int) -> Table:
    """A game in which the Automa has 10 VP for the masterpiece, and the human so many."""
    table = ending(markers=steps()).when(masterpiece()).when(symbols(0))
    for answer in (tell("formula", 0), tell("track", 0), tell("human", human)):
        table = table.when(answer)
    return table


@pytest.mark.parametrize(("human", "winner"), [(9, "automa"), (11, "human"), (10, None)])
def test_the_winner(human: int, winner: str | None) -> None:
    """Q30: more VP win; equal totals are reported as a tie."""
    table = ended(human).then(HumanScored, vp=human).then(GameEnded, winner=winner, automa=10)

    assert table.state.over
    assert table.score().final


@pytest.mark.parametrize(
    ("vp", "winner", "rule"), [(12, "automa", "SCORING"), (11, None, "Q30"), (9, "human", "SCORING")]
)
def test_a_correction_after_the_end(vp: int, winner: str | None, rule: str) -> None:
    """SCORING, Q30: the human has 11; the Automa's VP are put right, and the outcome is told again."""
    table = ended(11).when({"type": "correct", "pointer": "/automa/vp", "value": vp})
    wins = {"automa": [False, True], "human": [True, False], None: [True, True]}[winner]

    table.then(GameEnded, winner=winner, human=11, automa=vp, rule=rule).never(ShuffleRevealed)
    assert table.state.winner == table.score().winner == winner
    standings = {one.seat: (one.total, one.wins) for one in RULESET.standings(table.state)}
    assert standings == {"human": (11, wins[0]), "automa": (vp, wins[1])}


@pytest.mark.parametrize(("vp", "winner"), [(9, "automa"), (10, None), (12, "human")])
def test_the_score_of_the_human_is_put_right(vp: int, winner: str | None) -> None:
    """SCORING, Q30: it was told as 11, which ended the game; the outcome is told again."""
    table = ended(11).when({"type": "correct", "pointer": "/scoring/human", "value": vp})

    table.then(GameEnded, winner=winner, human=vp, automa=10).never(ShuffleRevealed)
    assert table.state.winner == table.score().winner == winner


def test_only_the_score_of_the_human_is_put_right() -> None:
    """SCORING: there is one, once it was told; all else follows from the table."""
    wish = {"type": "correct", "pointer": "/scoring/human", "value": None}
    ended(11).refuses(wish, "correction_impossible")
    ended(11).refuses({**wish, "pointer": "/scoring", "value": {"human": 9}}, "correction_secret")
    ended(11).refuses({**wish, "pointer": "/scoring/tracks", "value": 9}, "correction_secret")
    ending().when(masterpiece()).refuses({**wish, "value": 9}, "correction_secret")


def test_a_correction_before_the_end() -> None:
    """SCORING: the game goes on, in a round as in the final scoring."""
    correction = {"type": "correct", "pointer": "/automa/vp", "value": 12}
    given().when(correction).never(GameEnded)
    table = ending().when(masterpiece()).when(correction).never(GameEnded)

    assert not table.state.over


def test_a_correction_that_changes_no_total() -> None:
    """SCORING: the outcome is told once."""
    ended(11).when({"type": "correct", "pointer": "/automa/ethereal", "value": 5}).never(GameEnded)


def test_the_standings() -> None:
    """Q30: the winner first, and both of a tie win; before the end nobody has won."""

    def standings(table: Table) -> list[tuple[str, int | None, bool]]:
        return [(one.seat, one.total, one.wins) for one in RULESET.standings(table.state)]

    assert standings(ended(9)) == [("automa", 10, True), ("human", 9, False)]
    assert standings(ended(11)) == [("human", 11, True), ("automa", 10, False)]
    assert standings(ended(10)) == [("human", 10, True), ("automa", 10, True)]
    assert standings(given()) == [("human", None, False), ("automa", 0, False)]


def test_why_the_game_was_won() -> None:
    """Q30: the reasons name both totals."""
    assert ended(10).why(GameEnded).decided_by == "tie"
    assert ended(9).why(GameEnded).decided_by == "total"


def test_why_a_masterpiece_was_missed() -> None:
    """R30: the reasons name the steps and the gold."""
    why = ending(markers=steps(air=2), gold=2).when(masterpiece(requirement=5)).why(MasterpieceMissed)

    assert (why.decided_by, why.facts["missing"], why.facts["gold"]) == ("gold_missing", 3, 2)


def test_all_shuffles_are_shown_at_the_end() -> None:
    """SCORING: salts and orders come in the commit in which the game ends, and keep their word."""
    last = {"symbol": "iron", "colour": "red", "potency": 1}
    automa = {"cube": "earth", "markers": steps(), "die": last, "spent": THREE[:2]}
    table = given(round=3, automa=automa, human={"spent": THREE}, **VIRTUAL)
    while not table.state.over:
        asked = [question.answer for question in questions(table.state)]
        table = table.when(_ANSWERS[asked[0] if asked else "automa_turn"])

    revealed = table.all(ShuffleRevealed)
    assert len(revealed) == len(table.state.shuffles) >= 1
    for shuffle, shown in zip(table.state.shuffles, revealed, strict=True):
        assert keeps_its_word(shuffle, shown.salt, shown.order)


_ANSWERS: dict[str, object] = {
    "automa_turn": NEXT,
    "show_experiments": {"type": "show_experiments", "experiments": []},
    "show_artifacts": {"type": "show_artifacts", "artifacts": []},
    "tell_element": {"type": "tell_element"},
    "show_masterpiece": masterpiece(),
    "tell_symbols": symbols(0),
    "tell_formula_vp": tell("formula", 0),
    "tell_track_vp": tell("track", 0),
    "tell_human_vp": tell("human", 0),
}


# During the game


def test_the_score_during_the_game() -> None:
    """R31, R32, R34: what is known is counted, and what is not is named."""
    automa = {
        "cube": "earth",
        "markers": steps(),
        "vp": 7,
        "gold": 3,
        "ethereal": 1,
        "artifacts": ["air"],
        "experiments": [experiment(vp=4, symbols=2)],
    }
    score = given(automa=automa).score()

    # 3 gold buy two formulas, so that only the ethereal die is left
    assert score.automa == AutomaScore(
        during_play=7,
        masterpiece=None,
        experiments=4,
        symbols=None,
        formulas=None,
        remainders=1,
        tracks=None,
        total=12,
    )
    assert score.missing == ("masterpiece", "symbols", "formulas", "tracks", "human")
    assert not score.final


def test_the_score_while_the_formulas_are_asked() -> None:
    """R33, R34: of 4 gold two formulas were bought, for 1 and 2; the gold that is left buys no other.

    The table of formulas is put right only now: red and black, and two bought, are four formulas.
    """
    table = ending(gold=4, ethereal=2, experiments=[experiment("red")]).when(masterpiece()).when(symbols(0))
    score = table.asks("formula_vp", formulas=4).score()
    assert (score.automa.formulas, score.automa.remainders) == (None, 1 + 2)

    score = table.when({"type": "correct", "pointer": "/formula_vp", "value": FORMULA_VP}).score()
    assert (score.automa.formulas, score.automa.remainders) == (10, 1 + 2)


def test_the_score_before_the_formulas_are_bought() -> None:
    """R33, R34: one type, and of 4 gold two formulas would be bought: three, and 1 gold is left."""
    automa = {"cube": "earth", "markers": steps(), "gold": 4, "experiments": [experiment("red")]}
    score = given(automa=automa, formula_vp=FORMULA_VP).score()

    assert (score.automa.formulas, score.automa.remainders) == (6, 1)


def test_a_requirement_beyond_the_track() -> None:
    """R30: the tracks of this table end at 8."""
    ending().refuses(masterpiece(requirement=9), "requirement_beyond_track")


def test_answers_come_in_order() -> None:
    """R30-R35: the formulas are not told before the symbols."""
    ending().when(masterpiece()).refuses(tell("formula", 3), "question_open", answer="tell_symbols")
