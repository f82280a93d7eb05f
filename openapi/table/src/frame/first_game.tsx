/** A first game of Scythe whose first turns have hints: nothing need be chosen for it. */

import { useState } from "preact/hooks";
import { choose } from "../choices.ts";
import { t } from "../language.ts";
import { begin } from "./joining.ts";
import { Sign } from "./sign.tsx";
import { tried } from "./trouble.tsx";

export function GuidedGame() {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await tried(async () => choose({ hinted: await begin("scythe", FIRST_GAME, "/layout") }));
    setBusy(false);
  };
  return (
    <button type="button" class="game guide" disabled={busy} onClick={() => void start()} data-test="guided-game">
      <Sign name="play" />
      <span>
        <strong>{t("guided-game")}</strong>
        <small>{t("guided-game-under")}</small>
      </span>
    </button>
  );
}

const FIRST_GAME = {
  players: [
    { kind: "human", faction: "crimea", mat: "agricultural" },
    { kind: "automa", faction: "nordic", level: "autometta" },
  ],
  decks: { automa: "virtual", combat: "virtual" },
};
