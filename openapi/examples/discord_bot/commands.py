"""The slash commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from automa_client import documents as d
from automa_client.aio import ScytheGame

from . import telling
from .channels import Seat
from .combat import MOST_CHOICES
from .deeds import moved, turn
from .telling import Told
from .tongue import FALLBACK, WORDS, Tongue, language_of

if TYPE_CHECKING:
    from .bot import AutomaBot, Interaction

Faction = Literal["albion", "crimea", "nordic", "polania", "rusviet", "saxony", "togawa"]
Level = Literal["autometta", "automa", "automaszyna", "ultimaszyna"]
UNITS = ("character", "mech", "worker")


class Translated(app_commands.Translator):
    """The descriptions of the commands in the languages that there are."""

    async def translate(self, string: locale_str, locale: discord.Locale, _context: Any) -> str | None:  # noqa: ANN401 - discord.py's own
        """One of them; None where there is none."""
        language = language_of(locale)
        spoken = str(locale).startswith(language)
        return WORDS[language][string.extras["word"]] if spoken and string.extras else None


def _said(word: str) -> locale_str:
    return locale_str(WORDS[FALLBACK][word], word=word)


def register(bot: AutomaBot) -> None:
    """Add all commands to the bot's tree."""
    tree = bot.tree

    @tree.command(description=_said("new"))
    async def new(  # noqa: PLR0917 - options come by their names
        interaction: Interaction,
        human: Faction = "crimea",
        automa: Faction = "nordic",
        level: Level = "automa",
        popularity: app_commands.Range[int, 0, 18] = 3,
        coins: app_commands.Range[int, 0, 100] = 4,
    ) -> None:
        me = d.ScytheHuman(faction=human, popularity=popularity, coins=coins)
        await _begin(bot, interaction, me, d.ScytheAutoma(faction=automa, level=level))

    @tree.command(name="turn", description=_said("turn"))
    @app_commands.describe(character=_said("places"), mechs=_said("places"), workers=_said("places"))
    async def end_turn(  # noqa: PLR0917 - see above
        interaction: Interaction,
        coins: int | None = None,
        power: int | None = None,
        popularity: int | None = None,
        character: str | None = None,
        mechs: str | None = None,
        workers: str | None = None,
    ) -> None:
        numbers = {"coins": coins, "power": power, "popularity": popularity}
        places = {"character": character, "mechs": mechs, "workers": workers}
        await bot.play(interaction, turn(numbers, places))

    @tree.command(description=_said("move"))
    async def move(interaction: Interaction, unit: str, to: str) -> None:
        await bot.play(interaction, moved(unit, to))

    @move.autocomplete("unit")
    async def units(interaction: Interaction, typed: str) -> list[Choice[str]]:
        reach = await _reach(bot, interaction)
        return _choices(
            bot.tongues(interaction.locale), typed, dict.fromkeys(f"{unit} {each.at}" for unit, each in reach)
        )

    @move.autocomplete("to")
    async def destinations(interaction: Interaction, typed: str) -> list[Choice[str]]:
        reach = await _reach(bot, interaction)
        kind, _, place = str(interaction.namespace.unit).partition(" ")
        near = [to for unit, each in reach if (unit, each.at) == (kind, place) for to in each.to]
        return _choices(bot.tongues(interaction.locale), typed, dict.fromkeys(near))

    @tree.command(description=_said("now"))
    async def now(interaction: Interaction) -> None:
        await bot.play(interaction, telling.now, own=False)

    @tree.command(description=_said("hand"))
    async def hand(interaction: Interaction) -> None:
        await bot.play(interaction, telling.hand, private=True)

    @tree.command(description=_said("score"))
    async def score(interaction: Interaction) -> None:
        await bot.play(interaction, telling.score, own=False)


async def _begin(
    bot: AutomaBot, interaction: Interaction, human: d.ScytheHuman, automa: d.ScytheAutoma
) -> None:
    """A game in this channel, in place of the last one; somebody else's is played to its end first."""
    channel, player, tongue = (
        interaction.channel_id or 0,
        interaction.user.id,
        bot.tongues(interaction.locale),
    )
    beginning = bot.channels.beginning(channel)

    async def begun() -> Told:
        async with beginning:
            last = bot.channels.seat(channel)
            if last and last.player != player:
                others = await ScytheGame.join(tongue.http, last.game, last.token)
                if not others.seen.over:
                    return Told(tongue.words["not_yours"].format(player=last.player))
            start = d.NewScytheGame(setup=d.ScytheSetup(players=[human, automa]))
            game = await ScytheGame.begin(tongue.http, start)
            bot.channels.keep(channel, Seat(game.id, game.token, player))
        return await telling.begun(game, tongue)

    await bot.answer(interaction, begun)


async def _reach(bot: AutomaBot, interaction: Interaction) -> list[tuple[str, d.PieceMoves]]:
    """The human's units, the kind of each and where it can go; none where the service does not say."""
    seat = bot.channels.seat(interaction.channel_id or 0)
    if seat is None or seat.player != interaction.user.id:
        return []
    tongue = bot.tongues(interaction.locale)
    await tongue.read_names()
    now = await (await ScytheGame.join(tongue.http, seat.game, seat.token)).choices()
    pieces = [piece for choice in now.choices for piece in choice.pieces or ()]
    return [(next(kind for kind in UNITS if f"-{kind}" in each.piece), each) for each in pieces]


def _choices(tongue: Tongue, typed: str, ids: Iterable[str]) -> list[Choice[str]]:
    """Those whose names hold what is typed, as many as a menu has."""
    named = {each: " ".join(map(tongue.name, each.split())) for each in ids}
    fitting = [Choice(name=name, value=each) for each, name in named.items() if typed.lower() in name.lower()]
    return fitting[:MOST_CHOICES]
