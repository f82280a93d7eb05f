/** What becomes of what was told while the game went on elsewhere. */

import type { Commit, GameState } from "automa-client";
import { asTold, finished, isBeside, isRewind, type Part, type Told } from "./beside.ts";
import type { Deed, Outbox } from "./deed.ts";
import { due } from "./seats.ts";

/**
 * What the player is asked about: what was told, and whether it has passed: it is due no more. What is still `drafted` on the
 * device is looked at once more instead: it says how much lies where, and told as it was would take back what others did.
 */
export interface Conflict {
  deed: Deed;
  passed: boolean;
  drafted: boolean;
}

type StoryFrom = (version: number) => Promise<Commit[]>;
type Holds = (part: Part) => boolean;

/** Whether what was told of is still on the device, and goes on behind what was told since. */
function isDrafted(deed: Deed, seen: GameState, since: Commit[], holds: Holds): boolean {
  const goesOn = ({ turn, command }: Commit) => isBeside(command as Told) || (turn !== null && turn.seat !== seen.seat);
  if (isRewind(asTold(deed))) return false; // it says nothing of what is drafted
  return finished(deed).some((part) => holds(part) && (part === "right" || (part === "turn" && since.every(goesOn))));
}

/**
 * Whether a move has passed: told now, it would be somebody else's, another turn's, or the answer to another question.
 *
 * Others have played since, or something else is due; or a question was answered, though the same is asked again.
 */
function hasPassed(deed: Deed, seen: GameState, since: Commit[]): boolean {
  if (deed.due === undefined) return false;
  if (deed.due !== due(seen)) return true;
  if (deed.call === "actions") return since.some(({ command }) => !isBeside(command as Told) && !isRewind(command as Told));
  return since.some(({ turn }) => turn !== null && turn.seat !== seen.turn);
}

/** Whether an Automa's turn has been played since it was told: it is played once, whoever had it played. */
function isPlayed(deed: Deed, since: Commit[]): boolean {
  return deed.call === "automa-turn" && since.some(({ command }) => (command as Told).type === "automa_turn");
}

/** What was told since, and stands; nothing where the service was brought back to a moment before. */
async function pathFrom({ version }: Deed, seen: GameState, storyFrom: StoryFrom): Promise<Commit[]> {
  return version > seen.version ? [] : (await storyFrom(version)).filter(({ undone }) => !undone);
}

/** What is asked of the player about a deed that the game has gone on before; an Automa's turn is told once more. */
export async function overtaken(
  box: Outbox,
  deed: Deed,
  seen: GameState,
  storyFrom: StoryFrom,
  holds: Holds,
): Promise<Conflict | undefined> {
  const since = await pathFrom(deed, seen, storyFrom);
  const passed = hasPassed(deed, seen, since);
  if (isPlayed(deed, since)) await box.done(deed);
  else if (!box.holds(deed)) return undefined; // it was dropped meanwhile
  else if (passed || deed.call !== "automa-turn") return { deed, passed, drafted: !passed && isDrafted(deed, seen, since, holds) };
  else await box.again(seen.version);
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
  if (all === "drop") await (deed ? box.done(deed) : box.empty()); // what another tab has told stays
  else if (deed && hasPassed(deed, seen, await pathFrom(deed, seen, storyFrom))) return { deed, passed: true, drafted: false };
  else if (!deed || box.first?.key === deed.key) await box.again(seen.version);
  return undefined;
}
