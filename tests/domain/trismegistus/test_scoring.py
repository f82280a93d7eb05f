"""The final scoring, in its order."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.shuffle import matches_commitment
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.events import (
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
from automa_rules.trismegistus.events.game_flow import SolvedExperiments
from automa_rules.trismegistus.questions import questions
from automa_rules.trismegistus.scoring import AutomaScore
from tests.domain.trismegistus.table import NEXT, VIRTUAL, Table, card, experiment, given, steps, tracks

THREE = [{"symbol": "iron", "colour": "red"}] * 3
FORMULA_VP = [1, 3, 6, 10, 15, 21, 28, 36]
"""Not those of Q46."""


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


@pytest.mark.parametrize(("air", "gold", "paid"), [(5, 2, 0), (5, 0, 0), (2, 4, 3), (2, 3, 3)])
def test_a_masterpiece_that_is_solved(air: int, gold: int, paid: int) -> None:
    """R30, Q32: its VP, for a gold for each missing step of five.

    Q31: no marker moves and nothing of the track is gained. Q33: nor is gold, though there is a black one.
    """
    table = ending(markers=steps(air=air), gold=gold, experiments=[experiment("black")])
    table = table.when(masterpiece(requirement=5)).then(MasterpieceSolved, gold=paid, total=10)
    table.never(MarkerAdvanced).never(VpGained)
    assert (table.markers, table.automa.gold) == (steps(air=air), gold - paid)


def test_too_little_gold() -> None:
    """R30, Q40: three steps are missing for 2 gold: not solved, and the gold stays for formulas."""
    table = ending(markers=steps(air=2), gold=2).asks("masterpiece").when(masterpiece(requirement=5))
    why = table.then(MasterpieceMissed, missing=3, gold=2).why(MasterpieceMissed)
    assert (table.automa.vp, table.automa.gold) == (0, 2)
    assert (why.decided_by, why.facts["missing"], why.facts["gold"]) == ("gold_missing", 3, 2)


# R31, R32


def test_the_experiments() -> None:
    """R31, Q13: all, the starting one too; Q33: not the masterpiece again.

    Q36: symbols by the player's count.
    """
    owned = [experiment("red", vp=3), experiment("blue", vp=4)]
    ending(experiments=owned).when(masterpiece()).then(ExperimentsScored, count=2, vp=7, total=17)
    ending().when(masterpiece()).when(symbols(1, experiments=2, artifacts=3)).then(SymbolsScored, vp=18)


@pytest.mark.parametrize(("level", "each"), [(1, 2), (2, 3), (3, 4)])
def test_the_symbols(level: int, each: int) -> None:
    """R32, Q33, Q37: 1 + 2 on experiments and masterpiece, 2 artifacts, 4 on the tracks: nine symbols."""
    table = ending(level, experiments=[experiment(symbols=1)], artifacts=["air", "fire"])
    table = table.when(masterpiece(symbols=2, vp=0)).asks("symbols", experiments=3, artifacts=2)
    table.when(symbols(4)).then(SymbolsScored, each=each, vp=9 * each)


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


def test_symbols_that_are_proposed() -> None:
    """Q48: one for each level, 2 on fire and 3 on air; water by the setup. The table may change it."""
    what = [{**one, "symbols": [1, 4] if one["element"] == "water" else None} for one in tracks(8)]
    markers = steps(fire=2, water=2, air=3)
    table = ending(tracks=what)
    for element, step in markers.items():
        table = table.when({"type": "correct", "pointer": f"/automa/markers/{element}", "value": step})
    assert table.score().automa.symbols == 3 * (2 + 1 + 3)
    table = table.when(masterpiece()).asks("symbols", tracks=6)
    table.when({"type": "tell_symbols"}).then(SymbolsScored, tracks=6, vp=18)
    table.when(symbols(7)).then(SymbolsScored, tracks=7, vp=21)
    table.when(symbols(0)).then(SymbolsScored, tracks=0, vp=0)


@pytest.mark.parametrize(
    ("lying", "markers", "reached"), [([1, 2], steps(2, 1), 2 + 1), ([0, 1], steps(), 4)]
)
def test_symbols_at_or_below_the_marker(lying: list[int], markers: dict[str, int], reached: int) -> None:
    """Q36: the tracks say where symbols are, which may be on the starting space too."""
    table = ending(tracks=scored_tracks(lying, [0, 1, 2]), markers=markers).when(masterpiece())
    table.then(SymbolsScored, tracks=reached, vp=3 * reached)


# R33


def test_formulas_for_types() -> None:
    """R33, Q33: red twice, blue, and the masterpiece's black if it was solved; no gold, so none is bought."""
    owned = [experiment("red"), experiment("red"), experiment("blue")]
    table = ending(experiments=owned).when(masterpiece()).when(symbols(0))
    table.never(FormulaBought).then(FormulasScored, types=3, bought=0, vp=4)
    missed = ending(markers=steps(), experiments=owned).when(masterpiece(requirement=1))
    missed.when(symbols(0)).then(FormulasScored, types=2, vp=1)


