/** Combat cards that are fixed for a combat, or paid. */

import { Stepper } from "../frame/parts.tsx";
import { t } from "../language.ts";

/** The values at some places in a hand. */
export function cardsAt(hand: readonly number[], places: readonly number[]): number[] {
  return places.flatMap((place) => hand[place] ?? []);
}

/** Where cards of some values lie in a hand: of equal ones the first, and those that are not in it nowhere. */
export function placesOf(hand: readonly number[], cards: readonly number[]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((value, at) => value === card && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** Combat cards: those of a hand that is known, by their places in it, or of whatever value where the cards are real. */
export function Hand(props: {
  label: string;
  known: readonly number[] | undefined;
  most: number;
  chosen: readonly number[];
  choose(cards: readonly number[]): void;
  test?: string;
}) {
  const { label, known, most, chosen, choose, test } = props;
  const mark = (what: string) => (test === undefined ? what : `${test}-${what}`);
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
            test={mark(`cards-${value}`)}
            set={(count) => choose([...chosen.filter((one) => one !== value), ...Array<number>(count).fill(value)])}
          />
        ))}
      </fieldset>
    );
  }
  const toggle = (place: number) =>
    choose(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].slice(-most));
  return (
    <fieldset class="choice" data-test={mark("hand")}>
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
