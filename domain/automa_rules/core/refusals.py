"""Refusals that every game shares: of turn order, the timeline, decks and card packs."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import CardId
from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, NotThere, Refusal, ToBeTold
from automa_rules.core.validation import Fault


class GameBegunAlready(NotNow, frozen=True):
    """The game has already started."""


class GameNotBegun(NotNow, frozen=True):
    """The game has not started."""


class GameOver(NotNow, frozen=True):
    """The game is over. `winners` are the seats that have won; several if they tie."""

    winners: tuple[str, ...]


class QuestionOpen(NotNow, frozen=True):
    """A question is open: `question` is its kind, `seat` who is asked, `answer` the action that answers."""

    question: str
    answer: str
    seat: str


class NotYourQuestion(NotNow, frozen=True):
    """The open question is for another seat: `seat`."""

    question: str
    answer: str
    seat: str


class NoQuestionOpen(NotNow, frozen=True):
    """No question is open, so there is nothing to answer. It is the turn of `turn`."""

    turn: str


class NotYourTurn(NotNow, frozen=True):
    """It is the turn of `turn`; `seat` is the seat that tried to act, if it was named."""

    turn: str
    seat: str | None = None


class BehindADraw(NotNow, frozen=True):
    """An earlier action of this turn drew or rolled something that nobody had seen.

    Send this action alone after seeing the result. Refusing it here would reveal a draw that is not kept.
    """


class TurnTooLong(Refusal, frozen=True):
    """The turn is too long: it exceeds `most` events (`of` is `facts`) or `most` reports.

    Send this action and those after it in another command.
    """

    of: Literal["facts", "reports"]
    most: int


class NotAnAutomasTurn(NotNow, frozen=True):
    """It is the turn of `turn`, not of an Automa."""

    turn: str


class ActionUnknown(Refusal, frozen=True):
    """The game has no such action."""

    action: str


class CorrectionImpossible(Refusal, frozen=True):
    """The pointer leads nowhere, or the value does not fit there; `diagnostic` is for developers."""

    pointer: str
    diagnostic: str


class CorrectionSecret(KeptHere, frozen=True):
    """The service keeps the value at this pointer; it is not on the table and cannot be corrected."""

    pointer: str


class CardRequired(ToBeTold, frozen=True):
    """The deck is physical: send the card that was drawn, one of `in_deck`."""

    deck: str
    in_deck: tuple[CardId, ...]


class CardIsDrawnHere(KeptHere, frozen=True):
    """The deck is virtual: the service draws from it, so send no card."""

    deck: str


class CardNotInDeck(NotThere, frozen=True):
    """The card sent cannot be in the deck; `in_deck` are those that can."""

    deck: str
    in_deck: tuple[CardId, ...]
    card: CardId | None = None


class CardsNotConserved(ImpossibleTable, frozen=True):
    """The cards of a deck, its discards and the hands do not add up.

    Where the cards are known, `missing` and `surplus` list them, each as often as it is missing or surplus.
    Where only their number is known, there are `there` and should be `needed`.
    """

    deck: str
    there: int | None = None
    needed: int | None = None
    missing: tuple[CardId, ...] = ()
    surplus: tuple[CardId, ...] = ()


class PackInvalid(Refusal, frozen=True):
    """The document is not a valid card pack: `errors` are its faults, at most 100."""

    errors: tuple[Fault, ...]


class PackUnknown(Refusal, frozen=True):
    """No card pack with this hash is registered."""

    pack: str


class NothingToUndo(Refusal, frozen=True):
    """Nothing can be undone: the game is at its beginning."""

    version: int


class UndoTooFar(Refusal, frozen=True):
    """Only `available` commits can be undone, fewer than `commits`."""

    commits: int
    available: int


class NothingToRedo(Refusal, frozen=True):
    """Nothing can be redone from the current version."""

    version: int


class RedoTooFar(Refusal, frozen=True):
    """Only `available` commits can be redone, fewer than `commits`."""

    commits: int
    available: int


class VersionUnknown(Refusal, frozen=True):
    """The log has no such version; it ends at `current_version`, where that is known."""

    version: int
    current_version: int | None = None


class AlreadyThere(Refusal, frozen=True):
    """The game is already where it was at this version."""

    version: int


class TurnUnknown(Refusal, frozen=True):
    """The game has not reached this turn; the current turn is `turn_now`."""

    turn: int
    turn_now: int


class PositionNotBetweenTurns(NotNow, frozen=True):
    """A game starts between two turns. In this state something is open: its `fields` that say so."""

    fields: tuple[str, ...]
