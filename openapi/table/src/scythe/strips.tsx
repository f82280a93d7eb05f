/** What both sides have, in one line each. */

import type { GameState, ScytheGameState, ScythePlayer } from "automa-client";
import { Figure } from "../frame/figure.tsx";
import { Faction } from "../frame/mark.tsx";
import type { Shown } from "../game/face.ts";
import { called } from "../game/names.ts";
import type { Steps } from "../game/steps.ts";
import { t } from "../language.ts";
import { automas, type Draft, mine } from "./draft.ts";

export function Strips({ seen, ...shown }: Shown & { seen: GameState }) {
  const { state } = seen as ScytheGameState;
  const own = mine(seen as ScytheGameState);
  const turn = shown.session.turn.now.value as Steps<Draft> | undefined;
  const draft = turn?.version === seen.version ? turn.steps.at(-1) : undefined;
  return (
    <div class="strips">
      {[...automas(state), own].flatMap((one) => one ?? []).map((one) => (
        <div class="strip" key={one.seat} data-test={`strip-${one.kind}`}>
          <Faction id={one.faction} />
          <span class="strip-name">{one.kind === "human" ? called(shown, one.seat) : shown.name(one.faction)}</span>
          <Figures one={one} draft={one === own ? draft : undefined} />
        </div>
      ))}
    </div>
  );
}

/** What one has; in a turn that is being put together, what it comes to. */
function Figures({ one, draft }: { one: ScythePlayer; draft: Draft | undefined }) {
  const { power, popularity, coins, stars } = draft ?? one;
  const { combat_cards: hand } = one;
  return (
    <ul>
      <Figure what={t("power")} sign="power" value={power} />
      {one.kind === "human" && <Figure what={t("popularity")} sign="popularity" value={popularity} />}
      <Figure what={t("coins")} sign="coins" value={coins} />
      <Figure what={t("combat-cards")} sign="cards" value={draft?.cards ?? (typeof hand === "number" ? hand : hand.length)} />
      <Figure what={t("stars")} sign="star" value={stars?.length ?? 0} />
      {one.kind === "automa" && <Figure what={t("tracker")} sign="progress" value={(one.star_tracker ?? 0) + 1} />}
    </ul>
  );
}
