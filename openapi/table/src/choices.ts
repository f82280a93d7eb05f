/** What the player chose for this device. */

import { effect, signal } from "@preact/signals";
import { language, type Language, LANGUAGES, preferred, speak } from "./language.ts";
import { keep, kept } from "./shelf.ts";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export interface Choices {
  language: Language | undefined;
  theme: Theme;
  large: boolean;
  sound: boolean;
  awake: boolean;
  /** Whether orders stand alone, without their reasons. */
  brief: boolean;
  guided: boolean;
  /** Whether Autometta, the level for beginners, was beaten once. */
  beaten: boolean;
  /** The game whose first turns have hints. */
  hinted: string | undefined;
}

export const choices = signal<Choices>({
  language: undefined,
  theme: "auto",
  large: false,
  sound: false,
  awake: true,
  brief: false,
  guided: false,
  beaten: false,
  hinted: undefined,
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

/** How things are drawn now, where the player leaves it to the device. */
export const look = signal<Exclude<Theme, "auto">>("light");

export async function readChoices(): Promise<void> {
  const found = await kept<Partial<Choices>>("choices", "choices").catch(() => undefined);
  choices.value = { ...choices.value, ...found };
  const told = choices.value.language;
  language.value = told && told in LANGUAGES ? told : preferred();
  for (const media of [dark, contrast]) media.addEventListener("change", draw);
  effect(draw);
}

export async function choose(change: Partial<Choices>): Promise<void> {
  choices.value = { ...choices.value, ...change };
  if (change.language && change.language !== language.value) await speak(change.language);
  await keep("choices", "choices", choices.value).catch(() => undefined); // they hold until the page is closed
}

function draw(): void {
  const { theme, large } = choices.value;
  look.value = theme !== "auto" ? theme : contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  document.documentElement.dataset["look"] = look.value;
  document.documentElement.classList.toggle("large", large);
}
