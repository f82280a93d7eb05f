/** Where a human's last turn is taken back to. */

import type { Commit } from "automa-client";
import { isRewind, isRight, type Told } from "./beside.ts";

/** The version before what was told first in that turn; what was set right before it stays so. Undefined for no turn. */
export function beforeLastTurn(story: readonly Commit[], isMine: (seat: string | null) => boolean): number | undefined {
  const path = story.filter(({ undone, command }) => !undone && !isRewind(command as Told));
  const told = path.slice(1); // behind the beginning
  const mine = told.findLast(({ turn }) => turn && isMine(turn.seat))?.turn;
  const inIt = told.filter(({ turn }) => mine && turn?.number === mine.number);
  const first = inIt.find(({ command }) => !isRight(command as Told)) ?? inIt[0];
  return first && path[path.indexOf(first) - 1]?.last;
}
