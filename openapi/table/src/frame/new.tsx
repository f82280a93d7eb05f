/** A new game: which one, and its form. */

import type { RulesetDescription } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { face, RULESETS } from "../faces.ts";
import type { Face } from "../game/face.ts";
import { named } from "../game/names.ts";
import { language, t } from "../language.ts";
import { ruleset } from "../service.ts";
import { begin } from "./joining.ts";
import { Bar, Switch, Waiting } from "./parts.tsx";
import { Emblem } from "./start.tsx";
import { tried } from "./trouble.tsx";

export function NewGame({ ruleset: chosen }: { ruleset: string | undefined }) {
  if (chosen && RULESETS.includes(chosen)) return <Form key={`${chosen} ${language.value}`} name={chosen} />;
  return (
    <>
      <Bar title={t("new-game")} back="" />
      <main class="page">
        <ul class="games">
          {RULESETS.map((name) => (
            <li key={name}>
              <a href={`#/new/${name}`} class="game" data-test={name}>
                <Emblem ruleset={name} />
                <span>
                  <strong>{t(`ruleset-${name}`)}</strong>
                  <small>{t(`ruleset-${name}-under`)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function Form({ name }: { name: string }) {
  const [found, setFound] = useState<{ described: RulesetDescription; shown: Face } | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [byHand, setByHand] = useState(false);
  useEffect(() => {
    void tried(async () => {
      const [described, shown] = await Promise.all([ruleset(name), face(name)]);
      setFound({ described, shown });
    });
  }, [name]);
  const start = (setup: unknown) => {
    setBusy(true);
    void tried(() => begin(name, setup, byHand ? "/right" : "")).then(() => setBusy(false));
  };
  return (
    <>
      <Bar title={t(`ruleset-${name}`)} under={t("new-game")} back="new" />
      <main class="page">
        {found ? (
          <found.shown.Setup described={found.described} name={named(found.described)} begin={start} busy={busy}>
            <Switch label={t("by-hand")} on={byHand} set={setByHand} test="by-hand" />
          </found.shown.Setup>
        ) : (
          <Waiting />
        )}
      </main>
    </>
  );
}
