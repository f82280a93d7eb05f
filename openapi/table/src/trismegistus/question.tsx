/** The open questions of Trismegistus, each with a form of its own. */

import type { Form, FormInteger, TrismegistusGameState, TrismegistusQuestion } from "automa-client";
import type { ComponentChildren } from "preact";
import { First, type Missing } from "../frame/first.tsx";
import { Button, Choice, capital, Foot, NumberField, Order, Stepper } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { type Part, useAnswer } from "../game/form.ts";
import { t } from "../language.ts";
import {
  type Begun,
  COLOURS,
  dieColour,
  type Element,
  ELEMENTS,
  EXPERIMENT,
  type Experiment,
  ExperimentForm,
  experimentInWords,
  isWhole,
  lackingOf,
  PrintForm,
  SYMBOLS,
} from "./forms.tsx";
import { called, Otherwise, type Print, toldOtherwise } from "./prints.tsx";

const ROLLS = [1, 2, 3, 4, 5, 6] as const;

export function Question(shown: Shown) {
  const seen = shown.session.seen.value as TrismegistusGameState;
  const question = seen.pending[0] as Put;
  const tell = (told: object) =>
    void tried(() => shown.session.tell("actions", { type: question.answer, ...told }));
  const { part, rests } = useAnswer(shown.session, question.type);
  return (
    <section class="next" data-test="question" data-question={question.type} inert={rests}>
      <Order {...question} />
      <Answer {...shown} question={question} tell={tell} part={part} />
    </section>
  );
}

type Put = Exclude<TrismegistusQuestion, { type: "automa_card" }>; // that one is told with the Automa's turn
type Asked = Shown & { question: Put; tell(told: object): void; part: Part };

function Answer(asked: Asked) {
  const { question, tell, name, part } = asked;
  switch (question.type) {
    case "dice":
      if (question.mode === "virtual") return <Roll tell={tell} />;
      return <Bowls name={name} dice={question.dice} tell={tell} part={part} />;
    case "black_die":
      return <BlackDie {...asked} tell={tell} places={question.places} />;
    case "card":
      return <Card {...asked} tell={(card) => tell({ card })} />;
    case "experiments":
      return <Experiments name={name} area={question.area ?? undefined} tell={tell} part={part} />;
    case "artifacts":
      return <Artifacts name={name} roll={question.roll} tell={tell} part={part} />;
    case "element":
      return <ElementOf name={name} tell={tell} />;
    case "masterpiece":
      return <Masterpiece name={name} tell={tell} part={part} />;
    case "symbols":
      return <Symbols asks={question.experiments === null} proposed={question.tracks} tell={tell} part={part} />;
    case "formula_vp":
    case "track_vp":
      return <Vp fields={question.schema.properties} tell={tell} part={part} />;
    case "human_vp":
      return <Vp fields={question.schema.properties} tell={tell} part={part} tie={question.automa} />;
  }
}

interface Telling {
  tell(told: object): void;
}
type Named = Telling & { name(id: string): string };
type Formed = { part: Part };

/** What ends a form, or what it lacks. */
function Ready(props: { label?: string; lacks?: Missing | undefined; tell(): void; children?: ComponentChildren }) {
  const { label = "ready", lacks, tell, children } = props;
  return (
    <Foot>
      {children}
      {lacks ? (
        <First {...lacks} />
      ) : (
        <Button kind="primary" data-test="answer" onClick={tell}>
          {t(label)}
        </Button>
      )}
    </Foot>
  );
}

function Roll({ tell }: Telling) {
  return <Ready label="roll-dice" tell={() => tell({})} />;
}

