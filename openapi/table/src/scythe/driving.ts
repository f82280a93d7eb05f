/** What comes at once of workers that are driven off: popularity is lost, and an Automa's card puts resources there. */

import type { ScytheGameState } from "automa-client";
import { type Draft, enemies, enemyAt, fighterAt, has, MAT, me, MOST_POPULARITY, moved, places, type Resource, stocked } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { catalogue } from "./mat.ts";
import type { Picked } from "./pieces.tsx";

/** How much popularity is lost, and how many resources come to which places. */
interface Spoils {
  lost: number;
  brought: readonly { hex: string; resource: Resource; amount: number }[];
}

type Table = Pick<Drafting, "described" | "seen">;

/** A unit that is put down somewhere, with its riders and what comes of it at once: the draft shows how the table stands then. */
export function put({ draft, ...table }: Table & { draft: Draft }, { unit, from, workers = 0 }: Picked, to: string, deeds = draft.deeds): Draft {
  const going = unit === "character" ? untaken(draft, table, from) : draft;
  const riders = Array.from({ length: workers }, () => "worker" as const);
  const come = [unit, ...riders].reduce((then, one) => moved(then, one, from, to), going);
  const next = { ...come, deeds };
  return possible(counted(counted(next, spoils(draft, table), -1), spoils(next, table)));
}

/** As the table stands nothing was taken where the character stood by a slip: no Factory card, no encounter. */
function untaken(draft: Draft, { seen, ...table }: Table, from: string): Draft {
  const came = draft.deeds.length === 0 && places(draft, "character")[0] === from && me(seen).character !== from;
  if (!came) return draft;
  const encounters = seen.state.encounters.filter((at) => at === from || draft.encounters.includes(at));
  return { ...draft, encounters, factory: draft.factory && from !== catalogue(table).factory };
}

/** A draft of one table on another one, by `carry`: what comes of its movements at once is counted anew. */
export function recounted(draft: Draft, then: Table, now: Table, carry: (bare: Draft) => Draft): Draft {
  const next = carry(counted(draft, spoils(draft, then), -1));
  return possible(counted(next, spoils(next, now)));
}

/** Where a draft's combat units have come to enemies' workers that stand alone. */
export function freed(draft: Draft, seen: ScytheGameState): string[] {
  const ways = draft.deeds.flatMap((deed) => (deed.type === "move" ? deed.moves : []));
  const came = [
    ...draft.pieces.flatMap(({ unit, from, at }) => (unit !== "worker" && from !== MAT && at !== from ? [at] : [])),
    ...ways.flatMap(({ unit, to }) => (unit !== "worker" ? [to] : [])),
  ];
  return [...new Set(came)].filter((at) => enemyAt(seen, at) && !fighterAt(seen, at));
}

/** What has come of a draft's movements. */
export function spoils(draft: Draft, { seen, ...table }: Table): Spoils {
  const { automa_cards, territories } = catalogue(table);
  const places = freed(draft, seen);
  const those = enemies(seen);
  const workers = those.flatMap((one) => one.workers).filter((at) => places.includes(at));
  const brought = places.flatMap((hex) => {
    const resource = territories.find((one) => one.id === hex)?.produces;
    return those.flatMap(({ kind, seat, workers }) => {
      if (!resource || kind !== "automa" || !workers.includes(hex)) return [];
      const deck = seen.state.automa_decks.find(({ seats }) => seats.includes(seat));
      const card = automa_cards.find(({ number }) => number === deck?.last_turn_card);
      return card && card.resources > 0 ? [{ hex, resource, amount: card.resources }] : [];
    });
  });
  return { lost: Math.min(workers.length, me(seen).popularity), brought };
}

/** With what comes of it, or without: then less may lie somewhere than nothing, where that was spent. */
function counted(draft: Draft, { lost, brought }: Spoils, sign: 1 | -1 = 1): Draft {
  return brought.reduce(
    (next, { hex, resource, amount }) => stocked(next, hex, resource, has(next, hex, resource) + sign * amount),
    { ...draft, popularity: draft.popularity - sign * lost },
  );
}

function possible(draft: Draft): Draft {
  const stock = Object.entries(draft.resources).map(([hex, there]) => {
    const goods = Object.entries(there).map(([resource, amount]) => [resource, Math.max(0, amount)]);
    return [hex, Object.fromEntries(goods)];
  });
  const popularity = Math.min(MOST_POPULARITY, Math.max(0, draft.popularity));
  return { ...draft, popularity, resources: Object.fromEntries(stock) };
}
