/** The few parts that all forms are made of. */

import { type ComponentChildren, type JSX, toChildArray } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { breath } from "../breath.ts";
import { language, t } from "../language.ts";
import { Sign, type SignName } from "./sign.tsx";

export function Button({ kind = "", children, ...rest }: { kind?: string; children: ComponentChildren } & Pressed) {
  return (
    <button type="button" class={`button ${kind}`} {...rest}>
      {children}
    </button>
  );
}

/** What to do with the pieces, large, and the sentence with its reason small below, if it is not to be brief. */
export function Order({ short, text, brief = false }: { short?: string | null; text: string; brief?: boolean }) {
  if (!short) return <p class="say">{text}</p>;
  return (
    <>
      <p class="order">{short}</p>
      {!brief && <p class="reason">{text}</p>}
    </>
  );
}

/** What ends a screen, always at the same place under the thumb. */
export function Foot({ children }: { children: ComponentChildren }) {
  return <div class="row stick">{children}</div>;
}

interface Pressed {
  onClick?: (event: JSX.TargetedMouseEvent<HTMLButtonElement>) => void;
  disabled?: boolean;
  "aria-pressed"?: boolean;
  "aria-expanded"?: boolean;
  "aria-label"?: string;
  "data-test"?: string;
}

/** A label of its own begins with a capital; the names of things stand in small letters, as within a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language.value) + text.slice(1);
}

/** A number that goes up and down by taps. */
export function Stepper(props: {
  label: string;
  /** Shown in place of the label, which is heard, and seen after a tap on it. */
  sign?: SignName;
  value: number;
  least?: number;
  most?: number;
  was?: number | undefined;
  set(value: number): void;
  test?: string;
}) {
  const { label, sign, value, least = 0, most = 999, was, set, test } = props;
  const changed = was !== undefined && was !== value;
  const [isNamed, name] = useState(false);
  return (
    <div class={`stepper${changed ? " changed" : ""}`} role="group" aria-label={label} title={sign && label} data-test={test}>
      <span class="stepper-label" onClick={() => name(!isNamed)}>{sign && !isNamed ? <Sign name={sign} /> : capital(label)}</span>
      <button type="button" aria-label={t("less", { what: label })} disabled={value <= least} onClick={() => set(value - 1)}>
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={t("more-of", { what: label })} disabled={value >= most} onClick={() => set(value + 1)} data-test={test && `${test}-more`}>
        +
      </button>
    </div>
  );
}

/** A number that is written, where it would take many taps; empty until it is, and of no more digits than the most of it. */
export function NumberField(props: { label: string; value: string; most: number; set(value: string): void; test: string }) {
  const { label, value, most, set, test } = props;
  return (
    <label class="select">
      {label}
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={String(most).length}
        value={value}
        aria-invalid={Number(value) > most}
        onInput={(event) => set(event.currentTarget.value.replace(/\D/g, ""))}
        data-test={test}
      />
    </label>
  );
}

