/** The stars of a seat, set by hand: most goals give one, some of them several (R37). */

import type { ScythePlayer } from "automa-client";
import { Many, Stepper } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { MOST_STARS } from "./draft.ts";
import { catalogue } from "./mat.ts";

const HUMANS = ["upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power"];
const AUTOMAS = ["tracker", "combat", "power"];
const COMBATS = 2;

export function starring(shown: Shown, player: ScythePlayer, index: number): Held {
  const pointer = `/players/${index}/stars`;
  const was = player.stars ?? [];
  const goals = player.kind === "automa" ? AUTOMAS : HUMANS;
  const most = (goal: string) => mostOf(shown, player, goal);
  return {
    kind: "held",
    group: shown.name(player.faction),
    label: t("stars"),
    pointer,
    value: was,
    form: (value, set) => {
      const stars = value as string[];
      return (
        <>
          <Many
            label={t("stars")}
            of={goals.filter((goal) => most(goal) === 1)}
            on={stars}
            name={shown.name}
            set={set}
            most={MOST_STARS}
            test={`set-${pointer}`}
          />
          <div class="steppers">
            {goals
              .filter((goal) => most(goal) > 1)
              .map((goal) => (
                <Stepper
                  key={goal}
                  label={shown.name(goal)}
                  value={count(stars, goal)}
                  was={count(was, goal)}
                  least={0}
                  most={Math.min(most(goal), count(stars, goal) + MOST_STARS - stars.length)}
                  set={(to) => set([...stars.filter((one) => one !== goal), ...Array<string>(to).fill(goal)])}
                  test={`set-${pointer}/${goal}`}
                />
              ))}
          </div>
        </>
      );
    },
  };
}

function count(stars: readonly string[], goal: string): number {
  return stars.filter((one) => one === goal).length;
}

/** How many stars a goal gives a seat; Saxony's dominate others, and its objectives are both revealed. */
function mostOf(shown: Shown, { kind, faction, level }: ScythePlayer, goal: string): number {
  if (goal === "tracker") return catalogue(shown).levels.find((card) => card.level === level)?.stars.length ?? MOST_STARS;
  if (kind === "human" && faction === "saxony" && (goal === "combat" || goal === "objective")) return MOST_STARS;
  return goal === "combat" ? COMBATS : 1;
}
