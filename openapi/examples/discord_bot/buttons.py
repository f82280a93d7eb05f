"""The buttons below a message. What one does stands in its id, so that it works after a restart, too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord

from .deeds import deed
from .telling import Deed

if TYPE_CHECKING:
    from .bot import AutomaBot

STYLES = {"automa": discord.ButtonStyle.primary, "fight": discord.ButtonStyle.danger}


class DeedButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"automa:(?P<name>[a-z_]+):(?P<at>[0-9.]+)"
):
    """One button."""

    def __init__(self, does: Deed) -> None:
        self.does = does
        super().__init__(
            discord.ui.Button(
                label=does.label,
                style=STYLES.get(does.name, discord.ButtonStyle.secondary),
                custom_id=f"automa:{does.name}:{does.at}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button again, from its id."""
        return cls(Deed(match["name"], match["at"], ""))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it; everybody may ask why."""
        bot: AutomaBot = interaction.client
        if self.does.name == "fight":
            await bot.ask(interaction)
        else:
            await bot.play(interaction, deed(self.does.name, self.does.at), own=self.does.name != "why")


def buttons(deeds: tuple[Deed, ...]) -> discord.ui.View:
    """All of a message."""
    view = discord.ui.View(timeout=None)
    for each in deeds:
        view.add_item(DeedButton(each))
    return view
