"""`automa replay`: show an exported log, or a report, step by step."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from automa_ledger.cli.output import echo, report_read_errors
from automa_ledger.control_characters import replace_control_characters
from automa_ledger.errors import CommandFailed
from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.log.log_file import Log, decode_log_commits, read_log
from automa_ledger.log.verify import verify_decisions
from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES
from automa_ledger.narration.narrator import Narrator
from automa_ledger.settings import Settings
from automa_rules.core.rejection import Rejected


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file and the language of its sentences."""
    parser.add_argument("file", type=Path, help="a report, or a log as GET /v1/games/{id}/commits exports it")
    parser.add_argument("--language", choices=LANGUAGES, default=DEFAULT_LANGUAGE)


def run(args: argparse.Namespace, _settings: Settings) -> None:
    """Print the commands and steps, and where today's rules decide otherwise. Raises CommandFailed."""
    with report_read_errors(args.file):
        log = read_log(args.file)
        if log.header.ruleset not in RULESETS:
            raise CommandFailed(f"{args.file}: its ruleset, {log.header.ruleset}, is not installed here")
        for line in replay_lines(log, args.language):
            echo(replace_control_characters(line))


def replay_lines(log: Log, language: str) -> Iterator[str]:
    """The lines to print: each command with the steps that followed. An arrow marks the reported step.

    Raises Rejected `log_invalid` for a log that the ruleset does not know, and `shuffle_broken`.
    """
    ruleset, narrator, report = log.header.ruleset, Narrator(), log.header.report
    commits = decode_log_commits(Codec(RULESETS[ruleset]), log.lines)
    for line, (_, *events) in zip(log.lines, commits, strict=True):
        told = [f"{line.at}  {line.seat or 'table'}  {bytes(line.command).decode()}"]
        told += [narrator.narrate(language, ruleset, event).text for event in events]
        for place, text in enumerate(told):
            step = f"{line.version}.{place}"
            mark = "→" if report is not None and report.step == step else " "
            yield f"{mark} {step}  {text}"
    if report is not None:
        yield f"Reported: {report.step}. Expected: {report.expected}"
    yield _compare_decisions(log)


def _compare_decisions(log: Log) -> str:
    try:
        decided = verify_decisions(log, RULESETS)
    except Rejected as otherwise:
        if otherwise.code != "log_not_played":
            raise
        return f"Today's rules decide otherwise from version {otherwise.facts['version']}."
    if decided.skipped_because is not None:
        scope = f"after version {decided.commits}" if decided.commits else "at all"
        return f"Not decided again {scope}: {decided.skipped_because.value}."
    return "Today's rules decide the same."
