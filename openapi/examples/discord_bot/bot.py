"""The bot: it answers slash commands, buttons and forms, each in the language of whoever asks."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
import httpx2
from discord import app_commands

from automa_client import Refused, Unreadable
from automa_client.aio import ScytheGame

from . import combat, commands, telling
from .buttons import DeedButton, buttons
from .channels import Channels, Seat
from .deeds import Play, acting
from .telling import Told
from .tongue import Tongue, Tongues

MOST_CHARACTERS = 4096  # of a message's text
WIDTH = 800  # pixels of the board
FAILURES = (Refused, Unreadable, httpx2.TransportError)

Interaction: TypeAlias = "discord.Interaction[AutomaBot]"


class AutomaBot(discord.Client):
    """Plays on the service at an address, one game a channel."""

    def __init__(self, address: str, channels: Channels, *, width: int = WIDTH) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.channels = channels
        self.tongues = Tongues(address)
        self.width = width

    async def setup_hook(self) -> None:
        """Tell Discord of the commands; the buttons of messages from before a restart work on.

        Print the link by which the owner of a server lets the bot in.
        """
        if self.application_id is not None:
            link = discord.utils.oauth_url(self.application_id, scopes=("bot", "applications.commands"))
            print(f"Invite the bot: {link}")
        commands.register(self)
        self.add_dynamic_items(DeedButton)
        await self.tree.set_translator(commands.Translated())
        await self.tree.sync()

    async def close(self) -> None:
        """Leave Discord and the service."""
        await super().close()
        await self.tongues.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take a form. discord.py forgets in a restart which forms are open; their ids say enough."""
        told: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit and combat.is_form(told["custom_id"]):
            version = int(told["custom_id"].removeprefix(combat.FORM))
            await self.play(interaction, acting(combat.filled(told["components"]), version))

    async def seat(self, interaction: Interaction, *, own: bool) -> Seat | None:
        """What is played in the channel; None, and said so, if nothing is or it is not the user's `own`."""
        seat = self.channels.seat(interaction.channel_id or 0)
        words = self.tongues(interaction.locale).words
        if seat is not None and not (own and seat.player != interaction.user.id):
            return seat
        no = words["not_yours"].format(player=seat.player) if seat else words["no_game"]
        await interaction.response.send_message(no, ephemeral=True)
        return None

    async def play(
        self, interaction: Interaction, does: Play, *, own: bool = True, private: bool = False
    ) -> None:
        """Do something with the channel's game, and tell it."""
        seat = await self.seat(interaction, own=own)
        if seat is not None:
            tongue = self.tongues(interaction.locale)

            async def told() -> Told:
                return await does(await ScytheGame.join(tongue.http, seat.game, seat.token), tongue)

            await self.answer(interaction, told, private=private)

    async def ask(self, interaction: Interaction) -> None:
        """Open the form for a combat; where none is to be fought any more, tell how the game stands."""
        seat = await self.seat(interaction, own=True)
        if seat is None:
            return
        tongue = self.tongues(interaction.locale)
        try:
            await tongue.read_names()
            form = combat.form(await ScytheGame.join(tongue.http, seat.game, seat.token), tongue)
        except FAILURES as failure:
            await interaction.response.send_message(reason(failure, tongue), ephemeral=True)
            return
        if form is None:
            await self.play(interaction, telling.now)
        else:
            await interaction.response.send_modal(form)

    async def answer(
        self, interaction: Interaction, found: Callable[[], Awaitable[Told]], *, private: bool = False
    ) -> None:
        """Say that an answer comes, then the answer: the service may need longer than Discord waits.

        What is refused only whoever asked gets to see. Buttons that were pressed go where there are new ones.
        """
        new = interaction.type is discord.InteractionType.application_command
        await interaction.response.defer(ephemeral=private, thinking=new)
        try:
            await self.tongues(interaction.locale).read_names()
            message = await _message(await found(), self.width)
        except FAILURES as failure:
            if new and not private:
                await interaction.delete_original_response()  # else the refusal would be seen by all
            refusal = reason(failure, self.tongues(interaction.locale))
            await interaction.followup.send(refusal, ephemeral=True)
            return
        if "view" in message and not new:
            await interaction.edit_original_response(view=None)
        await interaction.followup.send(**message, ephemeral=private)


def reason(failure: Exception, tongue: Tongue) -> str:
    """The service's own sentence in its language; without an answer, that there was none."""
    return f"✗ {failure.detail}" if isinstance(failure, Refused) else f"⚠ {tongue.words['away']}"


async def _message(told: Told, width: int) -> dict[str, Any]:
    embed = discord.Embed(description=_fitting(told.text))
    sent: dict[str, Any] = {"embed": embed}
    if told.picture is not None:
        embed.set_image(url="attachment://board.png")
        sent["file"] = discord.File(io.BytesIO(await told.picture(width)), "board.png")
    if told.deeds:
        sent["view"] = buttons(told.deeds)
    return sent


def _fitting(text: str) -> str:
    return text if len(text) <= MOST_CHARACTERS else text[: MOST_CHARACTERS - 1] + "…"
