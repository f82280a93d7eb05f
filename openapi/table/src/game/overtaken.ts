/** What becomes of what was told while the game went on elsewhere. */

import type { Commit, GameState } from "automa-client";
import type { Told } from "./beside.ts";
import type { Deed } from "./deed.ts";
import { due } from "./seats.ts";

/** Whether it was told for a move that is due no more: told now, it would be somebody else's, or another answer. */
export function hasPassed(deed: Deed, seen: GameState): boolean {
  return deed.due !== undefined && deed.due !== due(seen);
}

/** The player is asked; but an Automa's turn is played once, whoever had it played and whatever was told beside it. */
export async function overtaken(
  deed: Deed,
  seen: GameState,
  storyFrom: (version: number) => Promise<Commit[]>,
): Promise<"ask" | "done" | "again"> {
  if (deed.call !== "automa-turn") return "ask";
  const since = await storyFrom(deed.version);
  if (since.some(({ undone, command }) => !undone && (command as Told).type === "automa_turn")) return "done";
  return hasPassed(deed, seen) ? "ask" : "again";
}