/** One of many, from a list; without a value it waits to be chosen, however often. */
export function Select(props: {
  label: string;
  options: readonly string[];
  value?: string | undefined;
  show(option: string): string;
  set(option: string): void;
  kind?: string;
  test: string;
}) {
  const { label, options, value, show, set, kind = "", test } = props;
  const typing = useRef(false); // a letter or an arrow looks for an option; Enter takes it, and so does leaving the list
  const take = (chosen: string) => {
    typing.current = false;
    if (options.includes(chosen)) set(chosen);
  };
  return (
    <label class={`select ${kind}`}>
      <span>{label}</span>
      <select
        value={value ?? ""}
        onChange={({ currentTarget }) => !typing.current && take(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if ((key.length === 1 && key !== " ") || key.startsWith("Arrow")) typing.current = true;
          else if (key === "Enter") take(currentTarget.value);
        }}
        onBlur={({ currentTarget }) => typing.current && take(currentTarget.value)}
        onPointerDown={() => (typing.current = false)}
        data-test={test}
      >
        {value === undefined && <option value="">…</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {capital(show(option))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One of several, each with a tap. */
export function Choice<T extends string | number>(props: {
  label: string;
  options: readonly T[];
  value: NoInfer<T> | undefined;
  show(option: NoInfer<T>): ComponentChildren;
  set(option: NoInfer<T>): void;
  test?: string;
}) {
  const { label, options, value, show, set, test } = props;
  return (
    <fieldset class="choice" data-test={test}>
      <legend>{label}</legend>
      <div class="options">
        {options.map((option) => (
          <button
            type="button"
            key={option}
            class="option"
            aria-pressed={option === value}
            data-option={option}
            onClick={() => set(option)}
          >
            {labelled(show(option))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function labelled(shown: ComponentChildren): ComponentChildren {
  return typeof shown === "string" ? capital(shown) : shown;
}

/** Any of several, `most` of them at once. */
export function Many<T extends string>(props: {
  label: string;
  of: readonly T[];
  on: readonly string[];
  name(id: string): string;
  set(on: T[]): void;
  most?: number;
  test?: string;
}) {
  const { label, of, on, name, set, most = Infinity, test } = props;
  return (
    <fieldset class="choice" data-test={test}>
      <legend>{label}</legend>
      <div class="options">
        {of.map((one) => (
          <button
            type="button"
            key={one}
            class="option"
            aria-pressed={on.includes(one)}
            disabled={on.length >= most && !on.includes(one)}
            data-option={one}
            onClick={() => set((on.includes(one) ? on.filter((other) => other !== one) : [...on, one]) as T[])}
          >
            {capital(name(one))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Things of which a tap takes one away. All are drawn anew with it: a second tap takes none that has come in its place. By
 * keyboard the next one has the focus.
 */
export function Away(props: { things: readonly ComponentChildren[]; away(index: number): void; test: string }) {
  const { things, away, test } = props;
  const [taken, setTaken] = useState(0);
  const take = (index: number, { detail }: MouseEvent) => {
    if (detail > 0) setTaken(taken + 1);
    away(index);
  };
  return (
    <div class="options">
      {things.map((thing, index) => (
        <Button key={`${taken} ${index}`} data-test={`${test}-${index}`} onClick={(click) => take(index, click)}>
          {thing} <span class="unseen">{t("take-away")}</span> <Sign name="close" />
        </Button>
      ))}
    </div>
  );
}

/** On or off. */
export function Switch(props: { label: string; on: boolean; set(on: boolean): void; test?: string }) {
  const { label, on, set, test } = props;
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={() => set(!on)} data-test={test} />
      {label}
    </label>
  );
}

/** What is seldom needed, folded away, and not drawn before it is wanted: with the tap, so that nothing moves after it. */
export function Folded(props: { label: ComponentChildren; children: ComponentChildren; test?: string; open?: boolean }) {
  const { label, children, test, open = false } = props;
  const [wanted, setWanted] = useState(open);
  const draw = () => setWanted(true);
  return (
    <details class="folded" data-test={test} open={open} onToggle={draw}>
      <summary onClick={draw}>{label}</summary>
      {(wanted || open) && children}
    </details>
  );
}

/** Draws one of its children after the other: all at once they would keep a slow phone from answering taps. */
export function OneByOne({ children }: { children: ComponentChildren }) {
  const all = toChildArray(children);
  const [shown, setShown] = useState(1);
  useEffect(() => {
    let left = false;
    if (shown < all.length) void breath().then(() => left || setShown(shown + 1));
    return () => {
      left = true;
    };
  }, [shown]);
  return <>{all.slice(0, shown)}</>;
}

/** A dialog over the page; Escape and a tap beside it close it. */
export function Sheet(props: { label: string; close(): void; children: ComponentChildren }) {
  const shown = useRef<HTMLDialogElement>(null);
  useEffect(() => shown.current?.showModal(), []);
  return (
    <dialog
      ref={shown}
      class="sheet"
      aria-label={props.label}
      onClose={props.close}
      onClick={(event) => event.target === shown.current && shown.current?.close()}
    >
      <div class="sheet-head">
        <h2>{capital(props.label)}</h2>
        <Button kind="plain" onClick={() => shown.current?.close()} aria-label={t("close")}>
          <Sign name="close" />
        </Button>
      </div>
      {props.children}
    </dialog>
  );
}

/** Shown while something is awaited. */
export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t("waiting")}
    </p>
  );
}

/** The bar at the top: back, what this is, and what else there is. */
export function Bar(props: { title: ComponentChildren; under?: ComponentChildren; back?: string; children?: ComponentChildren }) {
  return (
    <header class="bar">
      {props.back !== undefined && (
        <a class="back" href={`#/${props.back}`} aria-label={t("back")}>
          <Sign name="back" />
        </a>
      )}
      <div class="bar-title">
        <h1>{props.title}</h1>
        {props.under && <p>{props.under}</p>}
      </div>
      {props.children}
    </header>
  );
}
