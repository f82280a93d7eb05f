/** What the Automa has, and the human's stars, in one line each. */

import type { GameState, ScytheCardGameState } from "automa-client";
import { Figure } from "../frame/figure.tsx";
import { Faction } from "../frame/mark.tsx";
import type { Shown } from "../game/face.ts";
import { called } from "../game/names.ts";
import { t } from "../language.ts";

export function Strips({ seen, ...shown }: Shown & { seen: GameState }) {
  const { automa, human } = (seen as ScytheCardGameState).state;
  return (
    <div class="strips">
      <div class="strip" data-test="strip-automa">
        <Faction id={automa.faction} />
        <span class="strip-name">{shown.name(automa.faction)}</span>
        <ul>
          <Figure what={t("power")} sign="power" value={automa.power} />
          <Figure what={t("coins")} sign="coins" value={automa.coins} />
          <Figure what={t("combat-cards")} sign="cards" value={automa.combat_cards} />
          <Figure what={t("stars")} sign="star" value={automa.stars.length} />
          <Figure what={t("tracker")} sign="progress" value={automa.star_tracker + 1} />
        </ul>
      </div>
      <div class="strip" data-test="strip-human">
        <Faction id={human.faction} />
        <span class="strip-name">{called(shown, "human")}</span>
        <ul>
          <Figure what={t("stars")} sign="star" value={human.stars?.length ?? 0} />
        </ul>
      </div>
    </div>
  );
}
