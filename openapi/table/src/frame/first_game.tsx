/** A first game whose first turns have hints; what does not depend on the table is chosen. */

import { useState } from "preact/hooks";
import { choose } from "../choices.ts";
import { face, GUIDED } from "../faces.ts";
import { t } from "../language.ts";
import { onward } from "../routes.ts";
import { begin } from "./joining.ts";
import { tried } from "./trouble.tsx";

export function GuidedGame() {
  const [busy, setBusy] = useState(false);
  const start = async (name: string) => {
    setBusy(true);
    await tried(async () => {
      const lead = onward();
      const { firstGame } = await face(name);
      await (firstGame ? beginGuided(name, firstGame) : lead(`new/${name}/guided`));
    });
    setBusy(false);
  };
  return (
    <section class="form" inert={busy} data-test="guided-game">
      <h2>{t("guided-game")}</h2>
      <div class="row">
        {GUIDED.map((name) => (
          <button type="button" key={name} class="button" onClick={() => void start(name)} data-option={name}>
            {t(`ruleset-${name}`)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Begins a game with hints, on the list of what is laid out for it. */
export async function beginGuided(name: string, setup: unknown): Promise<void> {
  await choose({ hinted: await begin(name, setup, "/layout") });
}
