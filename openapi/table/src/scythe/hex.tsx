/** A territory that was tapped, in the place under the board: what lies there, set to what is seen on the table. */

import { useEffect, useRef } from "preact/hooks";
import { Button, capital, Choice, Stepper, Switch } from "../frame/parts.tsx";
import { Sign } from "../frame/sign.tsx";
import { without } from "../game/things.ts";
import { t } from "../language.ts";
import { begun, type Draft, has, MAT, me, MOST_TOKENS, moved, places, type Resource, RESOURCES, stocked, type Structure, STRUCTURES, TOKENS } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { spoils } from "./driving.ts";
import { produced, type Product, productOf } from "./production.ts";

type OnHex = Drafting & { hex: string };

export function Hex({ close, ...on }: OnHex & { close(): void }) {
  const { draft, change, seen, name, hex } = on;
  const before = begun(seen);
  const owned = seen.state.structures[hex];
  const token = TOKENS[me(seen).faction];
  const built = Object.values(draft.structures);
  const others = without(draft.disarmed, [hex]); // those disarmed elsewhere
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.querySelector(".counters")?.scrollIntoView({ block: "nearest" });
  }, [hex]);
  return (
    <section
      class="hex"
      ref={section}
      tabIndex={-1}
      aria-label={name(hex)}
      data-test="hex"
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <div class="row">
        <h2>{capital(name(hex))}</h2>
        <Produced {...on} />
        <Button kind="icon" aria-label={t("close")} onClick={close} data-test="hex-done">
          <Sign name="close" />
        </Button>
      </div>
      <div class="steppers counters">
        {RESOURCES.map((resource) => (
          <Stepper
            key={resource}
            label={name(resource)}
            value={has(draft, hex, resource)}
            was={has(before, hex, resource)}
            set={(amount) => change(stocked(draft, hex, resource, amount))}
            test={`resource-${resource}`}
          />
        ))}
      </div>
      {!owned && (
        <Choice
          label={t("structure")}
          options={STRUCTURES.filter((kind) => draft.structures[hex] === kind || !built.includes(kind))}
          value={draft.structures[hex]}
          show={name}
          test="structure"
          set={(kind) => {
            const { [hex]: there, ...others }: Draft["structures"] = draft.structures;
            change({ ...draft, structures: there === kind ? others : { ...others, [hex]: kind as Structure } });
          }}
        />
      )}
      {draft.encounters.includes(hex) && (
        <Button onClick={() => change({ ...draft, encounters: draft.encounters.filter((at) => at !== hex) })}>
          {t("encounter-taken")}
        </Button>
      )}
      {token && (draft.tokens.includes(hex) || draft.tokens.length < MOST_TOKENS) && (
        <Switch
          label={t(`${token}-here`)}
          on={draft.tokens.includes(hex)}
          set={(on) =>
            change({ ...draft, tokens: on ? [...draft.tokens, hex] : draft.tokens.filter((at) => at !== hex), disarmed: others })
          }
          test="token-here"
        />
      )}
      {token === "trap" && draft.tokens.includes(hex) && (
        <Switch
          label={t("trap-armed")}
          on={!draft.disarmed.includes(hex)}
          set={(on) => change({ ...draft, disarmed: on ? others : [...others, hex] })}
          test="trap-armed"
        />
      )}
    </section>
  );
}

/** What its workers produce, with one tap; another one takes it back. */
function Produced({ draft, change, name, hex, ...table }: OnHex) {
  const product = productOf(draft, table, hex);
  if (!product) return null;
  const { what } = product;
  const more = what === "worker" ? bornAt(draft, hex) : resourcesCome(draft, table, hex, what);
  const amount = what === "worker" ? Math.min(product.amount, more + places(draft, what).filter((at) => at === MAT).length) : product.amount;
  if (amount === 0) return null; // no worker is left
  const isProduced = more >= amount;
  const take = () => produced(draft, hex, { what, amount: what === "worker" ? amount - more : amount });
  return (
    <Button
      aria-pressed={isProduced}
      data-test="produce-here"
      onClick={() => change(isProduced ? unproduced(draft, hex, { what, amount }) : take())}
    >
      {capital(name("produce"))} {what === "worker" ? t("more-workers", { count: amount }) : `+${amount} ${name(what)}`}
    </Button>
  );
}

function unproduced(draft: Draft, hex: string, { what, amount }: Product): Draft {
  if (what !== "worker") return stocked(draft, hex, what, has(draft, hex, what) - amount);
  return Array.from({ length: amount }).reduce<Draft>((next) => moved(next, "worker", hex, MAT), draft);
}

function bornAt(draft: Draft, hex: string): number {
  return draft.pieces.filter(({ unit, from, at }) => unit === "worker" && from === MAT && at === hex).length;
}

/** How many more of a resource lie there than before the turn, without what an Automa's card has put there. */
function resourcesCome(draft: Draft, table: Pick<Drafting, "described" | "seen">, hex: string, resource: Resource): number {
  const brought = spoils(draft, table).brought.filter((one) => one.hex === hex && one.resource === resource);
  const others = brought.reduce((sum, { amount }) => sum + amount, 0);
  return has(draft, hex, resource) - has(begun(table.seen), hex, resource) - others;
}