def test_what_formulas_are_worth() -> None:
    """Q46: 2 to 7 are worth square numbers, fewer nothing; 8 are asked for. The setup may differ."""
    for owned, vp in {"a": 0, "ab": 1, "abc": 4, "abcd": 9, "abcde": 16, "abcdef": 25, "abcdefg": 36}.items():
        table = ending(markers=steps(), experiments=[experiment(kind) for kind in owned])
        table.when(masterpiece(requirement=1)).when(symbols(0)).then(FormulasScored, types=len(owned), vp=vp)
    eight = [experiment(kind) for kind in "abcdefgh"]
    seven: dict[str, Any] = {"formula_vp": FORMULA_VP[:7]}
    for told in ({}, seven):
        table = ending(experiments=eight, **told).when(masterpiece(kind="a")).when(symbols(0))
        table.asks("formula_vp", formulas=8).when(tell("formula", 50)).then(FormulasScored, vp=50)
    table = ending(experiments=eight[:2], formula_vp=FORMULA_VP).when(masterpiece(kind="a")).when(symbols(0))
    table.then(FormulasScored, types=2, vp=3)


@pytest.mark.parametrize(
    ("gold", "bought", "left"),
    [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 0), (9, 3, 3), (10, 4, 0), (12, 4, 2)],
)
def test_buying_formulas(gold: int, bought: int, left: int) -> None:
    """Q34: 1, 2, 3 and 4 gold, four at most, as long as the gold lasts."""
    table = ending(gold=gold, experiments=[experiment("red")]).when(masterpiece()).when(symbols(0))
    assert [event.cost for event in table.all(FormulaBought)] == [1, 2, 3, 4][:bought]
    assert table.automa.gold == left
    table.then(FormulasScored, types=2, bought=bought, vp=(1 + bought) ** 2)


@pytest.mark.parametrize(("owned", "bought"), [("abcde", 2), ("abcdefgh", 0)])
def test_eight_formulas_at_most(owned: str, bought: int) -> None:
    """Q35: with the masterpiece's, six types leave room for two, and nine types are eight formulas."""
    has = [experiment(kind) for kind in owned]
    table = ending(gold=20, experiments=has, formula_vp=FORMULA_VP)
    table = table.when(masterpiece(kind="i")).when(symbols(0))
    assert len(table.all(FormulaBought)) == bought
    table.then(FormulasScored, types=8 - bought, bought=bought, vp=36)


def test_no_formula() -> None:
    """R33: no experiment, a missed masterpiece, no gold: 0 VP, whatever one formula is worth."""
    table = ending(markers=steps(), formula_vp=FORMULA_VP).when(masterpiece(requirement=1))
    table.when(symbols(0)).then(FormulasScored, types=0, bought=0, vp=0).asks("track_vp")


# R34, R35


