/** What both sides have, in one line each. */

import type { GameState, ScytheGameState } from "automa-client";
import { Figure } from "../frame/figure.tsx";
import { Faction } from "../frame/mark.tsx";
import type { Shown } from "../game/face.ts";
import { called } from "../game/names.ts";
import { t } from "../language.ts";
import { automas, mine } from "./draft.ts";

export function Strips({ seen, ...shown }: Shown & { seen: GameState }) {
  const { state } = seen as ScytheGameState;
  return (
    <div class="strips">
      {[...automas(state), mine(seen as ScytheGameState)].flatMap((one) => one ?? []).map((one) => (
        <div class="strip" key={one.seat} data-test={`strip-${one.kind}`}>
          <Faction id={one.faction} />
          <span class="strip-name">{one.kind === "human" ? called(shown, one.seat) : shown.name(one.faction)}</span>
          <ul>
            <Figure what={t("power")} sign="power" value={one.power} />
            {one.kind === "human" && <Figure what={t("popularity")} sign="popularity" value={one.popularity} />}
            <Figure what={t("coins")} sign="coins" value={one.coins} />
            <Figure
              what={t("combat-cards")}
              sign="cards"
              value={typeof one.combat_cards === "number" ? one.combat_cards : one.combat_cards.length}
            />
            <Figure what={t("stars")} sign="star" value={one.stars?.length ?? 0} />
            {one.kind === "automa" && <Figure what={t("tracker")} sign="progress" value={(one.star_tracker ?? 0) + 1} />}
          </ul>
        </div>
      ))}
    </div>
  );
}
