/** Asking again for what was lost on the way. */

import { Refused, Unreadable } from "./refused.ts";

const TRIES = 5; // of a command, with the first
const FIRST_PAUSE = 0.25; // seconds
const LONGEST_PAUSE = 10; // seconds; whoever is told to wait longer is not kept waiting
const DAY = 86_400; // seconds; no pause is longer, whatever is told
const LOST = [502, 503, 504]; // statuses of an answer that says nothing about the command

/**
 * What comes of a command with an Idempotency-Key; it is sent again when its answer was lost.
 *
 * Throws what the last try throws.
 */
export async function answered<T>(send: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried < TRIES; tried += 1) {
    try {
      return await send();
    } catch (failure) {
      if (!isLost(failure) || (told(failure) ?? 0) > LONGEST_PAUSE) throw failure;
      await slept(pause(tried, FIRST_PAUSE, LONGEST_PAUSE, told(failure)));
    }
  }
  return send();
}

/** Whether nobody knows what came of a request. */
export function isLost(failure: unknown): boolean {
  if (failure instanceof Refused || failure instanceof Unreadable) return LOST.includes(failure.status);
  const late = failure instanceof DOMException && failure.name === "TimeoutError";
  return late || failure instanceof TypeError; // that is how `fetch` tells of a connection
}

/** In how many seconds the other side wants to be asked again, where it says so. */
export function told(failure: unknown): number | undefined {
  return failure instanceof Refused || failure instanceof Unreadable ? failure.retryAfter : undefined;
}

/** The seconds to wait after so many tries: twice as many each time, spread, and `least` at least. */
export function pause(tried: number, first: number, longest: number, least = 0): number {
  return Math.max(Math.min(first * 2 ** (tried - 1) * (1 + Math.random()), longest), Math.min(least, DAY));
}

/** Waits so many seconds, or until `signal` ends it. */
export function slept(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    signal?.addEventListener("abort", done);
    if (signal?.aborted) done();
  });
}
