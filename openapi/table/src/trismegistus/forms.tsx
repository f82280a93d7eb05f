/** What is printed on cards, told by taps. */

import { First, type Missing } from "../frame/first.tsx";
import { Button, Choice, capital, Stepper } from "../frame/parts.tsx";
import type { Part, Parts } from "../game/form.ts";
import { t } from "../language.ts";
import type { Print } from "./prints.tsx";

export const ELEMENTS = ["earth", "fire", "water", "air"] as const;
export const SYMBOLS = ["iron", "mercury", "tin", "copper", "lead", "wild"] as const;
export const COLOURS = ["black", "white", "red"] as const;

/** A die's colour: in Polish a die is feminine, and an experiment of that colour is not. */
export function dieColour(colour: string): string {
  return t(`colour-${colour}`);
}
const COSTS = [0, 1, 2, 3, 4, 5] as const;
const KINDS = ["basic", "specialization", "personality"] as const;
const EFFECTS = ["experiment", "advance_nearest", "artifact", "gold", "advance_track", "vp5"] as const;
const MOST = 6; // dice, and actions, that a card has room for
const TYPES = ["black", "white", "red", "blue", "amber"] as const;

export type Element = (typeof ELEMENTS)[number];
type Name = { name(id: string): string };

export interface Experiment {
  type: string;
  track: Element;
  requirement: number;
  vp: number;
  /** How many symbols stand on it: they are asked for at the end where that is not told. */
  symbols?: number | null;
  area?: string | null;
}

/** One that is being told. */
export type Begun = Omit<Experiment, "type" | "track"> & { type: string | undefined; track: Element | undefined };

export const EXPERIMENT: Begun = { type: undefined, track: undefined, requirement: 1, vp: 3 };

export function isWhole(experiment: Begun | undefined): experiment is Experiment {
  return experiment?.type !== undefined && experiment.track !== undefined;
}

/** An experiment card, or a masterpiece. */
export function ExperimentForm<T extends Begun>({ value, set, name }: Name & { value: T; set(value: T): void }) {
  return (
    <div class="form">
      <Choice label={t("experiment-type")} options={TYPES} value={value.type as never} show={name} set={(type) => set({ ...value, type })} test="experiment-type" />
      <Choice label={t("track")} options={ELEMENTS} value={value.track} show={name} set={(track) => set({ ...value, track })} test="experiment-track" />
      <div class="steppers">
        <Stepper label={t("requirement")} value={value.requirement} set={(requirement) => set({ ...value, requirement })} />
        <Stepper label={t("vp")} value={value.vp} set={(vp) => set({ ...value, vp })} />
        <Stepper label={t("symbols")} value={value.symbols ?? 0} set={(symbols) => set({ ...value, symbols })} />
      </div>
    </div>
  );
}

/** An experiment in words. */
export function experimentInWords({ type, track, requirement, vp }: Experiment, name: Name["name"]): string {
  return `${capital(name(type))} · ${name(track)} ${requirement} · ${t("vp")} ${vp}`;
}

/** What an experiment that is being told still lacks. */
export function lackingOf(experiment: Begun | undefined): Missing | undefined {
  if (!experiment || isWhole(experiment)) return undefined;
  if (experiment.type === undefined) return { what: t("experiment-type"), at: "experiment-type" };
  return { what: t("track"), at: "experiment-track" };
}

/** What the parts of a card come to, once it is all there, and nothing of it half told. */
export function printed(parts: Parts): Print | undefined {
  if (lacking(parts)) return undefined;
  const { kind, dice, cost, actions } = parts;
  return (kind === "personality" ? { kind } : { kind, dice, potency_cost: cost, actions }) as Print;
}

