/** What the terrain of a territory produces, by the workers that stand there. */

import { controlled, type Draft, has, MAT, moved, type Resource, stocked } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { catalogue } from "./mat.ts";

export interface Product {
  what: Resource | "worker";
  amount: number;
}

type Table = Pick<Drafting, "described" | "seen">;

/** A Mill adds one where no enemy's unit stands; workers that were born in this turn produce nothing. */
export function productOf(draft: Draft, { seen, ...table }: Table, hex: string): Product | undefined {
  const there = catalogue(table).territories.find(({ id }) => id === hex);
  const workers = draft.pieces.filter(({ unit, from, at }) => unit === "worker" && at === hex && from !== MAT);
  const hasMill = draft.structures[hex] === "mill" && controlled(draft, seen).includes(hex);
  const amount = workers.length + (hasMill ? 1 : 0);
  if (!there || amount === 0) return undefined;
  if (there.produces) return { what: there.produces, amount };
  return there.terrain === "village" ? { what: "worker", amount } : undefined;
}

/** With what was produced; of workers there are no more than on the mat. */
export function produced(draft: Draft, hex: string, { what, amount }: Product): Draft {
  if (what !== "worker") return stocked(draft, hex, what, has(draft, hex, what) + amount);
  return Array.from({ length: amount }).reduce<Draft>((next) => moved(next, "worker", MAT, hex), draft);
}
