/** A turn that is being put together outlasts it when the table is set right meanwhile, here or on another phone. */

import { type GameState, isLost } from "automa-client";
import { useEffect } from "preact/hooks";
import { tried } from "../frame/trouble.tsx";
import { kept } from "../shelf.ts";
import type { Session } from "./session.ts";

interface Told {
  type?: string;
  actions?: Told[];
}

/** What a turn keeps on the device: what it was put together on, and what only the game knows. */
interface Begun {
  version: number;
}

/**
 * Takes up what was put together before, on this version or on one behind which the same turn goes on.
 *
 * `carry` brings it from the table `then` to the one now. What cannot be carried is dropped; unless the turn was told
 * meanwhile, that is said.
 */
export function useKept<K extends Begun>(session: Session, carry: (found: K, then: GameState) => K, take: (found: K) => void): void {
  const seen = session.seen.value;
  const sending = session.sending.value; // what is being told is no draft any more behind it
  useEffect(() => {
    if (sending) return;
    void tried(async () => {
      const found = await kept<K>("drafts", seen.game);
      if (!found) return;
      if (found.version === seen.version) return take(found);
      const then = await before(session, found.version);
      if (then === "unknown" || session.seen.value !== seen) return;
      if (typeof then !== "string") return take({ ...carry(found, then), version: seen.version });
      session.dropped.value = then === "left";
      await session.draft(undefined);
    });
  }, [seen.version, sending]);
}

/** How the game stood at a version, if the same turn goes on behind it; else whether that was told, or left otherwise. */
async function before(session: Session, version: number): Promise<GameState | "told" | "left" | "unknown"> {
  if (version > session.seen.value.version) return "left";
  try {
    const since = await session.storyFrom(version);
    const going = since.every(({ command, undone }) => !undone && isBeside(command as Told));
    if (!going) return since.some(({ command, undone }) => !undone && isTold(command as Told)) ? "told" : "left";
    const found = await session.at(version);
    return found.version === version ? found : "unknown";
  } catch (failure) {
    if (isLost(failure)) return "unknown";
    throw failure;
  }
}

/** What can be told beside a turn that is being put together: the table is set right, somebody places a star. */
function isBeside({ type, actions }: Told): boolean {
  return type === "correct" || type === "place_star" || (type === "turn" && (actions ?? []).every(isBeside));
}

function isTold(command: Told): boolean {
  return !["undo", "redo", "goto"].includes(command.type ?? "") && !isBeside(command);
}
