/** Where each unit can go by the rules: shown, and never asked for. */

import type { PieceMoves, ScytheChoices } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { inTime } from "../game/passing.ts";
import type { Session } from "../game/session.ts";
import { ours } from "../ours.ts";
import { at } from "../service.ts";

/** What the page needs of the choices: where pieces can go, and whether a Flag or a Trap may be put down. */
export interface Allowed {
  pieces: readonly PieceMoves[];
  token: boolean;
}

/** What is allowed at the newest version; undefined until it is there, and without a network. */
export function useAllowed(session: Session): Allowed | undefined {
  const [found, setFound] = useState<Allowed | undefined>(undefined);
  const { version } = session.seen.value;
  useEffect(() => {
    let late = false;
    const sent = { params: { path: { game_id: session.access.id } }, headers: session.authorised };
    const asked = (signal: AbortSignal) => at.value.GET("/v1/games/{game_id}/choices", { ...sent, signal });
    inTime((signal) => ours<ScytheChoices>(asked(signal), (told) => told.choices !== undefined)).then(
      ({ choices }) => {
        const pieces = choices.flatMap((choice) => choice.pieces ?? []);
        if (!late) setFound({ pieces, token: choices.some(({ type }) => type === "place_token") });
      },
      () => undefined, // they help, and nothing waits for them
    );
    return () => {
      late = true;
    };
  }, [version]);
  return found;
}
