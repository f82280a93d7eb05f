/** What the Automa did, a card at a time: do it at the table, and go on. */

import type { Step } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { drawing } from "../board/picture.ts";
import { choices, look } from "../choices.ts";
import { hasBoard } from "../faces.ts";
import type { Card } from "../game/cards.ts";
import { placeOf } from "../game/done.ts";
import type { Opened } from "../game/face.ts";
import { asked, isHumans, waitedFor } from "../game/seats.ts";
import { joined, language, t } from "../language.ts";
import { Button, Foot, Order } from "./parts.tsx";
import { Report } from "./report.tsx";
import { tried } from "./trouble.tsx";
import { decisionsOf, useReasons, Why, WhyButton } from "./why.tsx";

/** How many orders stand on a card that shows the rest at once: as many as its commit has. */
function restOf(cards: readonly Card[], { version }: Card): readonly Card[] {
  return cards.filter((one) => one.version === version);
}

export function AutomaCards(opened: Opened & { cards: Card[] }) {
  const { session, board, face, cards } = opened;
  const card = cards[0] as Card;
  const { step } = card.step;
  const { explained, ask, forget } = useReasons(session, step);
  const [allOf, setAllOf] = useState<number | undefined>(undefined);
  const showAll = () => {
    forget(); // the list comes first
    setAllOf(card.version);
  };
  const rest = restOf(cards, card);
  const shown = allOf === card.version ? rest : [card];
  const isWhole = shown.length === rest.length;
  const decisions = shown.flatMap(({ steps }) => decisionsOf(steps).slice(-1));
  const decided = decisions.find((one) => one.step === explained?.of) ?? (shown.length === 1 ? decisions[0] : undefined);
  const reasons = explained && explained.of === decided?.step ? explained.reasons : undefined;
  useEffect(() => {
    scrollTo(0, 0);
    const steps = shown.flatMap((one) => one.steps);
    board.arrows.value = steps.flatMap((one) => face.arrow(one, session.seen.value) ?? []);
    return () => {
      board.arrows.value = [];
      scrollTo(0, 0);
    };
  }, [step, shown.length]);
  const why = (one: Step, kind = "") => <WhyButton kind={kind} open={reasons !== undefined && one === decided} ask={() => ask(one)} />;
  const next = cards.find(({ version }) => version !== card.version)?.version;
  useEffect(() => {
    if (next !== undefined && hasBoard(opened.described.name)) void drawing(session.access, next, look.value, language.value);
  }, [next]);
  const left = cards.length - shown.length;
  const ends = left === 0 && isDue(opened, card) && face.endsTurn?.(card.steps, opened) === true;
  const done = () =>
    tried(async () => {
      await session.done(shown.at(-1) as Card);
      if (ends) await session.tell("turns", { actions: [{ type: "end_turn" }] });
    });
  const doer = face.doer?.(card.whose, session.seen.value, opened.name);
  return (
    <section class="next card" aria-live="polite" data-test="card">
      {doer && <p class="rule">{doer}</p>}
      {shown.length > 1 ? (
        <ol class="orders" data-test="orders">
          {shown.flatMap(({ steps }) => steps).map((one) => (
            <li key={one.step}>
              {decisions.includes(one) && why(one, "plain")}
              {one.short ?? one.text}
            </li>
          ))}
        </ol>
      ) : (
        <Orders {...opened} steps={card.steps} />
      )}
      {card.before.length > 0 && shown.length === 1 && (
        <ul class="context">
          {card.before.map(({ step, short, text }) => (
            <li key={step}>{short ?? text}</li>
          ))}
        </ul>
      )}
      {ends && (
        <Button kind="plain" onClick={() => void session.done(card)} data-test="turn-goes-on">
          {t("turn-goes-on")}
        </Button>
      )}
      {!isWhole && (
        <Button kind="plain" onClick={showAll} data-test="rest">
          {t("show-the-rest")}
        </Button>
      )}
      {reasons && decided && <Why {...opened} reasons={reasons} of={decided} />}
      {reasons && decided && <Report session={session} step={placeOf(decided)} />}
      <Foot>
        {shown.length === 1 && decided && why(decided)}
        <Button kind="primary" onClick={() => void done()} data-test="done">
          {left > 0 ? t("done-at-table", { left }) : t(ends ? "done-turn-over" : "done-last")}
        </Button>
      </Foot>
    </section>
  );
}

/** Whether a card is of the turn that goes on here, and nothing is asked in it. */
function isDue({ session }: Opened, { whose }: Card): boolean {
  const seen = session.seen.value;
  return !seen.over && whose === seen.turn && isHumans(seen, whose) && !asked(seen) && waitedFor(seen) === undefined;
}

/** What is done at once: one order with its reason, or a line for each; a result is looked at first. */
function Orders({ steps, ...opened }: Opened & { steps: readonly Step[] }) {
  const { face, session } = opened;
  const [first] = steps;
  if (!first) return null;
  if (face.Result && first.code === face.hasResult) {
    return (
      <>
        <face.Result {...opened} step={first} seen={session.seen.value} />
        <ul class="lines">
          {steps.flatMap(({ step, short, text }) => {
            const said = step === first.step ? short?.split("\n").slice(1).join(" ") : text;
            return said ? [<li key={step}>{said}</li>] : [];
          })}
        </ul>
      </>
    );
  }
  const { brief } = choices.value;
  if (steps.length === 1) return <Order {...first} brief={brief} />;
  const short = steps.map((one) => one.short ?? one.text).join("\n");
  return <Order short={short} text={joined(steps.map(({ text }) => text))} brief={brief} />;
}
