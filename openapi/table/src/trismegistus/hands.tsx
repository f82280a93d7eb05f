/** The dice that a seat has taken in this round: the active one with its potency, and the exhausted ones. */

import type { TrismegistusGameState } from "automa-client";
import { Away, Select, Stepper } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import { t } from "../language.ts";
import { COLOURS, SYMBOLS } from "./forms.tsx";
import { Die } from "./turn.tsx";

type State = TrismegistusGameState["state"];
type Name = { name(id: string): string };
type Seat = "human" | "automa";

interface Taken {
  symbol: string;
  colour: string;
  potency?: number;
}

type Dice = readonly Taken[];

const A_ROUND = 3;
const MOST_POTENCY = 5;
const ALL = SYMBOLS.flatMap((symbol) => COLOURS.map((colour) => `${symbol} ${colour}`));

export function hand(state: State, seat: Seat, { name }: Name): Held[] {
  const group = t(seat === "human" ? "you" : "automa");
  const { die, spent = [] } = state[seat];
  const of = (pointer: string, label: string, value: Dice, most: number): Held => ({
    kind: "held",
    group,
    label,
    pointer,
    value,
    first: (was, to) => kept(was as Dice, to as Dice),
    form: (now, set) => (
      <Lying label={label} dice={now as Dice} most={most} set={set} name={name} test={`set-${pointer}`} />
    ),
  });
  return [
    { ...of(`/${seat}/die`, t("die-active"), die ? [die] : [], 1), tells: (now) => (now as Dice)[0] ?? null },
    of(`/${seat}/spent`, t("dice-exhausted"), spent, A_ROUND),
  ];
}

/** The dice that are still there, by colour: for another face or potency no die has to be elsewhere. */
function kept(was: Dice, to: Dice): Dice {
  const left = was.map(({ colour }) => colour);
  return to.filter(({ colour }) => {
    const at = left.indexOf(colour);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

interface Asked extends Name {
  label: string;
  dice: Dice;
  most: number;
  set(dice: Dice): void;
  test: string;
}

/** Some dice, of which a tap takes one away; an active one has its potency. */
function Lying({ label, dice, most, set, name, test }: Asked) {
  const isActive = most === 1;
  const add = (one: string) => {
    const [symbol = "", colour = ""] = one.split(" ");
    set([...dice, isActive ? { symbol, colour, potency: 1 } : { symbol, colour }]);
  };
  return (
    <fieldset class="choice" data-test={test}>
      <legend>{label}</legend>
      {dice.length > 0 && (
        <Away
          things={dice.map(({ symbol, colour }) => <Die key={symbol} name={name} die={`${symbol} ${colour}`} />)}
          away={(index) => set(dice.toSpliced(index, 1))}
          test={test}
        />
      )}
      {dice.map((die, index) =>
        die.potency === undefined ? null : (
          <Stepper
            key={index}
            label={name("potency")}
            value={die.potency}
            least={1}
            most={MOST_POTENCY}
            set={(potency) => set(dice.with(index, { ...die, potency }))}
            test={`${test}/potency`}
          />
        ),
      )}
      {dice.length < most && (
        <Select
          label={t("add-die")}
          options={ALL}
          show={(one) => one.split(" ").map(name).join(" ")}
          set={add}
          test={`${test}-more`}
        />
      )}
    </fieldset>
  );
}
