"""A finished game as plain text: the result, and the story of what led to it."""

from __future__ import annotations

from collections.abc import Iterator

from domain.core.event import Commanded, Event, ShuffleRevealed
from domain.core.ruleset import Seat, Standing
from service.games.commit import LoggedCommit
from service.narration.narrator import Narrator
from service.playlog.play import Played


def report(play: Played, commits: list[LoggedCommit], narrator: Narrator, language: str) -> str:
    """The report in a language. What was taken back is left out of the story."""
    return "\n".join(_lines(play, commits, narrator, language)) + "\n"


def _lines(play: Played, commits: list[LoggedCommit], narrator: Narrator, language: str) -> Iterator[str]:
    ruleset = play.game.codec.ruleset
    yield ruleset.title
    when = play.began.strftime("%Y-%m-%d")
    yield narrator.say(language, "core-report-played", date=when, minutes=play.minutes)
    pack = ruleset.pack(play.game.timeline.state)
    if pack is not None:
        yield narrator.say(language, "core-report-pack", name=pack.name, example=pack.example)
    yield ""
    for seat, standing in play.standings:
        yield _standing(seat, standing, narrator, language)
    yield ""
    for commit in commits:
        facts = commit.events[isinstance(commit.opening, Commanded) :]
        if facts and not commit.undone and isinstance(commit.opening, Commanded):
            yield f"{commit.last:>5}  " + " ".join(_sentences(ruleset.name, facts, narrator, language))


def _sentences(ruleset: str, facts: list[Event], narrator: Narrator, language: str) -> Iterator[str]:
    """What each fact says; the shuffles that are revealed when the game is over are only counted."""
    revealed = sum(isinstance(fact, ShuffleRevealed) for fact in facts)
    for fact in facts:
        if not isinstance(fact, ShuffleRevealed):
            yield narrator.tell(language, ruleset, fact).text
    if revealed:
        yield narrator.say(language, "core-report-revealed", count=revealed)


def _standing(seat: Seat, standing: Standing, narrator: Narrator, language: str) -> str:
    return narrator.say(
        language,
        "core-report-standing",
        seat=seat.name,
        role=seat.role,
        total=standing.total,
        wins=standing.wins,
    )
