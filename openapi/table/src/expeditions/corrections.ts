/** What may be set to what lies on the table: mechs, figures, tiles, cards, whose turn it is, and what was agreed. */

import type { ExpeditionsGameState, ExpeditionsRulesetDescription } from "automa-client";
import type { Correction, Values } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { agreed } from "./agreed.tsx";
import { ending } from "./ending.tsx";
import { held } from "./held.tsx";
import { lying } from "./lying.tsx";
import { sides } from "./sides.ts";
import { used } from "./used.tsx";

const MOST = 99;
const AUTOMAS = ["/automa/north", "/automa/central"];
const NOWHERE = "basecamp"; // where a mech is in no other's way

export function corrections(shown: Shown): readonly Correction[] {
  const { session, described, name } = shown;
  const { state } = session.seen.value as ExpeditionsGameState;
  const { automa, human } = sides(state);
  const places = described.places.map((place) => place.id);
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
  const leaves = (now: Values) => AUTOMAS.some((mech) => now.get(mech) === human.mech);
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
    ...ending(shown),
    mech(t("automa"), "/automa/north", "automa-north", t("north-mech"), automa.north),
    mech(t("automa"), "/automa/central", "automa-central", t("central-mech"), automa.central),
    count(t("automa"), "/automa/progress", t("progress"), automa.progress),
    count(t("automa"), "/automa/glory", t("glory"), automa.glory, 8),
    count(t("automa"), "/automa/maps", t("maps"), automa.maps),
    ...held(t("automa"), "/automa", automa),
    {
      ...mech(t("you"), "/human/mech", "human-mech", t("my-mech"), human.mech),
      first: (was, _, now) => (leaves(now) ? NOWHERE : was),
    },
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
    ...used(shown),
    ...agreed(shown),
  ];
}
