/** How far the Automa's steps have been done at the table. */

import type { Step } from "automa-client";
import type { KnownGame } from "../shelf.ts";

/** All up to the version `told`, and of a later commit those up to the place `within` it. */
export type Done = Pick<KnownGame, "told" | "within">;

/** Where a step is: the version of its commit, and its place there. */
export interface Place {
  version: number;
  place: number;
}

export function placeOf({ step }: Step): Place {
  const [version, place] = step.split(".").map(Number);
  return { version: version as number, place: place as number };
}

export function isDone({ told, within }: Done, step: Step): boolean {
  const { version, place } = placeOf(step);
  return version <= told || (version === within?.version && place <= within.place);
}

/** What has been done in either of two tabs. */
export function furthest(one: Done, other: Done): Done {
  const told = Math.max(one.told, other.told);
  const within = [one.within, other.within].reduce((a, b) => (a && b && isBefore(b, a) ? a : (b ?? a)));
  return { told, ...(within && { within }) };
}

function isBefore(one: Place, other: Place): boolean {
  return one.version < other.version || (one.version === other.version && one.place < other.place);
}
