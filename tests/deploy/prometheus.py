"""What Prometheus has of running services, and its own tool to ask its rules about it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import msgspec
import yaml
from prometheus_client.parser import text_string_to_metric_families

FOLDER = Path(__file__).parents[2] / "deploy/prometheus"
RULES, CONFIGURATION = FOLDER / "alerts.yml", FOLDER / "prometheus.yml"
FIRING = 'group by (alertname) (ALERTS{alertstate="firing"})'
FIRING_IF_SLOW = 'group by (alertname) (ALERTS{alertstate="firing",alertname!="AutomaSlow"})'
SCRAPES = 120  # before a change, and after it
MINUTES_BEFORE = SCRAPES // 4
SOON, LATER = 2, 25  # minutes after the change: no alert waits for longer


class Sample(NamedTuple):
    """A value, and whether it only ever grows."""

    value: float
    grows: bool = False


Scrape = Mapping[str, Sample]
"""Samples by the name and the labels of their series."""


def scraped(url: str, kind: str = "service") -> Scrape:
    """What a target tells, with the labels of `prometheus.yml`; of one that is away, just that."""
    (job,) = yaml.safe_load(CONFIGURATION.read_text())["scrape_configs"]
    (more,) = (each["labels"] for each in job["static_configs"] if each["labels"]["kind"] == kind)
    own = {"job": job["job_name"], "instance": url.removeprefix("http://"), **more}
    try:
        text = httpx2.get(f"{url}/metrics", timeout=60).raise_for_status().text
    except httpx2.ConnectError:
        return {_series("up", own): Sample(0)}
    return {_series("up", own): Sample(1), **dict(_told(text, own))}


def _told(text: str, own: Mapping[str, str]) -> Iterator[tuple[str, Sample]]:
    for family in text_string_to_metric_families(text):
        for each in family.samples:
            grows = family.type in ("counter", "histogram") and not each.name.endswith("_created")
            yield _series(each.name, {**each.labels, **own}), Sample(each.value, grows)


def _series(name: str, labels: Mapping[str, str]) -> str:
    told = (f"{label}={msgspec.json.encode(value).decode()}" for label, value in labels.items())
    return f"{name}{{{','.join(told)}}}"


def must_fire(alerts: Collection[str], before: Scrape, after: Scrape, *, again: int = 0) -> None:
    """See that just these fire when a target tells one thing for half an hour and then the other.

    What was counted between the two is counted `again` so many times before each scrape that follows.
    """
    asked = FIRING if "AutomaSlow" in alerts else FIRING_IF_SLOW  # as this machine may be
    fired = [{"labels": f'{{alertname="{alert}"}}', "value": 1} for alert in sorted(alerts)]
    minutes = MINUTES_BEFORE + (LATER if again else SOON)
    _ask(_changing(before, after, again), {asked: fired}, minutes)


def must_have_data(expressions: Collection[str], scrape: Scrape) -> None:
    """See that each of some expressions finds something."""
    series = _changing(scrape, scrape, 0)
    _ask(series, {f"absent({each})": [] for each in expressions}, MINUTES_BEFORE)


def _changing(before: Scrape, after: Scrape, again: int) -> dict[str, str]:
    return {name: _values(before.get(name), after.get(name), again) for name in {**before, **after}}


def _values(before: Sample | None, after: Sample | None, again: int) -> str:
    first = f"{before.value:f}+0x{SCRAPES}" if before else f"_x{SCRAPES + 1}"
    if after is None:
        return first
    step = again * (after.value - (before.value if before else 0)) if after.grows else 0
    return f"{first} {after.value:f}+{step:f}x{SCRAPES}"


def _ask(series: Mapping[str, str], answers: Mapping[str, list[Any]], minutes: int) -> None:
    """See that some expressions have these answers at a minute."""
    test = {
        "interval": "15s",
        "input_series": [{"series": name, "values": values} for name, values in series.items()],
        "promql_expr_test": [
            {"expr": expression, "eval_time": f"{minutes}m", "exp_samples": answer}
            for expression, answer in answers.items()
        ],
    }
    promtool("test", "rules", "/dev/stdin", told={"rule_files": [str(RULES)], "tests": [test]})


def promtool(*arguments: str, told: object = None) -> None:
    """Run it and see that it is content."""
    folders = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    program = shutil.which("promtool", path=folders)
    assert program, "promtool is missing: .ci/install-test-programs"
    text = msgspec.json.encode(told).decode()  # which is YAML as well
    done = subprocess.run([program, *arguments], input=text, capture_output=True, text=True, check=False)  # noqa: S603 - our own files
    assert done.returncode == 0, done.stdout + done.stderr
