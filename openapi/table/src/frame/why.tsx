/**
 * The candidates of a decision with what the rule counts for each, drawn on the board too. What is counted stands above
 * the table by its letter: in no language would it fit a phone as the heads of columns.
 */

import { document as answer, type Explained, type Step } from "automa-client";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { placeOf } from "../game/done.ts";
import type { Opened } from "../game/face.ts";
import { among } from "../game/names.ts";
import { inTime } from "../game/passing.ts";
import type { Session } from "../game/session.ts";
import { t } from "../language.ts";
import { at } from "../service.ts";
import { Button } from "./parts.tsx";
import { tried } from "./trouble.tsx";

const DRAWN = /card_drawn$/; // nothing decided but the deck

/** Those of some steps that have reasons. */
export function decisionsOf(steps: readonly Step[]): Step[] {
  return steps.filter((one) => one.explained && !DRAWN.test(one.code));
}

/** The reasons that were asked for last; those that come after `now` has changed are not shown. */
export function useReasons(session: Session, now: string) {
  const shown = useRef(now);
  shown.current = now;
  const [explained, setExplained] = useState<{ of: string; reasons: Explained } | undefined>(undefined);
  const ask = async (one: Step) => {
    if (explained?.of === one.step) return setExplained(undefined);
    const reasons = await explanation(session, one);
    if (shown.current === now) setExplained({ of: one.step, reasons }); // of a later one they stay
  };
  return { explained, ask, forget: () => setExplained(undefined) };
}

/** Asks for the reasons of a step, and puts them away. */
export function WhyButton({ kind = "", open, ask }: { kind?: string; open: boolean; ask(): Promise<void> }) {
  return (
    <Button kind={kind} aria-expanded={open} onClick={() => void tried(ask)} data-test="why">
      {t("why")}
    </Button>
  );
}

async function explanation(session: Session, step: Step): Promise<Explained> {
  const path = { game_id: session.access.id, ...placeOf(step) };
  const sent = { params: { path }, headers: session.authorised };
  return inTime((signal) =>
    answer(at.value.GET("/v1/games/{game_id}/commits/{version}/steps/{place}/explanation", { ...sent, signal })),
  );
}

export function Why({ reasons, of, board, name, described }: Opened & { reasons: Explained; of: Step }) {
  const { explanation, text, names } = reasons;
  const rule = described.rules.find(({ id }) => id === of.rule)?.title;
  const candidates = explanation.candidates ?? [];
  useEffect(() => {
    board.reach.value = new Set(candidates.filter((one) => !one.refused).map((one) => one.id));
    return () => {
      board.reach.value = new Set();
    };
  }, [reasons]);
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => here.current?.scrollIntoView({ block: "nearest" }), [reasons]);
  const told = (id: string) => among(names, id) ?? name(id);
  const scores = [...new Set(candidates.flatMap((one) => Object.keys(one.scores ?? {})))];
  return (
    <div class="why" ref={here} data-test="reasons">
      {rule !== undefined && <p class="rule">{rule}</p>}
      <p>{text}</p>
      {candidates.length > 0 && (
        <>
          <ol class="scores">
            {scores.map((score) => (
              <li key={score} class={score === explanation.decided_by ? "decided" : ""}>
                {told(score)}
              </li>
            ))}
          </ol>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("candidate")}</th>
                {scores.map((score, index) => (
                  <th scope="col" key={score} class={score === explanation.decided_by ? "decided" : ""}>
                    <span aria-hidden="true">{letter(index)}</span>
                    <span class="unseen">{told(score)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {candidates.map((one) => (
                <tr key={one.id} class={one.chosen ? "chosen" : one.refused ? "refused" : ""}>
                  <th scope="row">
                    {one.chosen ? "✓ " : ""}
                    {told(one.id)}
                  </th>
                  {one.refused ? (
                    <td colSpan={Math.max(scores.length, 1)}>{told(one.refused)}</td>
                  ) : (
                    scores.map((score) => <td key={score}>{one.scores?.[score] ?? ""}</td>)
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

/** As the list above counts; numbers would read like the candidates where these are numbered, too. */
function letter(index: number): string {
  return String.fromCharCode("a".charCodeAt(0) + index);
}
