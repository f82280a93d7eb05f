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
      tells: (value, now) => fitting(value as End, (now.get("/turn") ?? turn) as string),
      form: (value, set, now) => {
        const whose = (now.get("/turn") ?? turn) as string;
        const { by, turns_left: left } = fitting(value as End, whose);
        return (
          <>
            {done.length > 1 && (
              <Choice
                label={t("end-by")}
                options={done}
                value={by}
                show={(seat) => t(seat === "human" ? "you" : "automa")}
                set={(seat) => set({ by: seat, turns_left: seat === by ? left : lasts(seat, whose)[0] })}
                test="set-/end/by"
              />
            )}
            <Choice
              label={t("turns-left")}
              options={lasts(by, whose)}
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

/** Where whose turn it is was set, too, the turns that are left are counted anew, as the service does it. */
function fitting(end: End, whose: string): End {
  const { by, turns_left: left } = end;
  if (lasts(by, whose).some((turns) => turns === left)) return end;
  return { by, turns_left: left < TURNS.length ? left + 1 : left - 1 };
}

/** So many turns that the last one is of whoever triggered the end (E18). */
function lasts(by: string, turn: string) {
  return TURNS.filter((turns) => (turns % 2 === 1) === (by === turn));
}
