"""The files of the table page, as the service sends them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx2
import pytest


@pytest.fixture(scope="module")
def http(address: str) -> Iterator[httpx2.Client]:
    """A client of a service with the page."""
    with httpx2.Client(base_url=address, timeout=30) as client:
        yield client


def script(http: httpx2.Client) -> str:
    """The address of the page's script."""
    return http.get("/").text.partition('src="')[2].partition('"')[0]


def test_the_page_may_ask_no_other_host_and_run_no_inline_script(http: httpx2.Client) -> None:
    """A strict policy stands on every file of it."""
    for path in ("/", script(http), "/worker.js"):
        policy = http.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
    assert "<script>" not in http.get("/").text


def test_the_page_of_all_calls_may_run_its_own_scripts_and_no_others(http: httpx2.Client) -> None:
    """Nor ask another host; its styles stand where it needs them. A large script has a plain form too."""
    page = http.get("/docs")
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "connect-src 'self';" in policy
    assert "<script>" not in page.text
    for path in re.findall('src="([^"]+)"', page.text):
        assert "immutable" in http.get(path).headers["cache-control"]
        plain = http.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.content == http.get(path).content


def test_what_is_hashed_is_kept_for_ever_and_the_page_is_asked_for_anew(http: httpx2.Client) -> None:
    """The name of a hashed file changes with what is in it."""
    assert "immutable" in http.get(script(http)).headers["cache-control"]
    assert http.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, br", "br"), ("gzip, br;q=0", "gzip"), ("gzip", "gzip"), ("identity", None)],
)
def test_a_client_gets_the_smallest_form_that_it_reads(
    http: httpx2.Client, accepted: str, coding: str | None
) -> None:
    """Brotli before gzip before none, and the same text in each."""
    with http.stream("GET", "/", headers={"Accept-Encoding": accepted}) as answer:
        assert answer.headers.get("content-encoding") == coding
        assert "Accept-Encoding" in ", ".join(answer.headers.get_list("vary"))


def test_nothing_but_the_page_s_files_is_served(http: httpx2.Client) -> None:
    """No path leads out of the folder, and a compressed form has no address of its own."""
    for path in ("/assets/../../app.py", "/assets/%2e%2e/index.html", "/index.html.br", "/assets/none.js"):
        assert http.get(path).status_code == 404
