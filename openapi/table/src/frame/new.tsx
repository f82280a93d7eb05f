/** A new game: which one, and its form. */

import type { RulesetDescription } from "automa-client";
import { useState } from "preact/hooks";
import { face, hasBoard, RULESETS } from "../faces.ts";
import type { Face } from "../game/face.ts";
import { formOf, type Parts } from "../game/form.ts";
import { named } from "../game/names.ts";
import { Unfinished } from "../game/unfinished.ts";
import { language, t } from "../language.ts";
import { ruleset } from "../service.ts";
import { beginGuided } from "./first_game.tsx";
import { begin } from "./joining.ts";
import { Bar, Switch, Waiting } from "./parts.tsx";
import { Rulesets } from "./start.tsx";
import { tried, useNeeded } from "./trouble.tsx";

export function NewGame({ ruleset: chosen, guided }: { ruleset: string | undefined; guided: boolean }) {
  if (chosen && RULESETS.includes(chosen)) return <Form key={`${chosen} ${guided} ${language.value}`} name={chosen} guided={guided} />;
  return (
    <>
      <Bar title={t("new-game")} back="" />
      <main class="page">
        <Rulesets />
      </main>
    </>
  );
}

interface Found {
  described: RulesetDescription;
  shown: Face;
  chosen: Unfinished<Parts>;
}

function Form({ name, guided }: { name: string; guided: boolean }) {
  const found = useNeeded<Found>(async () => {
    const form = Unfinished.here<Parts>(`new ${name}`);
    const [described, shown, chosen] = await Promise.all([ruleset(name), face(name), form]);
    return { described, shown, chosen };
  }, [name]);
  return (
    <>
      <Bar title={t(`ruleset-${name}`)} under={t(guided ? "guided-game" : "new-game")} back={guided ? "" : "new"} />
      <main class="page">
        {guided && <p class="notice hints" data-test="hint">{t("hint-setup")}</p>}
        {found ? <Choosing {...found} guided={guided} /> : <Waiting />}
      </main>
    </>
  );
}

function Choosing({ described, shown, chosen, guided }: Found & { guided: boolean }) {
  const [busy, setBusy] = useState(false);
  const part = formOf(chosen);
  const [byHand, setByHand] = part("by-hand", false);
  const start = (setup: unknown, stays?: Parts) => {
    setBusy(true);
    void tried(async () => {
      if (guided) await beginGuided(described.name, setup);
      else await begin(described.name, setup, byHand ? "/right" : shown.layout ? "/layout" : "");
      chosen.put(stays);
    }).then(() => setBusy(false));
  };
  return (
    <shown.Setup described={described} name={named(described)} begin={start} busy={busy} part={part}>
      {hasBoard(described.name) && !guided && <Switch label={t("by-hand")} on={byHand} set={setByHand} test="by-hand" />}
    </shown.Setup>
  );
}
