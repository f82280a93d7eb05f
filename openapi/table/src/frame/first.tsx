/** In the place of what ends a screen, as long as something is missing: it says what, and leads there. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { language, t } from "../language.ts";
import { Button } from "./parts.tsx";

export interface Missing {
  what: string;
  /** The mark of the choice that is still to be made. */
  at: string;
}

/** When it comes to miss something else, that is brought in sight. */
export function First({ what, at }: Missing) {
  const before = useRef(at);
  useLayoutEffect(() => {
    if (at !== before.current) document.querySelector(`[data-test="${at}"]`)?.scrollIntoView({ block: "nearest" });
    before.current = at;
  }, [at]);
  return (
    <Button kind="primary missing" onClick={() => lead(at)} data-test="first">
      {t("first-choose", { what: what.slice(0, 1).toLocaleLowerCase(language.value) + what.slice(1) })}
    </Button>
  );
}

/** What begins a game, or what it waits for. */
export function Begin({ missing, busy, begin }: { missing: Missing | undefined; busy: boolean; begin(): void }) {
  if (missing) return <First {...missing} />;
  return (
    <Button kind="primary" disabled={busy} onClick={begin} data-test="begin">
      {t(busy ? "waiting" : "begin")}
    </Button>
  );
}

function lead(at: string): void {
  const choice = document.querySelector<HTMLElement>(`[data-test="${at}"]`);
  if (!choice) return;
  if (choice instanceof HTMLDetailsElement) choice.open = true;
  choice.scrollIntoView({ block: choice instanceof HTMLDetailsElement ? "start" : "center" });
  (choice.querySelector<HTMLElement>("summary, button") ?? choice).focus({ preventScroll: true });
}
