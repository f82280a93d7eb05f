"""`automa key`: create, list and revoke API keys."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from uuid import UUID

from automa_ledger.auth.issuer import issue_key, list_keys, revoke_key
from automa_ledger.cli.database import migrate_if_outdated, open_owner_database
from automa_ledger.cli.dates import parse_date
from automa_ledger.cli.output import echo
from automa_ledger.cli.signals import exit_on_signals
from automa_ledger.errors import CommandFailed
from automa_ledger.settings import Settings
from automa_ledger.store.api_key import KEY_PREFIX, SCOPES

MAX_NAME_CHARACTERS = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the actions and their arguments."""
    actions = parser.add_subparsers(dest="action", metavar="action", required=True)
    scopes = "\n".join(f"  {scope:<14} {meaning}" for scope, meaning in SCOPES.items())
    create = actions.add_parser(
        "create",
        help="make a key and print it, this once",
        epilog=f"scopes:\n{scopes}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    create.add_argument("--name", required=True, type=_parse_name, help="whose it is, or what it is for")
    create.add_argument(
        "--scope", required=True, action="append", choices=SCOPES, help="what it may do; as often as needed"
    )
    create.add_argument(
        "--expires",
        type=_parse_expiry,
        help="when it stops working, such as 2031-12-24 or 2031-12-24T18:00+01:00",
    )
    actions.add_parser("list", help="list all keys; what is secret in them is not kept")
    end = actions.add_parser("revoke", help="let a key work no more")
    end.add_argument(
        "id", type=_parse_key_id, help="as `create` and `list` show it; a whole key has it in it"
    )


def run(args: argparse.Namespace, settings: Settings) -> None:
    """Create, list or revoke keys. Raises CommandFailed.

    An embedded database is migrated first, as `serve` does.
    """
    exit_on_signals()
    with open_owner_database(settings) as url:
        if settings.owner_url is None and settings.database_url is None:
            migrate_if_outdated(url)
        match args.action:
            case "create":
                _create(url, args)
            case "list":
                _list(url)
            case _:
                _revoke(url, args.id)


def _create(url: str, args: argparse.Namespace) -> None:
    scopes = list(dict.fromkeys(args.scope))
    key_id, text = issue_key(url, args.name, scopes, args.expires)
    # Only the key goes to standard output, for KEY=$(automa key create …).
    print(f"Key {key_id} may {', '.join(scopes)}. It is shown this once:", file=sys.stderr)  # noqa: T201
    echo(text)


def _list(url: str) -> None:
    now = datetime.now(UTC)
    for key in list_keys(url):
        echo(f"{key.id}  {key.created_at:%Y-%m-%d}  {key.state(now)}  {','.join(key.scopes)}  {key.name}")


def _revoke(url: str, key_id: UUID) -> None:
    name = revoke_key(url, key_id)
    if name is None:
        raise CommandFailed(f"there is no key {key_id}")
    echo(f"Key {key_id} ({name}) is revoked; services notice within seconds.")


def _parse_key_id(text: str) -> UUID:
    try:
        return UUID(text.removeprefix(KEY_PREFIX).partition("_")[0])
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"no id of a key: {text!r}") from error


def _parse_name(text: str) -> str:
    if not text.strip() or not text.isprintable() or len(text) > MAX_NAME_CHARACTERS:
        raise argparse.ArgumentTypeError(f"a name has 1 to {MAX_NAME_CHARACTERS} printable characters")
    return text


def _parse_expiry(text: str) -> datetime:
    moment = parse_date(text)
    if moment <= datetime.now(UTC):
        raise argparse.ArgumentTypeError(f"{moment.isoformat()} is past")
    return moment
