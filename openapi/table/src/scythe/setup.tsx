/** A new game of Scythe. */

import { document as answer, type ScytheCatalogue, type ScytheOptions, type ScytheRulesetDescription, type ScytheView } from "automa-client";
import { choices } from "../choices.ts";
import { Begin } from "../frame/first.tsx";
import { Level } from "../frame/level.tsx";
import { Faction } from "../frame/mark.tsx";
import { Button, Choice, Folded, Switch } from "../frame/parts.tsx";
import { Sign } from "../frame/sign.tsx";
import { tried } from "../frame/trouble.tsx";
import type { SetupProps } from "../game/face.ts";
import { t } from "../language.ts";
import { at } from "../service.ts";
import { DECKS, Difficulty, LEVELS } from "./difficulty.tsx";
import { Others, type Seat } from "./seats.tsx";

const MANNERS = ["skip_turns", "test_moves", "test_deployments", "all_moves", "play_on"] as const;
const PLAIN: Required<ScytheOptions> = {
  skip_turns: false,
  coins: 0,
  power: 0,
  test_moves: false,
  test_deployments: false,
  all_moves: false,
  play_on: false,
};

type Bonus = NonNullable<ScytheView["structure_bonus"]>;
/** The tiles, one of which counts at the end. */
export const BONUSES: readonly Bonus[] = [
  "encounters_adjacent",
  "in_one_row",
  "lakes_adjacent",
  "on_farms_or_tundra",
  "on_tunnels",
  "tunnels_adjacent",
];

type FactionId = ScytheCatalogue["factions"][number]["id"];

export function Setup({ described, name, begin, busy, part, children }: SetupProps) {
  const { catalogue } = described as ScytheRulesetDescription;
  const mats = catalogue.player_mats.map((one) => one.id);
  const factions = catalogue.factions.map((one) => one.id);
  const [mine, setMine] = part<FactionId | undefined>("mine", undefined);
  const [mat, setMat] = part<(typeof mats)[number] | undefined>("mat", undefined);
  const [automa, setAutoma] = part<FactionId | undefined>("automa", undefined);
  const [level, setLevel] = part<(typeof LEVELS)[number]>("level", choices.value.beaten ? "automa" : "autometta");
  const [cards, setCards] = part<"virtual" | "physical">("cards", "virtual");
  const [combat, setCombat] = part<"virtual" | "physical">("combat", "virtual");
  const [bonus, setBonus] = part<Bonus | "drawn">("bonus", "drawn");
  const [options, setOptions] = part<Required<ScytheOptions>>("options", PLAIN);
  const [others, setOthers] = part<readonly Seat[]>("others", []);
  const [shows, setShows] = part("demonstration", false);
  const missing = mine === undefined ? "my-faction" : mat === undefined && !shows ? "my-mat" : automa === undefined ? "automas-faction" : undefined;
  const isWhole = others.every((one) => one.faction && (one.kind === "automa" || one.mat));
  const first: Seat = shows ? { kind: "automa", faction: mine, level } : { kind: "human", faction: mine, mat };
  const seats: Seat[] = [first, { kind: "automa", faction: automa, level }, ...others];
  /** With whatever is not chosen, as far from the Automa as can be. */
  const drawn = async () => {
    const { players } = await answer(at.value.POST("/v1/rulesets/scythe/draw", { body: { players: seats, far: true } as never }));
    return players as Seat[];
  };
  const draw = async () => {
    const [me, its, ...rest] = await drawn();
    setMine(me?.faction);
    if (me?.kind === "human") setMat(me.mat);
    setAutoma(its?.faction);
    setOthers(rest.map((one) => (one.kind === "human" ? { kind: one.kind, faction: one.faction, mat: one.mat } : { kind: one.kind, faction: one.faction, level: one.level })));
  };
  const start = async () => {
    begin({
      players: isWhole ? seats : await drawn(),
      decks: { automa: cards, combat },
      options,
      ...(bonus === "drawn" ? {} : { structure_bonus: bonus }),
    });
  };
  const picture = (id: string) => (
    <>
      <Faction id={id} /> {name(id)}
    </>
  );
  const tile = (id: string) => <Level of={id} called={name(id)} />;
  return (
    <>
      <Button disabled={busy || (missing === undefined && isWhole)} onClick={() => void tried(draw)} data-test="by-lot">
        <Sign name="die" /> {t("draw-the-rest")}
      </Button>
      <Choice label={t("my-faction")} options={factions} value={mine} show={picture} set={setMine} test="mine" />
      <Choice label={t("my-mat")} options={mats} value={mat} show={name} set={setMat} test="mat" />
      <Choice
        label={t("automas-faction")}
        options={factions.filter((id) => id !== mine)}
        value={automa}
        show={(id) => (
          <>
            {picture(id)}
            {mine && isFar(catalogue.clockwise, mine, id) && <small class="rule">{t("far")}</small>}
          </>
        )}
        set={setAutoma}
        test="opponent"
      />
      <Choice label={t("level")} options={LEVELS} value={level} show={tile} set={setLevel} test="level" />
      {automa && <Strength of={catalogue} level={level} faction={automa} />}
      <Folded label={t("more-players")} test="more-players" open={others.length > 0 || shows}>
        <Others catalogue={catalogue} name={name} seats={others} taken={[mine, mat, automa]} set={setOthers} />
        <Switch label={t("demonstration")} on={shows} set={setShows} test="demonstration" />
      </Folded>
      <Folded label={t("options")} test="options">
        <Choice label={t("automa-cards")} options={DECKS} value={cards} show={deck} set={setCards} test="deck" />
        <Choice label={t("combat-cards")} options={DECKS} value={combat} show={deck} set={setCombat} test="combat-deck" />
        <Choice
          label={t("structure-bonus")}
          options={["drawn", ...BONUSES] as const}
          value={bonus}
          show={(one) => (one === "drawn" ? t("bonus-drawn") : name(one))}
          set={setBonus}
          test="bonus"
        />
        {children}
      </Folded>
      <Folded label={t("automas-manner")} test="manner">
        <Difficulty manners={MANNERS} options={options} set={setOptions} />
      </Folded>
      <Begin missing={missing && { what: t(missing), at: CHOICES[missing] }} busy={busy} begin={() => void tried(start)} />
    </>
  );
}

const CHOICES = { "my-faction": "mine", "my-mat": "mat", "automas-faction": "opponent" };

/** Whether two home bases lie as far apart as they can: three steps round the board's edge. */
function isFar(clockwise: readonly FactionId[], one: FactionId, other: FactionId): boolean {
  const apart = Math.abs(clockwise.indexOf(one) - clockwise.indexOf(other));
  return Math.min(apart, clockwise.length - apart) === Math.floor(clockwise.length / 2);
}

function deck(mode: (typeof DECKS)[number]): string {
  return t(`deck-${mode}`);
}

/** How strong the Automa is: how soon its sixth star comes against somebody who only passes, and what it has then. */
function Strength({ of: { strengths }, level, faction }: { of: ScytheCatalogue; level: string; faction: string }) {
  const found = strengths.each.find((each) => each.level === level && each.faction === faction);
  if (!found) return null;
  const [from, , to] = found.turns;
  const [least, , most] = found.score;
  return (
    <p class="hint" data-test="strength">
      {t("strength", { from, to, least, most, games: strengths.games })}
    </p>
  );
}
