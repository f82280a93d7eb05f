/** The game as it stood at a version. */

import type { GameState } from "automa-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { tried } from "../frame/trouble.tsx";
import type { Session } from "./session.ts";

/** What was shown before stays until the other is there: figures change once. */
export function useThen(session: Session, version: number): GameState {
  const seen = session.seen.value;
  const [asked, setAsked] = useState<GameState | undefined>(undefined);
  useEffect(() => {
    if (version === seen.version) return;
    let late = false;
    void tried(async () => {
      const found = await session.at(version);
      if (!late) setAsked(found);
    });
    return () => {
      late = true;
    };
  }, [version, seen.version]);
  const last = useRef(seen);
  const then = [seen, asked].find((one) => one?.version === version);
  if (then) last.current = then;
  return last.current;
}
