/** Something of a game as a file. */

import { document as answer } from "automa-client";
import type { Session } from "../game/session.ts";
import { t } from "../language.ts";
import { at } from "../service.ts";
import { Plain } from "./trouble.tsx";

const KINDS = { report: "text/plain", "bg-stats": "application/json", commits: "application/x-ndjson" } as const;

export type Saved = keyof typeof KINDS;

export async function save(session: Session, what: Saved, name: string): Promise<void> {
  const sent = {
    params: { path: { game_id: session.access.id } },
    headers: { ...session.authorised, Accept: KINDS[what] },
    parseAs: "blob",
  };
  const call = `/v1/games/{game_id}/${what}` as "/v1/games/{game_id}/report";
  const data = (await answer(at.value.GET(call, sent as never))) as unknown as Blob;
  if (!data.type.startsWith(KINDS[what])) throw new Plain(t("no-network")); // a page of somebody in between
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
