/** Asking again for what was lost on the way. */

import { Refused, Unreadable } from "./refused.ts";

const MAX_TRIES = 5; // of a command
const FIRST_PAUSE_SECONDS = 0.25;
const MAX_PAUSE_SECONDS = 10; // a longer wait that is asked for is not waited
const DAY_SECONDS = 86_400; // no pause is longer, whatever is asked for
const LOST = [502, 503, 504]; // statuses of an answer that says nothing about the command

/**
 * The answer to a command with an Idempotency-Key, which is sent again when its answer was lost.
 *
 * Throws what the last try throws.
 */
export async function answered<T>(send: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried < MAX_TRIES; tried += 1) {
    try {
      return await send();
    } catch (failure) {
      if (!isLost(failure) || (retryAfterOf(failure) ?? 0) > MAX_PAUSE_SECONDS) throw failure;
      await slept(pause(tried, FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS, retryAfterOf(failure)));
    }
  }
  return send();
}

/** Whether the outcome of a request is unknown. */
export function isLost(failure: unknown): boolean {
  if (failure instanceof Refused || failure instanceof Unreadable) return LOST.includes(failure.status);
  const late = failure instanceof Error && failure.name === "TimeoutError";
  return late || failure instanceof TypeError; // that is how `fetch` tells of a connection
}

/** In how many seconds the other side wants to be asked again, where it says so. */
export function retryAfterOf(failure: unknown): number | undefined {
  return failure instanceof Refused || failure instanceof Unreadable ? failure.retryAfter : undefined;
}

/** The seconds to wait after so many tries: twice as many each time, spread, and `least` at least. */
export function pause(tried: number, first: number, longest: number, least = 0): number {
  return Math.max(Math.min(first * 2 ** (tried - 1) * (1 + Math.random()), longest), Math.min(least, DAY_SECONDS));
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