function Bowls({ name, dice, tell, part }: Named & Formed & { dice: Partial<Record<string, number>> }) {
  const [bowls, setBowls] = part<Record<string, Record<string, number>>>("bowls", {});
  const told = (colour: string) => Object.values(bowls).reduce((sum, bowl) => sum + (bowl[colour] ?? 0), 0);
  const areKnown = Object.keys(dice).length > 0;
  return (
    <>
      {SYMBOLS.map((symbol) => (
        <fieldset class="choice" key={symbol}>
          <legend>{capital(name(symbol))}</legend>
          <div class="steppers">
            {COLOURS.map((colour) => (
              <Stepper
                key={colour}
                label={dieColour(colour)}
                value={bowls[symbol]?.[colour] ?? 0}
                set={(count) => setBowls({ ...bowls, [symbol]: { ...bowls[symbol], [colour]: count } })}
                test={`bowl-${symbol}-${colour}`}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {areKnown && (
        <p class="hint" role="status" data-test="dice-told">
          {capital(COLOURS.map((colour) => `${dieColour(colour)} ${told(colour)}/${dice[colour] ?? 0}`).join(", "))}
        </p>
      )}
      <Ready tell={() => tell({ bowls })} />
    </>
  );
}

function BlackDie({ session, places, tell }: Asked & { places: readonly number[] }) {
  const { dice_mode: mode } = (session.seen.value as TrismegistusGameState).state;
  if (mode === "virtual") return <Roll tell={tell} />;
  return <Choice label={t("die")} options={places} value={undefined} show={String} set={(result) => tell({ result })} test="answer" />;
}

/** A drawn card: by its name where a pack is played with, else by what is printed on it. */
function Card({ session, name, tell, part }: Shown & Formed & { tell(card: unknown): void }) {
  const { pack, deck, cards } = (session.seen.value as TrismegistusGameState).state;
  const there = deck.left.length > 0 ? deck.left : deck.discards;
  const [print, setPrint] = part<Print | undefined>("otherwise", undefined);
  if (pack) {
    return <Choice label={t("card-drawn")} options={there} value={undefined} show={(id) => cards[id] && <>{called(cards[id], name)}</>} set={tell} test="card-name" />;
  }
  const known = there.flatMap((id) => cards[id] ?? []);
  const otherwise = print ? toldOtherwise(known, print) : [];
  const right = async (card: { id: string }) => {
    const [pointer, value] = [`/cards/${card.id}`, { ...card, ...print }];
    const isRight = await session.setRight([{ type: "correct", pointer, value, reason: t("set-by-hand") }]);
    if (isRight) tell(print); // without a network the form goes on with it later
  };
  if (print && otherwise.length > 0) {
    const set = (card: { id: string }) => void tried(() => right(card));
    return <Otherwise print={print} cards={otherwise} set={set} back={() => setPrint(undefined)} name={name} />;
  }
  return (
    <PrintForm
      kinds={known.map(({ kind }) => kind)}
      name={name}
      tell={(told) => (toldOtherwise(known, told).length > 0 ? setPrint(told) : tell(told))}
      part={part}
    />
  );
}

/** The Automa draws a card in each of its turns, whether or not it still has a die. */
export function Draw(shown: Shown & { take(body: unknown): void }) {
  const { part, rests } = useAnswer(shown.session, "draw");
  return (
    <section class="next" data-test="draw" inert={rests}>
      <p class="say">{t("draw-bot-card")}</p>
      <Card {...shown} tell={(card) => shown.take({ card })} part={part} />
    </section>
  );
}

function Experiments({ name, area, tell, part }: Named & Formed & { area: string | undefined }) {
  const [shown, setShown] = part<readonly Experiment[]>("shown", []);
  const [last, setLast] = part<Begun | undefined>("last", undefined);
  const [at, setAt] = part<string>("at", area ?? "iron");
  const all = isWhole(last) ? [...shown, { ...last, area: at }] : shown; // nobody has to say first that no more comes
  const put = (some: readonly Experiment[]) => {
    setShown(some);
    setLast(undefined);
  };
  return (
    <>
      {area === undefined && <Choice label={t("where")} options={SYMBOLS} value={at as never} show={name} set={setAt} />}
      <ExperimentForm value={last ?? EXPERIMENT} set={setLast} name={name} />
      {isWhole(last) && (
        <Button data-test="add" onClick={() => put(all)}>
          {t("one-more", { count: shown.length })}
        </Button>
      )}
      {all.length > 0 && (
        <ol class="context" data-test="told">
          {all.map((one, index) => (
            <li key={index}>
              {area === undefined && `${capital(name(one.area ?? ""))}: `}
              {experimentInWords(one, name)}
            </li>
          ))}
        </ol>
      )}
      <Ready label={all.length > 0 ? "ready" : "none-shown"} lacks={lackingOf(last)} tell={() => tell({ experiments: all })}>
        {(last ?? shown[0]) && <Button onClick={() => put(last ? shown : shown.slice(0, -1))}>{t("step-back")}</Button>}
      </Ready>
    </>
  );
}

function Artifacts({ name, roll, tell, part }: Named & Formed & { roll: boolean }) {
  const [artifacts, setArtifacts] = part<readonly Element[]>("artifacts", []);
  const [result, setResult] = part<(typeof ROLLS)[number] | undefined>("result", undefined);
  const rolls = roll && artifacts.length === 2;
  return (
    <>
      <Choice
        label={[t("artifacts-shown"), ...(artifacts.length > 0 ? [artifacts.map(name).join(", ")] : [])].join(": ")}
        options={ELEMENTS}
        value={undefined}
        show={name}
        set={(one) => setArtifacts([...artifacts, one].slice(-2))}
        test="element"
      />
      {rolls && <Choice label={t("black-die")} options={ROLLS} value={result} show={String} set={setResult} test="roll" />}
      <Ready
        label={artifacts.length > 0 ? "ready" : "none-shown"}
        lacks={rolls && result === undefined ? { what: t("black-die"), at: "roll" } : undefined}
        tell={() => tell(rolls ? { artifacts, roll: result } : { artifacts })}
      >
        {artifacts.length > 0 && <Button onClick={() => setArtifacts(artifacts.slice(0, -1))}>{t("step-back")}</Button>}
      </Ready>
    </>
  );
}

function ElementOf({ name, tell }: Named) {
  return (
    <>
      <Choice label={t("element")} options={ELEMENTS} value={undefined} show={name} set={(element) => tell({ element })} test="answer" />
      <Button onClick={() => tell({})}>{t("none")}</Button>
    </>
  );
}

function Masterpiece({ name, tell, part }: Named & Formed) {
  const [drawn, setDrawn] = part<Begun>("drawn", EXPERIMENT);
  return (
    <>
      <ExperimentForm value={drawn} set={setDrawn} name={name} />
      <Ready lacks={lackingOf(drawn)} tell={() => tell({ masterpiece: drawn })} />
    </>
  );
}

/** Those on the tracks are proposed: one for each level. */
function Symbols({ asks, proposed, tell, part }: Telling & Formed & { asks: boolean; proposed: number }) {
  const [tracks, setTracks] = part("tracks", proposed);
  const [experiments, setExperiments] = part("experiments", 0);
  return (
    <>
      <Stepper label={t("symbols-on-tracks")} value={tracks} set={setTracks} test="symbols-on-tracks" />
      {asks && <Stepper label={t("symbols-on-experiments")} value={experiments} set={setExperiments} />}
      <Ready tell={() => tell(asks ? { tracks, experiments } : { tracks })} />
    </>
  );
}

/** A sum; if it equals the Automa's `tie`, the human's solved experiments too, which decide then. */
function Vp({ fields, tell, part, tie }: Telling & Formed & { fields: Form["properties"]; tie?: number }) {
  const { maximum: most } = fields["vp"] as FormInteger;
  const [vp, setVp] = part("vp", "");
  const [experiments, setExperiments] = part("experiments", 0);
  const isTie = vp !== "" && Number(vp) === tie;
  return (
    <>
      <NumberField label={t("vp")} value={vp} most={most} set={setVp} test="vp" />
      {isTie && <Stepper label={t("experiments-solved")} value={experiments} set={setExperiments} test="experiments-solved" />}
      <Ready
        lacks={vp === "" || Number(vp) > most ? { what: t("vp"), at: "vp" } : undefined}
        tell={() => tell(isTie ? { vp: Number(vp), experiments } : { vp: Number(vp) })}
      />
    </>
  );
}
