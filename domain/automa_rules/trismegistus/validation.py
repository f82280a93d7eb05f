"""Invariants of every state: tracks, markers, dice, turn, cards, achievements, experiments."""

from __future__ import annotations

from automa_rules.core.card_conservation import require_exact_cards
from automa_rules.core.refusals import NotAnAutomasTurn
from automa_rules.core.rejection import Rejected
from automa_rules.core.validation import fault
from automa_rules.trismegistus.bot_card import find_print_faults, is_face_known
from automa_rules.trismegistus.dice import count_by_colour
from automa_rules.trismegistus.dice_roll import require_bowl_limit, require_dice_count
from automa_rules.trismegistus.evolve.cards import BOT_DECK
from automa_rules.trismegistus.experiments import require_reachable_requirement
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.refusals import (
    CardIncomplete,
    CubesFaceDown,
    DiceNotConserved,
    FirstHasNotPassed,
    MarkerBeyondTrack,
    MarkersNotComplete,
    PointsImpossible,
    SymbolsImpossible,
    TokensImpossible,
    TooManyDice,
    TracksNotComplete,
    TurnHasPassed,
    WrongNumberOfAchievements,
)
from automa_rules.trismegistus.state import (
    Automa,
    Human,
    State,
    dice_off_board,
    has_passed,
    unused_personality_cards,
)
from automa_rules.trismegistus.terms import ACHIEVEMENT_COUNT, DICE_PER_ROUND, ELEMENTS, SeatName
from automa_rules.trismegistus.track import Track


def validate_state(state: State) -> None:
    """Raise Rejected for a state that cannot occur in a game."""
    _require_valid_tracks(state)
    _require_valid_markers(state)
    _require_valid_dice(state)
    _require_valid_turn(state)
    _require_valid_cards(state)
    if len(state.achievements) not in (0, ACHIEVEMENT_COUNT):
        raise Rejected(WrongNumberOfAchievements(there=len(state.achievements), needed=ACHIEVEMENT_COUNT))
    for place, card in enumerate(state.achievements, 1):
        if card.cubes and not card.face_up:
            raise Rejected(CubesFaceDown(place=place, cubes=card.cubes))
    for experiment in state.automa.experiments:
        require_reachable_requirement(state, experiment)


def _require_valid_tracks(state: State) -> None:
    elements = [track.element for track in state.tracks]
    if sorted(elements) != sorted(ELEMENTS):
        raise Rejected(TracksNotComplete(tracks=tuple(elements), needed=tuple(ELEMENTS)))
    for track in state.tracks:
        _require_valid_track(track)


def _require_valid_track(track: Track) -> None:
    steps = [token.step for token in track.tokens]
    if len(set(steps)) != len(steps) or any(step > track.length for step in steps):
        raise Rejected(TokensImpossible(track=track.element, tokens=tuple(steps), length=track.length))
    symbols = track.symbols or ()
    if len(set(symbols)) != len(symbols) or any(step > track.length for step in symbols):
        raise Rejected(SymbolsImpossible(track=track.element, symbols=tuple(symbols), length=track.length))
    if track.points is not None and len(track.points) != track.length + 1:
        raise Rejected(
            PointsImpossible(track=track.element, points=len(track.points), needed=track.length + 1)
        )


def _require_valid_markers(state: State) -> None:
    markers = state.automa.markers
    if sorted(markers) != sorted(ELEMENTS):
        raise Rejected(MarkersNotComplete(markers=tuple(sorted(markers)), needed=tuple(ELEMENTS)))
    for track in state.tracks:
        if markers[track.element] > track.length:
            raise Rejected(
                MarkerBeyondTrack(track=track.element, step=markers[track.element], length=track.length)
            )


def _require_valid_dice(state: State) -> None:
    """Require the right number of dice. A bowl may be overfull only while a roll is pending."""
    if not state.rolling:
        require_bowl_limit(state.bowls)
    if state.dice or not state.rolling:
        require_dice_count(state.dice)
    require_round_dice_limit(state)
    counted = count_by_colour(state.bowls, dice_off_board(state))
    if state.dice and any(number > state.dice.get(colour, 0) for colour, number in counted.items()):
        raise Rejected(DiceNotConserved(dice=counted, needed=state.dice))


def require_round_dice_limit(state: State) -> None:
    """Raise Rejected `too_many_dice` for a player with more dice than one may take in a round."""
    seats: tuple[tuple[SeatName, Automa | Human], ...] = (("automa", state.automa), ("human", state.human))
    for seat, player in seats:
        dice_count = len(player.spent) + (player.die is not None)
        if dice_count > DICE_PER_ROUND:
            raise Rejected(TooManyDice(seat=seat, dice=dice_count))


def _require_valid_turn(state: State) -> None:
    """An open card or a pause requires the Automa's turn.

    Until the scoring, a player who has passed cannot have the turn, and `first_done` must have passed.
    """
    if (state.card is not None or state.pause is not None) and state.turn != "automa":
        raise Rejected(NotAnAutomasTurn(turn=state.turn))
    if state.scoring is None and state.card is None and has_passed(state, state.turn):
        raise Rejected(TurnHasPassed(turn=state.turn))
    first_done = state.first_done
    if first_done is not None and state.scoring is None and not has_passed(state, first_done):
        raise Rejected(FirstHasNotPassed(first_done=first_done))


def _require_valid_cards(state: State) -> None:
    """Each card is in the deck or open, except the personality cards that the level does not use (Q24)."""
    open_card = () if state.card is None else (state.card,)
    personality_count = sum(card.kind == "personality" for card in state.cards.values())
    max_unused = max(0, personality_count - FIGURES.for_level(state.level).personality)
    unused = unused_personality_cards(state)[:max_unused]
    require_exact_cards(
        BOT_DECK, (*state.deck.pile, *state.deck.discards, *open_card, *unused), tuple(state.cards)
    )
    for card_id, card in state.cards.items():
        faults = list(find_print_faults(card, f"/cards/{card_id}")) if is_face_known(card) else []
        if card.id != card_id:
            faults.append(fault(f"/cards/{card_id}/id", "not_allowed", allowed=[card_id]))
        if faults:
            raise Rejected(CardIncomplete(tuple(faults)))
