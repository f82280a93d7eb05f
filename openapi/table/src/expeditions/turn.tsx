/** The human's turn: where the mech goes, what is done there, and what changed besides. */

import type { ExpeditionsAction, ExpeditionsGameState, ExpeditionsRulesetDescription } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { useTouch } from "../board/view.ts";
import { Button, Choice, Folded, Stepper } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import { useKept } from "../game/carried.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { sides } from "./sides.ts";
import { called, Tile } from "./tile.tsx";

type Seen = ExpeditionsGameState;

interface Draft {
  version: number;
  to: string | undefined;
  there: readonly ExpeditionsAction[];
  /** Tokens drawn for a tile there. */
  drawn: readonly string[];
  coins: number;
  maps: number;
  quests: number;
  items: readonly number[];
  glory: readonly string[];
}

export function Turn({ session, described, board, name }: Shown) {
  const seen = session.seen.value as Seen;
  const { automa, human } = sides(seen.state);
  const empty: Draft = { version: seen.version, to: undefined, there: [], drawn: [], coins: 0, maps: 0, quests: 0, items: [], glory: [] };
  const { turn: draft, put, rests } = useKept<Draft>(session, empty, (found) => found);
  const [item, setItem] = useState(3);
  const change = (part: Partial<Draft>) => put({ ...draft, ...part });
  const taken: string[] = [automa.north, automa.central, human.mech];
  const places = Object.keys(described.places).filter((place) => place !== "basecamp" && !taken.includes(place));
  const here = draft.to ?? human.mech;
  const go = (to: string) => change({ to, there: [], drawn: [] });
  const tapped = (place: string) => {
    if (places.includes(place)) go(place);
  };
  useTouch(board, { tapped, held: (piece) => piece === "piece-human", dropped: (_, place) => tapped(place) });
  useEffect(() => {
    board.arrows.value = draft.to === undefined ? [] : [{ from: human.mech, to: draft.to }];
  }, [draft.to]);
  const { glory_categories: categories } = (described as ExpeditionsRulesetDescription).catalogue;
  const tell = () => session.tell("turns", { actions: told(draft, here) });
  const sending = session.sending.value;
  return (
    <section class="next" data-test="my-turn" inert={rests}>
      <Choice label={t("mech-goes")} options={places} value={draft.to} show={name} set={go} test="place" />
      <Here {...{ seen, here, draft, change }} />
      <Folded label={t("more")} test="more">
        <div class="steppers">
          <Stepper label={t("coins")} value={draft.coins} least={-99} set={(coins) => change({ coins })} />
          <Stepper label={t("maps")} value={draft.maps} least={-9} set={(maps) => change({ maps })} />
          <Stepper label={t("quests-solved")} value={draft.quests} most={4} set={(quests) => change({ quests })} />
        </div>
        <div class="row">
          <Stepper label={t("item-coins")} value={item} set={setItem} />
          <Button onClick={() => change({ items: [...draft.items, item] })}>
            {t("item-upgraded", { count: draft.items.length })}
          </Button>
        </div>
        <Choice
          label={t("boast")}
          options={categories.filter((one) => !human.glory.includes(one))}
          value={draft.glory.at(-1) as (typeof categories)[number]}
          show={name}
          set={(one) => change({ glory: draft.glory.includes(one) ? [] : [one] })}
          test="boast"
        />
      </Folded>
      <div class="row stick">
        <Button disabled={JSON.stringify(draft) === JSON.stringify(empty)} onClick={() => change(empty)} data-test="step-back">
          {t("from-the-start")}
        </Button>
        <Button kind="primary" disabled={sending} onClick={() => void tried(tell)} data-test="end-turn">
          {t(sending ? "sending" : "turn-over")}
        </Button>
      </div>
    </section>
  );
}

/** What can be done where the mech stands. */
function Here(props: { seen: Seen; here: string; draft: Draft; change(part: Partial<Draft>): void }) {
  const { seen, here, draft, change } = props;
  const location = seen.state.locations.find((one) => one.id === here);
  if (!location) return null;
  if (draft.there.length > 0) return <p class="hint" data-test="told">{draft.there.map(said).join(", ")}</p>;
  if (!location.face_up) {
    const asks = seen.state.bag.mode === "virtual" ? "tile" : "tokens";
    return (
      <Folded label={t("tile-turned-up")} test="reveal" open={draft.to !== undefined}>
        <Tile
          asks={asks}
          label={t(asks === "tokens" ? "tokens-drawn" : "tile-value")}
          tokens={draft.drawn}
          draw={(drawn) => change({ drawn })}
          tell={(found) => change({ there: [{ type: "reveal_tile", location: location.id, ...found } as ExpeditionsAction], drawn: [] })}
        />
      </Folded>
    );
  }
  const tokens = (location.corruption ?? []).map((_, index) => index + 1);
  return (
    <>
      {tokens.length > 0 && (
        <Choice
          label={t("vanquish")}
          options={tokens}
          value={undefined}
          show={(count) => t("tokens-count", { count })}
          set={(count) => change({ there: [{ type: "take_corruption", location: location.id, count }] })}
          test="vanquish"
        />
      )}
      {location.twenty && (
        <Button onClick={() => change({ there: [{ type: "take_twenty", location: location.id }] })}>{t("twenty-taken")}</Button>
      )}
    </>
  );
}

/** What is told of the location, in words. */
function said(action: ExpeditionsAction): string {
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

/** The turn as actions, in the order of the table. */
function told(draft: Draft, here: string): ExpeditionsAction[] {
  const actions: unknown[] = [
    ...(draft.to === undefined ? [] : [{ type: "move_mech", to: draft.to }]),
    ...draft.there,
    ...(draft.drawn.length > 0 ? [{ type: "reveal_tile", location: here, tokens: draft.drawn }] : []),
    ...(draft.coins === 0 ? [] : [{ type: "change_coins", amount: draft.coins }]),
    ...(draft.maps === 0 ? [] : [{ type: "change_maps", amount: draft.maps }]),
    ...Array.from({ length: draft.quests }, () => ({ type: "solve_quest" })),
    ...draft.items.map((coins) => ({ type: "upgrade_item", coins })),
    ...draft.glory.map((category) => ({ type: "place_glory", category })),
    { type: "end_turn" },
  ];
  return actions as ExpeditionsAction[];
}
