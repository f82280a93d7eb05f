/** A turn by the actions of the mat: each asks only what it needs, and its result stands on the board at once. */

import type { ScytheAction } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { useTouch } from "../board/view.ts";
import { Button, Choice, Stepper } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { BONUSES, controlled, type Draft, GOALS, has, MAT, me, moved, places, type Resource, RESOURCES } from "./draft.ts";
import { stocked, type Structure, STRUCTURES } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { abilitiesLeft, catalogue } from "./mat.ts";
import { Pieces, type Picked } from "./pieces.tsx";
import { Told } from "./told.tsx";

const TOPS = ["move", "produce", "bolster", "trade"] as const;
const BOTTOMS = ["deploy", "build", "enlist", "upgrade"] as const;
const OTHERS = ["encounter", "factory", "star", "gain"] as const;
type Deed = (typeof TOPS)[number] | (typeof BOTTOMS)[number] | (typeof OTHERS)[number];

/** Whether a deed stands on the mat, whose name for it is the one to say. */
function printed(deed: Deed): boolean {
  return !(OTHERS as readonly string[]).includes(deed);
}

type Act = (next: Draft, ...actions: ScytheAction[]) => void;

/** What is being told stands on top, where a phone shows it, and all else that can be below it. */
export function Guided(drafting: Drafting) {
  const { draft, change, seen, name } = drafting;
  const [deed, setDeed] = useState<Deed | undefined>(undefined);
  const act: Act = (next, ...actions) => {
    change({ ...next, deeds: [...draft.deeds, ...actions] });
    setDeed(undefined);
  };
  const character = places(draft, "character")[0] ?? "";
  const offered: Record<Deed, boolean> = {
    move: true,
    produce: true,
    bolster: draft.coins > 0,
    trade: draft.coins > 0,
    deploy: abilitiesLeft(drafting).length > 0,
    build: Object.keys(draft.structures).length < STRUCTURES.length,
    enlist: draft.recruits.length < BONUSES.length,
    upgrade: draft.upgrades < 6,
    encounter: draft.encounters.includes(character),
    factory: character === catalogue(drafting).factory && !me(seen).has_factory_card,
    star: draft.stars.length < 6,
    gain: true,
  };
  const deeds = (shown: (one: Deed) => boolean) => (
    <div class="options deeds">
      {[...TOPS, ...BOTTOMS, ...OTHERS]
        .filter((one) => offered[one] && shown(one))
        .map((one) => (
          <Button
            key={one}
            kind={(TOPS as readonly string[]).includes(one) ? "top" : ""}
            aria-pressed={deed === one}
            data-test={`deed-${one}`}
            onClick={() => setDeed(deed === one ? undefined : one)}
          >
            {printed(one) ? name(one) : t(`deed-${one}`)}
          </Button>
        ))}
    </div>
  );
  return (
    <>
      {deed === undefined && draft.deeds.length > 0 && <Told deeds={draft.deeds} name={name} />}
      {deed !== undefined && deeds((one) => one === deed)}
      {deed !== undefined && <Form key={deed} deed={deed} {...drafting} act={act} />}
      {deeds((one) => one !== deed)}
    </>
  );
}

type Acting = Drafting & { act: Act };

function Form({ deed, ...acting }: Acting & { deed: Deed }) {
  switch (deed) {
    case "move":
      return <Move {...acting} />;
    case "produce":
      return <Produce {...acting} />;
    case "bolster":
      return <Bolster {...acting} />;
    case "trade":
      return <Trade {...acting} />;
    case "deploy":
      return <Deploy {...acting} />;
    case "build":
      return <Build {...acting} />;
    case "enlist":
      return <Enlist {...acting} />;
    case "upgrade":
      return <Upgrade {...acting} />;
    case "encounter":
    case "factory":
      return <Taken {...acting} deed={deed} />;
    case "star":
      return <Star {...acting} />;
    case "gain":
      return <Gain {...acting} />;
  }
}

