/** The human's turn: a die, what the action cost, and what else left the board. */

import type { TrismegistusGameState } from "automa-client";
import { useState } from "preact/hooks";
import { useTouch } from "../board/view.ts";
import { Button, Choice, Folded, Switch } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";

const COLOURS = ["black", "white", "red"] as const;

export function Turn({ session, board, name }: Shown) {
  const { state } = session.seen.value as TrismegistusGameState;
  const held = state.human.die ?? undefined;
  const [die, setDie] = useState<string | undefined>(undefined);
  const [ethereal, setEthereal] = useState(false);
  const [cost, setCost] = useState(0);
  const [exhausted, setExhausted] = useState(false);
  const [tokens, setTokens] = useState<readonly string[]>([]);
  const [achievements, setAchievements] = useState<readonly number[]>([]);
  const dice = Object.entries(state.bowls).flatMap(([symbol, bowl]) =>
    COLOURS.filter((colour) => (bowl[colour] ?? 0) > 0).map((colour) => `${symbol} ${colour}`),
  );
  const [symbol = "", colour = ""] = die?.split(" ") ?? [];
  useTouch(board, { tapped: (place) => setDie(dice.find((one) => one.startsWith(`${place} `)) ?? die) });
  const potency = held ? held.potency : Math.min(5, (state.potency[symbol] ?? 0) + (ethereal ? 1 : 0));
  const tell = async () => {
    const actions = [
      ...(held || !die ? [] : [{ type: "take_die", symbol, colour, ethereal }]),
      ...tokens.map((token) => {
        const [track, step] = token.split(" ");
        return { type: "remove_token", track, step: Number(step) };
      }),
      ...achievements.map((place) => ({ type: "complete_achievement", place })),
      { type: "end_turn", potency: cost, exhausted },
    ];
    await session.tell("turns", { actions });
  };
  const left = state.tracks.flatMap((track) =>
    (track.tokens ?? []).filter((one) => one.there ?? true).map((one) => `${track.element} ${one.step}`),
  );
  const open = state.achievements.flatMap((one, index) => ((one.face_up ?? true) ? [index + 1] : []));
  const sending = session.busy.value || session.waiting.value > 0;
  return (
    <section class="next" data-test="my-turn">
      {held ? (
        <p>{t("die-in-hand", { symbol: name(held.symbol), potency: held.potency })}</p>
      ) : (
        <>
          <Choice
            label={t("die-taken")}
            options={dice}
            value={die}
            show={(one) => <Die name={name} die={one} />}
            set={setDie}
            test="die"
          />
          <Switch label={t("ethereal")} on={ethereal} set={setEthereal} />
        </>
      )}
      {(held || die) && (
        <Choice
          label={t("potency-cost")}
          options={Array.from({ length: potency + 1 }, (_, index) => index)}
          value={cost}
          show={String}
          set={setCost}
          test="cost"
        />
      )}
      {(held || die) && cost < potency && (
        <Switch label={t("exhausted")} on={exhausted} set={setExhausted} test="exhausted" />
      )}
      {(left.length > 0 || open.length > 0) && (
        <Folded label={t("more")}>
          {left.length > 0 && (
            <Choice
              label={t("token-removed")}
              options={left}
              value={tokens.at(-1)}
              show={(one) => `${name(one.split(" ")[0] ?? "")} ${one.split(" ")[1]}`}
              set={(one) => setTokens(tokens.includes(one) ? tokens.filter((each) => each !== one) : [...tokens, one])}
            />
          )}
          {open.length > 0 && (
            <Choice
              label={t("achievement-done")}
              options={open}
              value={achievements.at(-1)}
              show={String}
              set={(one) =>
                setAchievements(achievements.includes(one) ? achievements.filter((each) => each !== one) : [...achievements, one])
              }
            />
          )}
        </Folded>
      )}
      <div class="row stick">
        <Button kind="primary" disabled={sending || (!held && !die)} onClick={() => void tried(tell)} data-test="end-turn">
          {t(sending ? "sending" : "turn-over")}
        </Button>
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
      {name(symbol)} <small>{name(colour)}</small>
    </>
  );
}
