/** Something of a game as a file. */

import { document as answer } from "automa-client";
import type { Place } from "../game/done.ts";
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
  keep((await answer(at.value.GET(call, sent as never))) as unknown as Blob, KINDS[what], name);
}

/** One file for the maintainers: the game up to a step, and what the player expected there. */
export async function saveReport(session: Session, { version, place }: Place, expected: string): Promise<void> {
  const sent = {
    params: { path: { game_id: session.access.id, version, place } },
    headers: { ...session.authorised, Accept: KINDS.commits },
    body: { expected },
    parseAs: "blob",
  };
  const call = "/v1/games/{game_id}/commits/{version}/steps/{place}/report";
  const data = (await answer(at.value.POST(call, sent as never))) as unknown as Blob;
  keep(data, KINDS.commits, `report-${session.access.id}-${version}.${place}.ndjson`);
}

/** Hands the player a file. */
export function keep(data: Blob, kind: string, name: string): void {
  if (!data.type.startsWith(kind)) throw new Plain(t("no-network")); // a page of somebody in between
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