/** Pick a unit up, put it down; what goes together is one Move action. */
function Move(acting: Acting) {
  const { draft, change } = acting;
  const put = (picked: Picked, to: string) => {
    const move = { unit: picked.unit, from: picked.from, to };
    const last = draft.deeds.at(-1);
    const deeds =
      last?.type === "move"
        ? [...draft.deeds.slice(0, -1), { ...last, moves: [...last.moves, move] }]
        : [...draft.deeds, { type: "move", moves: [move] }];
    change({ ...moved(draft, picked.unit, picked.from, to), deeds: deeds as ScytheAction[] });
  };
  return <Pieces {...acting} put={put} from={(at) => at !== MAT} />;
}

/** Each tap lets the workers of a territory produce. */
function Produce({ draft, name, act, ...rest }: Acting) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const territories = catalogue(rest).territories;
  const workers = (hex: string) => places(draft, "worker").filter((at) => at === hex).length;
  const amount = (hex: string) => workers(hex) + (draft.structures[hex] === "mill" ? 1 : 0);
  const able = territories.filter((at) => amount(at.id) > 0 && (at.produces || at.terrain === "village"));
  const produce = () => {
    const hexes = able.filter((at) => chosen.includes(at.id));
    let next = draft;
    const resources: Record<string, Record<string, number>> = {};
    const born: Record<string, number> = {};
    for (const at of hexes) {
      if (at.produces) {
        resources[at.id] = { [at.produces]: amount(at.id) };
        next = stocked(next, at.id, at.produces, has(next, at.id, at.produces) + amount(at.id));
      } else {
        const count = Math.min(amount(at.id), places(next, "worker").filter((on) => on === MAT).length);
        for (let each = 0; each < count; each += 1) next = moved(next, "worker", MAT, at.id);
        if (count > 0) born[at.id] = count;
      }
    }
    act(next, { type: "produce", resources, workers: born } as ScytheAction);
  };
  return (
    <>
      <div class="options">
        {able.map((at) => (
          <button
            type="button"
            key={at.id}
            class="option"
            aria-pressed={chosen.includes(at.id)}
            onClick={() => setChosen(chosen.includes(at.id) ? chosen.filter((one) => one !== at.id) : [...chosen, at.id])}
          >
            {name(at.id)} {at.produces ? `+${amount(at.id)} ${name(at.produces)}` : `+${amount(at.id)} ${name("worker")}`}
          </button>
        ))}
      </div>
      <Button disabled={chosen.length === 0} onClick={produce} data-test="do">
        {name("produce")}
      </Button>
    </>
  );
}

function Bolster({ draft, act }: Acting) {
  const paid = { ...draft, coins: draft.coins - 1 };
  const coin = { type: "pay", coins: 1 } as ScytheAction;
  return (
    <div class="options">
      <Button
        data-test="bolster-power"
        onClick={() => act({ ...paid, power: Math.min(16, draft.power + 2) }, coin, { type: "gain", power: 2 } as ScytheAction)}
      >
        {t("bolster-power")}
      </Button>
      <Button
        data-test="bolster-card"
        onClick={() => act({ ...paid, cards: draft.cards + 1 }, coin, { type: "gain", combat_cards: 1 } as ScytheAction)}
      >
        {t("bolster-card")}
      </Button>
    </div>
  );
}

function Trade({ draft, name, act }: Acting) {
  const [goods, setGoods] = useState<Partial<Record<Resource, number>>>({});
  const where = [...new Set(places(draft, "worker"))].filter((at) => at !== MAT && at !== "home");
  const [hex, setHex] = useState<string | undefined>(where[0]);
  const count = Object.values(goods).reduce((sum, each) => sum + each, 0);
  const paid = { ...draft, coins: draft.coins - 1 };
  const coin = { type: "pay", coins: 1 } as ScytheAction;
  return (
    <>
      <Button
        onClick={() =>
          act({ ...paid, popularity: Math.min(18, draft.popularity + 1) }, coin, { type: "gain", popularity: 1 } as ScytheAction)
        }
      >
        {t("trade-popularity")}
      </Button>
      <Choice label={t("where")} options={where} value={hex} show={name} set={setHex} />
      {RESOURCES.map((resource) => (
        <Stepper
          key={resource}
          label={name(resource)}
          value={goods[resource] ?? 0}
          most={2 - count + (goods[resource] ?? 0)}
          test={resource}
          set={(amount) => setGoods({ ...goods, [resource]: amount })}
        />
      ))}
      <Button
        disabled={count !== 2 || hex === undefined}
        data-test="do"
        onClick={() => {
          const at = hex as string;
          let next: Draft = paid;
          for (const [resource, amount] of Object.entries(goods) as [Resource, number][]) {
            next = stocked(next, at, resource, has(next, at, resource) + amount);
          }
          act(next, coin, { type: "produce", source: "trade", resources: { [at]: goods } } as ScytheAction);
        }}
      >
        {name("trade")}
      </Button>
    </>
  );
}

