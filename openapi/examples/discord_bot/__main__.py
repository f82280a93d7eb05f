"""Run the bot: `DISCORD_TOKEN=… python -m discord_bot http://127.0.0.1:8000 games.sqlite`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from .bot import AutomaBot
from .channels import Channels

address, file = sys.argv[1:]
AutomaBot(address, Channels(Path(file))).run(os.environ["DISCORD_TOKEN"])
