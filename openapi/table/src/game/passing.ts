/** What does not go through now, and does soon. */

import { isLost, Refused, Unreadable } from "automa-client";

/** Milliseconds until what was lost is sent, or asked for, again. */
export const RETRY = 4_000;

const LATEST = 20_000; // milliseconds

/** What is asked for, or lost after so long: a phone that changes networks may never hear that its answer was. */
export async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(LATEST);
  try {
    return await ask(signal);
  } catch (failure) {
    throw signal.aborted ? signal.reason : failure; // in the midst of an answer browsers call it something else
  }
}

/** Whether the same can be told again soon: too much was asked for. */
export function isBusy({ status }: Refused): boolean {
  return status === 429;
}

/** Whether the same can be asked for again: nothing came of it yet, too much was asked for, or the service has a fault. */
export function isPassing(failure: unknown): boolean {
  if (failure instanceof Refused) return isBusy(failure) || failure.status >= 500;
  return isLost(failure) || failure instanceof Unreadable; // a page of somebody in between
}
