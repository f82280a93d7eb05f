"""Games that cannot be begun, copied, read or looked up."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class RulesetUnknown(Refusal, frozen=True):
    """There is no such ruleset; `known` are those that can be played."""

    ruleset: str
    known: tuple[str, ...]


class RulesetNotOffered(Refusal, frozen=True):
    """There is no such ruleset; `known` are those that can be played."""

    ruleset: str
    known: tuple[str, ...]


class RulesetUnavailable(Refusal, frozen=True):
    """The service does not play the ruleset of this game, or not this `version` of it, which is newer."""

    ruleset: str
    version: int | None = None


class BoardNotDrawn(Refusal, frozen=True):
    """There is no picture of this ruleset's board; `drawn` are those that have one."""

    ruleset: str
    drawn: tuple[str, ...]


class GameArchived(Refusal, frozen=True):
    """The log of this finished game lies in an archive; whoever runs the service can bring it back."""

    game: str


class OtherRuleset(Refusal, frozen=True):
    """This belongs to the ruleset `other`, not to that of the game."""

    ruleset: str
    other: str


class PackNotFound(Refusal, frozen=True):
    """There is no such card pack."""

    pack: str


class PackDamaged(Refusal, frozen=True):
    """What is stored under the name of this card pack is none."""

    pack: str


class PackUnsuitable(Refusal, frozen=True):
    """The card pack is for another game."""

    pack: str
    ruleset: str
    other: str


class NothingToExplain(Refusal, frozen=True):
    """No rule had to choose for the fact of this `step`, as 18.3, or there is none; `event` is its type."""

    step: str
    event: str | None = None


class GameNotOver(Refusal, frozen=True):
    """The game is not over yet."""

    version: int


class UndoBarred(Refusal, frozen=True):
    """Something has come to light since, and this game does not take that back.

    `to` is where it was to go, `back_to` how far back it can go.
    """

    to: int
    back_to: int


class ForkBarred(Refusal, frozen=True):
    """A copy would tell what comes next, or begin before what is known by now, and this game forbids both.

    `decks` are those whose order it would tell, `back_to` how far back a copy can begin, where that is why.
    """

    decks: tuple[str, ...]
    back_to: int | None = None


class LogFull(Refusal, frozen=True):
    """The log would have more commits, events or bytes than a log can have."""

    max_commits: int
    max_events: int
    max_bytes: int


class GameNotNamed(Refusal, frozen=True):
    """A version is one of a game: name the game too."""

    version: int
