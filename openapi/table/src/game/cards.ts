/** The Automa's turn as cards: each is something to do at the table, with what led to it; so is what one's own turn brings. */

import type { Commit, Step } from "automa-client";
import { isBeside, isRight, type Told } from "./beside.ts";
import type { Face } from "./face.ts";

export interface Card {
  /** The version of its commit. */
  version: number;
  /** Whether its commit is done with it. */
  isLast: boolean;
  /** Whose turn it is. */
  whose: string | null;
  before: Step[];
  /** What is done at once, of which `step` comes last. */
  steps: readonly Step[];
  step: Step;
}

type Telling = Pick<Face, "quiet" | "brought" | "joins">;

/** The cards of what the Automa did in some commits, and of what the service did in a human's. */
export function cards(commits: readonly Commit[], { quiet, brought, joins }: Telling): Card[] {
  return recent(commits.filter((commit) => !commit.undone))
    .flatMap((commit) => {
      if (!isAutomas(commit, quiet)) return cardsOf(commit, commit.steps.filter((step) => brought?.(step, commit)), joins);
      const loud = commit.steps.filter(({ code }) => !quiet.has(code) && code !== "corrected");
      return cardsOf(commit, loud.length > 0 ? loud : commit.steps.slice(-1), joins);
    });
}

/** Behind a human's turn the Automa's turns before it lie done on the table: whoever comes later is not led through them. */
function recent(commits: readonly Commit[]): readonly Commit[] {
  const isTurn = ({ command }: Commit) => (command as Told).type === "turn" && !isBeside(command as Told);
  return commits.slice(Math.max(0, commits.findLastIndex(isTurn)));
}

function cardsOf(commit: Commit, shown: readonly Step[], joins: Telling["joins"]): Card[] {
  const made: Card[] = [];
  let before: Step[] = [];
  for (const step of commit.steps) {
    const last = made.at(-1);
    if (shown.includes(step)) {
      const { version, turn } = commit;
      const isLast = step === shown.at(-1);
      if (last && joins?.(last.steps, step)) {
        made[made.length - 1] = { ...last, isLast, before: [...last.before, ...before], steps: [...last.steps, step], step };
      } else made.push({ whose: turn?.seat ?? null, version, isLast, before, steps: [step], step });
      before = [];
    } else {
      before.push(step);
    }
  }
  return made;
}

/**
 * Whether something is to be done at the table for a commit: an Automa's turn, what follows from an answer, or what goes
 * on where a question has fallen away since the table was set right.
 */
function isAutomas(commit: Commit, quiet: ReadonlySet<string>): boolean {
  const told = commit.command as Told;
  if (isRight(told)) return commit.steps.some(({ code }) => !quiet.has(code) && !OF_A_CORRECTION.has(code));
  const { type } = told;
  return type === "automa_turn" || (ANSWERS.test(type ?? "") && commit.steps.length > 1);
}

const OF_A_CORRECTION = new Set(["corrected", "game_ended"]); // the totals are told anew
const ANSWERS = /^(fight|settle|draw_for_combat|turn_up|flip|tell_|show_|roll_|draw_card)/;
