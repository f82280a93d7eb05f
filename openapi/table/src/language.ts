/** The page's own sentences, in Fluent; what a game says comes from the service in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

const FILES = import.meta.glob<string>("./messages/*.ftl", { query: "?raw", import: "default" });
const codeOf = (file: string) => file.slice("./messages/".length, -".ftl".length);

/** Each file of messages is a language; what each calls itself, by its code. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FILES).map((file) => [codeOf(file), ownName(codeOf(file))]),
);
export type Language = string;

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

export const language = signal<Language>("en");
const bundle = signal<FluentBundle>(new FluentBundle("en"));

/** The first of the browser's languages that the page speaks. */
export function preferred(): Language {
  const spoken = navigator.languages.map((each) => each.slice(0, 2));
  return spoken.find((each) => each in LANGUAGES) ?? "en";
}

let wanted: Language = "en";

/** Speaks a language as soon as its words are there, unless another one has been chosen by then. */
export async function speak(chosen: Language): Promise<void> {
  wanted = chosen;
  const text = await FILES[`./messages/${chosen}.ftl`]?.();
  if (text === undefined) throw new RangeError(chosen);
  if (chosen !== wanted) return;
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(text));
  language.value = chosen;
  bundle.value = made;
  document.documentElement.lang = chosen;
}

/** A message in the player's language. */
export function t(id: string, facts?: Record<string, FluentVariable>): string {
  const message = bundle.value.getMessage(id);
  if (!message?.value) return `⟨${id}⟩`; // a test looks for these in every language
  return bundle.value.formatPattern(message.value, facts ?? null);
}

/** Sentences one after the other: Japanese has no space between them. */
export function joined(sentences: readonly string[]): string {
  return sentences.join(language.value === "ja" ? "" : " ");
}
