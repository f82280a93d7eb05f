/** What a guided turn has told so far, in words: nothing is ended on trust. */

import type { ScytheAction } from "automa-client";
import { t } from "../language.ts";
import { placeName } from "./pieces.tsx";

type Name = (id: string) => string;
type Goods = Record<string, Record<string, number>>;

export function Told({ deeds, name }: { deeds: readonly ScytheAction[]; name: Name }) {
  return (
    <ul class="context" data-test="told">
      {deeds.map((deed, index) => (
        <li key={index}>{said(deed, name)}</li>
      ))}
    </ul>
  );
}

function said(deed: ScytheAction, name: Name): string {
  switch (deed.type) {
    case "move":
      return titled(
        name("move"),
        deed.moves.map(({ unit, from, to, workers = 0, resources = {} }) => {
          const riding = workers > 0 ? [t("more-workers", { count: workers })] : [];
          const along = Object.entries(resources as Record<string, number>).flatMap(([what, amount]) => (amount ? [`${signed(amount)} ${name(what)}`] : []));
          const way = `${t(`unit-${unit}`)} ${placeName(from, name)} → ${placeName(to, name)}`;
          return [way, ...riding, ...along].join(" ");
        }),
      );
    case "produce": {
      const born = Object.entries(deed.workers ?? {}).map(([at, count]) => `${name(at)} ${t("more-workers", { count })}`);
      return titled(name(deed.source === "trade" ? "trade" : "produce"), [...goods((deed.resources ?? {}) as Goods, 1, name), ...born]);
    }
    case "pay":
      return [...figures(deed, -1), ...goods((deed.resources ?? {}) as Goods, -1, name)].join(", ");
    case "gain":
      return figures(deed, 1).join(", ");
    case "deploy":
      return titled(name("deploy"), [name(deed.territory), ...(deed.ability ? [name(deed.ability)] : [])]);
    case "build":
      return titled(name("build"), [`${name(deed.structure)}, ${name(deed.territory)}`]);
    case "enlist":
      return titled(name("enlist"), [name(deed.bonus)]);
    case "place_star":
      return titled(t("deed-star"), [name(deed.goal)]);
    case "encounter":
      return t("encounter-taken");
    case "place_token":
      return titled(t("deed-token"), [name(deed.territory)]);
    case "take_factory_card":
      return t("factory-taken");
    default:
      return name(deed.type);
  }
}

function titled(title: string, told: readonly string[]): string {
  return `${title}: ${told.join(", ")}`;
}

const FIGURES = { coins: "coins", power: "power", popularity: "popularity", combat_cards: "combat-cards" } as const;

function figures(deed: object, sign: 1 | -1): string[] {
  return Object.entries(FIGURES).flatMap(([field, label]) => {
    const amount = (deed as Record<string, number | readonly number[] | undefined>)[field];
    if (amount === undefined) return [];
    if (typeof amount === "number") return [`${t(label)} ${signed(sign * amount)}`];
    return [`${t(label)} ${signed(sign * amount.length)} (${amount.join(", ")})`];
  });
}

function goods(resources: Goods, sign: 1 | -1, name: Name): string[] {
  return Object.entries(resources).flatMap(([at, there]) =>
    Object.entries(there).map(([resource, amount]) => `${name(at)} ${signed(sign * amount)} ${name(resource)}`),
  );
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