/** What a bottom action costs: how much is taken from where, as far as it lies on controlled territories. */
function payment(draft: Draft, resource: Resource, cost: number): { next: Draft; action: ScytheAction[] } {
  let [left, next] = [cost, draft];
  const resources: Record<string, Record<string, number>> = {};
  for (const hex of controlled(draft)) {
    const taken = Math.min(left, has(draft, hex, resource));
    if (taken === 0) continue;
    resources[hex] = { [resource]: taken };
    next = stocked(next, hex, resource, has(draft, hex, resource) - taken);
    left -= taken;
  }
  const action = { type: "pay", resources } as ScytheAction;
  return { next, action: Object.keys(resources).length > 0 ? [action] : [] };
}

const PRICES = { deploy: "metal", build: "wood", enlist: "food", upgrade: "oil" } as const;

/** What one pays and gets besides: as printed on the mat, and what was upgraded since may be taken off. */
function Price({ deed, cost, setCost, coins, setCoins, name }: PriceProps) {
  return (
    <div class="steppers">
      <Stepper label={t("cost-in", { what: name(PRICES[deed]) })} value={cost} most={4} set={setCost} />
      <Stepper label={t("coins-got")} value={coins} most={6} set={setCoins} />
    </div>
  );
}

interface PriceProps {
  deed: keyof typeof PRICES;
  cost: number;
  setCost(cost: number): void;
  coins: number;
  setCoins(coins: number): void;
  name(id: string): string;
}

