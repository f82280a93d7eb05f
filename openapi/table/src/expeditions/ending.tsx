/** The end that a last glory token has triggered: by whom, and how many turns are left. */

import type { ExpeditionsGameState, ExpeditionsView } from "automa-client";
import { Choice } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { sides } from "./sides.ts";

type End = NonNullable<ExpeditionsView["end"]>;

const AUTOMAS_GLORY = 8;
const HUMANS_GLORY = 4;
const TURNS = [1, 2, 3] as const;

export function ending({ session }: Shown): readonly Held[] {
  const { state } = session.seen.value as ExpeditionsGameState;
  const { end, over, turn } = state;
  if (!end || over) return [];
  const { automa, human } = sides(state);
  const done = (["human", "automa"] as const).filter((seat) =>
    seat === "human" ? human.glory.length >= HUMANS_GLORY : automa.glory >= AUTOMAS_GLORY,
  );
  return [
    {
      kind: "held",
      group: t("turn"),
      label: t("end-by"),
      pointer: "/end",
      value: end,
      form: (value, set) => {
        const { by, turns_left: left } = value as End;
        return (
          <>
            {done.length > 1 && (
              <Choice
                label={t("end-by")}
                options={done}
                value={by}
                show={(seat) => t(seat === "human" ? "you" : "automa")}
                set={(seat) => set({ by: seat, turns_left: seat === by ? left : lasts(seat, turn)[0] })}
                test="set-/end/by"
              />
            )}
            <Choice
              label={t("turns-left")}
              options={lasts(by, turn)}
              value={left as (typeof TURNS)[number]}
              show={String}
              set={(turns) => set({ by, turns_left: turns })}
              test="set-/end/turns_left"
            />
          </>
        );
      },
    },
  ];
}

/** So many turns that the last one is of whoever triggered the end (E18). */
function lasts(by: string, turn: string) {
  return TURNS.filter((turns) => (turns % 2 === 1) === (by === turn));
}
