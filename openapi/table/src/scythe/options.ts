/** What the rules allow now: shown, and never asked for. */

import type { ScytheGameOptions } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { inTime } from "../game/passing.ts";
import type { Session } from "../game/session.ts";
import { ours } from "../ours.ts";
import { at } from "../service.ts";

export type Options = ScytheGameOptions["options"];
/** Between which bounds one side of a combat lies. */
export type Bounds = NonNullable<NonNullable<Options["answer"]>["sides"]>[number];

/** The options at the newest version; undefined until they are there, and without a network. */
export function useOptions(session: Session): Options | undefined {
  const [found, setFound] = useState<Options | undefined>(undefined);
  const { version } = session.seen.value;
  useEffect(() => {
    let late = false;
    const sent = { params: { path: { game_id: session.access.id } }, headers: session.authorised };
    const asked = (signal: AbortSignal) => at.value.GET("/v1/games/{game_id}/options", { ...sent, signal });
    inTime((signal) => ours<ScytheGameOptions>(asked(signal), (told) => told.options !== undefined)).then(
      (told) => !late && setFound(told.options),
      () => undefined, // they help, and nothing waits for them
    );
    return () => {
      late = true;
    };
  }, [version]);
  return found;
}
