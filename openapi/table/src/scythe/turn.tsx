/** The human's turn: mirrored, or guided by the mat. */

import type { ScytheGameState } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { choices, choose } from "../choices.ts";
import { Button, Foot } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { useSteps } from "../game/steps.ts";
import { t } from "../language.ts";
import { carried } from "./carried.ts";
import { begun, byHand, type Draft, isChanged } from "./draft.ts";
import { drafted } from "./drafted.ts";
import type { Drafting } from "./drafting.ts";
import { recounted } from "./driving.ts";
import { Guided } from "./guided.tsx";
import { Mirror } from "./mirror.tsx";
import { useAllowed } from "./moves.ts";
import { fights, told } from "./telling.ts";

export function Turn(shown: Shown) {
  const { session, board } = shown;
  const seen = session.seen.value as ScytheGameState;
  const first = begun(seen);
  const { draft, isBegun, change: put, rests } = useSteps(session, first, (step, then) => {
    const table = { ...shown, seen: then as ScytheGameState };
    const old = begun(table.seen);
    return recounted({ ...old, ...step }, table, { ...shown, seen }, (bare: Draft) => carried(bare, old, first));
  });
  const guided = draft.guided ?? choices.value.guided;
  const sending = session.sending.value;
  useEffect(() => {
    if (sending && board.drafted.value) return; // what is being told stays as it was drawn
    board.drafted.value = { version: seen.version, draw: drafted(draft, seen) }; // whatever form has changed it
  }, [session.turn.now.value, seen.version, sending]);
  useEffect(() => () => (session.seen.value.version > seen.version ? board.unmark() : board.clear()), []);
  const change = (next: Draft) => put({ ...next, guided });
  const actions = told(draft, seen, guided);
  const tell = () => session.tell("turns", { actions });
  const allowed = useAllowed(session);
  const drafting: Drafting = { ...shown, seen, draft, change, allowed };
  const { structure_bonus: tile } = seen.state; // told until the first structure is built: it lies beside the board
  const [isHalf, half] = useState(false);
  return (
    <section class="next" data-test="my-turn" inert={rests}>
      {tile !== null && Object.keys(seen.state.structures).length === 0 && (
        <p class="hint" data-test="bonus-tile">
          {t("bonus-tile", { tile: shown.name(tile) })}
        </p>
      )}
      {guided ? <Guided {...drafting} isHalf={isHalf} half={half} /> : <Mirror {...drafting} />}
      <Foot>
        <Button onClick={() => mode(!guided)} data-test={guided ? "mirror" : "guided"}>
          {t(guided ? "mirror" : "guided")}
        </Button>
        <Button kind="primary" disabled={sending || (guided && isHalf)} onClick={() => void tried(tell)} data-test="end-turn">
          {t(sending ? "sending" : fights(actions, seen) ? "fight" : isChanged(draft, seen) ? "turn-over" : "turn-over-nothing")}
        </Button>
      </Foot>
    </section>
  );

  /** One step back leads to the turn as it was told before, and to the way of telling it. */
  function mode(next: boolean) {
    if (next === guided) return;
    void choose({ guided: next });
    if (isBegun) put({ ...(next ? begun(seen) : byHand(draft)), guided: next });
  }
}
