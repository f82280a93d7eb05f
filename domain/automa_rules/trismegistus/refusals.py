"""What the rules of Trismegistus refuse, each with the facts that help to mend the command."""

from __future__ import annotations

from collections.abc import Mapping

from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, NotThere, Refusal, ToBeTold
from automa_rules.core.validation import Fault
from automa_rules.trismegistus.terms import Colour, Element, SeatName, Symbol


class AchievementNotThere(NotThere, frozen=True):
    """No achievement lies face up at this place; `face_up` are those that do."""

    place: int
    face_up: tuple[int, ...]


class CubesFaceDown(ImpossibleTable, frozen=True):
    """No cube lies on an achievement that is face down."""

    place: int
    cubes: int


class WrongNumberOfAchievements(ImpossibleTable, frozen=True):
    """A game has four achievements, or none."""

    there: int
    needed: int


class AreaRequired(ToBeTold, frozen=True):
    """The die is wild: tell in which area each experiment lies."""

    experiment: int


class WrongArea(Refusal, frozen=True):
    """The experiment lies in another area than that of the die."""

    experiment: int
    area: str
    die: str


class RequirementBeyondTrack(ImpossibleTable, frozen=True):
    """The track ends below what the experiment requires."""

    track: Element
    requirement: int
    length: int


class BowlOverfull(ImpossibleTable, frozen=True):
    """A bowl holds `most` dice."""

    symbol: Symbol
    dice: int
    most: int


class BowlsRequired(ToBeTold, frozen=True):
    """Tell how the dice lie in their bowls; `taken` dice are with the players."""

    taken: int = 0


class WrongNumberOfDice(ImpossibleTable, frozen=True):
    """A game has `least` to `most` dice."""

    dice: int
    least: int
    most: int


class DiceNotConserved(ImpossibleTable, frozen=True):
    """The dice on the table are not those of the game, counted by colour."""

    dice: Mapping[Colour, int]
    needed: Mapping[Colour, int]


class DiceAreRolledHere(KeptHere, frozen=True):
    """The service rolls the dice of this game."""


class DiceCountRequired(ToBeTold, frozen=True):
    """To roll dice the service needs to know how many there are of each colour."""

    dice: str


class NoDice(NotThere, frozen=True):
    """No die lies on the board."""


class DieActive(NotNow, frozen=True):
    """The human has an active die already."""

    symbol: Symbol
    colour: Colour


class DieNotThere(NotThere, frozen=True):
    """No such die lies on the board; `on_board` are those that do."""

    die: str
    on_board: tuple[str, ...]


class DieRequired(NotNow, frozen=True):
    """A turn takes a die first."""


class PotencyTooLow(NotThere, frozen=True):
    """The die has `potency` left, less than `cost`."""

    potency: int
    cost: int


class TooManyDice(ImpossibleTable, frozen=True):
    """A player takes three dice in a round."""

    seat: SeatName
    dice: int


class CardFaceRequired(ToBeTold, frozen=True):
    """Nobody has told what is printed on this card: tell its symbols."""

    card: str


class CardIncomplete(ToBeTold, frozen=True):
    """The card is not told in full, or not as it can be printed: `errors` are its faults."""

    errors: tuple[Fault, ...]


class PackRequired(ToBeTold, frozen=True):
    """A virtual deck takes a card pack: the printed cards are not known to the service."""

    deck: str


class RollRequired(ToBeTold, frozen=True):
    """There are two artifacts: the black die says which is taken."""

    artifacts: tuple[Element | None, ...]


class RollNotNeeded(KeptHere, frozen=True):
    """The black die is rolled where there are two artifacts."""

    artifacts: tuple[Element | None, ...]


class SymbolsRequired(ToBeTold, frozen=True):
    """The symbols of these experiments were never told: tell how many all have."""

    experiments: tuple[str, ...]


class TokenNotThere(NotThere, frozen=True):
    """No token lies there; `tokens` are the steps of the track that have one."""

    track: Element
    step: int
    tokens: tuple[int, ...]


class TokensImpossible(ImpossibleTable, frozen=True):
    """The tokens of a track lie on different steps of it."""

    track: Element
    tokens: tuple[int, ...]
    length: int


class SymbolsImpossible(ImpossibleTable, frozen=True):
    """The symbols of a track lie on different steps of it."""

    track: Element
    symbols: tuple[int, ...]
    length: int


class PointsImpossible(ImpossibleTable, frozen=True):
    """A track has a figure for each of its steps from 0."""

    track: Element
    points: int
    needed: int


class MarkerBeyondTrack(ImpossibleTable, frozen=True):
    """A marker stands on its track."""

    track: Element
    step: int
    length: int


class MarkersNotComplete(ImpossibleTable, frozen=True):
    """There is a marker on each of the four tracks."""

    markers: tuple[Element, ...]
    needed: tuple[Element, ...]


class TracksNotComplete(ImpossibleTable, frozen=True):
    """There are four mastery tracks, one of each element."""

    tracks: tuple[Element, ...]
    needed: tuple[Element, ...]


class TurnHasPassed(ImpossibleTable, frozen=True):
    """Who has exhausted three dice has passed, and has no turn in this round."""

    turn: SeatName


class FirstHasNotPassed(ImpossibleTable, frozen=True):
    """Who is told to have passed first has not exhausted three dice."""

    first_done: SeatName


class DeckLeftBehind(KeptHere, frozen=True):
    """The bot deck was made for something else: what the pointer leads to is fixed when the game begins."""

    pointer: str


class EtherealInVain(Refusal, frozen=True):
    """An ethereal die adds nothing to a die whose potency is the greatest already."""

    potency: int


class NothingSpent(Refusal, frozen=True):
    """A turn spends potency of the die, or gives it up."""


class CostTooHigh(Refusal, frozen=True):
    """An action costs so much potency at most."""

    cost: int
    most: int


class DiceUnexplained(Refusal, frozen=True):
    """In a turn one die goes from its bowl to the player; `dice` lie elsewhere than that explains."""

    dice: tuple[str, ...]


class PotencyUnexplained(Refusal, frozen=True):
    """The die can have so much potency at most: by its bowl and an ethereal die, or what it had before."""

    potency: int
    most: int


class SymbolsDiffer(Refusal, frozen=True):
    """So many symbols are known; `what` says on which things."""

    what: str
    told: int
    counted: int
