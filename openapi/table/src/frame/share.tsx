/** Links to this game: for a second device of the player's, and for whoever looks on. */

import { document as answer, Refused } from "automa-client";
import { useRef, useState } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { t } from "../language.ts";
import { at } from "../service.ts";
import { Bar, Button } from "./parts.tsx";
import { tried } from "./trouble.tsx";

/** Whose link it is, by the button that asks for it. */
type Whose = "share-own" | "share-spectator";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** `told` is the moment that a link shows, undefined for the table as it is. */
export function Share({ session, face, name, told }: Opened & { told: number | undefined }) {
  const seen = session.seen.value;
  const [shown, setShown] = useState<{ whose: Whose; link: string; code: boolean[][] } | undefined>(undefined);
  const asked = useRef<symbol | undefined>(undefined);
  const moment = told === undefined ? "" : `/${told}`;
  /** Shows a link to the game, unless another one has been asked for since. */
  const show = async (whose: Whose, made: () => Promise<string>) => {
    const own = (asked.current = Symbol());
    const [token, { default: encode }] = await Promise.all([made(), import("qr")]);
    const link = `${location.origin}/#/join/${seen.game}/${token}${moment}`;
    if (asked.current === own) setShown({ whose, link, code: encode(link, "raw") });
  };
  const made = async (role: "owner" | "spectator") => {
    const sent = { params: { path: { game_id: seen.game } }, headers: session.authorised };
    return (await answer(at.value.POST("/v1/games/{game_id}/tokens", { ...sent, body: { role } }))).token;
  };
  /** A token for each device, so that one that is lost can be shut out; only the owner makes them. */
  const own = async () => {
    try {
      return await made("owner");
    } catch (failure) {
      if (!(failure instanceof Refused && failure.problem.code === "role_forbidden")) throw failure;
      return session.access.token;
    }
  };
  return (
    <>
      <Bar title={t("share")} under={face.title(seen, name)} back={`game/${seen.game}`} />
      <main class="page">
        <p>{t("share-under")}</p>
        {LOOPBACK.test(location.hostname) && <p class="notice" data-test="this-device">{t("share-this-device")}</p>}
        <Button onClick={() => void tried(() => show("share-own", own))} data-test="share-own">
          {t("share-own")}
        </Button>
        <Button onClick={() => void tried(() => show("share-spectator", () => made("spectator")))} data-test="share-spectator">
          {t("share-spectator")}
        </Button>
        {shown && (
          <>
            <h2 data-test="link-for">{t(shown.whose)}</h2>
            <Code rows={shown.code} />
            <output class="link" data-test="link">
              {shown.link}
            </output>
            {"clipboard" in navigator && (
              <Button onClick={() => void tried(() => navigator.clipboard.writeText(shown.link))} data-test="copy">
                {t("copy")}
              </Button>
            )}
          </>
        )}
      </main>
    </>
  );
}

/** A QR code: black on white whatever the theme, since a camera reads it. */
function Code({ rows }: { rows: boolean[][] }) {
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("qr-code")}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
