/** Links to this game: for a second device of the player's, and to look on. */

import { useRef, useState } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { made, own } from "../game/token.ts";
import { t } from "../language.ts";
import { linkBy, squares } from "./links.ts";
import { Bar, Button } from "./parts.tsx";
import { tried } from "./trouble.tsx";

/** Whose link it is, by the button that asks for it. */
type Whose = "share-own" | "share-spectator";

/** Whether the address of this page leads to it on this device alone. */
export const isLoopback = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** `told` is the moment that a link shows, undefined for the table as it is. */
export function Share({ session, face, name, told }: Opened & { told: number | undefined }) {
  const seen = session.seen.value;
  const [shown, setShown] = useState<{ whose: Whose; link: string; code: boolean[][] } | undefined>(undefined);
  const asked = useRef<symbol | undefined>(undefined);
  const moment = told === undefined ? "" : `/${told}`;
  /** Shows a link to the game, unless another one has been asked for since. */
  const show = async (whose: Whose, token: () => Promise<string>) => {
    const own = (asked.current = Symbol());
    const [key, { default: encode }] = await Promise.all([token(), import("qr")]);
    const link = `${linkBy(seen.game, key)}${moment}`;
    if (asked.current === own) setShown({ whose, link, code: encode(link, "raw") });
  };
  return (
    <>
      <Bar title={t("share")} under={face.title(seen, name)} back={`game/${seen.game}`} />
      <main class="page">
        <p>{t("share-under")}</p>
        {isLoopback && <p class="notice" data-test="this-device">{t("share-this-device")}</p>}
        <Button onClick={() => void tried(() => show("share-own", () => own(session.access)))} data-test="share-own">
          {t("share-own")}
        </Button>
        <Button onClick={() => void tried(() => show("share-spectator", () => made(session.access, "spectator")))} data-test="share-spectator">
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
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("qr-code")}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={squares(rows)} fill="#000" />
    </svg>
  );
}
