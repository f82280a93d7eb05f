/** The phone lies beside the board for an hour and is looked at now and then: its screen stays on. */

import { choices } from "../choices.ts";

/** Keeps the screen awake while the page is seen, where the player wants it and the browser can; ends it. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  const hold = async () => {
    if (!choices.value.awake || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    held = await navigator.wakeLock.request("screen").catch(() => undefined); // a low battery may forbid it
  };
  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    document.removeEventListener("visibilitychange", hold);
    void held?.release();
  };
}
