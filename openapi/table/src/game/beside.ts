/** What can be told beside a turn that is being put together, which goes on behind it. */

import type { Commit } from "automa-client";
import type { Deed } from "./deed.ts";

/** A command as the story tells it. */
export interface Told {
  type?: string;
  actions?: Told[];
}

/** What is put together on the device. */
export type Part = "turn" | "answer" | "right";

/** Whether it sets the table right, and does nothing else. */
export const isRight = only("correct");

/** Whether it can be told whenever. */
const isAnytime = only("correct", "place_star");

/** Whether a turn or an answer goes on behind it: the table is set right, somebody places a star or uses an ability. */
export const isBeside = only("correct", "place_star", "use_ability");

/** Whether an Automa has played in it. */
export function isByAutoma({ command }: Pick<Commit, "command">): boolean {
  return (command as Told).type === "automa_turn";
}

/** Whether it leads to another moment of the game. */
export function isRewind({ type }: Told): boolean {
  return ["undo", "redo", "goto"].includes(type ?? "");
}

/** Whether it is somebody's move: a turn, an answer or what comes before it, told when it is due. */
export function isMove(deed: Deed): boolean {
  const told = asTold(deed);
  return !isAnytime(told) && !isRewind(told);
}

/** What is finished with a deed, of what is put together on the device; whoever goes back leaves their turn. */
export function finished(deed: Deed): readonly Part[] {
  const told = asTold(deed);
  if (deed.beside) return [];
  if (isRight(told)) return ["right"];
  if (isBeside(told)) return [];
  if (isRewind(told)) return ["turn", "answer"];
  return [deed.call === "turns" ? "turn" : "answer"];
}

function only(...kinds: string[]) {
  return function all({ type, actions }: Told): boolean {
    return kinds.includes(type ?? "") || (type === "turn" && (actions ?? []).every(all));
  };
}

/** A deed as the story will tell it. */
export function asTold({ call, body }: Deed): Told {
  return { type: call === "turns" ? "turn" : call, ...(body as Told) };
}
