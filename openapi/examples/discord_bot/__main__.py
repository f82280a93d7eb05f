"""Run the bot: `DISCORD_TOKEN=… automa-discord http://127.0.0.1:8000`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from .bot import AutomaBot
from .channels import Channels


def main() -> None:
    """Play until the process ends; on the way in, print the link that invites the bot."""
    parser = argparse.ArgumentParser(description="A bot for Discord that plays the Automa in channels.")
    parser.add_argument("service", nargs="?", default="http://127.0.0.1:8000", help="the service's URL")
    parser.add_argument("--games", type=Path, default=Path("games.sqlite"), help="the file of its games")
    args = parser.parse_args()
    if not (token := os.environ.get("DISCORD_TOKEN")):
        parser.error("put the bot's token into the environment variable DISCORD_TOKEN")
    AutomaBot(args.service, Channels(args.games)).run(token)


if __name__ == "__main__":
    main()
