"""The command `automa audit`: every game of the database, or some of them, proved as `GET …/audit` does."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Sequence
from uuid import UUID

from automa_ledger.cli.database import served
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.failed import Failed
from automa_ledger.games.bounds import MAX_COMMITS
from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.in_a_line import in_a_line
from automa_ledger.log.audit import Audit, audit
from automa_ledger.settings import Settings
from automa_ledger.store import Store, StoreUnavailable, opened_store
from automa_rules.core.rejected import Rejected

PAGE = 500
ARCHIVED = "its log has been taken out; automa verify checks the file"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Take the games."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--all", action="store_true", help="every game there is")
    which.add_argument("--game", type=UUID, action="append", help="this one; as often as needed")


def run(given: argparse.Namespace, settings: Settings) -> None:
    """Audit them, and tell which are not sound. Raises Failed when there are any."""
    exit_on_signals()
    with served(settings) as url:
        try:
            asyncio.run(_audited(url, given.game))
        except StoreUnavailable as error:
            raise Failed(f"the database is away: {error}") from error


async def _audited(url: str, chosen: Sequence[UUID] | None) -> None:
    codecs = {name: Codec(ruleset) for name, ruleset in RULESETS.items()}
    games = commits = 0
    unsound = []
    async with opened_store(url, 1) as store:
        async for game in _listed(store, chosen):
            length, fault = await _fault(store, codecs, game)
            if fault == ARCHIVED and not chosen:  # since it was listed
                continue
            games, commits = games + 1, commits + length
            if fault:
                unsound.append(game)
                told = in_a_line(fault)
                echo(f"{game} is not sound: {told}")
    if unsound:
        raise Failed(f"{len(unsound)} of {games} games are not sound")
    echo(f"Sound: {games} games, {commits} commits.")


async def _listed(store: Store, chosen: Sequence[UUID] | None) -> AsyncIterator[UUID]:
    """The games that were chosen, or all there are."""
    for game in chosen or ():
        yield game
    if chosen:
        return
    after: UUID | None = None
    while page := await store.games(after, PAGE):
        for game in page:
            yield game
        after = page[-1]


async def _fault(store: Store, codecs: dict[str, Codec], game: UUID) -> tuple[int, str]:
    """How many commits a game has, and what is wrong with it; empty for a sound one."""
    loaded = await store.load(game)
    if loaded is None:
        return 0, "there is no such game"
    if loaded.is_archived:
        return 0, ARCHIVED
    if loaded.ruleset not in codecs:
        return loaded.version, f"the ruleset {loaded.ruleset} is not played here"
    records = await store.records(game, 0, MAX_COMMITS)
    if records is None:
        return 0, ARCHIVED
    try:
        found = audit(game, codecs[loaded.ruleset], loaded, records)
    except Rejected as rejected:
        return loaded.version, str(rejected)
    return loaded.version, "" if found.sound else _told(found)


def _told(found: Audit) -> str:
    told = [] if found.chain.sound else [f"the chain breaks at version {found.chain.broken_at}"]
    told += [f"the shuffle at step {each.step}" for each in found.shuffles if not each.sound]
    told += [f"decided otherwise at version {version}" for version in found.decisions.differing]
    return ", ".join(told)
