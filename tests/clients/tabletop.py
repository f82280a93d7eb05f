"""What Tabletop Simulator gives a script, with real HTTP behind it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from lupa import lua52

ABSENT = ("dofile", "io", "load", "loadfile", "loadstring", "package", "require", "debug")
"""What a script in Tabletop Simulator does not have."""


class Tabletop:
    """An object on a table with a script: its buttons, its inputs, what it says, and what it saves."""

    def __init__(self, script: Path, **settings: str) -> None:
        self.said: list[str] = []
        self.labels: list[str] = []
        self._answers: list[Callable[[], None]] = []
        self._inputs: dict[str, str] = {}
        self._clicks: list[str] = []
        self._lua = lua52.LuaRuntime(unpack_returned_tuples=True)
        given = self._lua.globals()
        for name in ABSENT:
            given[name] = None
        given["broadcastToAll"] = lambda message, _tint: self.said.append(message)
        given["WebRequest"] = self._lua.table(custom=self._request)
        given["JSON"] = self._lua.table(encode=lambda value: json.dumps(_plain(value)), decode=self._decode)
        given["self"] = self._lua.table(
            createButton=self._create_button, createInput=self._create_input, editButton=self._edit_button
        )
        self._lua.execute(script.read_text())
        for name, value in settings.items():
            given[name] = value
        self._given = given

    def load(self, saved: str = "") -> None:
        """The table is loaded, with what the script has saved."""
        self._given["onLoad"](saved)
        self._answer()

    def save(self) -> str:
        """What the script wants to be saved."""
        return str(self._given["onSave"]())

    def click(self, label: str, *, right: bool = False) -> list[str]:
        """Press a button by its label, with the left mouse button or the right; what was said then."""
        before = len(self.said)
        self._given[self._clicks[self.labels.index(label)]](None, "White", right)
        self._answer()
        return self.said[before:]

    def write(self, label: str, text: str) -> None:
        """Write into an input by its label."""
        self._given[self._inputs[label]](None, "White", text, False)  # noqa: FBT003 - the input is still selected

    def _answer(self) -> None:
        """Give answers to their callbacks, later than the requests, as the game does."""
        while self._answers:
            self._answers.pop(0)()

    def _request(  # noqa: PLR0917 - see below
        self,
        url: str,
        method: str,
        download: bool,  # noqa: FBT001 - Tabletop Simulator's own signature
        data: str | None,
        headers: Any,  # noqa: ANN401 - a Lua table
        callback: Any,  # noqa: ANN401 - a Lua function
    ) -> None:
        assert download, "without it there is no text"
        request: dict[str, Any]
        try:
            answer = httpx.request(method, url, content=data, headers=dict(headers), timeout=30)
            request = {"is_error": False, "response_code": answer.status_code, "text": answer.text}
        except httpx.TransportError as error:
            request = {"is_error": True, "response_code": 0, "text": "", "error": str(error)}
        self._answers.append(lambda: callback(self._lua.table_from(request)))

    def _decode(self, text: str) -> Any:  # noqa: ANN401 - any JSON
        return self._lua.table_from(json.loads(text), recursive=True)

    def _create_button(self, button: Any) -> None:  # noqa: ANN401 - a Lua table
        self.labels.append(button["label"])
        self._clicks.append(button["click_function"])

    def _edit_button(self, button: Any) -> None:  # noqa: ANN401 - a Lua table
        self.labels[int(button["index"])] = button["label"]

    def _create_input(self, field: Any) -> None:  # noqa: ANN401 - a Lua table
        self._inputs[field["label"]] = field["input_function"]


def _plain(value: Any) -> Any:  # noqa: ANN401 - any Lua value
    """A Lua value as JSON: an empty table is a list, numbers are whole where they can be."""
    if lua52.lua_type(value) == "table":
        keys = list(value.keys())
        if keys == list(range(1, len(keys) + 1)):
            return [_plain(each) for each in value.values()]
        return {str(key): _plain(value[key]) for key in keys}
    return int(value) if isinstance(value, float) and value.is_integer() else value
