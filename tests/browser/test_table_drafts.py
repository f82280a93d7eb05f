"""The turn of Scythe that the page puts together, told to the service: the table is what it has shown."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import httpx2
import pytest

from tests.clients.programs import OPENAPI, node

pytestmark = pytest.mark.slow

Doc: TypeAlias = dict[str, Any]
TURNS = 40

DRAFTED = """
const [draft, driving, riding, telling] = await Promise.all(
  ["draft", "driving", "riding", "telling"].map((name) => import(`${process.argv[1]}/${name}.ts`)));
const { readFileSync } = await import("node:fs");
const { described, games } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const taps = {
  move: (now, table, { unit, from, to }) => driving.put({ ...table, draft: now }, { unit, from }, to),
  tell: (now, table, way) => {
    const moves = riding.together(now.deeds[0]?.moves ?? [], way);
    return driving.put({ ...table, draft: now }, way, way.to, [{ type: "move", moves }]);
  },
  deploy: (now, _, { to, ability }) => draft.deployed(now, to, ability),
  stock: (now, _, { at, resource, amount }) => draft.stocked(now, at, resource, amount),
  set: (now, _, fields) => ({ ...now, ...fields }),
  build: (now, _, { at, kind }) => ({ ...now, structures: { ...now.structures, [at]: kind } }),
};
console.log(JSON.stringify(games.map(({ seen, guided, tapped }) => {
  const table = { described, seen };
  const shown = tapped.reduce((now, [name, given]) => taps[name](now, table, given), draft.begun(seen));
  const actions = telling.told(shown, seen, guided);
  return { shown, actions };
})));
"""
"""What somebody taps on a table, by the page's own parts: what they see then, and what is told."""


class Turns:
    """Positions and taps by chance."""

    def __init__(self, seed: int, territories: list[str]) -> None:
        self.by = Random(seed)  # noqa: S311 - no secret
        self.hexes = self.by.sample(territories, len(territories))

    def begun(self) -> Doc:
        """Crimea among its workers, Automas with workers that stand alone and some that do not."""
        mine, lone, held = self.hexes[:5], self.hexes[5:9], self.hexes[9]
        me: Doc = {"kind": "human", "faction": "crimea", "seat": "me", "abilities": ["riverwalk"]}
        me |= {"popularity": self.by.randrange(5), "coins": 4, "power": 7, "combat_cards": 3}
        me |= {"character": mine[0], "mechs": [mine[1]], "workers": [mine[1], mine[1], mine[2]]}
        if self.by.random() < 0.5:
            me |= {"mechs": [mine[1], mine[3]]}
        other: Doc = {"kind": "automa", "faction": "nordic", "seat": "n"}
        other |= {"workers": [lone[0], lone[0], held], "mechs": [held]}
        third: Doc = {"kind": "human", "faction": "polania", "seat": "p", "popularity": 4, "coins": 4}
        if self.by.random() < 0.5:
            third = {"kind": "automa", "faction": "saxony", "seat": "p"}
        third |= {"workers": [lone[1], lone[2]]}
        cards = [] if self.by.random() < 0.2 else [self.by.randrange(1, 20)]
        decks = {"automa": "physical", "combat": "physical", "automa_discards": cards, "shared": True}
        lies = {hex_: {self.by.choice(["wood", "oil"]): 2} for hex_ in (mine[1], lone[0], lone[1])}
        return {"players": [me, other, third], "turn": "me", "resources": lies, "decks": decks}

    def _ways(self) -> list[Doc]:
        """Combat units go to where workers stand alone, to where one fights, or elsewhere; workers ride."""
        to = self.by.choices([*self.hexes[5:8], *self.hexes[5:8], self.hexes[9], *self.hexes[10:14]], k=2)
        ways: list[Doc] = [{"unit": "mech", "from": self.hexes[1], "to": to[0]}]
        ways += [{**ways[0], "unit": "worker"}] * self.by.randrange(3)
        if self.by.random() < 0.5:
            ways.append({"unit": "character", "from": self.hexes[0], "to": to[1]})
        return ways

    def mirrored(self) -> list[list[Any]]:
        """Pieces where they stand now, some of them from the mat, and what was set."""
        ways = self._ways()
        astray = {"unit": "mech", "from": self.hexes[1], "to": self.hexes[6]}
        back = {**ways[0], "from": self.hexes[6]}
        tapped: list[list[Any]] = [["move", way] for way in ways]
        if self.by.random() < 0.3 and ways[0]["to"] != self.hexes[6]:
            tapped[0:1] = [["move", astray], ["move", back]]
        fought = {self.hexes[9]}
        stands = [at for at in {way["to"] for way in ways} | {self.hexes[2]} if at not in fought]
        at, other = self.by.choice(stands), self.by.choice(stands)
        more: list[list[Any]] = [
            ["deploy", {"to": at, "ability": "scout"}],
            ["move", {"unit": "worker", "from": "mat", "to": other}],
            ["stock", {"at": other, "resource": "wood", "amount": self.by.randrange(4)}],
            ["stock", {"at": at, "resource": "oil", "amount": self.by.randrange(4)}],
            ["build", {"at": at, "kind": "mill"}],
            ["set", {"popularity": self.by.randrange(8), "coins": 9}],
            ["set", {"upgrades": 2, "recruits": ["coin"], "cards": 5}],
        ]
        return tapped + [one for one in more if self.by.random() < 0.5]

    def guided(self) -> list[list[Any]]:
        """Movements one by one; the mech may go on, since it is not asked how far."""
        ways = self._ways()
        on = {**ways[0], "from": ways[0]["to"], "to": self.hexes[14]}
        ways += [on] if self.by.random() < 0.3 and on["from"] != self.hexes[9] else []
        return [["tell", way] for way in ways]


