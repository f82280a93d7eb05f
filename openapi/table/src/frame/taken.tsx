/** The arrow of the bar; and what was taken back, for a moment, with the way to have it again. */

import { useEffect, useState } from "preact/hooks";
import type { Session } from "../game/session.ts";
import { t } from "../language.ts";
import { Button, capital } from "./parts.tsx";
import { Sign } from "./sign.tsx";
import { tried } from "./trouble.tsx";

const LINGERS = 10_000; // milliseconds; the menu has it for longer

/** Takes back a step of a turn that is being put together, as long as it `puts` one; else turns that were told. */
export function Undo({ session, puts }: { session: Session; puts: boolean }) {
  const { seen, known, undoing, sending, away } = session;
  const [takes, isBare] = [undoing.takes.value, undoing.isBare.value];
  if (takes === "step" && puts) return <Arrow takes="step" disabled={sending.value} back={() => undoing.stepBack()} />;
  const isRefused = known.value.looksOn === true || seen.value.undo === "never";
  return (
    <Arrow
      takes={isBare ? "none" : takes === "step" ? "last" : takes}
      disabled={isBare || sending.value || away.value || isRefused}
      back={() => void tried(() => undoing.takeBack())}
    />
  );
}

/** What it takes back stands beside it. */
function Arrow({ takes, disabled, back }: { takes: "step" | "mine" | "both" | "last" | "none"; disabled: boolean; back(): void }) {
  return (
    <Button kind="undo" aria-label={t(`take-back-${takes}`)} data-test="undo" disabled={disabled} onClick={back}>
      <Sign name="undo" />
      {takes !== "none" && <span data-option={takes}>{capital(t(`takes-${takes}`))}</span>}
    </Button>
  );
}

export function TakenBack({ session }: { session: Session }) {
  const gone = session.undoing.redoable.value;
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
    void tried(() => session.undoing.redo());
  };
  return (
    <Button disabled={session.sending.value || session.away.value} data-test={test} onClick={tapped}>
      <Sign name="redo" />
      {t("redo")}
    </Button>
  );
}
