/** The page's own sentences, in Fluent; what a game says comes from the service in the same language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

export const LANGUAGES = { en: "English", it: "Italiano", ja: "日本語", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./messages/en.ftl?raw"),
  it: () => import("./messages/it.ftl?raw"),
  ja: () => import("./messages/ja.ftl?raw"),
  pl: () => import("./messages/pl.ftl?raw"),
};

export const language = signal<Language>("en");
const bundle = signal<FluentBundle>(new FluentBundle("en"));

/** The first of the browser's languages that the page speaks. */
export function preferred(): Language {
  const spoken = navigator.languages.map((each) => each.slice(0, 2));
  return (spoken.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}

let wanted: Language = "en";

/** Speaks a language as soon as its words are there, unless another one has been chosen by then. */
export async function speak(chosen: Language): Promise<void> {
  wanted = chosen;
  const text = await TEXTS[chosen]();
  if (chosen !== wanted) return;
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(text.default));
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