function usePrice(deed: keyof typeof PRICES, acting: Acting) {
  const { mat } = me(acting.seen);
  const printed = catalogue(acting).player_mats.find((one) => one.id === mat);
  const column = printed?.columns.find((one) => one.bottom === deed);
  const there = controlled(acting.draft).reduce((sum, hex) => sum + has(acting.draft, hex, PRICES[deed]), 0);
  const [cost, setCost] = useState(Math.min(column?.cost ?? there, there));
  const [coins, setCoins] = useState(column?.coins ?? 0);
  const finish = (next: Draft, ...actions: ScytheAction[]) => {
    const paid = payment(next, PRICES[deed], cost);
    const got = coins > 0 ? [{ type: "gain", coins } as ScytheAction] : [];
    acting.act({ ...paid.next, coins: paid.next.coins + coins }, ...paid.action, ...actions, ...got);
  };
  return { finish, price: { deed, cost, setCost, coins, setCoins, name: acting.name } };
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

function workersOn(draft: Draft): string[] {
  return [...new Set(places(draft, "worker"))].filter((at) => at !== MAT && at !== "home");
}

function Deploy(acting: Acting) {
  const { draft, name } = acting;
  const [ability, setAbility] = useState<string | undefined>(undefined);
  const { finish, price } = usePrice("deploy", acting);
  const deploy = (territory: string) => {
    const next = { ...moved(draft, "mech", MAT, territory), abilities: [...draft.abilities, ability as never] };
    finish(next, { type: "deploy", territory, ability } as ScytheAction);
  };
  return (
    <>
      <Price {...price} />
      <Choice label={t("which-ability")} options={abilitiesLeft(acting)} value={ability as never} show={name} set={setAbility} test="ability" />
      {ability !== undefined && <Where {...acting} options={workersOn(draft)} value={undefined} set={deploy} />}
    </>
  );
}

function Build(acting: Acting) {
  const { draft, name } = acting;
  const left = STRUCTURES.filter((kind) => !Object.values(draft.structures).includes(kind));
  const [kind, setKind] = useState<Structure | undefined>(undefined);
  const { finish, price } = usePrice("build", acting);
  const build = (territory: string) => {
    const next = { ...draft, structures: { ...draft.structures, [territory]: kind as Structure } };
    finish(next, { type: "build", territory, structure: kind } as ScytheAction);
  };
  const free = workersOn(draft).filter((hex) => !(hex in draft.structures));
  return (
    <>
      <Price {...price} />
      <Choice label={t("structure")} options={left} value={kind} show={name} set={setKind} test="structure" />
      {kind !== undefined && <Where {...acting} options={free} value={undefined} set={build} />}
    </>
  );
}

function Enlist(acting: Acting) {
  const { draft, name } = acting;
  const { finish, price } = usePrice("enlist", acting);
  const left = BONUSES.filter((bonus) => !draft.recruits.includes(bonus));
  return (
    <>
      <Price {...price} />
      <Choice
        label={t("recruits")}
        options={left}
        value={undefined}
        show={name}
        set={(bonus) => finish({ ...draft, recruits: [...draft.recruits, bonus] }, { type: "enlist", bonus } as ScytheAction)}
      />
    </>
  );
}

function Upgrade(acting: Acting) {
  const { draft, name } = acting;
  const { finish, price } = usePrice("upgrade", acting);
  return (
    <>
      <Price {...price} />
      <Button data-test="do" onClick={() => finish({ ...draft, upgrades: draft.upgrades + 1 }, { type: "upgrade" } as ScytheAction)}>
        {name("upgrade")}
      </Button>
    </>
  );
}

function Taken({ draft, act, deed }: Acting & { deed: "encounter" | "factory" }) {
  const territory = places(draft, "character")[0] as string;
  const take = () =>
    deed === "factory"
      ? act(draft, { type: "take_factory_card" } as ScytheAction)
      : act(
          { ...draft, encounters: draft.encounters.filter((at) => at !== territory) },
          { type: "encounter", territory } as ScytheAction,
        );
  return (
    <Button data-test="do" onClick={take}>
      {t(deed === "factory" ? "factory-taken" : "encounter-taken")}
    </Button>
  );
}

function Star({ draft, name, act }: Acting) {
  const left = GOALS.filter((goal) => !draft.stars.includes(goal));
  return (
    <Choice
      label={t("stars")}
      options={left}
      value={undefined}
      show={name}
      set={(goal) => act({ ...draft, stars: [...draft.stars, goal] }, { type: "place_star", goal } as ScytheAction)}
    />
  );
}

/** Whatever an encounter, a bonus or a card gave or took. */
function Gain({ draft, act }: Acting) {
  const [now, setNow] = useState(draft);
  const fields = ["power", "popularity", "coins"] as const;
  const tell = () => {
    const gained = Object.fromEntries(fields.flatMap((field) => (now[field] > draft[field] ? [[field, now[field] - draft[field]]] : [])));
    const lost = Object.fromEntries(fields.flatMap((field) => (now[field] < draft[field] ? [[field, draft[field] - now[field]]] : [])));
    const actions = [
      ...(Object.keys(gained).length > 0 ? [{ type: "gain", ...gained } as ScytheAction] : []),
      ...(Object.keys(lost).length > 0 ? [{ type: "pay", ...lost } as ScytheAction] : []),
    ];
    act(now, ...actions);
  };
  return (
    <>
      <div class="steppers">
        <Stepper label={t("coins")} value={now.coins} was={draft.coins} set={(coins) => setNow({ ...now, coins })} />
        <Stepper label={t("power")} value={now.power} was={draft.power} most={16} set={(power) => setNow({ ...now, power })} />
        <Stepper
          label={t("popularity")}
          value={now.popularity}
          was={draft.popularity}
          most={18}
          set={(popularity) => setNow({ ...now, popularity })}
        />
      </div>
      <Button disabled={now === draft} onClick={tell} data-test="do">
        {t("ready")}
      </Button>
    </>
  );
}
