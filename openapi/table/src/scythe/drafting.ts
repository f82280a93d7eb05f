/** What the parts of the human's turn are given: the table as it stands, and the turn as it is drafted so far. */

import type { ScytheGameState } from "automa-client";
import type { Shown } from "../game/face.ts";
import type { Draft } from "./draft.ts";
import type { Allowed } from "./moves.ts";

export interface Drafting extends Shown {
  seen: ScytheGameState;
  draft: Draft;
  change(draft: Draft): void;
  allowed: Allowed | undefined;
}
