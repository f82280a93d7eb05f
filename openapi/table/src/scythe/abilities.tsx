/** Abilities that a human may use before a combat between humans. */

import type { ScytheGameState, ScythePlayer } from "automa-client";
import { Button } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { ownSeat } from "../game/seats.ts";
import { me } from "./draft.ts";
import { handOf, heldIn } from "./held.tsx";
import { catalogue } from "./mat.ts";

/** Those of one side: each ability is of one faction. */
export function Abilities({ one, ...shown }: Shown & { one: ScythePlayer }) {
  const { session, name } = shown;
  const [asked] = (session.seen.value as ScytheGameState).pending;
  const mat = catalogue(shown).factions.find(({ id }) => id === one.faction);
  const all = asked?.type === "combat_between_humans" ? (asked.abilities ?? []) : [];
  const usable = all.filter((ability) => mat?.mech_abilities.includes(ability));
  if (usable.length === 0) return null;
  return (
    <div class="options">
      {usable.map((ability) => (
        <Button
          key={ability}
          data-test={`use-${ability}`}
          onClick={() => void tried(() => session.tell("actions", { type: "use_ability", ability }))}
        >
          {name(ability)}
        </Button>
      ))}
    </div>
  );
}

/** Whoever is attacked by another human looks at their own hand, and may use abilities. */
export function Meanwhile(shown: Shown) {
  const { session } = shown;
  const seen = session.seen.value as ScytheGameState;
  const [asked] = seen.pending;
  const own = ownSeat(seen, session.known.value);
  if (asked?.type !== "combat_between_humans" || asked.defender !== own) return null;
  const one = me(seen);
  const hand = handOf(one);
  return (
    <>
      {hand && <p data-test="held">{heldIn(hand)}</p>}
      <Abilities {...shown} one={one} />
    </>
  );
}
