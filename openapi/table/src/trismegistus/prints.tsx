/** Cards by what is printed on them, where no pack says it: one that was told otherwise before is set right. */

import type { TrismegistusBotCard, TrismegistusPrint } from "automa-client";
import { Button, Choice, capital } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { dieColour } from "./forms.tsx";
import { Die } from "./turn.tsx";

export type Print = TrismegistusPrint;
type Card = TrismegistusBotCard;
interface Name {
  name(id: string): string;
}

/** Whether it is known what is printed on a card; of a personality card only its kind matters. */
export function isKnown({ kind, dice = [] }: Print): boolean {
  return kind === "personality" || dice.length > 0;
}

/**
 * Of the cards that can be drawn those of which one must have been told otherwise: the most alike first.
 *
 * None where one of them is printed so, or nobody has told yet what is printed on it.
 */
export function toldOtherwise(cards: readonly Card[], print: Print): readonly Card[] {
  const alike = cards.filter((card) => card.kind === print.kind);
  const said = JSON.stringify(things(print));
  if (alike.some((card) => !isKnown(card) || JSON.stringify(things(card)) === said)) return [];
  return alike.toSorted((one, other) => apart(one, print) - apart(other, print));
}

/** What is printed on a card, each by itself; none matters on a personality card. */
function things({ kind, dice = [], potency_cost: cost, actions = [] }: Print): string[] {
  return kind === "personality" ? [] : [...dice, cost, ...actions].map((one) => JSON.stringify(one));
}

/** How much stands on one of two cards only. */
function apart(one: Print, other: Print): number {
  const [these, those] = [things(one), things(other)];
  return without(these, those).length + without(those, these).length;
}

function without(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((each) => !others.includes(each));
}

/** A card by its name, else by its print; of others nothing but the kind matters, or is known. */
export function called(card: Card, name: Name["name"]): string {
  if (card.name) return card.name;
  if (card.kind === "personality") return capital(name(card.kind));
  return isKnown(card) ? inWords(card, name) : t("not-seen", { kind: capital(name(card.kind)) });
}

/** What stands on a card, in words. */
export function inWords(card: Print, name: Name["name"]): string {
  const dice = (card.dice ?? []).map((die) => `${name(die.symbol)} ${dieColour(die.colour)}`);
  return capital([dice.join(", "), below(card, name)].join(" · "));
}

/** A card's potency cost and its actions. */
function below({ potency_cost: potency, actions = [] }: Print, name: Name["name"]): string {
  const code = (one: (typeof actions)[number]) => (one.element ? `${one.code}_${one.element}` : one.code);
  return [t("potency-of", { potency: potency ?? 0 }), ...actions.map((one) => name(code(one)))].join(" · ");
}

interface Asked extends Name {
  /** What is printed on the card that was drawn. */
  print: Print;
  cards: readonly Card[];
  set(card: Card): void;
  back(): void;
}

/** Which of some cards it is that was drawn: each as it was told. */
export function Otherwise(props: Asked) {
  const { print, cards, set, back, name } = props;
  const of = (id: string) => cards.find((card) => card.id === id) as Card;
  return (
    <>
      <p class="hint">{inWords(print, name)}</p>
      <Choice
        label={t("told-otherwise")}
        options={cards.map(({ id }) => id)}
        value={undefined}
        show={(id) => <Face card={of(id)} name={name} />}
        set={(id) => set(of(id))}
        test="told-otherwise"
      />
      <div class="row">
        <Button data-test="print-back" onClick={back}>
          {t("step-back")}
        </Button>
      </div>
    </>
  );
}

function Face({ card, name }: Name & { card: Card }) {
  return (
    <span class="print">
      {(card.dice ?? []).map(({ symbol, colour }, index) => (
        <Die key={index} name={name} die={`${symbol} ${colour}`} />
      ))}
      <small>{below(card, name)}</small>
    </span>
  );
}
