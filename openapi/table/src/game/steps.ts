/** A turn that is put together step by step, so that the arrow in the bar takes back the last one. */

import type { GameState } from "automa-client";
import { type Begun, useKept } from "./carried.ts";
import type { Session } from "./session.ts";

/** A turn as it was after each step. */
export interface Steps<D = object> extends Begun {
  steps: readonly D[];
}

/** A turn that was told, as it was at its end: it is put together again when it is taken back. */
export interface Finished {
  /** The version of its commit. */
  version: number;
  turn: object;
}

const MOST_FINISHED = 5;

/** The turn as far as it is, `first` before its first step. `carry` brings a step to the table of now. */
export function useSteps<D extends object>(session: Session, first: D, carry: (step: D, then: GameState) => D = (step) => step) {
  const { version } = session.seen.value;
  const { turn, put, rests } = useKept<Steps<D>>(session, { version, steps: [] }, (found, then) => ({
    ...found,
    steps: found.steps.map((step) => carry(step, then)),
  }));
  const draft: D = { ...first, ...turn.steps.at(-1) }; // an older page keeps less of a step
  return { draft, isBegun: turn.steps.length > 0, change: (next: D) => put({ version, steps: [...turn.steps, next] }), rests };
}

/** The turns that were told last, with one more, which was told at a version. */
export function finishedWith(before: readonly Finished[] = [], { steps }: Steps, version: number): readonly Finished[] {
  const [turn] = steps.slice(-1);
  return turn ? [...before.filter((one) => one.version < version), { version, turn }].slice(-MOST_FINISHED) : before;
}
