/** What the human does where the mech stands, one thing behind the other. */

import type { ExpeditionsAction, ExpeditionsGameState, ExpeditionsLocation } from "automa-client";
import { Button, Choice, Folded } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { called, Tile } from "./tile.tsx";
import type { Done } from "./turn.tsx";

/** What can be done where the mech stands, one thing behind the other. */
export function Here(props: {
  seen: ExpeditionsGameState;
  here: string;
  isMoved: boolean;
  done: Done;
  change(done: Partial<Done>): void;
  soFar(): void;
}) {
  const { seen, here, isMoved, done, change, soFar } = props;
  const { there, drawn } = done;
  const location = seen.state.locations.find((one) => one.id === here);
  if (!location) return null;
  const isVirtual = seen.state.bag.mode === "virtual";
  const add = (action: object) => change({ there: [...there, { location: location.id, ...action } as ExpeditionsAction], drawn: [] });
  const back = () => {
    const last = there.at(-1);
    change({ there: there.slice(0, -1), drawn: (last?.type === "reveal_tile" && last.tokens) || [] });
  };
  const { isOpen, isDrawn, tokens, twenty } = lies(location, there);
  return (
    <>
      {there.length > 0 && (
        <>
          <p class="hint" data-test="told">{there.map(said).join(", ")}</p>
          <div class="row">
            <Button onClick={back} data-test="there-back">{t("step-back")}</Button>
            {!isDrawn && <Button onClick={soFar} data-test="draw-tokens">{t("draw-tokens")}</Button>}
          </div>
        </>
      )}
      {!isOpen && (
        <Folded label={t("tile-turned-up")} test="reveal" open={isMoved || drawn.length > 0}>
          <Tile
            asks={isVirtual ? "tile" : "tokens"}
            label={t(isVirtual ? "tile-value" : "tokens-drawn")}
            tokens={drawn}
            draw={(now) => change({ drawn: now })}
            tell={(found) => add({ type: "reveal_tile", ...found })}
          />
        </Folded>
      )}
      {tokens > 0 && (
        <Choice
          label={t("vanquish")}
          options={Array.from({ length: tokens }, (_, index) => index + 1)}
          value={undefined}
          show={(count) => t("tokens-count", { count })}
          set={(count) => add({ type: "take_corruption", count })}
          test="vanquish"
        />
      )}
      {twenty && (
        <Button kind="choice-of" onClick={() => add({ type: "take_twenty" })} data-test="take-twenty">
          {t("twenty-taken")}
          {tokens > 0 && <small>{t("twenty-last")}</small>}
        </Button>
      )}
    </>
  );
}

/** Whether the mech ends its turn on a tile that nobody has turned up. */
export function isFaceDown({ state }: ExpeditionsGameState, here: string, { there, drawn }: Done): boolean {
  const location = state.locations.find((one) => one.id === here);
  return location !== undefined && drawn.length === 0 && !lies(location, there).isOpen;
}

/** What is to be seen of a location behind what is told of it; a virtual bag is drawn from when its tile is told. */
function lies({ face_up: isOpen, corruption, twenty }: ExpeditionsLocation, there: Done["there"]) {
  const found = there.find((action) => action.type === "reveal_tile");
  const taken = there.reduce((sum, action) => sum + (action.type === "take_corruption" ? (action.count ?? 1) : 0), 0);
  const isTaken = there.some((action) => action.type === "take_twenty");
  return {
    isOpen: isOpen || found !== undefined,
    isDrawn: !found || Boolean(found.tokens) || found.tile === "twenty" || found.tile === 0,
    tokens: ((found ? found.tokens : corruption) ?? []).length - taken,
    twenty: (found ? found.tile === "twenty" : twenty) && !isTaken,
  };
}

/** What is told of the location, in words. */
export function said(action: ExpeditionsAction): string {
  switch (action.type) {
    case "reveal_tile": {
      const found = action.tokens ? called(action.tokens) || t("no-tokens") : action.tile === "twenty" ? t("twenty-there") : String(action.tile);
      return `${t("tile-turned-up")}: ${found}`;
    }
    case "take_corruption":
      return `${t("vanquish")}: ${t("tokens-count", { count: action.count ?? 1 })}`;
    default:
      return t("twenty-taken");
  }
}
