"""The command `automa audit`: audit all games of the database or some, as `GET …/audit` does."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from uuid import UUID, uuid4

from automa_ledger.cli.database import open_service_database
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.control_characters import replace_control_characters
from automa_ledger.errors import CommandFailed
from automa_ledger.games.bounds import MAX_COMMITS
from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.log.audit import Audit, audit
from automa_ledger.settings import Settings
from automa_ledger.store import Store, StoreUnavailable, open_store
from automa_rules.core.rejection import Rejected

PAGE_SIZE = 500
IDS = 1 << 128  # games have random ids, so that equal ranges of them have as many games
ARCHIVED_MESSAGE = "its log has been taken out; automa verify checks the file"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the choice of games."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--all",
        type=_parse_part,
        nargs="?",
        const=(1, 1),
        metavar="K/N",
        help="every game there is, or the K-th of N parts of them, so that N commands share the work",
    )
    which.add_argument("--game", type=UUID, action="append", help="this one; as often as needed")
    which.add_argument("--sample", type=int, default=0, metavar="N", help="at most so many games, at random")


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Audit the games and print the unsound ones. Raises CommandFailed if there are any."""
    exit_on_signals()
    with open_service_database(settings, may_be_away=False) as database:
        try:
            asyncio.run(_audit_games(database.url, args))
        except StoreUnavailable as error:
            raise CommandFailed(f"the database is away: {error}") from error


def _parse_part(text: str) -> tuple[int, int]:
    part, _, parts = text.partition("/")
    if part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts):
        return int(part), int(parts)
    raise argparse.ArgumentTypeError("give a part and their number, such as 1/8")


async def _audit_games(url: str, args: argparse.Namespace) -> None:
    codecs = {name: Codec(ruleset) for name, ruleset in RULESETS.items()}
    games = commits = 0
    unsound = []
    async with open_store(url, 1) as store:
        async for game in _iterate_games(store, args):
            length, fault = await _find_fault(store, codecs, game)
            if fault == ARCHIVED_MESSAGE and not args.game:  # archived after it was listed
                continue
            games, commits = games + 1, commits + length
            if fault:
                unsound.append(game)
                message = replace_control_characters(fault)
                echo(f"{game} is not sound: {message}")
    if unsound:
        raise CommandFailed(f"{len(unsound)} of {games} games are not sound")
    echo(f"Sound: {games} games, {commits} commits.")


async def _iterate_games(store: Store, args: argparse.Namespace) -> AsyncIterator[UUID]:
    """The named games, a sample, or a part of all games: those with ids in one of equal ranges."""
    for game in args.game or ():
        yield game
    sample = [await store.games(uuid4(), 1) or await store.games(None, 1) for _ in range(args.sample)]
    for game in {game for page in sample for game in page}:
        yield game
    if args.all is None:
        return
    part, parts = args.all
    after, last = (UUID(int=max(IDS * each // parts - 1, 0)) for each in (part - 1, part))
    while page := await store.games(after, PAGE_SIZE):
        for game in page:
            if game > last:
                return
            yield game
        after = page[-1]


async def _find_fault(store: Store, codecs: dict[str, Codec], game: UUID) -> tuple[int, str]:
    """The number of a game's commits, and what is wrong with it; empty for a sound game."""
    loaded = await store.load_game(game)
    if loaded is None:
        return 0, "there is no such game"
    if loaded.is_archived:
        return 0, ARCHIVED_MESSAGE
    if loaded.ruleset not in codecs:
        return loaded.version, f"the ruleset {loaded.ruleset} is not played here"
    records = await store.records(game, 0, MAX_COMMITS)
    if records is None:
        return 0, ARCHIVED_MESSAGE
    try:
        found = audit(game, codecs[loaded.ruleset], loaded, records)
    except Rejected as rejected:
        return loaded.version, str(rejected)
    return loaded.version, "" if found.sound else _describe_audit(found)


def _describe_audit(found: Audit) -> str:
    faults = [] if found.chain.sound else [f"the chain breaks at version {found.chain.broken_at}"]
    faults += [f"the shuffle at step {each.step}" for each in found.shuffles if not each.sound]
    faults += [f"decided otherwise at version {version}" for version in found.decisions.differing]
    return ", ".join(faults)
