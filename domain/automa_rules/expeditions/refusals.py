"""The refusals of Expeditions, each with the facts that help to correct the command."""

from __future__ import annotations

from automa_rules.core import refusals as core
from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, NotThere, Refusal, ToBeTold
from automa_rules.expeditions.terms import (
    BoxedCard,
    CardNumber,
    Category,
    HumanPlace,
    LocationId,
    Mech,
    SeatName,
    Token,
)


class QuestionOpen(core.QuestionOpen, frozen=True):
    """The Automa's turn waits for what is on the tile that its mech revealed."""

    mech: Mech
    location: LocationId
    asks: str


class NotYourQuestion(core.NotYourQuestion, frozen=True):
    """Another seat must say what is on the tile that the Automa's mech revealed."""

    mech: Mech
    location: LocationId
    asks: str


class BasecampIsLeftForGood(Refusal, frozen=True):
    """A mech cannot return to Basecamp."""


class MechIsThereAlready(Refusal, frozen=True):
    """The mech is already there; it must move to another location."""

    location: HumanPlace


class LocationOccupied(Refusal, frozen=True):
    """Another mech is there."""

    location: HumanPlace
    by: Mech


class TileFaceUp(Refusal, frozen=True):
    """The tile is already face up."""

    location: LocationId


class TileAwaitsTokens(NotNow, frozen=True):
    """The revealed tile still gets its tokens, so it must stay face up."""

    location: LocationId


class TwentyNotThere(NotThere, frozen=True):
    """The value-20 token is not there."""

    location: LocationId


class TwentyIsElsewhere(NotThere, frozen=True):
    """The only value-20 token is elsewhere: at another location, or with a seat."""

    location: LocationId
    elsewhere: str | None


class TwentyTwice(ImpossibleTable, frozen=True):
    """There is only one value-20 token, but several `holders`."""

    holders: tuple[str, ...]


class TooFewTokens(NotThere, frozen=True):
    """The stack has `there` tokens, fewer than `wanted`."""

    location: LocationId
    wanted: int
    there: int


class TooManyTokens(Refusal, frozen=True):
    """The tile's value was reached before the last of these tokens."""

    location: LocationId
    tokens: tuple[Token, ...]
    value: int


class TokensNeeded(ToBeTold, frozen=True):
    """The bag is physical: send the tokens that were drawn."""

    location: LocationId


class TokensNotAsked(KeptHere, frozen=True):
    """Send no tokens: none are drawn for this tile, or the service draws them."""

    location: LocationId
    tokens: tuple[Token, ...]


class TileValueNeeded(ToBeTold, frozen=True):
    """Send the corruption value that is printed on the tile."""

    location: LocationId


class CorruptionOnFaceDownTile(ImpossibleTable, frozen=True):
    """A face-down tile cannot have corruption."""

    location: LocationId


class TooManyMaps(ImpossibleTable, frozen=True):
    """The game has only `most` map tokens."""

    maps: int
    most: int


class AmountImpossible(NotThere, frozen=True):
    """The amount would be less than 0 or more than 9999."""

    what: str
    would_be: int


class GloryAlreadyPlaced(Refusal, frozen=True):
    """A player can place only one glory token in each category."""

    categories: tuple[Category, ...]


class NoGloryLeft(NotThere, frozen=True):
    """The player has placed all glory tokens."""

    glory: tuple[Category, ...]


class CardAlreadyBoxed(Refusal, frozen=True):
    """The card is already in the box."""

    boxed: tuple[BoxedCard, ...]


class CardDrawnTwice(ImpossibleTable, frozen=True):
    """A card can be drawn only once between two shuffles."""

    drawn: tuple[CardNumber, ...]


class TooManyCardsDrawn(ImpossibleTable, frozen=True):
    """Two cards of the deck are set aside, so at most `most` can have been drawn."""

    drawn: tuple[CardNumber, ...]
    most: int


class LocationTwice(ImpossibleTable, frozen=True):
    """Each location can be given only once."""

    location: LocationId


class LocationsIncomplete(ImpossibleTable, frozen=True):
    """A table has all northern and central locations, each once and in order."""

    locations: tuple[str, ...]


class MechInWrongRegion(ImpossibleTable, frozen=True):
    """An Automa mech must stay in its region."""

    mech: Mech
    location: LocationId


class AutomaTurnUnderWay(NotNow, frozen=True):
    """The Automa's card is still being carried out."""

    card: CardNumber


class OffTheTrack(ImpossibleTable, frozen=True):
    """The progress track ends at `last_space`."""

    progress: int
    last_space: int


class GlorySpacesImpossible(ImpossibleTable, frozen=True):
    """The glory spaces must ascend and be on the track."""

    glory_spaces: tuple[int, ...]
    last_space: int


class ProgressCardUnknown(ToBeTold, frozen=True):
    """The values of this progress card are not all known: send those in `missing`."""

    level: int | None
    missing: tuple[str, ...]


class EndNeeded(ToBeTold, frozen=True):
    """A player has placed all glory tokens: send who triggered the end, and how many turns are left."""

    placed: tuple[SeatName, ...]


class EndImpossible(ImpossibleTable, frozen=True):
    """Who triggered the end, whose turn it is and how many turns are left do not fit together."""

    by: SeatName
    turns_left: int
    turn: SeatName


class TooMuchCorruption(ImpossibleTable, frozen=True):
    """The game has only `most` ordinary corruption tokens."""

    tokens: int
    most: int


class TokensFallShort(ToBeTold, frozen=True):
    """The tokens do not reach the tile's value, and the command does not say that the bag ran out."""

    location: LocationId
    tokens: tuple[Token, ...]
    total: int
    value: int


class EndWithoutGlory(ImpossibleTable, frozen=True):
    """The player who triggers the end must have placed `needed` glory tokens, but has placed `glory`."""

    by: SeatName
    glory: int
    needed: int


class NotAtYourMech(Refusal, frozen=True):
    """The human can act only at the location of their mech, which is `mech`."""

    location: LocationId
    mech: HumanPlace


class TileStaysFaceDown(Refusal, frozen=True):
    """A mech that ends its move on a face-down tile must reveal it."""

    location: LocationId


class OtherCorruptionOnTop(Refusal, frozen=True):
    """The value-20 token can be vanquished only if its location has no other corruption."""

    location: LocationId
    tokens: tuple[Token, ...]


class CategoryNotReached(Refusal, frozen=True):
    """A boast in the category needs `needed` of what it counts, but only `there` are known."""

    category: Category
    there: int
    needed: int


class TooManyQuests(Refusal, frozen=True):
    """A mech has room for at most `most` solved quests."""

    solved: int
    most: int


class BagHasMore(ImpossibleTable, frozen=True):
    """The bag cannot have run out: `left` tokens are neither on the table nor with a player."""

    location: LocationId
    left: int


class NoTokensTold(ToBeTold, frozen=True):
    """A revealed tile gets tokens, unless it shows no corruption or the bag ran out."""

    location: LocationId
