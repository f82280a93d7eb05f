/** What was agreed or told once: whether tokens stay, the elements of bowls, the worth of formulas. */

import type { TrismegistusGameState } from "automa-client";
import { capital, Choice, Folded, Stepper, Switch } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { ELEMENTS, SYMBOLS } from "./forms.tsx";

type Elements = Readonly<Record<string, string | null>>;

const NONE = "none";

export function agreed({ session, name }: Shown): Held[] {
  const { state } = session.seen.value as TrismegistusGameState;
  const group = t("this-game");
  const leave = "/options/tokens_leave";
  return [
    {
      kind: "held",
      group,
      label: t("tokens-leave"),
      pointer: leave,
      value: state.options.tokens_leave ?? true,
      form: (on, set) => (
        <Switch label={t("tokens-leave")} on={on as boolean} set={set} test={`set-${leave}`} />
      ),
    },
    ...elements(state.bowl_elements, name).map((one) => ({ ...one, group })),
    ...worth(state.formula_vp).map((one) => ({ ...one, group })),
  ];
}

/** The elements of the bowls that were asked for: what is not known yet is asked for when a card needs it. */
function elements(told: Elements, name: Shown["name"]): Omit<Held, "group">[] {
  const known = SYMBOLS.filter((symbol) => Object.hasOwn(told, symbol));
  if (known.length === 0) return [];
  const label = capital(name("bowl_elements"));
  return [
    {
      kind: "held",
      label,
      pointer: "/bowl_elements",
      value: told,
      form: (value, set) => (
        <Folded label={label} test="set-/bowl_elements">
          {known.map((symbol) => (
            <Choice
              key={symbol}
              label={capital(name(symbol))}
              options={[...ELEMENTS, NONE] as const}
              value={((value as Elements)[symbol] ?? NONE) as (typeof ELEMENTS)[number]}
              show={(element) => (element === NONE ? t("none") : name(element))}
              set={(element) => set({ ...(value as Elements), [symbol]: element === NONE ? null : element })}
              test={`set-/bowl_elements/${symbol}`}
            />
          ))}
        </Folded>
      ),
    },
  ];
}

/** What so many formulas are worth. */
function worth(formulas: readonly number[]): Omit<Held, "group">[] {
  return [
    {
      kind: "held",
      label: t("row-formulas"),
      pointer: "/formula_vp",
      value: formulas,
      form: (value, set) => (
        <Folded label={t("row-formulas")} test="set-/formula_vp">
          <div class="steppers">
            {(value as number[]).map((vp, index, all) => (
              <Stepper
                key={index}
                label={t("vp-of", { number: index + 1 })}
                value={vp}
                was={formulas[index]}
                set={(to) => set(all.with(index, to))}
                test={`set-/formula_vp/${index}`}
              />
            ))}
          </div>
        </Folded>
      ),
    },
  ];
}
