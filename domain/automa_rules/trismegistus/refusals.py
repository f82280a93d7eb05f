"""The refusals of Trismegistus, each with the facts needed to correct the command."""

from __future__ import annotations

from collections.abc import Mapping

from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, NotThere, Refusal, ToBeTold
from automa_rules.core.validation import Fault
from automa_rules.trismegistus.terms import Colour, Element, SeatName, Symbol


class AchievementNotThere(NotThere, frozen=True):
    """No achievement is face up at this place. `face_up`: the places where one is."""

    place: int
    face_up: tuple[int, ...]


class CubesFaceDown(ImpossibleTable, frozen=True):
    """An achievement that is face down cannot have cubes."""

    place: int
    cubes: int


class WrongNumberOfAchievements(ImpossibleTable, frozen=True):
    """A game has four achievements or none."""

    there: int
    needed: int


class AreaRequired(ToBeTold, frozen=True):
    """The acting die is wild: give the area of each experiment."""

    experiment: int


class WrongArea(Refusal, frozen=True):
    """The experiment is in another area than the die's."""

    experiment: int
    area: str
    die: str


class RequirementBeyondTrack(ImpossibleTable, frozen=True):
    """The experiment requires a step beyond the end of the track."""

    track: Element
    requirement: int
    length: int


class BowlOverfull(ImpossibleTable, frozen=True):
    """A bowl holds at most `most` dice."""

    symbol: Symbol
    dice: int
    most: int


class BowlsRequired(ToBeTold, frozen=True):
    """Give the dice in the bowls. `taken`: the number of dice that the players hold."""

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
    """To roll the dice, the service needs the number of dice of each colour."""

    dice: str


class NoDice(NotThere, frozen=True):
    """No die is on the board."""


class DieActive(NotNow, frozen=True):
    """The human already has an active die."""

    symbol: Symbol
    colour: Colour


class DieNotThere(NotThere, frozen=True):
    """This die is not on the board. `on_board`: the dice that are."""

    die: str
    on_board: tuple[str, ...]


class DieRequired(NotNow, frozen=True):
    """Take a die before ending the turn."""


class PotencyTooLow(NotThere, frozen=True):
    """The die has only `potency` left, less than `cost`."""

    potency: int
    cost: int


class TooManyDice(ImpossibleTable, frozen=True):
    """A player takes at most three dice in a round."""

    seat: SeatName
    dice: int


class CardFaceRequired(ToBeTold, frozen=True):
    """The face of this card is unknown: give its printed symbols."""

    card: str


class CardIncomplete(ToBeTold, frozen=True):
    """The card is incomplete, or cannot be printed like this. `errors`: its faults."""

    errors: tuple[Fault, ...]


class PackRequired(ToBeTold, frozen=True):
    """A virtual deck needs a card pack: the service does not know the printed cards."""

    deck: str


class RollRequired(ToBeTold, frozen=True):
    """There are two artifacts: give the black die's result, which decides between them."""

    artifacts: tuple[Element | None, ...]


class RollNotNeeded(KeptHere, frozen=True):
    """The black die is rolled only when there are two artifacts."""

    artifacts: tuple[Element | None, ...]


class SymbolsRequired(ToBeTold, frozen=True):
    """The symbols of these experiments are unknown: give the total of all experiments."""

    experiments: tuple[str, ...]


class ExperimentsRequired(ToBeTold, frozen=True):
    """The totals are equal: give how many experiments the human has solved. `automa`: those of the Automa."""

    automa: int


class TokenNotThere(NotThere, frozen=True):
    """No token is at this step. `tokens`: the steps of the track that have one."""

    track: Element
    step: int
    tokens: tuple[int, ...]


class TokensImpossible(ImpossibleTable, frozen=True):
    """The tokens of a track must be on different steps of it."""

    track: Element
    tokens: tuple[int, ...]
    length: int


class SymbolsImpossible(ImpossibleTable, frozen=True):
    """The symbols of a track must be on different steps of it."""

    track: Element
    symbols: tuple[int, ...]
    length: int


class PointsImpossible(ImpossibleTable, frozen=True):
    """`points` needs a figure for each step of the track, from step 0."""

    track: Element
    points: int
    needed: int


class MarkerBeyondTrack(ImpossibleTable, frozen=True):
    """The marker is beyond the end of its track."""

    track: Element
    step: int
    length: int


class MarkersNotComplete(ImpossibleTable, frozen=True):
    """Each of the four tracks needs a marker."""

    markers: tuple[Element, ...]
    needed: tuple[Element, ...]


class TracksNotComplete(ImpossibleTable, frozen=True):
    """A game has four mastery tracks, one of each element."""

    tracks: tuple[Element, ...]
    needed: tuple[Element, ...]


class TurnHasPassed(ImpossibleTable, frozen=True):
    """A player who has exhausted three dice has passed and has no turn this round."""

    turn: SeatName


class FirstHasNotPassed(ImpossibleTable, frozen=True):
    """The player given as `first_done` has not exhausted three dice."""

    first_done: SeatName


class DeckLeftBehind(KeptHere, frozen=True):
    """The pointer leads to a setting that is fixed at the start, because the bot deck depends on it."""

    pointer: str


class EtherealInVain(Refusal, frozen=True):
    """An ethereal die adds nothing to a die that has the highest potency already."""

    potency: int


class DieDraftedThisTurn(Refusal, frozen=True):
    """Only a die that was taken in an earlier turn is put away to take another one."""


class NothingSpent(Refusal, frozen=True):
    """A turn must spend potency of the die or give the die up."""


class CostTooHigh(Refusal, frozen=True):
    """An action costs at most `most` potency."""

    cost: int
    most: int


class DiceUnexplained(Refusal, frozen=True):
    """A turn moves one die from its bowl to the player. `dice`: dice whose change this does not explain."""

    dice: tuple[str, ...]


class PotencyUnexplained(Refusal, frozen=True):
    """The die has at most `most` potency: by its bowl and an ethereal die, or what it had before."""

    potency: int
    most: int


class SymbolsDiffer(Refusal, frozen=True):
    """The given number of symbols differs from the known one. `what`: what the symbols are on."""

    what: str
    told: int
    counted: int
