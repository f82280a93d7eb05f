"""What stands on a page's shelf, looked at, changed and closed as a browser or another tab does."""

from __future__ import annotations

OPENED = """
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const told = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
"""


def changing(body: str) -> str:
    """What changes something that is kept of a `game`: `kept(store)` and `keep(store, value)` are at hand."""
    return f"""async (game) => {{{OPENED}
      const changing = database.transaction(["games", "outbox", "drafts"], "readwrite");
      const kept = (store) => told(changing.objectStore(store).get(game));
      const keep = (store, value) => changing.objectStore(store).put(value, game);
      {body}
      await new Promise((resolve) => (changing.oncomplete = resolve));
      database.close();
    }}"""


NAMES = f"""async () => {{{OPENED}
  const found = [];
  for (const store of ["games", "outbox", "drafts"]) {{
    const keys = await told(database.transaction(store).objectStore(store).getAllKeys());
    found.push(...keys.map((key) => [store, key]));
  }}
  database.close();
  return found;
}}"""
"""Under which names the device keeps what, of games."""


ANOTHER_S = changing("""
  const known = await kept("games");
  keep("games", { ...known, token: "another" });
  keep("outbox", [{ call: "turns", body: { actions: [] }, version: known.version, key: "another's key" }]);
""")
"""The device comes into a game by another token, and has told something with it that waits."""


ANOTHER_TAB_S = changing("""
  const [first] = await kept("outbox");
  keep("outbox", [first, { ...first, key: "another" }]);
""")
"""Another tab has told the same behind what waits, with a key of its own."""


OLDER = changing("""
  const turn = await kept("drafts");
  keep("drafts", { ...turn, steps: turn.steps.map(({ tokens, factory, ...step }) => step) });
""")
"""A turn is as an older page kept it: without Flags, Traps and Factory cards."""


CONNECTIONS = """{
  const open = IDBFactory.prototype.open;
  globalThis.connections = [];
  IDBFactory.prototype.open = function (...named) {
    const opening = open.apply(this, named);
    opening.addEventListener("success", () => connections.push(opening.result));
    return opening;
  };
}"""
"""Keeps the connections of a page to what its device keeps, to close them as a browser does."""


CLOSED = """() => {
  for (const connection of globalThis.connections) connection.close();
}"""
"""What a browser does with its shelf's connections while a phone sleeps."""


FULL = """() => {
  globalThis.putting ??= IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException("no space", "QuotaExceededError"); };
}"""
"""What a browser does on a device that is full."""


ROOM = "() => { IDBObjectStore.prototype.put = globalThis.putting; }"
"""There is room again."""
