"""What Tabletop Simulator gives a script by its documentation, and nothing else; with real HTTP behind it.

Any name, field or kind of argument that the documentation does not have ends the test.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from typing import Any, TypeAlias

import httpx2
from lupa import lua52

NO_TLS = SSLContext(PROTOCOL_TLS_CLIENT)  # without certificates to be read for each request
Lua: TypeAlias = Any  # a value of Lua
Point: TypeAlias = tuple[float, float, float]

STANDARD = "assert error ipairs math next os pairs pcall select setmetatable getmetatable string table"
STANDARD += " tonumber tostring type bit32 coroutine"
"""What a script has of Lua's own: a sandbox without files, modules and `load`."""

PLACED = {"function_owner": "table", "label": "string", "position": "table", "rotation": "table"}
PLACED |= {"scale": "table", "width": "number", "height": "number", "font_size": "number", "color": "table"}
PLACED |= {"font_color": "table", "tooltip": "string"}
BUTTON = PLACED | {"click_function": "string", "hover_color": "table", "press_color": "table"}
INPUT = PLACED | {"input_function": "string", "alignment": "number", "value": "string"}
INPUT |= {"validation": "number", "tab": "number"}
REQUEST = (
    "download_progress",
    "error",
    "is_error",
    "is_done",
    "response_code",
    "text",
    "upload_progress",
    "url",
)

STRICT = """
function(name, members, documented)
  local known = {}
  for key in pairs(members) do known[key] = true end
  for _, key in ipairs(documented) do known[key] = true end
  return setmetatable({}, {
    __index = function(_, key)
      if not known[key] then error(name .. " has no " .. tostring(key), 2) end
      return members[key]
    end,
    __newindex = function(_, key) error("a script cannot set " .. tostring(key) .. " of " .. name, 2) end,
  })
end
"""
RUN = """
function(program, given, standard)
  for name in standard:gmatch("%S+") do given[name] = _G[name] end
  setmetatable(given, {__index = function(_, key) error("there is no " .. tostring(key), 2) end})
  local run, wrong = load(program, "script", "t", given)
  if not run then error(wrong) end
  run()
end
"""


class Thing:
    """An object on the table: where it lies, and the value that it shows if it is a counter."""

    def __init__(self, at: Point = (0, 0, 0), value: int | None = None) -> None:
        self.at = at
        self.value = value
        self.to: Point | None = None

    def settle(self) -> None:
        """Arrive where it was moving to."""
        self.at, self.to = self.to or self.at, None


class Board(Thing):
    """An object with snap points, relative to it and to its size; some have their names as tags."""

    def __init__(
        self, at: Point, scale: float, points: Mapping[str, Point], tags: Iterable[str] = ()
    ) -> None:
        super().__init__(at)
        self.tags = {*tags}
        self.scale = scale
        self.points = points

    def world(self, point: Point) -> Point:
        """Where a point of the board is in the world."""
        x, y, z = (here + self.scale * each for here, each in zip(self.at, point, strict=True))
        return x, y, z


