/** What went wrong, in words, and what can be done about it. */

import { signal } from "@preact/signals";
import { isLost, Refused, Unreadable } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { slept } from "../../../clients/typescript/src/again.ts";
import { isPassing, RETRY } from "../game/passing.ts";
import { t } from "../language.ts";
import { Button } from "./parts.tsx";

export const trouble = signal<string | undefined>(undefined);

/** What is wrong, in the player's words. */
export class Plain extends Error {}

const NO_CAMERA = new Set(["NotAllowedError", "NotFoundError", "NotReadableError"]);

/** Whether the device had no room: there may be some, once the player has made it. */
export function isFull(failure: unknown): boolean {
  return failure instanceof DOMException && failure.name === "QuotaExceededError";
}

/** What a failure says to the player. */
export function words(failure: unknown): string {
  if (failure instanceof Refused) {
    if (failure.problem.code.startsWith("api_key")) return t("key-needed");
    return failure.problem.detail ?? failure.problem.title;
  }
  if (isLost(failure) || failure instanceof Unreadable) return t("no-network"); // a page of somebody in between
  if (isFull(failure)) return t("device-full");
  if (failure instanceof DOMException && NO_CAMERA.has(failure.name)) return t("no-camera");
  if (failure instanceof Plain) return failure.message;
  return t("fault", { what: String(failure) });
}

/** Does what the player wants, and tells what goes wrong with it, no more what went wrong before. */
export function tried(deed: () => Promise<unknown>): Promise<void> {
  trouble.value = undefined;
  return shown(deed);
}

/** Does what a screen shows by itself: what is told already stays, as of the link that led there. */
export async function shown(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (failure) {
    trouble.value = words(failure);
  }
}

/** Does what a screen cannot be shown without, again and again while it does not go through, until the screen is left. */
export async function needed(deed: () => Promise<unknown>, left: AbortSignal): Promise<void> {
  trouble.value = undefined;
  for (let said = false; !left.aborted; await slept(RETRY / 1000, left)) {
    try {
      await deed();
      if (said) trouble.value = undefined;
      return;
    } catch (failure) {
      if (left.aborted) return;
      said = true;
      trouble.value = words(failure);
      if (!isPassing(failure)) return;
    }
  }
}

/** What a component cannot do without, found anew whenever one of these changes; an answer of before that is no news. */
export function useNeeded<T>(find: () => Promise<T>, inputs: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<T | undefined>(undefined);
  useEffect(() => {
    const left = new AbortController();
    const deed = async () => {
      const now = await find();
      if (!left.signal.aborted) setFound(() => now);
    };
    void needed(deed, left.signal);
    return () => left.abort();
  }, inputs);
  return found;
}

export function Trouble() {
  if (trouble.value === undefined) return null;
  return (
    <div class="trouble" role="alert" data-test="trouble">
      <p>{trouble.value}</p>
      <Button kind="plain" data-test="trouble-close" onClick={() => (trouble.value = undefined)}>
        {t("close")}
      </Button>
    </div>
  );
}
