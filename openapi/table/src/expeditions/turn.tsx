/** The human's turn: where the mech goes, what is done there, and what changed besides. */

import type { ExpeditionsAction, ExpeditionsGameState, ExpeditionsRulesetDescription } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { useTouch } from "../board/view.ts";
import { Button, Choice, Folded, Select, Stepper } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { useSteps } from "../game/steps.ts";
import { t } from "../language.ts";
import { Here, isFaceDown, said } from "./here.tsx";
import { sides } from "./sides.ts";

type Seen = ExpeditionsGameState;

export interface Done {
  there: readonly ExpeditionsAction[];
  /** Tokens drawn for a tile there. */
  drawn: readonly string[];
}

interface Draft extends Done {
  to: string | undefined;
  /** What was told of other places, before a tap led away from them. */
  left: Readonly<Record<string, Done>>;
  coins: number;
  maps: number;
  quests: number;
  items: readonly number[];
  glory: readonly string[];
}

const EMPTY: Draft = { to: undefined, there: [], drawn: [], left: {}, coins: 0, maps: 0, quests: 0, items: [], glory: [] };

export function Turn({ session, described, board, name }: Shown) {
  const seen = session.seen.value as Seen;
  const { automa, human } = sides(seen.state);
  const { draft, change: put, rests } = useSteps(session, EMPTY);
  const [item, setItem] = useState(3);
  const [refused, refuse] = useState<string | undefined>(undefined);
  const change = (part: Partial<Draft>) => put({ ...draft, ...part });
  const taken: string[] = [automa.north, automa.central, human.mech];
  const places = described.places.map(({ id }) => id).filter((place) => place !== "basecamp" && !taken.includes(place));
  const here = draft.to ?? human.mech;
  const go = (to: string | undefined) => {
    if (to === draft.to) return;
    const { there, drawn } = draft;
    change({ to, there: [], drawn: [], ...draft.left[to ?? human.mech], left: { ...draft.left, [here]: { there, drawn } } });
  };
  const before = draft.to === undefined ? [] : doneAt(human.mech, draft.left[human.mech]);
  const tapped = (place: string) => {
    const stays = place === human.mech;
    const isFree = stays || places.includes(place);
    refuse(isFree ? undefined : place);
    if (isFree) go(stays ? undefined : place);
  };
  const whither = () => {
    if (refused !== undefined) return t(refused === "basecamp" ? "basecamp-left" : "place-taken", { place: name(refused) });
    return draft.to === undefined ? t("mech-goes-by-tap") : `${t("mech-goes")}: ${name(draft.to)}`;
  };
  useTouch(board, { tapped, held: (piece) => piece === "human-mech", dropped: (_, place) => tapped(place) });
  useEffect(() => {
    board.arrows.value = draft.to === undefined ? [] : [{ from: human.mech, to: draft.to }];
  }, [draft.to]);
  const { glory_categories: categories, figures } = (described as ExpeditionsRulesetDescription).catalogue;
  const turnedUp = [...before, ...draft.there].filter((action) => action.type === "reveal_tile").map(({ location }) => location);
  if (draft.drawn.length > 0) turnedUp.push(here as (typeof turnedUp)[number]);
  const found = seen.state.locations.filter(({ id, map }) => map && turnedUp.includes(id)).length;
  const tell = (isOver: boolean) => {
    const actions = [...before, ...told(draft, here)];
    return tried(() => session.tell("turns", { actions: isOver ? [...actions, { type: "end_turn" }] : actions }));
  };
  const sending = session.sending.value;
  return (
    <section class="next" data-test="my-turn" inert={rests}>
      <p class="hint" role="status">
        {whither()}
      </p>
      <Select kind="in-sight" label={t("mech-goes")} options={places} value={draft.to} show={name} set={go} test="place" />
      {before.length > 0 && (
        <>
          <p class="hint" data-test="told-before">{t("before-the-move", { told: before.map(said).join(", ") })}</p>
          <div class="row">
            <Button
              onClick={() => change({ left: { ...draft.left, [human.mech]: { there: before.slice(0, -1), drawn: [] } } })}
              data-test="before-back"
            >
              {t("step-back")}
            </Button>
          </div>
        </>
      )}
      <Here {...{ seen, here, change }} done={draft} isMoved={draft.to !== undefined} soFar={() => void tell(false)} />
      <Folded label={t("more")} test="more">
        <div class="steppers">
          <Total label={t("coins")} had={human.coins} more={draft.coins} change={(coins) => change({ coins })} test="coins" />
          <Total label={t("maps")} had={human.maps + found} more={draft.maps} change={(maps) => change({ maps })} test="maps" />
          <Stepper
            label={t("quests-solved")}
            value={human.solved_quests + draft.quests}
            was={human.solved_quests}
            least={human.solved_quests}
            most={figures.quests_at_most}
            set={(solved) => change({ quests: solved - human.solved_quests })}
            test="quests"
          />
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
        <Button kind="primary choice-of" disabled={sending} onClick={() => void tell(true)} data-test="end-turn">
          {t(sending ? "sending" : "turn-over")}
          {!sending && isFaceDown(seen, here, draft) && <small>{t("face-down")}</small>}
        </Button>
      </div>
    </section>
  );
}

/** What the human has, in the end, of something that is told by how much it changed. */
function Total(props: { label: string; had: number; more: number; change(more: number): void; test: string }) {
  const { label, had, more, change, test } = props;
  return <Stepper label={label} value={had + more} was={had} set={(has) => change(has - had)} test={test} />;
}

/** What is done at a place, as actions. */
function doneAt(location: string, done: Done | undefined): readonly ExpeditionsAction[] {
  if (done === undefined) return [];
  const { there, drawn } = done;
  return drawn.length > 0 ? [...there, { type: "reveal_tile", location, tokens: drawn } as ExpeditionsAction] : there;
}

/** The turn as actions, in the order of the table, from the move on and without its end. */
function told(draft: Draft, here: string): ExpeditionsAction[] {
  const actions: unknown[] = [
    ...(draft.to === undefined ? [] : [{ type: "move_mech", to: draft.to }]),
    ...doneAt(here, draft),
    ...(draft.coins === 0 ? [] : [{ type: "change_coins", amount: draft.coins }]),
    ...(draft.maps === 0 ? [] : [{ type: "change_maps", amount: draft.maps }]),
    ...Array.from({ length: draft.quests }, () => ({ type: "solve_quest" })),
    ...draft.items.map((coins) => ({ type: "upgrade_item", coins })),
    ...draft.glory.map((category) => ({ type: "place_glory", category })),
  ];
  return actions as ExpeditionsAction[];
}