def drafted(described: Doc, games: list[Doc], folder: Path) -> list[Doc]:
    """What the page makes of all that is tapped."""
    given = folder / "games.json"
    given.write_text(json.dumps({"described": described, "games": games}))
    source = str(OPENAPI / "table" / "src" / "scythe")
    drafts: list[Doc] = json.loads(node("--input-type=module", "-e", DRAFTED, source, str(given)))
    return drafts


def table(seen: Doc) -> Doc:
    """What a draft shows, as the service tells it."""
    state, [one, *_] = seen["state"], seen["state"]["players"]
    kept = ("character", "popularity", "coins", "power", "combat_cards", "abilities", "upgrades", "recruits")
    built = {at: each["kind"] for at, each in state["structures"].items() if each["owner"] == "me"}
    stands = {unit: sorted(one[unit]) for unit in ("mechs", "workers")}
    return {key: one.get(key) for key in kept} | stands | {"built": built, "lies": lying(state["resources"])}


def shown(draft: Doc) -> Doc:
    """The same, as the draft shows it."""
    stands = {
        unit: sorted(one["at"] for one in draft["pieces"] if one["unit"] == unit)
        for unit in ("character", "mech", "worker")
    }
    kept = {key: draft[key] for key in ("popularity", "coins", "power", "abilities", "upgrades", "recruits")}
    kept |= {"character": stands["character"][0], "mechs": stands["mech"], "workers": stands["worker"]}
    kept |= {"combat_cards": draft["cards"]}
    return kept | {"built": draft["structures"], "lies": lying(draft["resources"])}


def lying(resources: Doc) -> Doc:
    """What lies where anything does."""
    found = {
        at: {what: amount for what, amount in there.items() if amount} for at, there in resources.items()
    }
    return {at: there for at, there in found.items() if there}


@pytest.mark.parametrize("way", ["mirrored", "guided"])
def test_the_table_is_what_a_draft_has_shown(address: str, tmp_path: Path, way: str) -> None:
    """Whatever is driven off, comes from the mat, was set, or will be fought for."""
    with httpx2.Client(base_url=f"{address}/v1", headers={"If-Match": "*"}) as http:
        described = http.get("/rulesets/scythe").json()
        land = [one["id"] for one in described["catalogue"]["territories"] if one["terrain"] != "lake"]
        games = []
        for seed in range(TURNS):
            turns = Turns(seed, land)
            made = http.post("/games", json={"ruleset": "scythe", "position": turns.begun()})
            assert made.is_success, made.text
            begun = made.json()
            given = {"Authorization": f"Bearer {begun['token']}"}
            seen = http.get(f"/games/{begun['game']}", headers=given).json()
            tapped = getattr(turns, way)()
            games.append({"seen": seen, "guided": way == "guided", "tapped": tapped, "headers": given})
        for game, told in zip(games, drafted(described, games, tmp_path), strict=True):
            at = f"/games/{game['seen']['game']}"
            body = {"actions": told["actions"]}
            answer = http.post(f"{at}/turns", json=body, headers=game["headers"])
            assert answer.is_success, (answer.text, body)
            now = http.get(at, headers=game["headers"]).json()
            assert table(now) == shown(told["shown"]), body