/** What the parts of a card still lack. */
function lacking({ kind, dice, cost, actions, symbol, track }: Parts): Missing | undefined {
  const none = (some: unknown) => !Array.isArray(some) || some.length === 0;
  if (kind === undefined) return { what: t("card-kind"), at: "kind" };
  if (kind === "personality") return undefined;
  if (symbol !== undefined) return { what: t("colour"), at: "colour" };
  if (none(dice)) return { what: t("card-dice"), at: "symbol" };
  if (cost === undefined) return { what: t("potency-cost"), at: "cost" };
  if (track !== undefined) return { what: t("track"), at: "track" };
  return none(actions) ? { what: t("card-actions"), at: "effect" } : undefined;
}

/**
 * A bot card by its printed symbols: kind, dice, cost, actions; told when that is said, if not with each tap.
 *
 * What was tapped of a die or of a step on a track is taken back by another tap. No other action can be tapped as long as a step
 * waits for its track.
 */
export function PrintForm(props: Name & { kinds: readonly Print["kind"][]; tell?(print: Print): void; part: Part }) {
  const { kinds, name, tell, part } = props;
  const [kind, setKind] = part<Print["kind"] | undefined>("kind", undefined);
  const [symbol, setSymbol] = part<(typeof SYMBOLS)[number] | undefined>("symbol", undefined);
  const [dice, setDice] = part<NonNullable<Print["dice"]>>("dice", []);
  const [cost, setCost] = part<(typeof COSTS)[number] | undefined>("cost", undefined);
  const [actions, setActions] = part<NonNullable<Print["actions"]>>("actions", []);
  const [track, setTrack] = part<true | undefined>("track", undefined);
  const parts = { kind, dice, cost, actions, symbol, track };
  const [print, missing] = [printed(parts), lacking(parts)];
  return (
    <>
      <Choice label={t("card-kind")} options={KINDS.filter((one) => kinds.includes(one))} value={kind} show={name} set={setKind} test="kind" />
      {kind !== undefined && kind !== "personality" && (
        <>
          {dice.length < MOST && (
            <Choice
              label={t("card-dice")}
              options={SYMBOLS}
              value={symbol}
              show={name}
              set={(one) => setSymbol(one === symbol ? undefined : one)}
              test="symbol"
            />
          )}
          {symbol && (
            <Choice
              label={t("colour")}
              options={COLOURS}
              value={undefined}
              show={dieColour}
              set={(colour) => {
                setDice([...dice, { symbol, colour }]);
                setSymbol(undefined);
              }}
              test="colour"
            />
          )}
          <p class="hint">{capital(dice.map((die) => `${name(die.symbol)} ${dieColour(die.colour)}`).join(", "))}</p>
          <Choice label={t("potency-cost")} options={COSTS} value={cost} show={String} set={setCost} test="cost" />
          {(track || actions.length < MOST) && (
            <Choice
              label={t("card-actions")}
              options={track ? ["advance_track"] : EFFECTS}
              value={track && "advance_track"}
              show={name}
              set={(code) => {
                if (code === "advance_track") setTrack(track ? undefined : true);
                else setActions([...actions, { code }]);
              }}
              test="effect"
            />
          )}
          {track && (
            <Choice
              label={t("track")}
              options={[...ELEMENTS, "of_die"] as const}
              value={undefined}
              show={name}
              set={(element) => {
                setActions([...actions, { code: "advance_track", element }]);
                setTrack(undefined);
              }}
              test="track"
            />
          )}
          <p class="hint">{capital(actions.map(({ code, element }) => [code, element ?? []].flat().map(name).join(" ")).join(", "))}</p>
        </>
      )}
      <div class={tell ? "row stick" : "row"}>
        {(dice.length > 0 || actions.length > 0) && (
          <Button
            onClick={() => {
              setDice([]);
              setActions([]);
              setSymbol(undefined);
              setTrack(undefined);
            }}
          >
            {t("from-the-start")}
          </Button>
        )}
        {tell && missing && <First {...missing} />}
        {tell && print && (
          <Button kind="primary" data-test="card-told" onClick={() => tell(print)}>
            {t("ready")}
          </Button>
        )}
      </div>
    </>
  );
}