def before_the_tracks(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """All but the points of the tracks are told: the masterpiece's 10 VP, and none for what follows it."""
    return ending(**what).when(masterpiece()).when(symbols(0))


def test_what_is_left_and_the_tracks() -> None:
    """R34: 2 gold, of which 1 buys a formula, and 3 ethereal dice. R35: the table tells the points."""
    table = before_the_tracks(gold=2, ethereal=3).then(RemaindersScored, gold=1, ethereal=3, vp=4)
    table.asks("track_vp", markers=steps(8, 8, 8, 8)).when(tell("track", 11)).then(TracksScored, vp=11)


def test_the_markers_are_asked_in_the_order_of_the_board() -> None:
    """R35: from the top down as the tracks lie, however the position has told the markers."""
    table = before_the_tracks(tracks=[{**one, "points": None} for one in reversed(tracks(8))])
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
    told = tell("human", human) | ({"experiments": 1} if human == 10 else {})
    return before_the_tracks(markers=steps()).when(tell("track", 0)).when(told)


@pytest.mark.parametrize(
    ("human", "winner", "decided_by", "standings"),
    [
        (9, "automa", "total", [("automa", 10, True), ("human", 9, False)]),
        (11, "human", "total", [("human", 11, True), ("automa", 10, False)]),
        (10, None, "tie", [("human", 10, True), ("automa", 10, True)]),
    ],
)
def test_the_winner(
    human: int, winner: str | None, decided_by: str, standings: list[tuple[str, int | None, bool]]
) -> None:
    """Q30: more VP win, and the winner is named first; of equal totals and experiments both win."""
    table = ended(human).then(HumanScored, vp=human).then(GameEnded, winner=winner, automa=10)
    assert table.state.over
    assert table.score().final
    assert table.why(GameEnded).decided_by == decided_by
    assert [(one.seat, one.total, one.wins) for one in RULESET.standings(table.state)] == standings


@pytest.mark.parametrize(
    ("solved", "winner", "rule"), [(2, "human", "Q47"), (1, None, "Q30"), (0, "automa", "Q47")]
)
def test_equal_totals(solved: int, winner: str | None, rule: str) -> None:
    """Q47: the Automa has solved its masterpiece; more solved experiments win, equal numbers share."""
    table = before_the_tracks(markers=steps()).when(tell("track", 0))
    table.asks("human_vp", automa=10, experiments=1).refuses(
        tell("human", 10), "experiments_required", automa=1
    )
    table = table.when({**tell("human", 10), "experiments": solved})
    table.then(GameEnded, winner=winner, rule=rule, solved=SolvedExperiments(solved, 1))
    assert table.why(GameEnded).decided_by == ("more_experiments" if winner else "tie")


def test_totals_that_a_correction_made_equal() -> None:
    """Q47: both win until it is known how many experiments the human has solved."""
    table = ended(11).when({"type": "correct", "pointer": "/scoring/human", "value": 10})
    table = table.then(GameEnded, winner=None, solved=None)
    told = {"type": "correct", "pointer": "/scoring/human_experiments", "value": 2}
    table.when(told).then(GameEnded, winner="human", rule="Q47")


def test_the_standings_before_the_end() -> None:
    """Q30: nobody has won yet."""
    standings = [(one.seat, one.total, one.wins) for one in RULESET.standings(given().state)]
    assert standings == [("human", None, False), ("automa", 0, False)]


@pytest.mark.parametrize(
    ("seat", "vp", "winner", "rule"),
    [
        ("automa", 12, "automa", "SCORING"),
        ("automa", 11, None, "Q30"),
        ("automa", 9, "human", "SCORING"),
        ("human", 9, "automa", "SCORING"),
        ("human", 10, None, "Q30"),
        ("human", 12, "human", "SCORING"),
    ],
)
def test_a_correction_after_the_end(seat: str, vp: int, winner: str | None, rule: str) -> None:
    """SCORING, Q30: the human had 11 and the Automa 10; one is put right, and the outcome is told again."""
    pointer = {"automa": "/automa/vp", "human": "/scoring/human"}[seat]
    table = ended(11).when({"type": "correct", "pointer": pointer, "value": vp})
    totals = {"human": 11, "automa": 10, seat: vp}
    wins = {"automa": [False, True], "human": [True, False], None: [True, True]}[winner]
    table.then(GameEnded, winner=winner, rule=rule, **totals).never(ShuffleRevealed)
    assert table.state.winner == table.score().winner == winner
    standings = {one.seat: (one.total, one.wins) for one in RULESET.standings(table.state)}
    assert standings == {"human": (totals["human"], wins[0]), "automa": (totals["automa"], wins[1])}


def test_only_the_score_of_the_human_is_put_right() -> None:
    """SCORING: there is one, once it was told; all else follows from the table."""
    wish = {"type": "correct", "pointer": "/scoring/human", "value": None}
    ended(11).refuses(wish, "correction_impossible")
    ended(11).refuses({**wish, "pointer": "/scoring", "value": {"human": 9}}, "correction_secret")
    ended(11).refuses({**wish, "pointer": "/scoring/tracks", "value": 9}, "correction_secret")
    ending().when(masterpiece()).refuses({**wish, "value": 9}, "correction_secret")


def test_a_correction_that_ends_nothing() -> None:
    """SCORING: the game goes on, in a round as in the final scoring; the same totals are told once."""
    correction = {"type": "correct", "pointer": "/automa/vp", "value": 12}
    given().when(correction).never(GameEnded)
    assert not ending().when(masterpiece()).when(correction).never(GameEnded).state.over
    ended(11).when({"type": "correct", "pointer": "/automa/ethereal", "value": 5}).never(GameEnded)


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
        assert matches_commitment(shuffle, shown.salt, shown.order)


_ANSWERS: dict[str, object] = {
    "automa_turn": NEXT,
    "show_experiments": {"type": "show_experiments", "experiments": []},
    "show_artifacts": {"type": "show_artifacts", "artifacts": []},
    "tell_element": {"type": "tell_element"},
    "show_masterpiece": masterpiece(),
    "tell_symbols": symbols(0),
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

    # 3 gold buy two formulas, so that only the ethereal die is left; no marker has moved (Q48)
    assert score.automa == AutomaScore(
        during_play=7,
        masterpiece=None,
        experiments=4,
        symbols=9,
        formulas=4,
        remainders=1,
        tracks=None,
        total=7 + 4 + 9 + 4 + 1,
    )
    assert score.missing == ("masterpiece", "tracks", "human")
    assert not score.final


def test_the_score_beside_the_formulas() -> None:
    """R33, R34: of 4 gold two formulas are bought, for 1 and 2; the gold that is left buys no other.

    Before, one type and the two are three formulas. While eight are asked for, the table of formulas is put
    right only now.
    """
    automa = {"cube": "earth", "markers": steps(), "gold": 4, "experiments": [experiment("red")]}
    score = given(automa=automa, formula_vp=FORMULA_VP).score()
    assert (score.automa.formulas, score.automa.remainders) == (6, 1)
    owned = [experiment(kind) for kind in "abcde"]
    table = ending(gold=4, ethereal=2, experiments=owned).when(masterpiece()).when(symbols(0))
    score = table.asks("formula_vp", formulas=8).score()
    assert (score.automa.formulas, score.automa.remainders) == (None, 1 + 2)
    score = table.when({"type": "correct", "pointer": "/formula_vp", "value": FORMULA_VP}).score()
    assert (score.automa.formulas, score.automa.remainders) == (36, 1 + 2)


def test_answers_that_cannot_be() -> None:
    """R30-R35: the tracks of this table end at 8; the formulas are not told before the symbols."""
    ending().refuses(masterpiece(requirement=9), "requirement_beyond_track")
    ending().when(masterpiece()).refuses(tell("formula", 3), "question_open", answer="tell_symbols")
