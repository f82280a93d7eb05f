/** A turn that is being put together outlasts what is told meanwhile: the table is set right, others play. */

import type { Commit, GameState } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { tried } from "../frame/trouble.tsx";
import { isBeside, isRewind, type Told } from "./beside.ts";
import { isPassing, RETRY } from "./passing.ts";
import type { Session } from "./session.ts";
import type { Unfinished } from "./unfinished.ts";

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
 * The turn that was put together on this version, or on one behind which its player has told none; else `empty`. So with the
 * answer to a question of the kind that `empty` is for.
 *
 * `carry` brings it from the table `then` to the one now. What cannot be carried is dropped; unless the turn was told
 * meanwhile, that is said.
 */
export function useKept<K extends Begun>(session: Session, empty: K, carry: (found: K, then: GameState) => K): Kept<K> {
  const seen = session.seen.value;
  const sending = session.sending.value; // what is being told is no draft any more behind it
  const kept: Unfinished<Begun> = empty.asks === undefined ? (session.turn as Unfinished<Begun>) : session.answer;
  const now = kept.now.value;
  const found = now && now.asks === empty.asks ? { ...empty, ...now } : undefined; // an older page keeps less
  const elsewhere = found !== undefined && found.version !== seen.version;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (sending || !elsewhere) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void tried(async () => {
      const then = await before(session, found);
      if (left) return;
      if (kept.now.value !== now) return setAttempt(attempt + 1); // a tap came before this was drawn
      if (then === "unknown") again = setTimeout(() => setAttempt(attempt + 1), RETRY);
      else if (typeof then !== "string") kept.put({ ...carry(found, then), version: seen.version });
      else {
        session.dropped.value = then === "left" || (await kept.isKept()); // else another tab has told it
        kept.put(undefined);
      }
    });
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [seen.version, sending, elsewhere, attempt]);
  const rests = sending || elsewhere;
  const put = (next: K) => {
    if (!rests) kept.put(next); // the board can be tapped all the while
  };
  return { turn: found ?? empty, put, rests };
}

/**
 * How the game stood where something was begun, if that goes on behind it; else whether it was told, or left otherwise.
 *
 * A turn goes on until its player has told one, whoever plays or goes back meanwhile; an answer until anything is told.
 */
async function before(session: Session, { version, asks }: Begun): Promise<GameState | "told" | "left" | "unknown"> {
  const seen = session.seen.value;
  if (version > seen.version) return session.away.value ? "unknown" : "left";
  try {
    const since = await session.storyFrom(version);
    const then = await session.at(version);
    const from = Math.min(version, ...since.flatMap(ledTo));
    const ends = ({ turn, command }: Commit) =>
      (asks !== undefined || turn?.seat === then.seat) && !isBeside(command as Told);
    const goesOn = !(from < version ? await session.storyFrom(from) : since).some(ends);
    if (goesOn) return then.seat === seen.seat ? then : "left";
    return since.some((each) => !each.undone && ends(each) && !isRewind(each.command as Told)) ? "told" : "left";
  } catch (failure) {
    if (isPassing(failure)) return "unknown";
    throw failure;
  }
}

/** The version that a commit has led back or on to, if it did. */
function ledTo({ steps }: Commit): number[] {
  return steps.flatMap(({ code, facts }) => (code === "rewound" ? [Number(facts["to"])] : []));
}
