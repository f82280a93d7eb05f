"""What the rules of Expeditions refuse, each with the facts that help to mend the command."""

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
    """First the table says what is on the tile that the Automa's mech has turned up."""

    mech: Mech
    location: LocationId
    asks: str


class NotYourQuestion(core.NotYourQuestion, frozen=True):
    """Another seat is asked what is on the tile that the Automa's mech has turned up."""

    mech: Mech
    location: LocationId
    asks: str


class BasecampIsLeftForGood(Refusal, frozen=True):
    """No mech returns to the base camp."""


class MechIsThereAlready(Refusal, frozen=True):
    """A mech that moves moves to another location."""

    location: HumanPlace


class LocationOccupied(Refusal, frozen=True):
    """Another mech stands there."""

    location: HumanPlace
    by: Mech


class TileFaceUp(Refusal, frozen=True):
    """The tile lies face up already."""

    location: LocationId


class TileAwaitsTokens(NotNow, frozen=True):
    """The tile that was turned up still gets its tokens, and stays face up."""

    location: LocationId


class TwentyNotThere(NotThere, frozen=True):
    """The value-20 token does not lie there."""

    location: LocationId


class TwentyIsElsewhere(NotThere, frozen=True):
    """There is one value-20 token, and it is elsewhere: at a location, or with a seat."""

    location: LocationId
    elsewhere: str | None


class TwentyTwice(ImpossibleTable, frozen=True):
    """There is one value-20 token, and it is told of more than once."""

    holders: tuple[str, ...]


class TooFewTokens(NotThere, frozen=True):
    """The stack has `there` tokens, fewer than `wanted`."""

    location: LocationId
    wanted: int
    there: int


class TooManyTokens(Refusal, frozen=True):
    """The value of the tile was reached before the last of these tokens."""

    location: LocationId
    tokens: tuple[Token, ...]
    value: int


class TokensNeeded(ToBeTold, frozen=True):
    """The bag is a real one: tell which tokens were drawn."""

    location: LocationId


class TokensNotAsked(KeptHere, frozen=True):
    """No tokens are drawn for this tile, or the service draws them."""

    location: LocationId
    tokens: tuple[Token, ...]


class TileValueNeeded(ToBeTold, frozen=True):
    """Tell the corruption value that is printed on the tile."""

    location: LocationId


class CorruptionOnFaceDownTile(ImpossibleTable, frozen=True):
    """Corruption lies on tiles that are face up."""

    location: LocationId


class TooManyMaps(ImpossibleTable, frozen=True):
    """The game has `most` map tokens."""

    maps: int
    most: int


class AmountImpossible(NotThere, frozen=True):
    """There would be less than nothing, or more than can be counted."""

    what: str
    would_be: int


class GloryAlreadyPlaced(Refusal, frozen=True):
    """A category takes one glory token of a player."""

    categories: tuple[Category, ...]


class NoGloryLeft(NotThere, frozen=True):
    """All glory tokens of the player are placed."""

    glory: tuple[Category, ...]


class CardAlreadyBoxed(Refusal, frozen=True):
    """The card is in the box already."""

    boxed: tuple[BoxedCard, ...]


class CardDrawnTwice(ImpossibleTable, frozen=True):
    """A card is drawn once between two shuffles."""

    drawn: tuple[CardNumber, ...]


class TooManyCardsDrawn(ImpossibleTable, frozen=True):
    """Two cards of the deck are set aside: `most` can have been drawn."""

    drawn: tuple[CardNumber, ...]
    most: int


class LocationTwice(ImpossibleTable, frozen=True):
    """A location is told of once."""

    location: LocationId


class LocationsIncomplete(ImpossibleTable, frozen=True):
    """A table has all northern and central locations, each once and in their order."""

    locations: tuple[str, ...]


class MechInWrongRegion(ImpossibleTable, frozen=True):
    """The Automa's mechs stay in their regions."""

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
    """The glory spaces rise, and lie on the track."""

    glory_spaces: tuple[int, ...]
    last_space: int


class ProgressCardUnknown(ToBeTold, frozen=True):
    """The faces of this level's card are not public: `missing` are the values to be told."""

    level: int | None
    missing: tuple[str, ...]


class EndNeeded(ToBeTold, frozen=True):
    """A player has placed all glory tokens: tell who triggered the end, and the turns that are left."""

    placed: tuple[SeatName, ...]


class EndImpossible(ImpossibleTable, frozen=True):
    """Who triggered the end, whose turn it is and how many turns are left do not fit together."""

    by: SeatName
    turns_left: int
    turn: SeatName


class TooMuchCorruption(ImpossibleTable, frozen=True):
    """The game has `most` ordinary corruption tokens."""

    tokens: int
    most: int


class TokensFallShort(ToBeTold, frozen=True):
    """The tokens do not reach the value of the tile, and the bag is not said to have run out."""

    location: LocationId
    tokens: tuple[Token, ...]
    total: int
    value: int


class EndWithoutGlory(ImpossibleTable, frozen=True):
    """Who triggers the end has placed all glory tokens: `needed`, and not `glory`."""

    by: SeatName
    glory: int
    needed: int


class NotAtYourMech(Refusal, frozen=True):
    """What lies at a location is for the mech that stands there; the human's stands at `mech`."""

    location: LocationId
    mech: HumanPlace


class TileStaysFaceDown(Refusal, frozen=True):
    """A mech that ends its movement on a face-down tile turns it up."""

    location: LocationId


class OtherCorruptionOnTop(Refusal, frozen=True):
    """The value-20 token is vanquished when no other corruption lies at its location."""

    location: LocationId
    tokens: tuple[Token, ...]


class CategoryNotReached(Refusal, frozen=True):
    """A boast in the category needs `needed` of what it counts, and `there` are known of."""

    category: Category
    there: int
    needed: int


class TooManyQuests(Refusal, frozen=True):
    """No mech has room for more than `most` solved quests."""

    solved: int
    most: int


class BagHasMore(ImpossibleTable, frozen=True):
    """The bag is said to have run out, though `left` tokens are neither on the table nor with a player."""

    location: LocationId
    left: int


class NoTokensTold(ToBeTold, frozen=True):
    """A tile that is turned up gets tokens, unless it shows no corruption or the bag ran out."""

    location: LocationId
