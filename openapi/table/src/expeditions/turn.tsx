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
type Location = Seen["state"]["locations"][number];

interface Done {
  there: readonly ExpeditionsAction[];
  /** Tokens drawn for a tile there. */
  drawn: readonly string[];
}

interface Draft extends Done {
  version: number;
  to: string | undefined;
  /** What was told of other places, before a tap led away from them. */
  left: Readonly<Record<string, Done>>;
  coins: number;
  maps: number;
  quests: number;
  items: readonly number[];
  glory: readonly string[];
}

export function Turn({ session, described, board, name }: Shown) {
  const seen = session.seen.value as Seen;
  const { automa, human } = sides(seen.state);
  const empty: Draft = { version: seen.version, to: undefined, there: [], drawn: [], left: {}, coins: 0, maps: 0, quests: 0, items: [], glory: [] };
  const { turn: draft, put, rests } = useKept<Draft>(session, empty, (found) => found);
  const [item, setItem] = useState(3);
  const change = (part: Partial<Draft>) => put({ ...draft, ...part });
  const taken: string[] = [automa.north, automa.central, human.mech];
  const places = Object.keys(described.places).filter((place) => place !== "basecamp" && !taken.includes(place));
  const here = draft.to ?? human.mech;
  const go = (to: string) => {
    if (to === draft.to) return;
    const { there, drawn } = draft;
    change({ to, there: [], drawn: [], ...draft.left[to], left: { ...draft.left, [here]: { there, drawn } } });
  };
  const tapped = (place: string) => {
    if (places.includes(place)) go(place);
  };
  useTouch(board, { tapped, held: (piece) => piece === "piece-human", dropped: (_, place) => tapped(place) });
  useEffect(() => {
    board.arrows.value = draft.to === undefined ? [] : [{ from: human.mech, to: draft.to }];
  }, [draft.to]);
  const { glory_categories: categories } = (described as ExpeditionsRulesetDescription).catalogue;
  const tell = (isOver: boolean) => {
    const actions = told(draft, here);
    return tried(() => session.tell("turns", { actions: isOver ? [...actions, { type: "end_turn" }] : actions }));
  };
  const sending = session.sending.value;
  return (
    <section class="next" data-test="my-turn" inert={rests}>
      <Choice label={t("mech-goes")} options={places} value={draft.to} show={name} set={go} test="place" />
      <Here {...{ seen, here, draft, change }} soFar={() => void tell(false)} />
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
        <Button kind="primary" disabled={sending} onClick={() => void tell(true)} data-test="end-turn">
          {t(sending ? "sending" : "turn-over")}
        </Button>
      </div>
    </section>
  );
}

/** What can be done where the mech stands, one thing behind the other. */
function Here(props: { seen: Seen; here: string; draft: Draft; change(part: Partial<Draft>): void; soFar(): void }) {
  const { seen, here, draft, change, soFar } = props;
  const { there } = draft;
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
        <Folded label={t("tile-turned-up")} test="reveal" open={draft.to !== undefined || draft.drawn.length > 0}>
          <Tile
            asks={isVirtual ? "tile" : "tokens"}
            label={t(isVirtual ? "tile-value" : "tokens-drawn")}
            tokens={draft.drawn}
            draw={(drawn) => change({ drawn })}
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
      {twenty && <Button onClick={() => add({ type: "take_twenty" })}>{t("twenty-taken")}</Button>}
    </>
  );
}

/** What is to be seen of a location behind what is told of it; a virtual bag is drawn from when its tile is told. */
function lies({ face_up: isOpen, corruption, twenty }: Location, there: readonly ExpeditionsAction[]) {
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

/** The turn as actions, in the order of the table, without its end. */
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
  ];
  return actions as ExpeditionsAction[];
}
