/** The phone lies beside the board for an hour and is looked at now and then: its screen stays on. */

import { effect } from "@preact/signals";
import { choices } from "../choices.ts";

/** Keeps the screen awake while the page is seen, where the player wants it and the browser can; ends it. */
export function keepAwake(): () => void {
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  const release = () => void held?.then((lock) => lock?.release());
  const hold = () => {
    const wanted = choices.value.awake && document.visibilityState === "visible" && "wakeLock" in navigator;
    release();
    held = wanted ? navigator.wakeLock.request("screen").catch(() => undefined) : undefined; // a low battery may forbid it
  };
  const settled = effect(hold);
  document.addEventListener("visibilitychange", hold);
  return () => {
    settled();
    document.removeEventListener("visibilitychange", hold);
    release();
  };
}
