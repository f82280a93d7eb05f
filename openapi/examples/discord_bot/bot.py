"""The bot: it answers slash commands, buttons, menus and modals, each in the user's language."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
import httpx2
import msgspec
from discord import app_commands

from automa_client import Refused, Unreadable

from . import commands, components, telling
from .channels import Channels, Seat
from .forms import Form
from .games import AnyGame
from .telling import Play, Told
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
        """Register the commands with Discord, and the buttons of older messages, which outlive a restart.

        Print the link that invites the bot to a server.
        """
        if self.application_id is not None:
            link = discord.utils.oauth_url(self.application_id, scopes=("bot", "applications.commands"))
            print(f"Invite the bot: {link}")
        commands.register(self)
        self.add_dynamic_items(components.MoveButton, components.Menu)
        await self.tree.set_translator(commands.Translated())
        await self.tree.sync()

    async def close(self) -> None:
        """Close the connections to Discord and the service."""
        await super().close()
        await self.tongues.close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a submitted modal by its id: discord.py forgets open modals when it restarts."""
        told: Any = interaction.data
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        if match := components.FORM.fullmatch(told["custom_id"]):
            constants, version = msgspec.json.decode(match["body"]), int(match["version"])

            async def send(game: AnyGame, tongue: Tongue) -> Told:
                form = await _open_form(game, constants, version)
                body = components.filled(form, told["components"]) if form else constants
                return await telling.sending(body, version)(game, tongue)

            await self.play(interaction, send)

    async def seat(self, interaction: Interaction, *, own: bool) -> Seat | None:
        """Return the channel's seat. Without one, tell the user and return None.

        With `own`, the seat of another user does not count.
        """
        seat = self.channels.seat(interaction.channel_id or 0)
        words = self.tongues(interaction.locale).words
        if seat is not None and not (own and seat.player != interaction.user.id):
            return seat
        no = words["not_yours"].format(player=seat.player) if seat else words["no_game"]
        await interaction.response.send_message(no, ephemeral=True)
        return None

    async def play(self, interaction: Interaction, does: Play, *, own: bool = True) -> None:
        """Do something with the channel's game, and send the message about it."""
        seat = await self.seat(interaction, own=own)
        if seat is not None:
            tongue = self.tongues(interaction.locale)

            async def told() -> Told:
                return await does(await AnyGame.join(tongue.http, seat.game, seat.token), tongue)

            await self.answer(interaction, told)

    async def choose(self, interaction: Interaction, body: dict[str, Any], version: int | None) -> None:
        """Send a body for a version of the game. If it is only a form's constants, ask for its fields."""
        seat = await self.seat(interaction, own=True)
        if seat is None:
            return
        tongue = self.tongues(interaction.locale)
        try:
            game = await AnyGame.join(tongue.http, seat.game, seat.token)
            form = await _open_form(game, body, version)
        except FAILURES as failure:
            await interaction.response.send_message(reason(failure, tongue), ephemeral=True)
            return
        if form is None or not form.fields:
            await self.answer(interaction, lambda: telling.sending(body, version)(game, tongue))
        elif modal := components.modal(form, game.seen.version):
            await interaction.response.send_modal(modal)
        else:
            fields = [
                tongue.words["large"],
                *(f"`{field.name}` {field.title} {field.bounds()}" for field in form.fields),
            ]
            embed = discord.Embed(title=form.title, description=_fitting("\n".join(fields)))
            await interaction.response.send_message(embed=embed, ephemeral=True)

    async def answer(self, interaction: Interaction, found: Callable[[], Awaitable[Told]]) -> None:
        """Acknowledge the interaction, then send the answer: the service may need longer than Discord waits.

        Only the user sees a refusal. New buttons replace those of the message that was used.
        """
        tongue = self.tongues(interaction.locale)
        new = interaction.message is None
        await interaction.response.defer(thinking=new)
        try:
            message = await _message(await found(), tongue, self.width)
        except FAILURES as failure:
            if new:
                await interaction.delete_original_response()  # otherwise everybody would see the refusal
            await interaction.followup.send(reason(failure, tongue), ephemeral=True)
            return
        if "view" in message and not new:
            await interaction.edit_original_response(view=None)
        await interaction.followup.send(**message)


def reason(failure: Exception, tongue: Tongue) -> str:
    """The service's sentence for a refusal; otherwise that the service does not answer."""
    return f"✗ {failure.detail}" if isinstance(failure, Refused) else f"⚠ {tongue.words['away']}"


async def _open_form(game: AnyGame, body: dict[str, Any], version: int | None) -> Form | None:
    """Return the form with these constants; None without one, or if the game is at another version."""
    if version not in {None, game.seen.version}:
        return None
    return next((form for form in await game.forms() if form.constants == body), None)


async def _message(told: Told, tongue: Tongue, width: int) -> dict[str, Any]:
    embed = discord.Embed(description=_fitting(told.text or "✓"))
    sent: dict[str, Any] = {"embed": embed}
    if told.picture is not None and (png := await told.picture(width)):
        embed.set_image(url="attachment://board.png")
        sent["file"] = discord.File(io.BytesIO(png), "board.png")
    if view := components.view(told, tongue):
        sent["view"] = view
    return sent


def _fitting(text: str) -> str:
    return text if len(text) <= MOST_CHARACTERS else text[: MOST_CHARACTERS - 1] + "…"
