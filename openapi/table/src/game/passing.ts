/** What does not go through now, and does soon. */

import { isLost, Refused, Unreadable } from "automa-client";

/** Milliseconds until what was lost is sent, or asked for, again. */
export const RETRY = 4_000;

const LATEST = 20_000; // milliseconds

/** Ends what asks for something after so long: a phone that changes networks may never hear that its answer was lost. */
export function inTime(): AbortSignal {
  return AbortSignal.timeout(LATEST);
}

/** Whether the same can be told again soon: too much was asked for, or another tab is telling it. */
export function isBusy({ status, problem }: Refused): boolean {
  return status === 429 || problem.code === "idempotency_key_in_flight";
}

/** Whether the same can be asked for again: nothing came of it yet, too much was asked for, or the service has a fault. */
export function isPassing(failure: unknown): boolean {
  if (failure instanceof Refused) return isBusy(failure) || failure.status >= 500;
  return isLost(failure) || failure instanceof Unreadable; // a page of somebody in between
}
