/** The bottom row of the mat in a guided turn: what it costs, and what it puts where. */

import type { ScytheAction } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { useTouch } from "../board/view.ts";
import { Button, Choice, Stepper, Switch } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { type Beside, GAINS, given, GivenBeside, useBeside, withBeside } from "./beside.tsx";
import { type Ability, BONUSES, controlled, deployed, type Draft, has, me, places, type Resource, stocked, type Structure, STRUCTURES } from "./draft.ts";
import type { Acting } from "./guided.tsx";
import { abilitiesLeft, catalogue } from "./mat.ts";

/** What a bottom action costs: how much is taken from where, as far as it lies on controlled territories. */
function payment(draft: Draft, from: readonly string[], resource: Resource, cost: number): { next: Draft; action: ScytheAction[] } {
  let [left, next] = [cost, draft];
  const resources: Record<string, Record<string, number>> = {};
  for (const hex of from) {
    const taken = Math.min(left, has(draft, hex, resource));
    if (taken === 0) continue;
    resources[hex] = { [resource]: taken };
    next = stocked(next, hex, resource, has(draft, hex, resource) - taken);
    left -= taken;
  }
  const action = { type: "pay", resources } as ScytheAction;
  return { next, action: Object.keys(resources).length > 0 ? [action] : [] };
}

/** The ongoing bonus of the recruit below each of them, which one's own brings as a neighbour's does. */
const RECRUITS = { deploy: "coin", build: "popularity", enlist: "combat_card", upgrade: "power" } as const;
const COST_MOST = 4;
const PRICES = { deploy: "metal", build: "wood", enlist: "food", upgrade: "oil" } as const;

/** What one pays and gets besides: as printed on the mat, and what was upgraded since may be taken off. */
function Price({ deed, cost, most, setCost, coins, setCoins, name, gift, beside }: PriceProps) {
  return (
    <>
      {gift.offered && <Switch label={t("given-by-it")} on={gift.on} set={gift.set} test="given" />}
      {!gift.on && (
        <>
          <div class="steppers">
            <Stepper label={t("cost-in", { what: name(PRICES[deed]) })} value={cost} most={most} set={setCost} />
            <Stepper label={t("coins-got")} value={coins} most={6} set={setCoins} />
          </div>
          <GivenBeside beside={beside} by={t("own-recruit")} name={name} />
        </>
      )}
    </>
  );
}

interface PriceProps {
  deed: keyof typeof PRICES;
  cost: number;
  most: number;
  setCost(cost: number): void;
  coins: number;
  setCoins(coins: number): void;
  name(id: string): string;
  gift: Gift;
  beside: Beside;
}

/** An encounter or a Factory card can give what the bottom row does: nothing is paid, and neighbours gain nothing. */
interface Gift {
  offered: boolean;
  on: boolean;
  set(on: boolean): void;
}

function useGift({ draft, seen }: Acting): Gift {
  const [on, set] = useState(false);
  const card = me(seen).has_factory_card || draft.deeds.some((deed) => deed.type === "take_factory_card");
  return { offered: card || met(draft).length > 0, on, set };
}

/** Where encounters were resolved in this turn, which put there what they give. */
function met(draft: Draft): string[] {
  return draft.deeds.flatMap((deed) => (deed.type === "encounter" ? [deed.territory] : []));
}

function usePrice(deed: keyof typeof PRICES, acting: Acting) {
  const { mat } = me(acting.seen);
  const printed = catalogue(acting).player_mats.find((one) => one.id === mat);
  const column = printed?.columns.find((one) => one.bottom === deed);
  const own = controlled(acting.draft, acting.seen);
  const there = own.reduce((sum, hex) => sum + has(acting.draft, hex, PRICES[deed]), 0);
  const [cost, setCost] = useState(Math.min(column?.cost ?? there, there));
  const [coins, setCoins] = useState(column?.coins ?? 0);
  const gift = useGift(acting);
  const beside = useBeside(RECRUITS[deed], acting.draft.recruits.includes(RECRUITS[deed]));
  const finish = (next: Draft, action: ScytheAction, ...more: ScytheAction[]) => {
    if (gift.on) return acting.act(next, { ...action, by_encounter: true } as ScytheAction, ...more);
    const paid = payment(next, own, PRICES[deed], cost);
    const got = coins > 0 ? [{ type: "gain", coins } as ScytheAction] : [];
    acting.act(...withBeside(beside, { ...paid.next, coins: paid.next.coins + coins }, ...paid.action, action, ...more, ...got));
  };
  return { finish, price: { deed, cost, most: Math.min(COST_MOST, there), setCost, coins, setCoins, name: acting.name, gift, beside } };
}

