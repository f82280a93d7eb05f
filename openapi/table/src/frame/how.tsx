/** How this works: what an Automa is, the levels, the symbols, and where the rulebook says what. */

import type { RulesetDescription } from "automa-client";
import { RULESETS } from "../faces.ts";
import { t } from "../language.ts";
import { ruleset } from "../service.ts";
import { GuidedGame } from "./first_game.tsx";
import { Bar, capital, Folded, Waiting } from "./parts.tsx";
import { Sign, type SignName } from "./sign.tsx";
import { useNeeded } from "./trouble.tsx";

const LEVELS = ["autometta", "automa", "automaszyna", "ultimaszyna"] as const;
const SIGNS: readonly (readonly [SignName, string])[] = [
  ["power", "power"],
  ["popularity", "popularity"],
  ["coins", "coins"],
  ["cards", "combat-cards"],
  ["star", "stars"],
  ["progress", "tracker"],
  ["maps", "maps"],
  ["corruption", "corruption"],
  ["die", "die"],
  ["experiments", "experiments"],
  ["gem", "artifacts"],
];

/** Of one game, or of all. */
export function How({ back, of = RULESETS }: { back: string; of?: readonly string[] }) {
  const scythe = useNeeded(() => ruleset("scythe"), []);
  return (
    <>
      <Bar title={t("how")} back={back} />
      <main class="page how" data-test="how">
        <h2>{t("how-automa")}</h2>
        <p>{t("how-automa-is")}</p>
        <ol>
          {["mine", "told", "its", "done"].map((one) => (
            <li key={one}>{t(`how-${one}`)}</li>
          ))}
        </ol>
        {back === "" && <GuidedGame />}
        <h2>{t("how-levels")}</h2>
        <dl>
          {LEVELS.map((level) => (
            <div key={level}>
              <dt>{scythe?.names[level] ?? capital(level)}</dt>
              <dd>{t(`level-${level}`)}</dd>
            </div>
          ))}
        </dl>
        <p class="hint">{t("how-levels-of-others")}</p>
        <h2>{t("how-symbols")}</h2>
        <ul class="symbols">
          {SIGNS.map(([sign, label]) => (
            <li key={sign}>
              <Sign name={sign} /> {t(label)}
            </li>
          ))}
        </ul>
        <h2>{t("how-rules")}</h2>
        <p class="hint">{t("how-rules-under")}</p>
        {of.map((one) => (
          <Folded key={one} label={t(`ruleset-${one}`)} test={`rules-${one}`}>
            <Rules of={one} />
          </Folded>
        ))}
      </main>
    </>
  );
}

function Rules({ of }: { of: string }) {
  const described = useNeeded<RulesetDescription>(() => ruleset(of), [of]);
  if (!described) return <Waiting />;
  const sections = Map.groupBy(described.rules, ({ source }) => source);
  return (
    <dl>
      {[...sections].map(([source, rules]) => (
        <div key={source}>
          <dt>{source}</dt>
          {rules.map(({ id, title }) => (
            <dd key={id}>{title}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
