/** Where a human's last turn is taken back to, and what was. */

import type { Commit } from "automa-client";
import { isRewind, isRight, type Told } from "./beside.ts";

/** What was taken back. */
export interface TakenBack {
  /** The version before it was. */
  from: number;
  /** The version at which it is gone. */
  at: number;
  /** Milliseconds since 1970. */
  when: number;
  /** Whether a turn of the Automa's was in it. */
  isAutomas: boolean;
}

/**
 * The version before what was told first in that turn; what was set right before it stays so. Undefined for no turn.
 *
 * A turn in which nothing was told but what sets the table right, or what another did in it, is one where there is no other.
 */
export function beforeLastTurn(story: readonly Commit[], isMine: (seat: string | null) => boolean): number | undefined {
  const path = story.filter(({ undone, command }) => !undone && !isRewind(command as Told));
  const told = path.slice(1); // behind the beginning
  const inMine = ({ turn }: Commit) => turn && isMine(turn.seat);
  const isDeed = (one: Commit) =>
    inMine(one) && (one.seat === null || isMine(one.seat)) && !isRight(one.command as Told);
  const last = told.findLast(isDeed) ?? told.findLast(inMine);
  const inIt = told.filter(({ turn }) => last && turn?.number === last.turn?.number);
  const first = inIt.find(isDeed) ?? inIt[0];
  return first && path[path.indexOf(first) - 1]?.version;
}

/** Whether an Automa's turn is the last one, as far as a part of the story tells; undefined where it tells none. */
export function isAutomaLast(story: readonly Commit[], isMine: (seat: string | null) => boolean): boolean | undefined {
  const since = story.slice(story.findLastIndex(({ command }) => isRewind(command as Told)) + 1);
  const last = since.findLast(({ undone, turn, command }) => turn && !undone && !isRight(command as Told));
  return last?.turn ? !isMine(last.turn.seat) : undefined;
}
