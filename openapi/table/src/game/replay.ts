/** The story as a replay: one line for each deed, and those that were taken back together in one. */

import type { Commit, Step } from "automa-client";
import type { Arrow } from "../board/view.ts";
import { isRewind, type Told } from "./beside.ts";
import type { Opened } from "./face.ts";

/** One thing that was done at the table: what moved, and what came with it. */
export interface Deed {
  key: string;
  version: number;
  turn: Commit["turn"];
  undone: boolean;
  steps: readonly Step[];
  /** Each thing in a few words. */
  short: readonly string[];
  arrows: readonly Arrow[];
}

/** A deed, or some that were taken back together. */
export type Line = Deed | readonly Deed[];

export function lines(commits: readonly Commit[], opened: Opened): Line[] {
  const made: Line[] = [];
  let gone: Deed[] = [];
  const fold = () => {
    if (gone.length > 0) made.push(gone);
    gone = [];
  };
  for (const commit of commits) {
    if (isRewind(commit.command as Told)) continue; // what it took back says so
    const deeds = deedsOf(commit, opened);
    if (commit.undone) gone.push(...deeds);
    else {
      fold();
      made.push(...deeds);
    }
  }
  fold();
  return made;
}

/** Each move with what came with it; a commit in which nothing happened is its last step. */
function deedsOf(commit: Commit, { face, session, described }: Opened): Deed[] {
  const { version, turn, undone } = commit;
  const seen = session.seen.value;
  const loud = commit.steps.filter(({ code }) => code !== "doubted" && !face.quiet.has(code));
  const made: (Deed & { steps: Step[]; short: string[]; arrows: Arrow[] })[] = [];
  for (const step of loud.length > 0 ? loud : commit.steps.slice(-1)) {
    const moves = step.code === "reported" ? (face.reported?.(commit, described, seen) ?? []) : [];
    const isOutcome = moves.length > 0 || (step.code === "reported" && loud.length > 1); // what it comes to says it all
    const short = isOutcome ? moves.map(({ text }) => text) : [step.short ?? step.text];
    const arrow = face.arrow(step, seen);
    const arrows = [...moves.map(({ arrow }) => arrow), ...(arrow ? [arrow] : [])];
    const last = made.at(-1);
    if (last && arrow === undefined) {
      last.steps.push(step);
      last.short.push(...short);
      if (last.arrows.length === 0) last.arrows = arrows;
    } else made.push({ key: step.step, version, turn, undone, steps: [step], short, arrows });
  }
  return made;
}

/** How many turns were taken back together. */
export function turnsIn(deeds: readonly Deed[]): number {
  return new Set(deeds.map(({ turn }) => turn?.number)).size;
}
