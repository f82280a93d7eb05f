/** What other devices tell, heard of while the page is seen. */

import { type Commit, type Problem, Refused } from "automa-client";
import { slept } from "../../../clients/typescript/src/again.ts";
import { commits } from "../../../clients/typescript/src/stream.ts";
import { language } from "../language.ts";
import { at } from "../service.ts";
import type { Access } from "../shelf.ts";
import { isPassing } from "./passing.ts";

const AGAIN = 10; // seconds until a stream that has ended is opened again: the end of a game may be taken back

/** Begins something whenever the page comes into sight, until it goes out of it or `closing`. */
export function whileSeen(closing: AbortSignal, begin: (signal: AbortSignal) => void): void {
  let seeing = new AbortController();
  const turned = () => {
    seeing.abort();
    seeing = new AbortController();
    if (document.visibilityState !== "hidden") begin(seeing.signal);
  };
  document.addEventListener("visibilitychange", turned, { signal: closing });
  closing.addEventListener("abort", () => seeing.abort());
  turned();
}

/**
 * Tells of each commit of a game as it comes, and whether it is in the player's language, who may have chosen another one
 * since; what the service refuses for good ends that, and is given back.
 *
 * A service that was brought back knows less than was heard, which is told: it is asked again, behind what is known by then.
 */
export async function listen(
  { id, token }: Access,
  version: () => number,
  heard: (commit: Commit, isSpoken: boolean) => void,
  wentBack: () => Promise<void>,
  signal: AbortSignal,
): Promise<Problem | undefined> {
  while (!signal.aborted) {
    try {
      const spoken = language.value;
      for await (const commit of commits(at.value, id, token, version, signal)) heard(commit, spoken === language.value);
    } catch (failure) {
      if (failure instanceof Refused && failure.problem.code === "version_unknown") await wentBack();
      else if (failure instanceof Refused && !isPassing(failure)) return failure.problem; // the token was revoked
      else if (!signal.aborted) console.warn(failure); // a page of somebody in between, for instance
    }
    await slept(AGAIN, signal);
  }
  return undefined;
}
