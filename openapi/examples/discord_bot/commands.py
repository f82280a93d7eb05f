"""The slash commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice, locale_str

from automa_client.aio import Service

from . import games, telling
from .channels import Seat
from .components import MAX_NAME, MAX_OPTIONS
from .forms import Form, Option, to_json
from .games import AUTOMA_TURN, AnyGame
from .telling import Told
from .tongue import FALLBACK, WORDS, Tongue, language_of

if TYPE_CHECKING:
    from .bot import AutomaBot, Interaction


class Translated(app_commands.Translator):
    """Translates the descriptions of the commands."""

    async def translate(self, string: locale_str, locale: discord.Locale, _context: Any) -> str | None:  # noqa: ANN401 - discord.py's own
        """Return a description in a locale; None if there is no translation."""
        language = language_of(locale)
        spoken = str(locale).startswith(language)
        return WORDS[language][string.extras["word"]] if spoken and string.extras else None


def _said(word: str) -> locale_str:
    return locale_str(WORDS[FALLBACK][word], word=word)


def register(bot: AutomaBot) -> None:
    """Add all commands to the bot's tree."""
    tree = bot.tree

    @tree.command(description=_said("begin"))
    @app_commands.describe(ruleset=_said("ruleset"), setup=_said("setup"))
    async def begin(interaction: Interaction, ruleset: str, setup: str = "{}") -> None:
        await _begin(bot, interaction, ruleset, setup)

    @begin.autocomplete("ruleset")
    async def rulesets(interaction: Interaction, typed: str) -> list[Choice[str]]:
        known = (await Service(bot.tongues(interaction.locale).http).rulesets()).rulesets
        return _choices(typed, (Option(each.title, each.name) for each in known))

    @tree.command(description=_said("automa_turn"))
    async def automa(interaction: Interaction) -> None:
        await bot.choose(interaction, AUTOMA_TURN, None)

    @tree.command(name="do", description=_said("do"))
    @app_commands.describe(action=_said("action"), values=_said("values"))
    async def act(interaction: Interaction, action: str, values: str = "") -> None:
        async def told(game: AnyGame, tongue: Tongue) -> Told:
            form = find_form(await game.forms(), action)
            return await telling.sending(form.read(values), None)(game, tongue)

        await bot.play(interaction, told)

    @act.autocomplete("action")
    async def actions(interaction: Interaction, typed: str) -> list[Choice[str]]:
        forms = await _forms(bot, interaction)
        return _choices(typed, (Option(form.title, to_json(form.constants)) for form in forms))

    @act.autocomplete("values")
    async def values_so_far(interaction: Interaction, typed: str) -> list[Choice[str]]:
        form = find_form(await _forms(bot, interaction), str(interaction.namespace.action))
        return _choices("", form.complete(typed))

    @tree.command(description=_said("now"))
    async def now(interaction: Interaction) -> None:
        await bot.play(interaction, telling.now, own=False)

    @tree.command(description=_said("score"))
    async def score(interaction: Interaction) -> None:
        await bot.play(interaction, telling.score, own=False)


def find_form(forms: Iterable[Form], action: str) -> Form:
    """Return the form with this title, type or constants.

    Any other text becomes an action of that type, which the service refuses.
    """
    for form in forms:
        if action in {form.title, form.constants.get("type"), to_json(form.constants)}:
            return form
    return Form(action, {"properties": {"type": {"const": action}}, "required": []})


async def _begin(bot: AutomaBot, interaction: Interaction, ruleset: str, setup: str) -> None:
    """Start a game in this channel. It replaces the last one, unless another user is still playing that."""
    channel, player = interaction.channel_id or 0, interaction.user.id
    tongue = bot.tongues(interaction.locale)
    try:
        chosen = msgspec.json.decode(setup, type=dict[str, Any])
    except msgspec.DecodeError:
        await interaction.response.send_message(f"✗ {tongue.words['setup']}", ephemeral=True)
        return

    async def begun() -> Told:
        async with bot.channels.beginning(channel):
            last = bot.channels.seat(channel)
            if last and last.player != player:
                others = await AnyGame.join(tongue.http, last.game, last.token)
                if not others.seen.over:
                    return Told(tongue.words["not_yours"].format(player=last.player))
            game = await games.begin(tongue.http, ruleset, chosen)
            bot.channels.keep(channel, Seat(game.id, game.token, player))
        return await telling.begun(game)

    await bot.answer(interaction, begun)


async def _forms(bot: AutomaBot, interaction: Interaction) -> list[Form]:
    """The forms of what the user can do now; none in another user's game."""
    seat = bot.channels.seat(interaction.channel_id or 0)
    if seat is None or seat.player != interaction.user.id:
        return []
    http = bot.tongues(interaction.locale).http
    return await (await AnyGame.join(http, seat.game, seat.token)).forms()


def _choices(typed: str, options: Iterable[Option]) -> list[Choice[str]]:
    """The options whose titles contain the typed text, as many as Discord takes."""
    return [
        Choice(name=title[:MAX_NAME], value=value)
        for title, value in options
        if typed.lower() in title.lower() and len(value) <= MAX_NAME
    ][:MAX_OPTIONS]
