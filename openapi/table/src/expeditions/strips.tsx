/** What both sides have, in one line each. */

import type { ExpeditionsGameState, GameState } from "automa-client";
import { Figure } from "../frame/figure.tsx";
import { Faction } from "../frame/mark.tsx";
import type { Shown } from "../game/face.ts";
import { called } from "../game/names.ts";
import { t } from "../language.ts";
import { sides } from "./sides.ts";

export function Strips({ seen, ...shown }: Shown & { seen: GameState }) {
  const { name } = shown;
  const { automa, human } = sides((seen as ExpeditionsGameState).state);
  return (
    <div class="strips">
      <div class="strip" data-test="strip-automa">
        <Faction id="automa" />
        <span class="strip-name">{t("automa")}</span>
        <ul>
          <Figure what={t("north-mech")} sign="north" value={name(automa.north)} />
          <Figure what={t("central-mech")} sign="central" value={name(automa.central)} />
          <Figure what={t("progress")} sign="progress" value={automa.progress} />
          <Figure what={t("glory")} sign="star" value={automa.glory} />
          <Figure what={t("maps")} sign="maps" value={automa.maps} />
          <Figure what={t("corruption")} sign="corruption" value={automa.corruption.length} />
        </ul>
      </div>
      <div class="strip" data-test="strip-human">
        <Faction id="human" />
        <span class="strip-name">{called(shown, "human")}</span>
        <ul>
          <Figure what={t("my-mech")} sign="mine" value={name(human.mech)} />
          <Figure what={t("coins")} sign="coins" value={human.coins} />
          <Figure what={t("glory")} sign="star" value={human.glory.length} />
          <Figure what={t("maps")} sign="maps" value={human.maps} />
          <Figure what={t("corruption")} sign="corruption" value={human.corruption.length} />
        </ul>
      </div>
    </div>
  );
}
