/** The table is right: pieces and figures of both sides, set by hand. */

import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { useTouch } from "../board/view.ts";
import { hasBoard } from "../faces.ts";
import { corrected, type Correction, type Count, isSame, type Many as AnyOf, type One, type Values } from "../game/correction.ts";
import type { Opened } from "../game/face.ts";
import { stillSet } from "../game/meanwhile.ts";
import { t } from "../language.ts";
import { onward } from "../routes.ts";
import { Bar, Button, Choice, Folded, Many, Select, Sheet, Stepper } from "./parts.tsx";
import { Notices, Said } from "./table.tsx";
import { tried } from "./trouble.tsx";

export function Right(opened: Opened) {
  const { session, face, name, board } = opened;
  const seen = session.seen.value;
  const all = face.corrections(opened);
  const { changes, lost } = stillSet(session.right.now.value ?? [], all);
  const now: Values = new Map(changes.map(({ pointer, to }) => [pointer, to]));
  const [picked, setPicked] = useState<string | undefined>(undefined);
  const [place, setPlace] = useState<string | undefined>(undefined);
  const [dropped, setDropped] = useState(false);
  const value = <C extends Correction>(one: C) => (now.get(one.pointer) ?? one.value) as C["value"];
  const changed = all.filter((one) => !isSame(value(one), one.value));
  const [before] = useState(() => new Set(changed.map((one) => one.pointer))); // it may have been tried, and left, long ago
  const still = changed.filter((one) => before.has(one.pointer));
  const sending = session.sending.value; // what is set meanwhile would be dropped with what is told
  const set = ({ pointer, value: was }: Correction, to: Correction["value"]) => {
    if (!sending) session.right.put([...changes.filter((one) => one.pointer !== pointer), { pointer, was, to }]);
  };
  const pieces = all.filter((one): one is One & { piece: string } => one.kind === "one" && one.piece !== undefined);
  const lying = all.filter((one) => one.kind === "lying");
  const spot = (one: One) => one.spot?.(value(one)) ?? value(one);
  const put = (piece: One | undefined, place: string) => {
    const to = piece?.options.find((option) => (piece.spot?.(option) ?? option) === place);
    if (piece && to !== undefined) set(piece, to);
    setPicked(undefined);
  };
  const tapped = (place: string) => {
    const there = pieces.filter((one) => spot(one) === place);
    const next = there[there.findIndex((one) => one.pointer === picked) + 1];
    if (picked !== undefined && there.every((one) => one.pointer !== picked)) {
      put(pieces.find((one) => one.pointer === picked), place);
    } else if (there.length > 0) setPicked(next?.pointer);
    else if (lying.some((one) => one.places.includes(place))) setPlace(place);
  };
  useEffect(() => () => board.clear(), []);
  useTouch(board, {
    tapped,
    held: (id) => pieces.some((one) => one.piece === id),
    dropped: (id, place) => put(pieces.find((one) => one.piece === id), place),
  });
  useEffect(() => {
    board.moved.value = new Map(pieces.flatMap((one) => (now.has(one.pointer) ? [[one.piece, spot(one)] as const] : [])));
  }, [session.right.now.value, seen.version]);
  useEffect(() => {
    const piece = pieces.find((one) => one.pointer === picked);
    board.picked.value = piece && { place: spot(piece), pieces: [piece.piece] };
  }, [picked]);
  useEffect(() => {
    if (!lost || sending) return;
    setDropped(true);
    session.right.put(changes.length > 0 ? changes : undefined);
  }, [lost, sending]);
  const actions = corrected(all, now, t("set-by-hand"));
  const half = all.find((one) => one.kind === "held" && one.isHalf?.(value(one)));
  const tell = async () => {
    const lead = onward();
    if (actions.length > 0) await session.tell("turns", { actions });
    if (session.problem.value === undefined) lead(`game/${seen.game}`, true);
  };
  return (
    <>
      <Bar title={t("table-is-right")} under={face.title(seen, name)} back={`game/${seen.game}`} />
      <main class="table" data-game={face.ruleset}>
        <Board {...opened} />
        <div class="below">
          {dropped && <Said text={t("dropped-of-right")} test="dropped" close={() => setDropped(false)} />}
          {still.length > 0 && !sending && (
            <p class="notice" role="status" data-test="set-before">
              {t("set-before", { what: still.map(({ group, label }) => `${group}: ${label}`).join(" · ") })}
            </p>
          )}
          <div class="form" inert={sending}>
            <p class="hint">{t("table-is-right-under", { board: hasBoard(seen.ruleset) ? "yes" : "no", undo: seen.undo })}</p>
            {[...new Set(all.map((one) => one.group))].map((group) => (
              <Folded key={group} label={group} open>
                {all.some((one) => one.group === group && one.kind === "count") && (
                  <div class="steppers">
                    {all.map(
                      (one) =>
                        one.group === group &&
                        one.kind === "count" && (
                          <Counted key={one.pointer} one={one} now={value(one)} set={(to) => set(one, to)} />
                        ),
                    )}
                  </div>
                )}
                {all.map(
                  (one) =>
                    one.group === group &&
                    (one.kind === "one" || one.kind === "many") && <Chosen key={one.pointer} one={one} now={value(one)} set={(to) => set(one, to)} />,
                )}
                {all.map(
                  (one) =>
                    one.group === group &&
                    one.kind === "held" && <Fragment key={one.pointer}>{one.form(value(one), (to) => set(one, to), now)}</Fragment>,
                )}
                {lying[0]?.group === group && <Select label={t("where")} options={lying[0].places} show={name} set={setPlace} test="territory" />}
              </Folded>
            ))}
            {place !== undefined && (
              <Sheet label={name(place)} close={() => setPlace(undefined)}>
                {lying.map((one) => (
                  <Fragment key={one.pointer}>{one.form(place, value(one), (to) => set(one, to))}</Fragment>
                ))}
                <form method="dialog">
                  <button class="button primary" type="submit" data-test="place-done">
                    {t("close")}
                  </button>
                </form>
              </Sheet>
            )}
          </div>
          <div class="stick">
            <Notices {...opened} />
            {half && (
              <p class="hint" role="status" data-test="half-set">
                {t("half-set", { what: half.label })}
              </p>
            )}
            <div class="row">
              <Button disabled={now.size === 0 || sending} onClick={() => session.right.put(undefined)} data-test="set-back">
                {t("from-the-start")}
              </Button>
              <Button kind="primary" disabled={sending || half !== undefined} onClick={() => void tried(tell)} data-test="set-right">
                {t(sending ? "sending" : "ready")}
              </Button>
            </div>
          </div>
        </div>
      </main>
    </>
  );
}

function Counted({ one, now, set }: { one: Count; now: number; set(to: number): void }) {
  const { from = 0, least = 0 } = one;
  return (
    <Stepper
      label={one.label}
      value={now + from}
      was={one.value + from}
      least={least + from}
      most={one.most + from}
      set={(to) => set(to - from)}
      test={`set-${one.pointer}`}
    />
  );
}

const FEW = 7; // options that are shown at once

function Chosen({ one, now, set }: { one: One | AnyOf; now: Correction["value"]; set(to: Correction["value"]): void }) {
  if (one.kind === "many") {
    return <Many label={one.label} of={one.options} on={now as string[]} name={one.show} set={set} test={`set-${one.pointer}`} />;
  }
  if (one.options.length <= FEW) {
    return <Choice label={one.label} options={one.options} value={now as string} show={one.show} set={set} test={`set-${one.pointer}`} />;
  }
  return <Select label={one.label} options={one.options} value={now as string} show={one.show} set={set} test={`set-${one.pointer}`} />;
}
