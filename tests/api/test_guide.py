"""The guide: the pages of docs/, as the service serves them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx2
import pytest

from automa_ledger.api.guide import FOLDER

DOCS = Path(__file__).parents[2] / "docs"
LINK = re.compile(r'(?:href|src)="?([^"\s>]+)')
ID = re.compile(r'\sid="?([^"\s>]+)')


@pytest.fixture(scope="module")
def http(address: str) -> Iterator[httpx2.Client]:
    """A service with its guide."""
    with httpx2.Client(base_url=address, timeout=30) as client:
        yield client


def test_every_page_of_the_docs_is_served_and_its_links_lead_somewhere(http: httpx2.Client) -> None:
    """Each Markdown file is a page; what it links to on this host is there; it loads nothing from another."""
    names = (page.relative_to(DOCS).with_suffix(".html").as_posix() for page in DOCS.rglob("*.md"))
    pages = [f"/guide/{name}" for name in names]
    linked = set()
    for page in pages:
        answer = http.get(page)
        assert answer.status_code == 200, page
        text = answer.text
        linked |= {urljoin(page, urlsplit(link).path) for link in LINK.findall(text) if "//" not in link}
        assert not re.search(r'<(?:link|script|img)[^>]*(?:href|src)="?(?:https?:)?//', text), page
    inside = {link for link in linked if link.startswith("/guide/")} - {"/guide/"}
    assert {link for link in inside if http.head(link).status_code != 200} == set()
    assert linked - inside <= {"/", "/docs", "/docs/problems", "/guide/"}
    assert set(pages) <= linked


def pages_in(menu: object) -> Iterator[str]:
    """The pages of a menu, or of a part of it."""
    match menu:
        case str():
            yield menu
        case dict():
            yield from pages_in([*menu.values()])
        case list():
            for part in menu:
                yield from pages_in(part)


def test_the_menu_has_each_page_once_and_a_door_for_each_reader() -> None:
    """Players, app makers, operators, in this order. A new page gets a place in `nav` of zensical.toml.

    An entry may also lead to a heading of a page.
    """
    menu = tomllib.loads((DOCS.parent / "zensical.toml").read_text())["project"]["nav"]
    doors = ["Start", "Players", "App makers", "Operators", "Reference", "Decisions"]
    assert [title for part in menu for title in part] == doors
    pages = sorted(page for page in pages_in(menu) if "#" not in page)
    assert pages == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def test_a_link_to_a_part_of_a_page_leads_to_it(http: httpx2.Client) -> None:
    """In the text of each page, also to the codes at `/docs/problems`."""
    missing = []
    pages: dict[str, set[str]] = {}
    for source in DOCS.rglob("*.md"):
        page = f"/guide/{source.relative_to(DOCS).with_suffix('.html').as_posix()}"
        for link in re.findall(r"\]\(([^)\s]+#[^)\s]+)\)", source.read_text()):
            if "//" in link:
                continue
            address, _, part = urljoin(page, link.replace(".md#", ".html#")).partition("#")
            if address not in pages:
                pages[address] = set(ID.findall(http.get(address).text))
            missing += [f"{source.name}: {link}"] if part not in pages[address] else []
    assert missing == []
    assert len(pages) >= 3


def test_a_page_may_run_the_scripts_that_stand_in_it_and_no_others(http: httpx2.Client) -> None:
    """By their hashes; another page has others, and nothing may be inline elsewhere."""
    page = http.get("/guide/index.html")
    policy = page.headers["content-security-policy"]
    assert policy.count("'sha256-") == len(re.findall("<script>", page.text)) > 0
    assert "unsafe" not in policy.split("script-src")[1].split(";")[0]
    assert page.headers["x-content-type-options"] == "nosniff"


def test_the_guide_begins_at_its_address(http: httpx2.Client) -> None:
    """`/guide` leads there; what is not in the folder is not found, wherever a name seems to lead."""
    moved = http.get("/guide")
    assert (moved.status_code, moved.headers["location"]) == (308, "/guide/index.html")
    for name in ("nothing.html", "%2e%2e/page.py", "..%2f..%2fpage.py"):
        assert http.get(f"/guide/{name}").status_code == 404
    assert FOLDER.is_dir()
