/** What was taken back, for a moment, with the way to have it again. */

import { useEffect, useState } from "preact/hooks";
import type { Session } from "../game/session.ts";
import { t } from "../language.ts";
import { Button } from "./parts.tsx";
import { Sign } from "./sign.tsx";
import { tried } from "./trouble.tsx";

const LINGERS = 10_000; // milliseconds; the menu has it for longer

export function TakenBack({ session }: { session: Session }) {
  const gone = session.redoable.value;
  const [passed, setPassed] = useState<typeof gone>();
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setPassed(gone), gone.when + LINGERS - Date.now());
    return () => clearTimeout(timer);
  }, [gone]);
  if (!gone || gone === passed || Date.now() >= gone.when + LINGERS) return null;
  return (
    <div class="notice passing" role="status" data-test="taken-back">
      <p>{t(gone.isAutomas ? "taken-back-both" : "taken-back-mine")}</p>
      <Redo session={session} test="redo" />
    </div>
  );
}

/** The button that brings back what was taken back last. */
export function Redo({ session, done, test }: { session: Session; done?: () => void; test: string }) {
  const tapped = () => {
    done?.();
    void tried(() => session.redo());
  };
  return (
    <Button disabled={session.sending.value || session.away.value} data-test={test} onClick={tapped}>
      <Sign name="redo" />
      {t("redo")}
    </Button>
  );
}
