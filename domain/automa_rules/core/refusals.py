"""The refusals that every game shares: of the frame around the rules, the timeline, decks and card packs."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import CardId
from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, NotThere, Refusal, ToBeTold
from automa_rules.core.validation import Fault


class GameBegunAlready(NotNow, frozen=True):
    """A game begins once."""


class GameNotBegun(NotNow, frozen=True):
    """Nothing can be done in a game that has not begun."""


class GameOver(NotNow, frozen=True):
    """The game is over. `winners` are the seats that have won it, several of a tie."""

    winners: tuple[str, ...]


class QuestionOpen(NotNow, frozen=True):
    """The turn waits for something else: `question` is the kind of the open one, `answer` what answers it."""

    question: str
    answer: str
    seat: str


class NotYourQuestion(NotNow, frozen=True):
    """Another seat is asked: `seat`."""

    question: str
    answer: str
    seat: str


class NoQuestionOpen(NotNow, frozen=True):
    """An answer to nothing: no question is open in the turn of `turn`."""

    turn: str


class NotYourTurn(NotNow, frozen=True):
    """It is the turn of `turn`; `seat` is the one that wanted to act, if it was named."""

    turn: str
    seat: str | None = None


class BehindADraw(NotNow, frozen=True):
    """In a turn of several actions the one before has drawn, or rolled, what nobody had seen yet.

    This one is told by itself, once that has been seen: its refusal would tell of a draw that never was.
    """


class TurnTooLong(Refusal, frozen=True):
    """The actions before this one have led to `most` facts, or `most` reports are among them.

    Send this one and those after it in another command.
    """

    of: Literal["facts", "reports"]
    most: int


class NotAnAutomasTurn(NotNow, frozen=True):
    """It is the turn of `turn`, which is no Automa."""

    turn: str


class ActionUnknown(Refusal, frozen=True):
    """The game knows of no such action."""

    action: str


class CorrectionImpossible(Refusal, frozen=True):
    """The pointer leads nowhere, or the value does not fit there."""

    pointer: str
    reason: str


class CorrectionSecret(KeptHere, frozen=True):
    """What the pointer leads to does not lie on the table: the service keeps it."""

    pointer: str


class CardRequired(ToBeTold, frozen=True):
    """The deck is a real one: tell which card was drawn, one of `in_deck`."""

    deck: str
    in_deck: tuple[CardId, ...]


class CardIsDrawnHere(KeptHere, frozen=True):
    """The deck is virtual: the service draws from it, and no card is named."""

    deck: str


class CardNotInDeck(NotThere, frozen=True):
    """The named card cannot be in the deck any more; `in_deck` are those that can."""

    deck: str
    in_deck: tuple[CardId, ...]
    card: CardId | None = None


class CardsNotConserved(ImpossibleTable, frozen=True):
    """The cards of a deck, its discards and the hands do not add up.

    Where the cards are known, `missing` and `surplus` name them, a card as often as it lacks or is too many;
    where only their number is, there are `there` and should be `needed`.
    """

    deck: str
    there: int | None = None
    needed: int | None = None
    missing: tuple[CardId, ...] = ()
    surplus: tuple[CardId, ...] = ()


class PackInvalid(Refusal, frozen=True):
    """The document is not a card pack that can be played with: `errors` are its faults, a hundred at most."""

    errors: tuple[Fault, ...]


class PackUnknown(Refusal, frozen=True):
    """No card pack of this hash has been registered."""

    pack: str


class NothingToUndo(Refusal, frozen=True):
    """The game stands at its beginning."""

    version: int


class UndoTooFar(Refusal, frozen=True):
    """There are `available` commits to take back, fewer than `commits`."""

    commits: int
    available: int


class NothingToRedo(Refusal, frozen=True):
    """The game does not stand before anything that was taken back."""

    version: int


class RedoTooFar(Refusal, frozen=True):
    """There are `available` commits to do again, fewer than `commits`."""

    commits: int
    available: int


class VersionUnknown(Refusal, frozen=True):
    """The log has no such version; it ends at `current_version`, where that is known."""

    version: int
    current_version: int | None = None


class AlreadyThere(Refusal, frozen=True):
    """The game stands where it stood at this version."""

    version: int


class TurnUnknown(Refusal, frozen=True):
    """The game has not come to this turn: it stands in `turn_now`."""

    turn: int
    turn_now: int