/** The territory for something new, tapped on the board or below it. */
function Where({ options, board, name, set, value }: Acting & WhereProps) {
  useTouch(board, { tapped: (place) => options.includes(place) && set(place) });
  useEffect(() => {
    board.reach.value = new Set(options);
  }, [options.join()]);
  return <Choice label={t("where")} options={options} value={value} show={name} set={set} test="where" />;
}

interface WhereProps {
  options: readonly string[];
  value: string | undefined;
  set(place: string): void;
}

/** Territories with own workers, and those of encounters: nothing is put on a lake. */
function sites({ draft, ...rest }: Acting): string[] {
  const territories = catalogue(rest).territories.filter((one) => one.terrain !== "lake").map((one) => one.id);
  return [...new Set([...places(draft, "worker"), ...met(draft)])].filter((at) => territories.includes(at));
}

export function Deploy(acting: Acting) {
  const { draft, name } = acting;
  const [ability, setAbility] = useState<string | undefined>(undefined);
  const { finish, price } = usePrice("deploy", acting);
  const deploy = (territory: string) => {
    finish(deployed(draft, territory, ability as Ability), { type: "deploy", territory, ability } as ScytheAction);
  };
  return (
    <>
      <Price {...price} />
      <Choice label={t("which-ability")} options={abilitiesLeft(acting)} value={ability as never} show={name} set={setAbility} test="ability" />
      {ability !== undefined && <Where {...acting} options={sites(acting)} value={undefined} set={deploy} />}
    </>
  );
}

export function Build(acting: Acting) {
  const { draft, name } = acting;
  const left = STRUCTURES.filter((kind) => !Object.values(draft.structures).includes(kind));
  const [kind, setKind] = useState<Structure | undefined>(undefined);
  const { finish, price } = usePrice("build", acting);
  const build = (territory: string) => {
    const next = { ...draft, structures: { ...draft.structures, [territory]: kind as Structure } };
    finish(next, { type: "build", territory, structure: kind } as ScytheAction);
  };
  const free = sites(acting).filter((hex) => !(hex in draft.structures || hex in acting.seen.state.structures));
  return (
    <>
      <Price {...price} />
      <Choice label={t("structure")} options={left} value={kind} show={name} set={setKind} test="structure" />
      {kind !== undefined && <Where {...acting} options={free} value={undefined} set={build} />}
    </>
  );
}

/** What a recruit brings once, as printed where it comes from. */
const ONCE = [...BONUSES, "none"] as const;

export function Enlist(acting: Acting) {
  const { draft, name } = acting;
  const { finish, price } = usePrice("enlist", acting);
  const left = BONUSES.filter((bonus) => !draft.recruits.includes(bonus));
  const [bonus, setBonus] = useState<(typeof BONUSES)[number] | undefined>(undefined);
  const enlist = (once: (typeof ONCE)[number]) => {
    const next = { ...draft, recruits: [...draft.recruits, bonus as (typeof BONUSES)[number]] };
    const action = { type: "enlist", bonus } as ScytheAction;
    if (once === "none") finish(next, action);
    else finish(given(next, once, 2), action, { type: "gain", [GAINS[once]]: 2 } as ScytheAction);
  };
  return (
    <>
      <Price {...price} />
      <Choice label={t("recruits")} options={left} value={bonus} show={name} set={setBonus} test="recruits" />
      {bonus !== undefined && (
        <Choice
          label={t("enlisted")}
          options={ONCE}
          value={undefined}
          show={(one) => (one === "none" ? t(one) : `${name(one)} +2`)}
          set={enlist}
          test="enlisted"
        />
      )}
    </>
  );
}

export function Upgrade(acting: Acting) {
  const { draft } = acting;
  const { finish, price } = usePrice("upgrade", acting);
  return (
    <>
      <Price {...price} />
      <Button data-test="do" onClick={() => finish({ ...draft, upgrades: draft.upgrades + 1 }, { type: "upgrade" } as ScytheAction)}>
        {t("add-to-turn")}
      </Button>
    </>
  );
}
