/** What can be told beside a turn that is being put together, which goes on behind it. */

import type { Deed } from "./deed.ts";

/** A command as the story tells it. */
export interface Told {
  type?: string;
  actions?: Told[];
}

/** Whether it sets the table right, and does nothing else. */
export const isRight = only("correct");

/** Whether a turn goes on behind it: the table is set right, somebody places a star. */
export const isBeside = only("correct", "place_star");

function only(...kinds: string[]) {
  return function all({ type, actions }: Told): boolean {
    return kinds.includes(type ?? "") || (type === "turn" && (actions ?? []).every(all));
  };
}

/** A deed as the story will tell it. */
export function asTold({ call, body }: Deed): Told {
  return { type: call === "turns" ? "turn" : call, ...(body as Told) };
}
