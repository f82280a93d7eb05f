/** The achievements in their row: what they bring, the Automa's cubes on them, which are turned down. */

import type { TrismegistusGameState } from "automa-client";
import { Folded, Stepper, Switch } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";

type Achievement = TrismegistusGameState["state"]["achievements"][number];

const MOST_CUBES = 2; // with the third a card brings its VP, and all of them go

export function achievements({ session, name }: Shown): Held[] {
  const row = (session.seen.value as TrismegistusGameState).state.achievements;
  if (row.length === 0) return [];
  return [
    {
      kind: "held",
      group: t("this-game"),
      label: t("achievements-there"),
      pointer: "/achievements",
      value: row,
      form: (value, set) => {
        const all = value as readonly Achievement[];
        return (
          <Folded label={t("achievements-there")} test="set-/achievements">
            {all.map((one, index) => (
              <Card
                key={index}
                number={index + 1}
                card={one}
                was={row[index]}
                change={(part) => set(all.with(index, written({ ...one, ...part })))}
                name={name}
              />
            ))}
          </Folded>
        );
      },
    },
  ];
}

/** A card as the service has it: what was changed and changed back is as it was. */
function written({ vp, cubes = 0, face_up: isUp = true }: Achievement): Achievement {
  return { vp, ...(cubes > 0 && { cubes }), ...(!isUp && { face_up: isUp }) };
}

interface Asked extends Pick<Shown, "name"> {
  number: number;
  card: Achievement;
  was: Achievement | undefined;
  change(part: Partial<Achievement>): void;
}

function Card({ number, card, was, change, name }: Asked) {
  const { vp, cubes = 0, face_up: isUp = true } = card;
  const test = `set-/achievements/${number - 1}`;
  return (
    <fieldset class="choice" data-test={test}>
      <legend>{t("achievement", { number })}</legend>
      <div class="steppers">
        <Stepper
          label={t("vp")}
          value={vp}
          was={was?.vp}
          set={(to) => change({ vp: to })}
          test={`${test}/vp`}
        />
        {isUp && (
          <Stepper
            label={name("cubes")}
            value={cubes}
            was={was?.cubes ?? 0}
            most={MOST_CUBES}
            set={(to) => change({ cubes: to })}
            test={`${test}/cubes`}
          />
        )}
      </div>
      <Switch
        label={t("card-is-up")}
        on={isUp}
        set={(on) => change(on ? { face_up: on } : { face_up: on, cubes: 0 })}
        test={`${test}/face_up`}
      />
    </fieldset>
  );
}
