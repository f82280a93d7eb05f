/** Something of a game as a file. */

import { document as answer } from "automa-client";
import type { Session } from "../game/session.ts";
import { at } from "../service.ts";

const KINDS = { report: "text/plain", "bg-stats": "application/json", events: "application/x-ndjson" } as const;

export type Saved = keyof typeof KINDS;

export async function save(session: Session, what: Saved, name: string): Promise<void> {
  const sent = {
    params: { path: { game_id: session.access.id } },
    headers: { ...session.authorised, Accept: KINDS[what] },
    parseAs: "blob",
  };
  const data = await answer(at.value.GET(`/v1/games/{game_id}/${what}` as "/v1/games/{game_id}/report", sent as never));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data as unknown as Blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
