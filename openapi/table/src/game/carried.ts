/** A turn that is being put together outlasts it when the table is set right meanwhile, here or on another phone. */

import type { GameState } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { tried } from "../frame/trouble.tsx";
import { isBeside, type Told } from "./beside.ts";
import { isPassing, RETRY } from "./passing.ts";
import type { Session } from "./session.ts";

/** What a turn keeps on the device: what it was put together on, and what only the game knows. */
export interface Begun {
  version: number;
  /** The kind of question that it answers; a turn answers none. */
  asks?: string;
}

interface Kept<K> {
  /** The turn as far as it is. */
  turn: K;
  put(next: K): void;
  /** Whether it cannot be tapped: it is being told, or comes from a table that stood otherwise and is not carried yet. */
  rests: boolean;
}

/**
 * The turn that was put together on this version, or on one behind which the same turn goes on; else `empty`. So with the
 * answer to a question of the kind that `empty` is for.
 *
 * `carry` brings it from the table `then` to the one now. What cannot be carried is dropped; unless the turn was told
 * meanwhile, that is said.
 */
export function useKept<K extends Begun>(session: Session, empty: K, carry: (found: K, then: GameState) => K): Kept<K> {
  const seen = session.seen.value;
  const sending = session.sending.value; // what is being told is no draft any more behind it
  const now = session.turn.now.value;
  const found = now?.asks === empty.asks ? (now as K | undefined) : undefined;
  const elsewhere = found !== undefined && found.version !== seen.version;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (sending || !elsewhere) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void tried(async () => {
      const then = await before(session, found.version);
      if (left || session.turn.now.value !== found) return;
      if (then === "unknown") again = setTimeout(() => setAttempt(attempt + 1), RETRY);
      else if (typeof then !== "string") session.turn.put({ ...carry(found, then), version: seen.version });
      else {
        session.dropped.value = then === "left";
        session.turn.put(undefined);
      }
    });
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [seen.version, sending, elsewhere, attempt]);
  return { turn: found ?? empty, put: (next) => session.turn.put(next), rests: sending || elsewhere };
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
    if (isPassing(failure)) return "unknown";
    throw failure;
  }
}

function isTold(command: Told): boolean {
  return !["undo", "redo", "goto"].includes(command.type ?? "") && !isBeside(command);
}
