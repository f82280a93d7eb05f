/** A turn by the actions of the mat: each asks only what it needs, and its result stands on the board at once. */

import type { ScytheAction } from "automa-client";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button, Choice, Stepper } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { given, GivenBeside, useBeside, withBeside } from "./beside.tsx";
import { Build, Deploy, Enlist, Upgrade } from "./bottom.tsx";
import { BONUSES, type Draft, goalsLeft, has, MAT, me, MOST_STARS, places, type Resource, RESOURCES, stocked, STRUCTURES } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { Gain } from "./gaining.tsx";
import { Looking } from "./lies.tsx";
import { abilitiesLeft, catalogue, type Column, columns } from "./mat.ts";
import { Move } from "./moving.tsx";
import { produced, productOf } from "./production.ts";
import { fights } from "./telling.ts";
import { mayLieThere, Token } from "./token.tsx";
import { Told } from "./told.tsx";

const OTHERS = ["encounter", "factory", "token", "star", "gain"] as const;
type Deed = Column["top"] | Column["bottom"] | (typeof OTHERS)[number];

/** Whether a deed stands on the mat, whose name for it is the one to say. */
function printed(deed: Deed): deed is Exclude<Deed, (typeof OTHERS)[number]> {
  return !(OTHERS as readonly string[]).includes(deed);
}

type Act = (next: Draft, ...actions: ScytheAction[]) => void;

/**
 * The actions stand as on the printed mat, and stay there; the form of the one that is being told is below them.
 *
 * `isHalf` is whether something was tapped of a deed that is not told to its end.
 */
export function Guided({ isHalf, half, ...drafting }: Drafting & { isHalf: boolean; half(is: boolean): void }) {
  const { draft, change, seen, name } = drafting;
  const [deed, setDeed] = useState<Deed | undefined>(undefined);
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => form.current?.scrollIntoView({ block: "nearest" }), [deed]);
  const act: Act = (next, ...actions) => {
    change({ ...next, deeds: [...draft.deeds, ...actions] });
    setDeed(undefined);
  };
  useEffect(() => half(false), [deed, JSON.stringify(draft.deeds)]);
  const character = places(draft, "character")[0] ?? "";
  const fighting = fights(draft.deeds, seen);
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
    token: mayLieThere(drafting, character),
    star: draft.stars.length < MOST_STARS,
    gain: true,
  };
  const called = (one: Deed) => (printed(one) ? name(one) : t(`deed-${one}`));
  const can = (one: Deed) => (fighting ? one === "move" : offered[one]);
  const choose = (one: Deed) => (
    <Button
      key={one}
      disabled={!can(one)}
      aria-pressed={deed === one}
      data-test={`deed-${one}`}
      onClick={() => setDeed(deed === one ? undefined : one)}
    >
      {called(one)}
    </Button>
  );
  return (
    <>
      <div class="mat">
        {columns(drafting).map(({ top, bottom }) => (
          <div key={bottom} class="column">
            {choose(top)}
            {choose(bottom)}
          </div>
        ))}
      </div>
      {deed === undefined && draft.deeds.length > 0 && <Told deeds={draft.deeds} name={name} />}
      {deed === undefined && <Looking {...drafting} />}
      {deed !== undefined && (
        <div class="form" ref={form} onClick={({ target }) => (target as Element).closest("summary") || half(true)}>
          <Form key={`${deed} ${draft.deeds.length}`} deed={deed} {...drafting} act={act} />
        </div>
      )}
      {isHalf && deed !== undefined && (
        <p class="hint" role="status" data-test="half-told">
          {t("half-told", { deed: called(deed) })}
        </p>
      )}
      <div class="options">{OTHERS.filter(can).map(choose)}</div>
      {fighting && (
        <p class="hint" role="status" data-test="combat-first">
          {t("combat-first")}
        </p>
      )}
    </>
  );
}

export type Acting = Drafting & { act: Act };

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
    case "token":
      return <Token {...acting} />;
    case "star":
      return <Star {...acting} />;
    case "gain":
      return <Gain {...acting} />;
  }
}

