"""Buttons, menus and modals. The id of each contains what it does, so they work after a restart."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import discord
import msgspec

from .forms import Field, Form, to_json
from .games import AUTOMA_TURN, UNDO
from .telling import Told, explaining
from .tongue import Tongue

if TYPE_CHECKING:
    from .bot import AutomaBot

MAX_OPTIONS = 25  # of a menu
MAX_FIELDS = 5  # of a modal
MAX_BUTTONS = 3  # in a row with those for undo and why
MAX_TITLE = 45  # characters, of a modal and of its fields
MAX_LABEL = 80  # characters, of a button
MAX_NAME = 100  # characters, of a menu's option, and of every id
WHY = "why"  # the type of a button that explains; never sent to the service
FORM = re.compile(r"automa:form:(?P<version>\d+):(?P<body>\{.*\})")


class Move(NamedTuple):
    """What a button or an option of a menu sends. The constants of a form with fields open its modal."""

    label: str
    body: str


class MoveButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"automa:do:(?P<version>\d+):(?P<body>\{.*\})"
):
    """Sends a body for a version of the game."""

    def __init__(
        self, move: Move, version: int, style: discord.ButtonStyle = discord.ButtonStyle.primary
    ) -> None:
        self.move, self.version = move, version
        custom_id = f"automa:do:{version}:{move.body}"
        super().__init__(discord.ui.Button(label=move.label[:MAX_LABEL], style=style, custom_id=custom_id))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Restore the button from its id."""
        return cls(Move("…", match["body"]), int(match["version"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Send the body. Everybody may ask why."""
        bot: AutomaBot = interaction.client
        body = msgspec.json.decode(self.move.body)
        if body["type"] == WHY:
            await bot.play(interaction, explaining(body["step"]), own=False)
        else:
            await bot.choose(interaction, body, self.version)


class Menu(
    discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"automa:menu:(?P<version>\d+):(?P<row>\d)"
):
    """A menu of moves. A message has two at most, in different rows."""

    def __init__(self, moves: Iterable[Move], version: int, row: int, placeholder: str) -> None:
        self.version = version
        options = [discord.SelectOption(label=move.label[:MAX_NAME], value=move.body) for move in moves]
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=f"automa:menu:{version}:{row}", options=options, placeholder=placeholder[:MAX_NAME]
        )
        super().__init__(menu)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Restore the menu from its id."""
        return cls((), int(match["version"]), int(match["row"]), "")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Send the selected move."""
        bot: AutomaBot = interaction.client
        await bot.choose(interaction, msgspec.json.decode(self.item.values[0]), self.version)


def view(told: Told, tongue: Tongue) -> discord.ui.View | None:
    """The buttons and menus below a message."""
    if told.version is None:
        return None
    made = discord.ui.View(timeout=None)
    due = _moves(told.due) if told.due else []
    if told.automa_turn and not due:
        due = [Move(tongue.words["automa"], to_json(AUTOMA_TURN))]
    if len(due) > MAX_BUTTONS:
        made.add_item(Menu(due, told.version, 0, told.due.title if told.due else ""))
    else:
        for move in due:
            made.add_item(MoveButton(move, told.version))
    beside = [Move(tongue.words["undo"], to_json(UNDO))]
    if told.why:
        beside.append(Move(tongue.words["why"], to_json({"type": WHY, "step": told.why})))
    for move in beside:
        made.add_item(MoveButton(move, told.version, discord.ButtonStyle.secondary))
    if choices := _fitting(Move(form.title, to_json(form.constants)) for form in told.choices):
        made.add_item(Menu(choices[:MAX_OPTIONS], told.version, 1, tongue.words["act"]))
    return made


def modal(form: Form, version: int) -> discord.ui.Modal | None:
    """The modal of a form; None if it has more fields than Discord allows."""
    if len(form.fields) > MAX_FIELDS:
        return None
    custom_id = f"automa:form:{version}:{to_json(form.constants)}"
    made = discord.ui.Modal(title=form.title[:MAX_TITLE], custom_id=custom_id)
    for field in form.fields:
        made.add_item(discord.ui.Label(text=field.title[:MAX_TITLE], component=_menu(field) or _text(field)))
    return made


def filled(form: Form, components: list[dict[str, Any]]) -> dict[str, Any]:
    """The body of a submitted modal."""
    fields = {field.name: field for field in form.fields}
    values: dict[str, object] = {}
    for label in components:
        field, told = fields[label["component"]["custom_id"]], label["component"]
        if selected := told.get("values"):
            read = [msgspec.json.decode(value) for value in selected]
            values[field.name] = read if field.is_list else read[0]
        elif text := told.get("value"):
            values[field.name] = field.read(text)
        elif field.is_list and field.required:
            values[field.name] = []
    return form.body(values)


def _moves(form: Form) -> list[Move]:
    """A move for each value if the form has one field with few values; otherwise one that opens its modal."""
    if len(form.fields) == 1 and not form.fields[0].is_list:
        name, options = form.fields[0].name, form.fields[0].options()
        moves = _fitting(Move(title, to_json(form.body({name: value}))) for title, value in options)
        if 0 < len(options) == len(moves) <= MAX_OPTIONS:
            return moves
    return _fitting([Move(form.title, to_json(form.constants))])


def _fitting(moves: Iterable[Move]) -> list[Move]:
    return [move for move in moves if len(f"automa:form:999999:{move.body}") <= MAX_NAME]


def _menu(field: Field) -> discord.ui.Select[Any] | None:
    """A menu of a field's values; None if there are too many, or a list of them may have repetitions."""
    most = field.schema.get("maxItems", 1)
    values = [
        discord.SelectOption(
            label=option.title[:MAX_NAME],
            value=to_json(option.value),
            default="default" in field.schema and field.schema["default"] == option.value,
        )
        for option in field.options()
    ]
    fits = 0 < len(values) <= MAX_OPTIONS and all(len(option.value) <= MAX_NAME for option in values)
    if not fits or (most > 1 and not field.schema["uniqueItems"]):
        return None
    least = field.schema.get("minItems", 0) if field.is_list else int(field.required)
    most = max(1, min(most, len(values)))
    return discord.ui.Select(
        custom_id=field.name, options=values, min_values=least, max_values=most, required=least > 0
    )


def _text(field: Field) -> discord.ui.TextInput[Any]:
    titles = ", ".join(option.title for option in field.options())
    is_counted = bool(titles) or not field.is_list
    default = field.schema.get("default") if is_counted else field.example()
    return discord.ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.long if field.is_list else discord.TextStyle.short,
        placeholder=(field.bounds() or titles)[:MAX_NAME] or None,
        default=None if default is None or default == [] else to_json(default),
        required=field.required and field.schema.get("minItems", 1) > 0,
    )
