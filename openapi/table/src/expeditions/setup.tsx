/** A new game of Expeditions: with a real bag, and a deck that is drawn here or lies on the table. */

import { Begin } from "../frame/first.tsx";
import { Level } from "../frame/level.tsx";
import { Choice, Folded, Stepper } from "../frame/parts.tsx";
import type { SetupProps } from "../game/face.ts";
import { t } from "../language.ts";
import { called, COLOURS, VALUES } from "./tile.tsx";

const LEVELS = [1, 2, 3, "random"] as const;
const FIRST = ["random", "human", "automa"] as const;
const DECKS = ["virtual", "physical"] as const;

const KINDS = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}-${value}`));

/** So many of each kind of token, and how many of the kinds that differ. */
interface Bag {
  readonly of_each: number;
  readonly exceptions: Readonly<Record<string, number>>;
}

export function Setup({ begin, busy, part, children }: SetupProps) {
  const [level, setLevel] = part<(typeof LEVELS)[number]>("level", 1);
  const [first, setFirst] = part<(typeof FIRST)[number]>("first", "random");
  const [deck, setDeck] = part<(typeof DECKS)[number]>("deck", "virtual");
  const [bag, setBag] = part<Bag | undefined>("bag-of-each", undefined);
  const [adjusted, setAdjusted] = part("adjusted", 0);
  const held = (token: string) => bag?.exceptions[token] ?? bag?.of_each ?? 0;
  const count = KINDS.reduce((sum, token) => sum + held(token), 0);
  return (
    <>
      <Choice label={t("level")} options={LEVELS} value={level} show={(one) => (one === "random" ? t("begins-random") : <Level of={one} />)} set={setLevel} test="level" />
      <Choice label={t("who-begins")} options={FIRST} value={first} show={(one) => t(`begins-${one}`)} set={setFirst} test="first" />
      <Folded label={t("options")} test="options">
        <Choice label={t("automa-cards")} options={DECKS} value={deck} show={(one) => t(`deck-${one}`)} set={setDeck} test="deck" />
        <Choice
          label={t("bag")}
          options={["physical", "virtual"] as const}
          value={bag ? "virtual" : "physical"}
          show={(one) => t(`bag-${one}`)}
          set={(one) => setBag(one === "virtual" ? { of_each: 2, exceptions: {} } : undefined)}
          test="bag"
        />
        {bag && (
          <>
            <p class="hint">{t("bag-under", { count })}</p>
            <Stepper label={t("bag-of-each")} value={bag.of_each} set={(of_each) => setBag({ ...bag, of_each })} test="bag-of-each" />
            <div class="steppers">
              {KINDS.map((token) => (
                <Stepper
                  key={token}
                  label={called([token])}
                  value={held(token)}
                  set={(many) => setBag({ ...bag, exceptions: { ...bag.exceptions, [token]: many } })}
                  test={`bag-${token}`}
                />
              ))}
            </div>
          </>
        )}
        <Stepper label={t("glory-coins")} value={adjusted} least={-2} most={3} set={setAdjusted} test="glory-coins" />
        {children}
      </Folded>
      <Begin
        missing={bag && count === 0 ? { what: t("bag"), at: "options" } : undefined}
        busy={busy}
        begin={() => begin({ level, first_player: first, deck, glory_coins_adjustment: adjusted, ...(bag ? { bag } : {}) })}
      />
    </>
  );
}
