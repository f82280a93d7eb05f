"""The final scoring in order (R30-R35). It pauses where only the table knows a figure."""

from __future__ import annotations

from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus import tally
from automa_rules.trismegistus.actions import ShowMasterpiece, TellHumanVp, TellSymbols
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.experiments import require_reachable_requirement
from automa_rules.trismegistus.refusals import SymbolsRequired
from automa_rules.trismegistus.rule_warnings import warn_symbol_mismatch
from automa_rules.trismegistus.state import Scoring, State
from automa_rules.trismegistus.terms import SeatName


def score_masterpiece(draft: Draft, action: ShowMasterpiece) -> None:
    """R30: solved if the requirement is met, or if there is a gold for each missing step (Q32).

    Gold does not move the marker (Q31). Raises Rejected `requirement_beyond_track`.
    """
    drawn, automa = action.masterpiece, draft.state.automa
    require_reachable_requirement(draft.state, drawn)
    missing = max(0, drawn.requirement - automa.markers[drawn.track])
    if missing > automa.gold:
        draft.add(ev.MasterpieceMissed(drawn, missing, automa.gold))
    else:
        draft.add(ev.MasterpieceSolved(drawn, missing, automa.vp + drawn.vp))
    vp = tally.experiments_vp(draft.state)
    count = len(draft.state.automa.experiments)
    draft.add(ev.ExperimentsScored(count, vp, draft.state.automa.vp + vp))
    tracks = tally.track_symbols(draft.state)
    if tracks is not None and tally.experiment_symbols(draft.state) is not None:
        score_symbols(draft, TellSymbols(tracks))


def score_symbols(draft: Draft, action: TellSymbols) -> None:
    """R32; then buy the formulas (R33).

    Raises Rejected `symbols_required` when those of an experiment are unknown (Q37).
    """
    state = draft.state
    experiments = tally.experiment_symbols(state) if action.experiments is None else action.experiments
    if experiments is None:
        raise Rejected(
            SymbolsRequired(experiments=tuple(one.type for one in tally.experiments_without_symbols(state)))
        )
    artifacts = len(state.automa.artifacts) if action.artifacts is None else action.artifacts
    warn_symbol_mismatch(draft, "experiments", action.experiments, tally.experiment_symbols(state))
    warn_symbol_mismatch(draft, "artifacts", action.artifacts, len(state.automa.artifacts))
    each = tally.symbol_vp(state)
    vp = each * (experiments + artifacts + action.tracks)
    draft.add(ev.SymbolsScored(experiments, artifacts, action.tracks, each, vp, state.automa.vp + vp))
    _buy_formulas(draft)
    known = tally.formula_vp(draft.state, count_formulas(draft.state))
    if known is not None:
        score_formulas(draft, known)


def _buy_formulas(draft: Draft) -> None:
    gold = draft.state.automa.gold
    for number, cost in enumerate(tally.formulas(draft.state).costs, 1):
        gold -= cost
        draft.add(ev.FormulaBought(number, cost, gold))


def count_formulas(state: State) -> int:
    """The number of formulas, including those bought."""
    return tally.count_solved_types(state) + require_scoring(state).bought


def score_formulas(draft: Draft, vp: int) -> None:
    """R33, then the remainders (R34), and the tracks (R35) if their points are known."""
    state = draft.state
    bought = require_scoring(state).bought
    types = count_formulas(state) - bought
    draft.add(ev.FormulasScored(types, bought, vp, state.automa.vp + vp))
    automa = draft.state.automa
    remainders = automa.gold + automa.ethereal
    draft.add(ev.RemaindersScored(automa.gold, automa.ethereal, remainders, automa.vp + remainders))
    known = tally.track_vp(draft.state)
    if known is not None:
        score_tracks(draft, known)


def score_tracks(draft: Draft, vp: int) -> None:
    """R35: score the mastery tracks."""
    draft.add(ev.TracksScored(vp, draft.state.automa.vp + vp))


def record_human_score(draft: Draft, action: TellHumanVp) -> None:
    """Record the human's score and end the game; equal totals are a tie (Q30). Reveal all shuffles."""
    draft.add(ev.HumanScored(action.vp))
    record_outcome(draft)
    for shuffle in draft.state.shuffles:
        draft.add(ShuffleRevealed(shuffle.deck, shuffle.commitment, shuffle.salt, shuffle.order))


def record_outcome(draft: Draft) -> None:
    """Record the totals and the winner; again when a correction after the end changes them."""
    vp, automa = require_scoring(draft.state).human or 0, draft.state.automa.vp
    draft.add(ev.GameEnded(determine_winner(vp, automa), vp, automa, "Q30" if vp == automa else "SCORING"))


def determine_winner(human_vp: int, automa_vp: int) -> SeatName | None:
    """The player with more VP; None in a tie (Q30)."""
    if human_vp == automa_vp:
        return None
    return "human" if human_vp > automa_vp else "automa"


def require_scoring(state: State) -> Scoring:
    """The scoring in progress.

    Raises LookupError when it has not started.
    """
    if state.scoring is None:
        message = "the final scoring has not begun"
        raise LookupError(message)
    return state.scoring
