"""The final scoring in order (R30-R35). It pauses where only the table knows a figure."""

from __future__ import annotations

from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus import tally
from automa_rules.trismegistus.actions import ShowMasterpiece, TellHumanVp, TellSymbols
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.events.game_flow import SolvedExperiments
from automa_rules.trismegistus.experiments import require_reachable_requirement
from automa_rules.trismegistus.refusals import ExperimentsRequired, SymbolsRequired
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
    tracks = tally.proposed_track_symbols(state) if action.tracks is None else action.tracks
    vp = each * (experiments + artifacts + tracks)
    draft.add(ev.SymbolsScored(experiments, artifacts, tracks, each, vp, state.automa.vp + vp))
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
    """Record the human's score and end the game. Reveal all shuffles.

    Raises Rejected `experiments_required` if the totals are equal and the human's experiments unknown (Q47).
    """
    if action.vp == draft.state.automa.vp and action.experiments is None:
        raise Rejected(ExperimentsRequired(automa=len(tally.solved_experiments(draft.state))))
    draft.add(ev.HumanScored(action.vp, action.experiments))
    record_outcome(draft)
    for shuffle in draft.state.shuffles:
        draft.add(ShuffleRevealed(shuffle.deck, shuffle.commitment, shuffle.salt, shuffle.order))


def record_outcome(draft: Draft) -> None:
    """Record the totals and the winner; again when a correction after the end changes them.

    Of equal totals more solved experiments win; of equal numbers of these both win (Q47, Q30). So do both
    if a correction made the totals equal and the human's experiments are unknown.
    """
    scoring, automa = require_scoring(draft.state), draft.state.automa.vp
    vp = scoring.human or 0
    if vp != automa:
        draft.add(ev.GameEnded(_leader(vp, automa), vp, automa))
        return
    told = scoring.human_experiments
    if told is None:
        draft.add(ev.GameEnded(None, vp, automa, "Q30"))
        return
    solved = SolvedExperiments(told, len(tally.solved_experiments(draft.state)))
    winner = _leader(solved.human, solved.automa)
    draft.add(ev.GameEnded(winner, vp, automa, "Q47" if winner else "Q30", solved))


def _leader(human: int, automa: int) -> SeatName | None:
    if human == automa:
        return None
    return "human" if human > automa else "automa"


def require_scoring(state: State) -> Scoring:
    """The scoring in progress.

    Raises LookupError when it has not started.
    """
    if state.scoring is None:
        message = "the final scoring has not begun"
        raise LookupError(message)
    return state.scoring
