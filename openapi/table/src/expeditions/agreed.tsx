/** What was agreed before the game, set to what is played: the level, and coins for the Automa's glory. */

import type { ExpeditionsGameState, ExpeditionsRulesetDescription, ExpeditionsView } from "automa-client";
import { Choice } from "../frame/parts.tsx";
import type { Correction } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";

type Card = ExpeditionsView["progress_card"];

export function agreed({ session, described }: Shown): readonly Correction[] {
  const { state } = session.seen.value as ExpeditionsGameState;
  const { levels } = (described as ExpeditionsRulesetDescription).catalogue;
  const known = levels.flatMap(({ card, missing }) => (missing.length === 0 ? [card as Card] : []));
  return [
    ...level(state.progress_card, known),
    {
      kind: "count",
      group: t("this-game"),
      label: t("glory-coins"),
      pointer: "/glory_coins_adjustment",
      value: state.glory_coins_adjustment,
      least: -2,
      most: 3,
    },
  ];
}

/** The progress card of a level: of the game's own whatever is printed on the one that lies there. */
function level(own: Card, known: readonly Card[]): readonly Correction[] {
  if (own.level === null) return [];
  const others = known.filter((one) => one.level !== own.level);
  const cards = [...others, own].sort((one, other) => of(one) - of(other));
  const pointer = "/progress_card";
  return [
    {
      kind: "held",
      group: t("this-game"),
      label: t("level"),
      pointer,
      value: own,
      first: (_, to) => to, // the glory that it brings is set by hand behind it
      form: (now, set) => (
        <Choice
          label={t("level")}
          options={cards.map(of)}
          value={of(now as Card)}
          show={String}
          set={(one) => set(cards.find((card) => of(card) === one) ?? own)}
          test={`set-${pointer}`}
        />
      ),
    },
  ];
}

function of({ level: number }: Card): number {
  return number ?? 0;
}
