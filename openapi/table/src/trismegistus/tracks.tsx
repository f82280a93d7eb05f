/** The mastery tracks of a board, from the top down: their order, and of each its last step and its bonus tokens. */

import type { TrismegistusGameState, TrismegistusToken, TrismegistusTrack } from "automa-client";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button, capital, Folded, Select, Stepper } from "../frame/parts.tsx";
import { Sign } from "../frame/sign.tsx";
import type { Held } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";

export type Track = TrismegistusTrack;
type Name = { name(id: string): string };

const TOKENS = ["bonus_vp5", "bonus_ethereal", "bonus_advance"] as const;
const LONGEST = 40;
const UP = -1;
const DOWN = 1;

interface Moved {
  element: string;
  by: typeof UP | typeof DOWN;
}

export function Tracks({ tracks, set, name }: Name & { tracks: readonly Track[]; set(tracks: readonly Track[]): void }) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | undefined>(undefined);
  useLayoutEffect(() => {
    if (moved) focusOn(list.current, moved);
  }, [moved]);
  const move = (at: number, { element, by }: Moved) => {
    const others = tracks.toSpliced(at, 1);
    set(others.toSpliced(at + by, 0, ...tracks.slice(at, at + 1)));
    setMoved({ element, by });
  };
  return (
    <ol class="tracks" ref={list} data-test="tracks-in-order">
      {tracks.map((track, at) => {
        const { element } = track;
        return (
          <li key={element} data-track={element}>
            <div class="track-head">
              <strong>{capital(name(element))}</strong>
              {([UP, DOWN] as const).map((by) => (
                <Button
                  key={by}
                  aria-label={t(by === UP ? "track-up" : "track-down", { track: name(element) })}
                  disabled={tracks[at + by] === undefined}
                  onClick={() => move(at, { element, by })}
                  data-test={`${by === UP ? "up" : "down"}-${element}`}
                >
                  <Sign name={by === UP ? "up" : "down"} />
                </Button>
              ))}
            </div>
            <Folded label={inWords(track, name)} test={`track-${element}`}>
              <TrackForm track={track} name={name} set={(next) => set(tracks.with(at, next))} />
            </Folded>
          </li>
        );
      })}
    </ol>
  );
}

/** Whoever moves a track by keyboard can go on: an element that goes to another place in the page loses the focus. */
function focusOn(list: HTMLElement | null, { element, by }: Moved): void {
  const [up, down] = list?.querySelectorAll<HTMLButtonElement>(`[data-track=${element}] .track-head button`) ?? [];
  const [same, other] = by === UP ? [up, down] : [down, up];
  (same?.disabled ? other : same)?.focus();
}

/** The tokens that lie on a track. */
function lying({ tokens = [] }: Track): readonly TrismegistusToken[] {
  return tokens.filter((one) => one.there ?? true);
}

function inWords(track: Track, name: (id: string) => string): string {
  const tokens = lying(track).map(({ step, kind }) => `${t("step", { step })}: ${name(kind)}`);
  return [`${t("track-length")}: ${track.length}`, ...tokens].join(" · ");
}

function TrackForm({ track, name, set }: Name & { track: Track; set(track: Track): void }) {
  const put = (step: number, kind: string) => {
    const others = (track.tokens ?? []).filter((token) => token.step !== step);
    const here = TOKENS.filter((one) => one === kind).map((one) => ({ step, kind: one }));
    set({ ...track, tokens: [...others, ...here].sort((one, other) => one.step - other.step) });
  };
  return (
    <>
      <Stepper
        label={t("track-length")}
        value={track.length}
        least={1}
        most={LONGEST}
        set={(length) => set(ending(track, length))}
        test={`length-${track.element}`}
      />
      {Array.from({ length: track.length }, (_, index) => index + 1).map((step) => (
        <Select
          key={step}
          label={t("step", { step })}
          options={["", ...TOKENS]}
          value={lying(track).find((token) => token.step === step)?.kind ?? ""}
          show={(kind) => (kind === "" ? "–" : name(kind))}
          set={(kind) => put(step, kind)}
          test={`token-${track.element}-${step}`}
        />
      ))}
    </>
  );
}

/** A track with another last step: what lies beyond goes, and the points of its steps are asked at the end. */
function ending({ points: _, ...track }: Track, length: number): Track {
  const { tokens = [], symbols } = track;
  const cut = { ...track, length, tokens: tokens.filter((token) => token.step <= length) };
  return symbols ? { ...cut, symbols: symbols.filter((step) => step <= length) } : cut;
}

/** A track whose marker is set elsewhere: the tokens up to there are served, as the service has it, and none ahead. */
function servedTo(track: Track, marker: number): Track {
  return { ...track, tokens: (track.tokens ?? []).map((token) => ({ ...token, served: token.step <= marker })) };
}

/** The tracks of a game that is under way, set to those of the board that it is played on. */
export function tracksOf({ session, name }: Shown): Held {
  const { tracks, automa } = (session.seen.value as TrismegistusGameState).state;
  return {
    kind: "held",
    group: t("tracks"),
    label: t("tracks"),
    pointer: "/tracks",
    value: tracks,
    first: (was, to) => (to as readonly Track[]).map((track) => longer(track, was as readonly Track[])),
    tells: (value, now) =>
      (value as readonly Track[]).map((track) => {
        const marker = Number(now.get(`/automa/markers/${track.element}`) ?? automa.markers[track.element] ?? 0);
        return marker === (automa.markers[track.element] ?? 0) ? track : servedTo(track, marker);
      }),
    form: (value, set) => <Tracks tracks={value as readonly Track[]} set={set} name={name} />,
  };
}

/** No track ends before a marker or a requirement of an experiment that is told later. */
function longer(track: Track, was: readonly Track[]): Track {
  const before = was.find((one) => one.element === track.element);
  return before && before.length > track.length ? before : track;
}
