/** What is on a tile that was turned up: the tokens drawn from the bag, or the value-20 token. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Away, Button, Choice } from "../frame/parts.tsx";
import { t } from "../language.ts";

export interface Found {
  tokens?: readonly string[];
  tile?: number | "twenty";
}

export const COLOURS = ["orange", "turquoise"] as const;
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Tokens in words, as in "orange 3, turquoise 4". */
export function called(tokens: readonly string[]): string {
  return tokens.map((one) => one.split("-")).map(([colour, value]) => `${t(`token-${colour}`)} ${value}`).join(", ");
}

/** What tokens come to: they are drawn until that reaches the value of the tile. */
function sumOf(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + Number(token.split("-")[1]), 0);
}

/** All tokens of the box, each a button, which counts how often it is among those `picked`. */
function Tokens({ picked, pick }: { picked: readonly string[]; pick(token: string): void }) {
  const count = (token: string) => picked.filter((one) => one === token).length;
  return (
    <>
      {COLOURS.map((colour) => (
        <div class="options" key={colour} role="group" aria-label={t(`token-${colour}`)}>
          {VALUES.map((value) => {
            const token = `${colour}-${value}`;
            const times = count(token) > 0 ? ` ×${count(token)}` : "";
            return (
              <button
                type="button"
                key={value}
                class={`option token ${colour}${times && " picked"}`}
                aria-label={`${t(`token-${colour}`)} ${value}${times}`}
                data-token={token}
                onClick={() => pick(token)}
              >
                {value}
                {times}
              </button>
            );
          })}
        </div>
      ))}
    </>
  );
}

interface Asked {
  asks: "tokens" | "tile";
  label: string;
  /** The tokens drawn so far, which whoever asks keeps. */
  tokens: readonly string[];
  draw(tokens: readonly string[]): void;
  tell(found: Found): void;
}

export function Tile({ asks, label, tokens, draw, tell }: Asked) {
  const end = useRef<HTMLDivElement>(null);
  const count = tokens.length;
  useLayoutEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: "nearest" }); // with what was drawn, above it
  }, [count]);
  const twenty = (
    <Button data-test="twenty" onClick={() => tell({ tile: "twenty" })}>
      {t("twenty-there")}
    </Button>
  );
  if (asks === "tile") {
    return (
      <>
        <Choice label={label} options={TILES} value={undefined} show={String} set={(tile) => tell({ tile })} test="tile" />
        {twenty}
      </>
    );
  }
  return (
    <fieldset class="choice" data-test="tokens">
      <legend>{label}</legend>
      <Tokens picked={tokens} pick={(token) => draw([...tokens, token])} />
      <p class="drawn" role="status">
        {count > 0 ? t("drawn-so-far", { tokens: called(tokens), sum: sumOf(tokens) }) : t("draw-until")}
      </p>
      <div class="row" ref={end}>
        {count > 0 && <Button onClick={() => draw(tokens.slice(0, -1))}>{t("step-back")}</Button>}
        {count === 0 && twenty}
        <Button kind="primary" data-test="tokens-done" onClick={() => tell({ tokens })}>
          {t(count > 0 ? "ready" : "no-tokens")}
        </Button>
      </div>
    </fieldset>
  );
}

/** The tokens that lie somewhere, the bottom one first: a tap on one of them takes it away. */
export function Lain({ tokens, set, test }: { tokens: readonly string[]; set(tokens: readonly string[]): void; test: string }) {
  return (
    <fieldset class="choice" data-test={test}>
      <legend>{t("corruption")}</legend>
      {tokens.length === 0 ? (
        <p class="hint">{t("no-tokens")}</p>
      ) : (
        <Away
          things={tokens.map((token) => called([token]))}
          away={(index) => set(tokens.toSpliced(index, 1))}
          test={test}
        />
      )}
      <Tokens picked={tokens} pick={(token) => set([...tokens, token])} />
    </fieldset>
  );
}
