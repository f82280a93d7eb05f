/** Workers that go the way of a mech ride with it: riding is no movement of their own. */

import type { ScytheAction } from "automa-client";

export type UnitMove = Extract<ScytheAction, { type: "move" }>["moves"][number];

/** The movements of one action with one more, told in whichever order the pieces were put down. */
export function together(moves: readonly UnitMove[], next: UnitMove): UnitMove[] {
  const last = moves.at(-1);
  if (!last || last.from !== next.from || last.to !== next.to) return [...moves, next];
  const others = moves.slice(0, -1);
  if (last.unit === "mech" && next.unit === "worker") return [...others, carrying(last, next)];
  if (last.unit === "worker" && next.unit === "mech") return together(others, carrying(next, last));
  return [...moves, next];
}

/** Movements as one action: combat units first, and who rides with them, since they make room for workers. */
export function inOrder(moves: readonly UnitMove[]): UnitMove[] {
  const way = ({ from, to }: UnitMove) => from + to;
  const led = new Set(moves.filter(({ unit }) => unit !== "worker").map(way));
  const behind = (move: UnitMove) => Number(!led.has(way(move)));
  const sorted = moves.toSorted((one, other) => behind(one) - behind(other) || way(one).localeCompare(way(other)));
  return sorted.reduce<UnitMove[]>(together, []);
}

/** The mech with one worker more, and with what that one takes along. */
function carrying(mech: UnitMove, worker: UnitMove): UnitMove {
  const resources: Record<string, number> = { ...mech.resources };
  for (const [what, amount] of Object.entries(worker.resources ?? {})) resources[what] = (resources[what] ?? 0) + amount;
  return { ...mech, workers: (mech.workers ?? 0) + 1, resources };
}
