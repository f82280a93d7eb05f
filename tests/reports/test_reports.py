"""Reports stay cases: what was wrong is decided otherwise today, and what was right is decided the same.

A rule that was mended has a test of its own beside this; a report shows that it is mended for its reporter.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from automa_ledger.cli import main
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.log.log_file import read_log
from automa_ledger.log.verify import verify_decisions
from automa_rules.core.rejection import Rejected

FOLDER = Path(__file__).parent


def test_a_report_whose_rule_was_mended_is_decided_otherwise() -> None:
    """From the commit of the reported step, and not before."""
    for file in sorted((FOLDER / "decided_otherwise").glob("*.ndjson")):
        log = read_log(file)
        with pytest.raises(Rejected) as otherwise:
            verify_decisions(log, RULESETS)
        found = otherwise.value.code, otherwise.value.facts["version"]
        assert found == ("log_not_played", log.header.version), file.name


def test_a_report_whose_rule_was_right_is_decided_the_same() -> None:
    """All commits that can be decided again without the order of a secret deck."""
    for file in sorted((FOLDER / "decided_the_same").glob("*.ndjson")):
        log = read_log(file)
        assert log.header.report is not None, file.name
        assert verify_decisions(log, RULESETS).commits > 0, file.name


def test_a_report_is_shown_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    """`automa replay`: an arrow at the reported step, what was expected, and what today's rules say."""
    for file in sorted(FOLDER.glob("*/*.ndjson")):
        report = read_log(file).header.report
        assert report is not None, file.name

        assert main(["replay", str(file), "--language", "it"]) == 0

        told = capsys.readouterr().out
        assert f"→ {report.step}  " in told, file.name
        assert f"Reported: {report.step}. Expected: {report.expected}\nToday's rules decide " in told, (
            file.name
        )
