"""What stands on a page's shelf, looked at, changed and closed as a browser or another tab does."""

NAMES = """async () => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const found = [];
  for (const store of ["games", "outbox", "drafts"]) {
    const keys = await new Promise((resolve) => {
      const asked = database.transaction(store).objectStore(store).getAllKeys();
      asked.onsuccess = () => resolve(asked.result);
    });
    found.push(...keys.map((key) => [store, key]));
  }
  database.close();
  return found;
}"""
"""Under which names the device keeps what, of games."""


ANOTHER_S = """async (game) => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const changing = database.transaction(["games", "outbox"], "readwrite");
  const known = await new Promise((resolve) => {
    const asked = changing.objectStore("games").get(game);
    asked.onsuccess = () => resolve(asked.result);
  });
  changing.objectStore("games").put({ ...known, token: "another" }, game);
  const waits = { call: "turns", body: { actions: [] }, version: known.version, key: "another's key" };
  changing.objectStore("outbox").put([waits], game);
  await new Promise((resolve) => (changing.oncomplete = resolve));
  database.close();
}"""
"""The device comes into a game by another token, and has told something with it that waits."""


ANOTHER_TAB_S = """async (game) => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("automa");
    opening.onsuccess = () => resolve(opening.result);
  });
  const changing = database.transaction("outbox", "readwrite");
  const [first] = await new Promise((resolve) => {
    const asked = changing.objectStore("outbox").get(game);
    asked.onsuccess = () => resolve(asked.result);
  });
  changing.objectStore("outbox").put([first, { ...first, key: "another" }], game);
  await new Promise((resolve) => (changing.oncomplete = resolve));
  database.close();
}"""
"""Another tab has told the same behind what waits, with a key of its own."""


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
