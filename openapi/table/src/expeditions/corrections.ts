/** What may be set to what lies on the table: mechs, figures, tiles, and whose turn it is. */

import type { ExpeditionsGameState, ExpeditionsRulesetDescription } from "automa-client";
import type { Correction } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { held } from "./held.tsx";
import { lying } from "./lying.tsx";
import { sides } from "./sides.ts";

const MOST = 99;

export function corrections(shown: Shown): readonly Correction[] {
  const { session, described, name } = shown;
  const { state } = session.seen.value as ExpeditionsGameState;
  const { automa, human } = sides(state);
  const places = Object.keys(described.places);
  const regions = places.filter((place) => /^[nc]/.test(place));
  const mech = (group: string, pointer: string, piece: string, label: string, value: string): Correction => ({
    kind: "one",
    group,
    label,
    pointer,
    value,
    options: pointer === "/human/mech" ? places : regions,
    show: name,
    piece,
  });
  const count = (group: string, pointer: string, label: string, value: number, most = MOST): Correction => ({
    kind: "count",
    group,
    label,
    pointer,
    value,
    most,
  });
  const seats = { human: t("you"), automa: t("automa") };
  return [
    {
      kind: "one",
      group: t("turn"),
      label: t("whose-turn"),
      pointer: "/turn",
      value: state.turn,
      options: Object.keys(seats),
      show: (seat) => seats[seat as keyof typeof seats],
    },
    mech(t("automa"), "/automa/north", "piece-automa-north", t("north-mech"), automa.north),
    mech(t("automa"), "/automa/central", "piece-automa-central", t("central-mech"), automa.central),
    count(t("automa"), "/automa/progress", t("progress"), automa.progress),
    count(t("automa"), "/automa/glory", t("glory"), automa.glory, 8),
    count(t("automa"), "/automa/maps", t("maps"), automa.maps),
    ...held(t("automa"), "/automa", automa),
    mech(t("you"), "/human/mech", "piece-human", t("my-mech"), human.mech),
    count(t("you"), "/human/coins", t("coins"), human.coins, 999),
    count(t("you"), "/human/maps", t("maps"), human.maps),
    count(t("you"), "/human/solved_quests", t("quests-solved"), human.solved_quests),
    count(t("you"), "/human/item_coins", t("item-coins"), human.item_coins),
    ...held(t("you"), "/human", human),
    {
      kind: "many",
      group: t("you"),
      label: t("glory"),
      pointer: "/human/glory",
      value: human.glory,
      options: (described as ExpeditionsRulesetDescription).catalogue.glory_categories,
      show: name,
    },
    lying(shown),
  ];
}
