/**
 * The candidates of a decision with what the rule counts for each, drawn on the board too. What is counted stands above
 * the table by its letter: in no language would it fit a phone as the heads of columns.
 */

import type { Explained } from "automa-client";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { among } from "../game/names.ts";
import { t } from "../language.ts";

export function Why({ reasons, rule, board, name }: Opened & { reasons: Explained; rule?: string | undefined }) {
  const { explanation, text, names } = reasons;
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
