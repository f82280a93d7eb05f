"""Corrections of a game without a board: the table is right, and what follows from it is set right too."""

from __future__ import annotations

from automa_rules.core.event import Corrected
from automa_rules.core.refusals import CardsNotConserved, CorrectionImpossible, CorrectionSecret
from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only import actions as act
from automa_rules.scythe.refusals.illegal_actions import StarPlacedAlready
from automa_rules.scythe.refusals.impossible_states import ContradictsQuestion, FactionTaken
from tests.domain.scythe.card_table import Table, correct

FIVE = ["mechs", "workers", "upgrades", "recruits", "popularity"]


def test_what_lies_on_the_mats_can_be_corrected() -> None:
    """Values of the mats; not the order of the deck, and no count before the end."""
    table = Table(human={"stars": ["mechs"]})
    table.does(correct("/automa/power", 9))
    assert table.state.automa.power == 9
    assert isinstance(table.refuses(correct("/deck/pile", [1])), CorrectionSecret)
    assert isinstance(table.refuses(correct("/human/faction", "nordic")), FactionTaken)
    count = {"territories": 1, "human_coins": 1}
    assert isinstance(table.refuses(correct("/counted", count)), ContradictsQuestion)
    assert isinstance(table.refuses(act.PlaceStar("mechs")), StarPlacedAlready)


def test_a_card_lies_in_one_place() -> None:
    """R33: what is out of a physical deck is not in its pile; a virtual one keeps its 19 cards."""
    table = Table()
    table.does(correct("/deck/discards", [3, 5]))
    assert sorted(table.state.deck.pile) == [card for card in range(1, 20) if card not in {3, 5}]
    assert isinstance(table.refuses(correct("/deck/combat_discards", [3])), CorrectionImpossible)
    virtual = Table(deck="virtual")
    assert isinstance(virtual.refuses(correct("/deck/discards", [3])), CardsNotConserved)


def test_a_tracker_star_set_right_switches_the_scheme() -> None:
    """R34, R37: Scheme II with the first tracker star, back without any; other stars switch nothing."""
    table = Table()
    told = table.does(correct("/automa/stars", ["power", "tracker"]))
    assert [(event.pointer, event.value) for event in told if isinstance(event, Corrected)] == [
        ("/automa/stars", ["power", "tracker"]),
        ("/automa/scheme", 2),
    ]
    schemes = []
    for stars in (["tracker", "tracker"], ["power"]):
        table.does(correct("/automa/stars", stars))
        schemes.append(table.state.automa.scheme)
    table.does(correct("/automa/scheme", 2), correct("/automa/stars", []))
    # The last was set right by hand, and no tracker star has come or gone since.
    assert [*schemes, table.state.automa.scheme] == [2, 1, 2]


def test_a_card_under_way_keeps_its_scheme() -> None:
    """R34: card 14 attacks in Scheme II and gives 3 power, also when the switch was a mistake."""
    table = Table(automa={"power": 12, "stars": ["tracker"]})
    table.does(act.AutomaTurn(14), correct("/automa/stars", []))
    assert table.state.automa.scheme == 1
    events = table.does(act.TellAttack(attacks=False))
    assert ev.PowerChanged("automa", 3, "T2B", to=15) in events


def test_an_ended_game_is_counted_again_after_a_correction() -> None:
    """SCORING, R62: the totals are told anew as those of a correction, if they are others."""
    table = Table(automa={"stars": ["tracker"] * 5})
    table.does(correct("/automa/stars/-", "power"), act.TellCount(4, 40))
    assert table.does(correct("/counted/human_coins", 60))[-1] == ev.GameEnded(
        "automa", ("human",), {"automa": 5 + 24 + 12, "human": 60}, why="correction"
    )
    assert isinstance(table.does(correct("/automa/power", 9))[-1], Corrected)
    assert isinstance(table.refuses(correct("/counted", None)), ContradictsQuestion)


def test_a_sixth_star_corrected_away_opens_the_game_again() -> None:
    """R62: while the end is counted and after it; the count is dropped, and the turn goes on."""
    for count in ((), (act.TellCount(4, 40),)):
        table = Table(turn="human", human={"stars": FIVE})
        table.does(act.PlaceStar("power"), *count)
        assert table.does(correct("/human/stars", FIVE))[-1] == ev.GameReopened()
        state = table.state
        assert (state.over, state.asked, state.counted, state.winners) == (False, None, None, ())
        assert isinstance(table.does(act.EndTurn())[-1], ev.TurnEnded)


def test_an_automas_turn_that_the_end_cut_short_is_over() -> None:
    """R62, R58: at step 2C of card 1 the bonus brings the human's sixth star; then it is the human's turn."""
    for count in ((), (act.TellCount(4, 40),)):
        table = Table(human={"stars": FIVE})
        table.does(act.AutomaTurn(1), act.TellBonusStar(placed=True), *count)
        opened = table.does(correct("/human/stars", FIVE))[-2:]
        assert opened == [ev.GameReopened(), ev.TurnEnded("automa", "human")]
        assert (table.state.turn, table.state.card) == ("human", None)
        # A star told by mistake before the Automa's turn: that turn is still to come.
        early = Table(human={"stars": FIVE})
        early.does(correct("/human/stars/-", "power"), *count, correct("/human/stars", FIVE))
        assert (early.state.turn, early.state.asked) == ("automa", None)


def test_an_open_question_fits_what_is_corrected() -> None:
    """R26, R58: the Automa still has what it spends; the bonus asked about can still bring a sixth star."""
    fought = Table(automa={"power": 12, "combat_cards": 3, "scheme": 2, "stars": ["tracker"]})
    fought.does(act.AutomaTurn(14), act.TellAttack(attacks=True, card=12))  # 5 power and 2 cards
    for pointer, least in (("/automa/power", 5), ("/automa/combat_cards", 2)):
        assert isinstance(fought.refuses(correct(pointer, least - 1)), ContradictsQuestion)
        fought.does(correct(pointer, least))
    fought.does(correct("/human/stars", [*FIVE, "power"]), correct("/human/stars", FIVE))
    assert fought.state.combat is None  # the end has cut the combat short

    asked = Table(human={"stars": FIVE})
    asked.does(act.AutomaTurn(1))
    for stars in (FIVE[1:], [*FIVE[1:], "power"]):
        assert isinstance(asked.refuses(correct("/human/stars", stars)), ContradictsQuestion)
    asked.does(correct("/human/stars", [*FIVE[1:], "objective"]), act.TellBonusStar(placed=True))
    assert asked.state.asked == "final_count"
