/** What can be told beside a turn that is being put together, which goes on behind it. */

import type { Deed } from "./deed.ts";

/** A command as the story tells it. */
export interface Told {
  type?: string;
  actions?: Told[];
}

/** Whether a turn goes on behind it: the table is set right, somebody places a star. */
export function isBeside({ type, actions }: Told): boolean {
  return type === "correct" || type === "place_star" || (type === "turn" && (actions ?? []).every(isBeside));
}

/** Whether it sets the table right, and does nothing else. */
export function isRight({ type, actions }: Told): boolean {
  return type === "correct" || (type === "turn" && (actions ?? []).every(isRight));
}

/** A deed as the story will tell it. */
export function asTold({ call, body }: Deed): Told {
  return { type: call === "turns" ? "turn" : call, ...(body as Told) };
}
