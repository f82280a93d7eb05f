/** What becomes of what was told while the game went on elsewhere. */

import type { Commit, GameState } from "automa-client";
import { isBeside, isRewind, type Told } from "./beside.ts";
import type { Deed, Outbox } from "./deed.ts";
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
 * Others have played since, or something else is due; or a question was answered, though the same is asked again.
 */
async function hasPassed(deed: Deed, seen: GameState, storyFrom: StoryFrom): Promise<boolean> {
  if (deed.due === undefined) return false;
  if (deed.due !== due(seen)) return true;
  const since = (await storyFrom(deed.version)).filter(({ undone }) => !undone);
  if (deed.call === "actions") return since.some(({ command }) => !isBeside(command as Told) && !isRewind(command as Told));
  return since.some(({ turn }) => turn !== null && turn.seat !== seen.turn);
}

/** Whether an Automa's turn has been played since it was told: it is played once, whoever had it played. */
async function isPlayed({ call, version }: Deed, storyFrom: StoryFrom): Promise<boolean> {
  if (call !== "automa-turn") return false;
  return (await storyFrom(version)).some(({ undone, command }) => !undone && (command as Told).type === "automa_turn");
}

/** What is asked of the player about a deed that the game has gone on before; an Automa's turn is told once more. */
export async function overtaken(box: Outbox, deed: Deed, seen: GameState, storyFrom: StoryFrom): Promise<Conflict | undefined> {
  if (await isPlayed(deed, storyFrom)) await box.done(deed);
  else {
    const passed = await hasPassed(deed, seen, storyFrom);
    if (passed || deed.call !== "automa-turn") return { deed, passed };
    await box.again(seen.version);
  }
  return undefined;
}

/** What is still asked once the player has said what becomes of it: sent all the same, unless it has passed, or dropped. */
export async function resolved(
  box: Outbox,
  all: "send" | "drop",
  deed: Deed | undefined,
  seen: GameState,
  storyFrom: StoryFrom,
): Promise<Conflict | undefined> {
  if (all === "drop") await box.empty();
  else if (deed && (await hasPassed(deed, seen, storyFrom))) return { deed, passed: true };
  else await box.again(seen.version);
  return undefined;
}
