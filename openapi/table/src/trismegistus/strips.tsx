/** What the Automa has, and the human's dice, in one line each. */

import type { GameState, TrismegistusGameState, TrismegistusRulesetDescription } from "automa-client";
import { Figure } from "../frame/figure.tsx";
import { Faction } from "../frame/mark.tsx";
import type { Shown } from "../game/face.ts";
import { called } from "../game/names.ts";
import { t } from "../language.ts";

export function Strips({ seen, ...shown }: Shown & { seen: GameState }) {
  const { automa, human, round } = (seen as TrismegistusGameState).state;
  const { places } = shown.described as TrismegistusRulesetDescription;
  const die = (one: typeof human.die) => {
    const bowl = places.find((place) => place.id === one?.symbol);
    return one ? `${bowl?.at} ${one.potency}` : "–";
  };
  return (
    <div class="strips">
      <div class="strip" data-test="strip-automa">
        <Faction id="automa" />
        <span class="strip-name">{t("automa")}</span>
        <ul>
          <Figure what={t("round")} sign="round" value={round} />
          <Figure what={t("vp")} sign="star" value={automa.vp ?? 0} />
          <Figure what={t("gold")} sign="coins" value={automa.gold ?? 0} />
          <Figure what={t("artifacts")} sign="gem" value={automa.artifacts?.length ?? 0} />
          <Figure what={t("experiments")} sign="experiments" value={automa.experiments?.length ?? 0} />
          <Figure what={t("die")} sign="die" value={die(automa.die)} />
        </ul>
      </div>
      <div class="strip" data-test="strip-human">
        <Faction id="human" />
        <span class="strip-name">{called(shown, "human")}</span>
        <ul>
          <Figure what={t("die")} sign="die" value={die(human.die)} />
          <Figure what={t("dice-exhausted")} sign="done" value={`${human.spent?.length ?? 0}/3`} />
        </ul>
      </div>
    </div>
  );
}
