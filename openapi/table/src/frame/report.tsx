/** What should have happened at a step, in the player's words: it is saved with the game up to there. */

import { useState } from "preact/hooks";
import type { Place } from "../game/done.ts";
import type { Session } from "../game/session.ts";
import { t } from "../language.ts";
import { Folded } from "./parts.tsx";
import { saveReport } from "./saving.ts";
import { tried } from "./trouble.tsx";

const LONGEST = 2000; // the service takes no more

export function Report({ session, step }: { session: Session; step: Place }) {
  const [expected, setExpected] = useState("");
  return (
    <Folded label={t("report-turn")} test="report-turn">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void tried(() => saveReport(session, step, expected.trim()));
        }}
      >
        <div class="join">
          <label>
            {t("report-expected")}
            <input
              type="text"
              maxLength={LONGEST}
              value={expected}
              onInput={(event) => setExpected(event.currentTarget.value)}
              data-test="report-expected"
            />
          </label>
          <button type="submit" class="button" disabled={!expected.trim()} data-test="report-save">
            {t("report-save")}
          </button>
        </div>
        <p class="hint">{t("report-under")}</p>
      </form>
    </Folded>
  );
}
