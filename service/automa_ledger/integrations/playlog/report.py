"""A finished game as plain text: the result and the story."""

from __future__ import annotations

from collections.abc import Iterator

from automa_ledger.control_characters import replace_control_characters
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.integrations.playlog.play import FinishedPlay
from automa_ledger.narration.narrator import Narrator, narrate_events


def format_report(play: FinishedPlay, commits: list[LoggedCommit], narrator: Narrator, language: str) -> str:
    """The report in a language. Undone commits are left out of the story."""
    return "".join(
        f"{replace_control_characters(line)}\n" for line in _lines(play, commits, narrator, language)
    )


def _lines(
    play: FinishedPlay, commits: list[LoggedCommit], narrator: Narrator, language: str
) -> Iterator[str]:
    ruleset = play.game.codec.ruleset
    yield ruleset.title
    date = play.began.strftime("%Y-%m-%d (UTC)")
    yield narrator.format_message(language, "core-report-played", date=date, minutes=play.minutes)
    if play.ending is not None:
        yield narrator.name(language, play.ending)
    pack = ruleset.pack(play.game.timeline.state)
    if pack is not None:
        yield narrator.format_message(language, "core-report-pack", name=pack.name, example=pack.example)
    yield ""
    for seat, standing in play.standings:
        facts = {"seat": seat.name, "role": seat.role, "total": standing.total, "wins": standing.wins}
        yield narrator.format_message(language, "core-report-standing", **facts)
    yield ""
    for commit in commits:
        if not commit.undone and (commit.turn is not None or commit.version == 1):
            steps = narrate_events(narrator, language, ruleset.name, commit.facts)
            yield f"{commit.version:>5}  " + " ".join(step.text for _, step in steps)
