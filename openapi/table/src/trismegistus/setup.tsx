/** A new game of Trismegistus: the tracks of the board as they lie, and what the human did not keep. */

import { document as answer, type TrismegistusRulesetDescription } from "automa-client";
import { useState } from "preact/hooks";
import { Begin, type Missing } from "../frame/first.tsx";
import { Level } from "../frame/level.tsx";
import { Choice, Folded, Stepper, Switch } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { SetupProps } from "../game/face.ts";
import { t } from "../language.ts";
import { made } from "../service.ts";
import { COLOURS, dieColour, type Element, ELEMENTS, EXPERIMENT, ExperimentForm, lackingOf } from "./forms.tsx";
import { type Track, Tracks } from "./tracks.tsx";

const LEVELS = [1, 2, 3] as const;
const MODES = ["virtual", "physical"] as const;
const VIOLET = ["deck", "discards"] as const;

export function Setup({ described, name, begin, busy, part, children }: SetupProps) {
  const { catalogue, examples } = described as TrismegistusRulesetDescription;
  const example = examples["setup"] as { tracks: Track[]; dice_count: Record<string, number> };
  const worth = catalogue.figures.formula_vp;
  const [level, setLevel] = part<(typeof LEVELS)[number]>("level", 1);
  const [tracks, setTracks] = part<readonly Track[]>("tracks", example.tracks);
  const [isMine, setMine] = part("tracks-mine", false);
  const [wasMine] = useState(isMine);
  const [artifact, setArtifact] = part<Element | undefined>("artifact", undefined);
  const [experiment, setExperiment] = part("experiment", EXPERIMENT);
  const [dice, setDice] = part<(typeof MODES)[number]>("dice", "virtual");
  const [counts, setCounts] = part<Record<string, number>>("counts", example.dice_count);
  const [pack, setPack] = useState<string | undefined>(undefined); // not kept: a reload plays without
  const [deck, setDeck] = part<(typeof MODES)[number]>("deck", "virtual");
  const [achievements, setAchievements] = part<readonly number[] | undefined>("achievements", undefined);
  const [formulas, setFormulas] = part<readonly number[] | undefined>("formulas", undefined);
  const [leave, setLeave] = part("leave", true);
  const [violet, setViolet] = part<(typeof VIOLET)[number]>("violet", "deck");
  const register = (file: File | undefined) =>
    file &&
    tried(async () => {
      const body = JSON.parse(await file.text()) as never;
      setPack((await made((by) => answer(by.POST("/v1/packs", { body })))).hash);
    });
  const start = () => {
    const setup = {
      level,
      tracks,
      artifact,
      experiment,
      dice,
      dice_count: counts,
      options: { tokens_leave: leave, violet_into: violet },
      ...(achievements === undefined ? {} : { achievements }),
      ...(formulas === undefined ? {} : { formula_vp: formulas }),
      ...(pack === undefined ? {} : { pack, deck }),
    };
    begin(setup, { tracks, "tracks-mine": isMine }); // the next game is played on the same board
  };
  const missing = (): Missing | undefined => {
    if (artifact === undefined) return { what: t("artifact-not-kept"), at: "artifact" };
    const lacks = lackingOf(experiment);
    if (lacks) return { ...lacks, what: t("experiment-not-kept") };
    return isMine ? undefined : { what: t("tracks"), at: "tracks-mine" };
  };
  return (
    <>
      <Choice label={t("level")} options={LEVELS} value={level} show={(one) => <Level of={one} />} set={setLevel} test="level" />
      <Choice label={t("artifact-not-kept")} options={ELEMENTS} value={artifact} show={name} set={setArtifact} test="artifact" />
      <h2>{t("experiment-not-kept")}</h2>
      <ExperimentForm value={experiment} set={setExperiment} name={name} />
      <section class="form">
        <Folded label={t("tracks")} test="tracks" open={!wasMine}>
          <p class="hint">{t("tracks-under")}</p>
          <Tracks tracks={tracks} set={setTracks} name={name} />
        </Folded>
        <Switch label={t("tracks-mine")} on={isMine} set={setMine} test="tracks-mine" />
      </section>
      <Folded label={t("dice")}>
        <Choice label={t("dice")} options={MODES} value={dice} show={(one) => t(`dice-${one}`)} set={setDice} />
        <div class="steppers">
          {COLOURS.map((colour) => (
            <Stepper
              key={colour}
              label={dieColour(colour)}
              value={counts[colour] ?? 0}
              most={18}
              set={(count) => setCounts({ ...counts, [colour]: count })}
            />
          ))}
        </div>
      </Folded>
      <Folded label={t("options")} test="options">
        <Figures label={t("achievements")} each="achievement-vp" of={[0, 0, 0, 0]} now={achievements} set={setAchievements} test="achievement" />
        <Figures label={t("formulas-worth")} each="vp-of" of={worth} now={formulas} set={setFormulas} test="formula" />
        <Switch label={t("tokens-leave")} on={leave} set={setLeave} test="tokens-leave" />
        {level === 3 && (
          <Choice label={t("violet-into")} options={VIOLET} value={violet} show={(one) => t(`violet-${one}`)} set={setViolet} test="violet" />
        )}
        {children}
      </Folded>
      <label class="button">
        {pack === undefined ? t("card-pack") : t("card-pack-there")}
        <input
          type="file"
          class="hidden-file"
          accept=".json,application/json"
          data-test="pack"
          onChange={(event) => void register(event.currentTarget.files?.[0])}
        />
      </label>
      {pack !== undefined && (
        <Choice label={t("automa-cards")} options={MODES} value={deck} show={(one) => t(`deck-${one}`)} set={setDeck} test="deck" />
      )}
      <Begin missing={missing()} busy={busy} begin={start} />
    </>
  );
}

/** Some figures that are printed in a row, at first those of `of`; none where they are told when they are needed. */
function Figures(props: {
  label: string;
  each: string;
  of: readonly number[];
  now: readonly number[] | undefined;
  set(now: readonly number[] | undefined): void;
  test: string;
}) {
  const { label, each, of, now, set, test } = props;
  return (
    <>
      <Switch label={label} on={now !== undefined} set={(on) => set(on ? of : undefined)} test={test} />
      {now && (
        <div class="steppers">
          {now.map((vp, index) => (
            <Stepper
              key={index}
              label={t(each, { number: index + 1 })}
              value={vp}
              set={(to) => set(now.map((one, at) => (at === index ? to : one)))}
              test={`${test}-${index + 1}`}
            />
          ))}
        </div>
      )}
    </>
  );
}
