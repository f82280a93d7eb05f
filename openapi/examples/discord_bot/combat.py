"""The form for a combat, which only whoever presses the button sees."""

from __future__ import annotations

from typing import Any

import discord

from automa_client import documents as d
from automa_client.aio import ScytheGame

from .telling import held
from .tongue import Tongue

MOST_CHOICES = 25  # of a menu
MOST_LETTERS = 45  # of a title
FORM = "automa:fight:"


def is_form(custom_id: str) -> bool:
    """Whether a form is one of these."""
    return custom_id.startswith(FORM)


def form(game: ScytheGame, tongue: Tongue) -> discord.ui.Modal | None:
    """The dial and the cards within their bounds, for the combat that is asked about, if one is."""
    asked = next((each for each in game.seen.pending if isinstance(each, d.ScytheFightAsked)), None)
    if asked is None:
        return None
    bounds = asked.schema["properties"]
    title = f"{tongue.words['fight']}: {tongue.name(asked.territory)}"[:MOST_LETTERS]
    modal = discord.ui.Modal(title=title, custom_id=f"{FORM}{game.seen.version}")
    powers = [discord.SelectOption(label=str(power)) for power in range(bounds["dial"]["maximum"] + 1)]
    dial: discord.ui.Select[Any] = discord.ui.Select(custom_id="dial", options=powers)
    modal.add_item(discord.ui.Label(text=tongue.words["dial"], component=dial))
    most = bounds["cards"]["maxItems"]
    if most and (best := held(game)[-MOST_CHOICES:]):
        cards: discord.ui.Select[Any] = discord.ui.Select(
            custom_id="cards",
            # Two cards may show the same number, two choices may not have the same value.
            options=[
                discord.SelectOption(label=str(value), value=f"{at}:{value}") for at, value in enumerate(best)
            ],
            min_values=0,
            max_values=min(most, len(best)),
            required=False,
        )
        modal.add_item(discord.ui.Label(text=tongue.words["cards"], component=cards))
    return modal


def filled(components: list[Any]) -> d.ScytheFight:
    """What was chosen in the form."""
    chosen = {each["component"]["custom_id"]: each["component"].get("values", []) for each in components}
    cards = [int(value.partition(":")[2]) for value in chosen.get("cards", [])]
    return d.ScytheFight(dial=int(chosen["dial"][0]), cards=cards)
