/** The table as it stands now: pieces where they are, and what changed on the mat. */

import { useState } from "preact/hooks";
import { Button, Folded, Many, Stepper } from "../frame/parts.tsx";
import { Sign } from "../frame/sign.tsx";
import { t } from "../language.ts";
import { begun, BONUSES, deployed, fighterAt, GOALS, me, MOST_POPULARITY, MOST_POWER, MOST_STARS, places } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { put } from "./driving.ts";
import { Hex } from "./hex.tsx";
import { catalogue } from "./mat.ts";
import { Pieces, type Picked } from "./pieces.tsx";

export function Mirror(drafting: Drafting) {
  const { draft, change, seen, name } = drafting;
  const [hex, setHex] = useState<string | undefined>(undefined);
  const before = begun(seen);
  const [character = ""] = places(draft, "character");
  const fights = fighterAt(seen, character);
  const go = (picked: Picked, to: string) =>
    change(picked.ability ? deployed(draft, to, picked.ability) : put(drafting, picked, to));
  const set = (field: "power" | "popularity" | "coins" | "cards" | "upgrades") => (value: number) =>
    change({ ...draft, [field]: value });
  return (
    <>
      <Pieces {...drafting} put={go} hex={hex} look={setHex}>
        {hex !== undefined && <Hex {...drafting} hex={hex} close={() => setHex(undefined)} />}
      </Pieces>
      {!fights && draft.encounters.includes(character) && (
        <>
          <p class="hint" role="status" data-test="encounter-waits">
            {t("encounter-waits", { place: name(character) })}
          </p>
          <Button
            data-test="encounter-taken"
            onClick={() => change({ ...draft, encounters: draft.encounters.filter((at) => at !== character) })}
          >
            {t("encounter-taken")}
          </Button>
        </>
      )}
      {!fights && character === catalogue(drafting).factory && !me(seen).has_factory_card && !draft.factory && (
        <Button data-test="factory-taken" onClick={() => change({ ...draft, factory: true })}>
          {t("factory-taken")}
        </Button>
      )}
      {hex === undefined && (
        <>
          <div class="steppers counters">
            <Stepper sign="power" label={t("power")} value={draft.power} was={before.power} most={MOST_POWER} set={set("power")} test="power" />
            <Stepper
              sign="popularity"
              label={t("popularity")}
              value={draft.popularity}
              was={before.popularity}
              most={MOST_POPULARITY}
              set={set("popularity")}
              test="popularity"
            />
            <Stepper sign="coins" label={t("coins")} value={draft.coins} was={before.coins} set={set("coins")} test="coins" />
            <Stepper
              sign="cards"
              label={t("combat-cards")}
              value={draft.cards}
              was={before.cards}
              least={draft.hand?.length ?? 0}
              set={set("cards")}
              test="cards"
            />
          </div>
          <Folded label={<More stars={draft.stars.length} />} test="more">
            <Stepper label={t("upgrades")} value={draft.upgrades} was={before.upgrades} most={6} set={set("upgrades")} />
            <Many label={t("recruits")} of={BONUSES} on={draft.recruits} name={name} set={(recruits) => change({ ...draft, recruits })} test="recruits" />
            <Many
              label={t("stars")}
              of={GOALS}
              on={draft.stars}
              name={name}
              set={(stars) => change({ ...draft, stars })}
              most={MOST_STARS}
              test="stars"
            />
          </Folded>
        </>
      )}
    </>
  );
}

/** What has no counter of its own; my stars are told by it, too. */
function More({ stars }: { stars: number }) {
  return (
    <>
      {t("more")}
      <span class="figure">
        <Sign name="star" />
        <span class="unseen">{t("stars")}: </span>
        <b>{stars}</b>
      </span>
    </>
  );
}
