/** The human's turn: a die, what the action cost, and what else left the board. */

import type { TrismegistusGameState } from "automa-client";
import { useTouch } from "../board/view.ts";
import { First } from "../frame/first.tsx";
import { Button, Choice, capital, Folded, Many, Switch } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { useSteps } from "../game/steps.ts";
import { t } from "../language.ts";
import { COLOURS, dieColour } from "./forms.tsx";

const DICE_A_ROUND = 3;

interface Draft {
  away: boolean;
  die: string | undefined;
  ethereal: boolean;
  cost: number;
  exhausted: boolean;
  tokens: readonly string[];
  achievements: readonly number[];
}

const EMPTY: Draft = { away: false, die: undefined, ethereal: false, cost: 0, exhausted: false, tokens: [], achievements: [] };

export function Turn({ session, board, name }: Shown) {
  const seen = session.seen.value as TrismegistusGameState;
  const { state } = seen;
  const active = state.human.die ?? undefined;
  const { draft, change: put, rests } = useSteps(session, EMPTY);
  const { away, die, ethereal, exhausted, tokens, achievements } = draft;
  const held = away ? undefined : active;
  const canPutAway = active && !state.human.drafted && (state.human.spent?.length ?? 0) + 1 < DICE_A_ROUND;
  const change = (part: Partial<Draft>) => put({ ...draft, ...part });
  const dice = Object.entries(state.bowls).flatMap(([symbol, bowl]) =>
    COLOURS.filter((colour) => (bowl[colour] ?? 0) > 0).map((colour) => `${symbol} ${colour}`),
  );
  const [symbol = "", colour = ""] = die?.split(" ") ?? [];
  const tapped = (place: string) => {
    const there = dice.filter((one) => one.startsWith(`${place} `));
    if (there.length > 0) change({ die: there[there.indexOf(die ?? "") + 1] }); // the next tap takes another colour, the last one none
  };
  useTouch(board, held ? {} : { tapped });
  const potency = held ? held.potency : Math.min(5, (state.potency[symbol] ?? 0) + (ethereal ? 1 : 0));
  const cost = Math.min(draft.cost, potency);
  const tell = () => {
    const actions = [
      ...(away ? [{ type: "put_away_die" }] : []),
      ...(held || !die ? [] : [{ type: "take_die", symbol, colour, ethereal }]),
      ...tokens.map((token) => {
        const [track, step] = token.split(" ");
        return { type: "remove_token", track, step: Number(step) };
      }),
      ...achievements.map((place) => ({ type: "complete_achievement", place })),
      { type: "end_turn", potency: cost, exhausted },
    ];
    return session.tell("turns", { actions });
  };
  const left = state.tracks.flatMap((track) =>
    (track.tokens ?? []).filter((one) => one.there ?? true).map((one) => `${track.element} ${one.step}`),
  );
  const open = state.achievements.flatMap((one, index) => ((one.face_up ?? true) ? [index + 1] : []));
  const sending = session.sending.value;
  return (
    <section class="next" data-test="my-turn" inert={rests}>
      {canPutAway && <Switch label={t("put-away")} on={away} set={(on) => change({ away: on, die: undefined, ethereal: false })} test="put-away" />}
      {held ? (
        <p>{t("die-in-hand", { symbol: name(held.symbol), potency: held.potency })}</p>
      ) : (
        <>
          <Choice
            label={t("die-taken")}
            options={die === undefined ? dice : [die]}
            value={die}
            show={(one) => <Die name={name} die={one} />}
            set={(one) => change({ die: one === die ? undefined : one })}
            test="die"
          />
          <Switch label={t("ethereal")} on={ethereal} set={(on) => change({ ethereal: on })} />
        </>
      )}
      {(held || die) && (
        <Choice
          label={t("potency-cost")}
          options={Array.from({ length: potency + 1 }, (_, index) => index)}
          value={cost}
          show={String}
          set={(one) => change({ cost: one })}
          test="cost"
        />
      )}
      {(held || die) && cost < potency && (
        <Switch label={t("exhausted")} on={exhausted} set={(on) => change({ exhausted: on })} test="exhausted" />
      )}
      {(left.length > 0 || open.length > 0) && (
        <Folded label={t("more")}>
          {left.length > 0 && (
            <Many
              label={t("token-removed")}
              of={left}
              on={tokens}
              name={(one) => `${name(one.split(" ")[0] ?? "")} ${one.split(" ")[1]}`}
              set={(on) => change({ tokens: on })}
            />
          )}
          {open.length > 0 && (
            <Many
              label={t("achievement-done")}
              of={open.map(String)}
              on={achievements.map(String)}
              name={String}
              set={(on) => change({ achievements: on.map(Number) })}
            />
          )}
        </Folded>
      )}
      <div class="row stick">
        {held || die ? (
          <Button kind="primary" disabled={sending} onClick={() => void tried(tell)} data-test="end-turn">
            {t(sending ? "sending" : "turn-over")}
          </Button>
        ) : (
          <First what={t("die-taken")} at="die" />
        )}
      </div>
    </section>
  );
}

/** A die by its symbol, its colour told by a word as well. */
export function Die({ name, die }: { name(id: string): string; die: string }) {
  const [symbol = "", colour = ""] = die.split(" ");
  return (
    <>
      <span class={`die ${colour}`} aria-hidden="true" />
      {capital(name(symbol))} <small>{dieColour(colour)}</small>
    </>
  );
}
