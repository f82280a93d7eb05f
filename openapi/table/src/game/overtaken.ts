/** What becomes of what was told while the game went on elsewhere. */

import type { Commit, GameState } from "automa-client";
import type { Told } from "./beside.ts";
import type { Deed } from "./deed.ts";
import { due } from "./seats.ts";

/** What the player is asked about: what was told, and whether it has passed: it is due no more. */
export interface Conflict {
  deed: Deed;
  passed: boolean;
}

type StoryFrom = (version: number) => Promise<Commit[]>;

/**
 * Whether a move has passed: told now, it would be somebody else's, another turn's, or the answer to another question.
 *
 * Others have played since, or something else is due.
 */
export async function hasPassed(deed: Deed, seen: GameState, storyFrom: StoryFrom): Promise<boolean> {
  if (deed.due === undefined) return false;
  if (deed.due !== due(seen)) return true;
  return (await storyFrom(deed.version)).some(({ undone, turn }) => !undone && turn !== null && turn.seat !== seen.turn);
}

/** Whether an Automa's turn has been played since it was told: it is played once, whoever had it played. */
export async function isPlayed({ call, version }: Deed, storyFrom: StoryFrom): Promise<boolean> {
  if (call !== "automa-turn") return false;
  return (await storyFrom(version)).some(({ undone, command }) => !undone && (command as Told).type === "automa_turn");
}
