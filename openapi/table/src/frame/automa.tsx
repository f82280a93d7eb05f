/** What the Automa did, a card at a time: do it at the table, and go on. */

import { document as answer, type Explained, type Step } from "automa-client";
import { useEffect, useRef, useState } from "preact/hooks";
import { drawing } from "../board/picture.ts";
import { look } from "../choices.ts";
import { hasBoard } from "../faces.ts";
import type { Card } from "../game/cards.ts";
import { placeOf } from "../game/done.ts";
import type { Opened } from "../game/face.ts";
import { inTime } from "../game/passing.ts";
import type { Session } from "../game/session.ts";
import { language, t } from "../language.ts";
import { at } from "../service.ts";
import { Button, Order } from "./parts.tsx";
import { Report } from "./report.tsx";
import { tried } from "./trouble.tsx";
import { Why } from "./why.tsx";

const DRAWN = /card_drawn$/; // nothing decided but the deck

export function AutomaCards(opened: Opened & { cards: Card[] }) {
  const { session, board, face, cards } = opened;
  const card = cards[0] as Card;
  const { step } = card.step;
  const now = useRef(step);
  now.current = step;
  const [explained, setExplained] = useState<{ of: string; reasons: Explained } | undefined>(undefined);
  const reasons = explained?.of === step ? explained.reasons : undefined;
  useEffect(() => {
    scrollTo(0, 0);
    const arrow = face.arrow(card.step, session.seen.value);
    board.arrows.value = arrow ? [arrow] : [];
    return () => {
      board.arrows.value = [];
      scrollTo(0, 0);
    };
  }, [step]);
  const explain = (reasons: Explained) => {
    if (now.current === step) setExplained({ of: step, reasons }); // of a later card they stay
  };
  const next = cards.find(({ version }) => version !== card.version)?.version;
  const rule = opened.described.rules.find(({ id }) => id === card.step.rule);
  useEffect(() => {
    if (next !== undefined && hasBoard(opened.described.name)) void drawing(session.access, next, look.value, language.value);
  }, [next]);
  const left = cards.length - 1;
  const doer = face.doer?.(card.whose, session.seen.value, opened.name);
  return (
    <section class="next card" aria-live="polite" data-test="card">
      {doer && <p class="rule">{doer}</p>}
      <Order {...card.step} />
      {card.before.length > 0 && (
        <ul class="context">
          {card.before.map(({ step, short, text }) => (
            <li key={step}>{short ?? text}</li>
          ))}
        </ul>
      )}
      {reasons && rule && <p class="rule">{rule.title}</p>}
      {reasons && <Why {...opened} reasons={reasons} />}
      {reasons && <Report session={session} step={placeOf(card.step)} />}
      <div class="row">
        {card.step.explained && !DRAWN.test(card.step.code) && (
          <Button
            aria-expanded={reasons !== undefined}
            onClick={() => (reasons ? setExplained(undefined) : void tried(async () => explain(await explanation(session, card.step))))}
            data-test="why"
          >
            {t("why")}
          </Button>
        )}
        <Button kind="primary" onClick={() => void session.done(card)} data-test="done">
          {left > 0 ? t("done-at-table", { left }) : t("done-last")}
        </Button>
      </div>
    </section>
  );
}

/** The reasons of a step. */
export async function explanation(session: Session, step: Step): Promise<Explained> {
  const path = { game_id: session.access.id, ...placeOf(step) };
  const sent = { params: { path }, headers: session.authorised };
  return inTime((signal) =>
    answer(at.value.GET("/v1/games/{game_id}/commits/{version}/steps/{place}/explanation", { ...sent, signal })),
  );
}
