/** The game as it stood at a version. */

import type { GameState } from "automa-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { slept } from "../../../clients/typescript/src/again.ts";
import { tried } from "../frame/trouble.tsx";
import { isPassing, RETRY } from "./passing.ts";
import type { Session } from "./session.ts";

/** What was shown before stays until the other is there: figures change once, as soon as they can be had. */
export function useThen(session: Session, version: number): GameState {
  const seen = session.seen.value;
  const [asked, setAsked] = useState<GameState | undefined>(undefined);
  useEffect(() => {
    if (version === seen.version) return;
    const left = new AbortController();
    void tried(async () => {
      const found = await foundOf(session, version, left.signal);
      if (!left.signal.aborted) setAsked(found);
    });
    return () => left.abort();
  }, [version, seen.version]);
  const last = useRef(seen);
  const then = [seen, asked].find((one) => one?.version === version);
  if (then) last.current = then;
  return last.current;
}

/** Asked for again and again until it comes or is `left`, as the board beside it is; nobody is told meanwhile. */
async function foundOf(session: Session, version: number, left: AbortSignal): Promise<GameState | undefined> {
  for (; !left.aborted; await slept(RETRY / 1000, left)) {
    try {
      return await session.at(version);
    } catch (failure) {
      if (!left.aborted && !isPassing(failure)) throw failure;
    }
  }
  return undefined;
}
