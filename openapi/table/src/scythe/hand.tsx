/** Combat cards that are fixed for a combat, or paid. */

import { Stepper } from "../frame/parts.tsx";
import { t } from "../language.ts";

/** Combat cards: those of a hand that is known, by their places in it, or of whatever value where the cards are real. */
export function Hand(props: {
  label: string;
  known: readonly number[] | undefined;
  most: number;
  chosen: readonly number[];
  choose(cards: readonly number[]): void;
}) {
  const { label, known, most, chosen, choose } = props;
  if (!known) {
    return (
      <fieldset class="choice">
        <legend>{label}</legend>
        {[2, 3, 4, 5].map((value) => (
          <Stepper
            key={value}
            label={t("cards-of", { value })}
            value={chosen.filter((one) => one === value).length}
            most={most - chosen.length + chosen.filter((one) => one === value).length}
            test={`cards-${value}`}
            set={(count) => choose([...chosen.filter((one) => one !== value), ...Array<number>(count).fill(value)])}
          />
        ))}
      </fieldset>
    );
  }
  const toggle = (place: number) =>
    choose(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].slice(-most));
  return (
    <fieldset class="choice" data-test="hand">
      <legend>{label}</legend>
      <div class="options">
        {known.map((value, place) => (
          <button type="button" key={place} class="option" aria-pressed={chosen.includes(place)} onClick={() => toggle(place)}>
            {value}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