class Tabletop:
    """A table with an object that has a script: its buttons, its inputs, what it says, and what it saves."""

    def __init__(self, script: Path, things: Mapping[str, Thing] | None = None, **settings: object) -> None:
        self.said: list[str] = []
        self.things = dict(things or {})
        self._answers: list[Callable[[], None]] = []
        self._buttons: list[dict[str, Any]] = []
        self._inputs: list[dict[str, Any]] = []
        self._lua = lua52.LuaRuntime(unpack_returned_tuples=True)
        self._strict = self._lua.eval(STRICT)
        self._get = self._lua.eval("rawget")
        given = self._given = self._lua.table()
        given["broadcastToAll"] = self._broadcast
        given["getObjectFromGUID"] = self._object
        given["WebRequest"] = self._made("WebRequest", custom=self._request)
        given["JSON"] = self._made(
            "JSON", encode=lambda value: json.dumps(_plain(value)), decode=self._decode
        )
        given["self"] = self._self = self._made(
            "self",
            createButton=lambda made: self._create(self._buttons, made, BUTTON),
            createInput=lambda made: self._create(self._inputs, made, INPUT),
            editButton=lambda made: self._edit(self._buttons, made, BUTTON),
            editInput=lambda made: self._edit(self._inputs, made, INPUT),
        )
        self._lua.eval(RUN)(script.read_text(), given, STANDARD)
        for name, value in settings.items():
            given[name] = self._value(value)

    def load(self, saved: str = "") -> None:
        """The table is loaded, with what the script has saved."""
        self._call("onLoad", saved)
        self._answer()

    def save(self) -> str:
        """What the script wants to be saved."""
        return str(self._call("onSave"))

    def click(self, label: str, *, right: bool = False) -> list[str]:
        """Press a button by its label, with the left mouse button or the right; what was said then."""
        before = len(self.said)
        button = next(each for each in self._buttons if each["label"] == label)
        self._call(button["click_function"], self._self, "White", right)
        self._answer()
        return self.said[before:]

    def write(self, label: str, text: str) -> None:
        """Write into an input by its label."""
        field = next(each for each in self._inputs if each["label"] == label)
        field["value"] = text
        no_longer_selected = False
        self._call(field["input_function"], self._self, "White", text, no_longer_selected)

    def written(self, label: str) -> str:
        """What stands in an input."""
        return str(next(each for each in self._inputs if each["label"] == label)["value"])

    def _call(self, name: str, *arguments: object) -> Lua:
        return self._get(self._given, name)(*arguments)

    def _answer(self) -> None:
        """Give answers to their callbacks, later than the requests, as the game does; then all is at rest."""
        while self._answers:
            self._answers.pop(0)()
        for thing in self.things.values():
            thing.settle()

    def _made(self, name: str, documented: tuple[str, ...] = (), **members: object) -> Lua:
        return self._strict(name, self._lua.table_from(members), self._lua.table_from(documented))

    def _value(self, value: object) -> Lua:
        return self._lua.table_from(value, recursive=True) if isinstance(value, dict | list) else value

    def _vector(self, at: Point) -> Lua:
        return self._made("a vector", x=at[0], y=at[1], z=at[2])

    def _broadcast(self, message: Lua, tint: Lua) -> bool:
        assert isinstance(message, str)
        assert _kind(tint) == "table"
        self.said.append(message)
        return True

    def _object(self, guid: Lua) -> Lua:
        assert isinstance(guid, str)
        thing = self.things.get(guid)
        if thing is None:
            return None
        members: dict[str, Any] = {
            "getGUID": lambda: guid,
            "getPosition": lambda: self._vector(thing.at),
            "getPositionSmooth": lambda: self._vector(thing.to) if thing.to else None,
            "setPositionSmooth": lambda *told: self._move(thing, *told),
        }
        if thing.value is not None:
            members |= {"getValue": lambda: thing.value, "setValue": lambda told: self._set(thing, told)}
        if isinstance(thing, Board):
            members |= {
                "getSnapPoints": lambda: self._points(thing),
                "positionToWorld": lambda told: self._vector(thing.world((told.x, told.y, told.z))),
            }
        return self._made(f"object {guid}", **members)

    def _points(self, board: Board) -> Lua:
        points = [
            self._made(
                "a snap point",
                position=self._vector(at),
                rotation=self._vector((0, 0, 0)),
                rotation_snap=False,
                tags=self._lua.table_from([tag] if tag in board.tags else []),
            )
            for tag, at in board.points.items()
        ]
        return self._lua.table_from(points)

    @staticmethod
    def _move(thing: Thing, vector: Lua, collide: Lua, fast: Lua) -> bool:
        assert _kind(vector) == "table"
        assert isinstance(collide, bool)
        assert isinstance(fast, bool)
        x, y, z = (float(vector[index]) for index in (1, 2, 3))
        thing.to = (x, y, z)
        return True

    @staticmethod
    def _set(thing: Thing, told: Lua) -> bool:
        assert isinstance(told, int)
        thing.value = told
        return True

    def _request(  # noqa: PLR0917 - see below
        self, url: Lua, method: Lua, download: Lua, data: Lua, headers: Lua, callback: Lua
    ) -> None:
        assert download is True, "without it there is no text"
        assert isinstance(data, str | None)
        told = dict(headers)
        assert all(isinstance(each, str) for pair in told.items() for each in pair)
        assert _kind(callback) == "function"
        request: dict[str, object]
        try:
            answer = httpx2.request(method, url, content=data, headers=told, timeout=30, verify=NO_TLS)
            request = {"is_error": False, "response_code": answer.status_code, "text": answer.text}
        except httpx2.TransportError as error:
            request = {"is_error": True, "response_code": 0, "text": "", "error": str(error)}
        self._answers.append(lambda: callback(self._made("a web request", REQUEST, **request)))

    def _decode(self, text: str) -> Lua:
        return self._value(json.loads(text))

    def _create(self, made: list[dict[str, Any]], told: Lua, documented: Mapping[str, str]) -> bool:
        made.append({"label": "", "value": ""} | self._checked(told, documented))
        return True

    def _edit(self, made: list[dict[str, Any]], told: Lua, documented: Mapping[str, str]) -> bool:
        changed = self._checked(told, {"index": "number", **documented})
        made[int(changed.pop("index"))] |= changed
        return True

    @staticmethod
    def _checked(told: Lua, documented: Mapping[str, str]) -> dict[str, Any]:
        given = dict(told)
        for name, value in given.items():
            assert _kind(value) == documented[name], f"{name} is {documented[name]}"
        return given


def _kind(value: Lua) -> str:
    """Lua's name for the type of a value."""
    if isinstance(value, str):
        return "string"
    return lua52.lua_type(value) or ("boolean" if isinstance(value, bool) else "number")


def _plain(value: Lua) -> Any:  # noqa: ANN401 - any JSON
    """A Lua value as JSON: an empty table is a list, numbers are whole where they can be."""
    if lua52.lua_type(value) == "table":
        keys = list(value.keys())
        if keys == list(range(1, len(keys) + 1)):
            return [_plain(each) for each in value.values()]
        return {str(key): _plain(value[key]) for key in keys}
    return int(value) if isinstance(value, float) and value.is_integer() else value