/** Each tap lets the workers of a territory produce. */
function Produce({ draft, name, act, ...rest }: Acting) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const able = catalogue(rest).territories.flatMap(({ id }) => {
    const product = productOf(draft, rest, id);
    return product ? [{ id, ...product }] : [];
  });
  const produce = () => {
    let next = draft;
    const resources: Record<string, Record<string, number>> = {};
    const born: Record<string, number> = {};
    for (const { id, ...product } of able.filter((at) => chosen.includes(at.id))) {
      const before = next;
      next = produced(next, id, product);
      if (product.what !== "worker") resources[id] = { [product.what]: product.amount };
      else if (onMat(before) > onMat(next)) born[id] = onMat(before) - onMat(next);
    }
    act(next, { type: "produce", resources, workers: born } as ScytheAction);
  };
  return (
    <>
      <div class="options">
        {able.map(({ id, what, amount }) => (
          <button
            type="button"
            key={id}
            class="option"
            aria-pressed={chosen.includes(id)}
            onClick={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          >
            {name(id)} +{amount} {name(what)}
          </button>
        ))}
      </div>
      <Button disabled={chosen.length === 0} onClick={produce} data-test="do">
        {t("add-to-turn")}
      </Button>
    </>
  );
}

function onMat(draft: Draft): number {
  return places(draft, "worker").filter((at) => at === MAT).length;
}

/** What a space of the mat gives, and what it gives with an upgrade, as soon as there is one: which it is the mat shows. */
function printedAt(amount: number, { upgrades }: Draft): readonly number[] {
  return upgrades > 0 ? [amount, amount + 1] : [amount];
}

function Bolster({ draft, act, name }: Acting) {
  const paid = { ...draft, coins: draft.coins - 1 };
  const beside = useBeside("popularity", Object.values(draft.structures).includes("monument"));
  const bolster = (next: Draft, what: { power: number } | { combat_cards: number }) =>
    act(...withBeside(beside, next, { type: "pay", coins: 1 } as ScytheAction, { type: "gain", ...what } as ScytheAction));
  return (
    <>
      <GivenBeside beside={beside} by={name("monument")} name={name} />
      <div class="options">
        {printedAt(2, draft).map((power) => (
          <Button key={power} data-test="bolster-power" onClick={() => bolster(given(paid, "power", power), { power })}>
            {t("bolster-power", { count: power })}
          </Button>
        ))}
        {printedAt(1, draft).map((count) => (
          <Button key={count} data-test="bolster-card" onClick={() => bolster(given(paid, "combat_card", count), { combat_cards: count })}>
            {t("bolster-card", { count })}
          </Button>
        ))}
      </div>
    </>
  );
}

function Trade({ draft, name, act }: Acting) {
  const [goods, setGoods] = useState<Partial<Record<Resource, number>>>({});
  const where = [...new Set(places(draft, "worker"))].filter((at) => at !== MAT && at !== "home");
  const [hex, setHex] = useState<string | undefined>(where[0]);
  const count = Object.values(goods).reduce((sum, each) => sum + each, 0);
  const paid = { ...draft, coins: draft.coins - 1 };
  const coin = { type: "pay", coins: 1 } as ScytheAction;
  const beside = useBeside("power", Object.values(draft.structures).includes("armory"));
  const trade = (popularity: number) => {
    act(...withBeside(beside, given(paid, "popularity", popularity), coin, { type: "gain", popularity } as ScytheAction));
  };
  return (
    <>
      <GivenBeside beside={beside} by={name("armory")} name={name} />
      {printedAt(1, draft).map((popularity) => (
        <Button key={popularity} data-test="trade-popularity" onClick={() => trade(popularity)}>
          {t("trade-popularity", { count: popularity })}
        </Button>
      ))}
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
          act(...withBeside(beside, next, coin, { type: "produce", source: "trade", resources: { [at]: goods } } as ScytheAction));
        }}
      >
        {t("add-to-turn")}
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

function Star({ draft, name, act, seen }: Acting) {
  return (
    <Choice
      label={t("stars")}
      options={goalsLeft(draft.stars, me(seen).faction)}
      value={undefined}
      show={name}
      set={(goal) => act({ ...draft, stars: [...draft.stars, goal] }, { type: "place_star", goal } as ScytheAction)}
      test="stars"
    />
  );
}
