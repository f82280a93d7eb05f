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
import { begin } from "./joining.ts";
import { Bar, Switch, Waiting } from "./parts.tsx";
import { Rulesets } from "./start.tsx";
import { tried, useNeeded } from "./trouble.tsx";

export function NewGame({ ruleset: chosen }: { ruleset: string | undefined }) {
  if (chosen && RULESETS.includes(chosen)) return <Form key={`${chosen} ${language.value}`} name={chosen} />;
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

function Form({ name }: { name: string }) {
  const found = useNeeded<Found>(async () => {
    const form = Unfinished.here<Parts>(`new ${name}`);
    const [described, shown, chosen] = await Promise.all([ruleset(name), face(name), form]);
    return { described, shown, chosen };
  }, [name]);
  return (
    <>
      <Bar title={t(`ruleset-${name}`)} under={t("new-game")} back="new" />
      <main class="page">
        {found ? <Choosing {...found} /> : <Waiting />}
      </main>
    </>
  );
}

function Choosing({ described, shown, chosen }: Found) {
  const [busy, setBusy] = useState(false);
  const part = formOf(chosen);
  const [byHand, setByHand] = part("by-hand", false);
  const start = (setup: unknown, stays?: Parts) => {
    setBusy(true);
    void tried(async () => {
      await begin(described.name, setup, byHand ? "/right" : "");
      chosen.put(stays);
    }).then(() => setBusy(false));
  };
  return (
    <shown.Setup described={described} name={named(described)} begin={start} busy={busy} part={part}>
      {hasBoard(described.name) && <Switch label={t("by-hand")} on={byHand} set={setByHand} test="by-hand" />}
    </shown.Setup>
  );
}
