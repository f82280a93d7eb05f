/** The service that this page comes from, in the player's language. */

import { Refused, type RulesetDescription, service, type Service } from "automa-client";
import { computed, signal } from "@preact/signals";
import { inTime } from "./game/passing.ts";
import { language, t } from "./language.ts";
import { ours } from "./ours.ts";
import { drop, keep, kept } from "./shelf.ts";

/** The API key of an invitation, where one is needed to begin a game. */
export const invitation = signal<string | undefined>(undefined);

export async function readInvitation(): Promise<void> {
  invitation.value = await kept<string>("choices", "invitation").catch(() => undefined);
}

/** Keeps an invitation if the player wants that: anybody can send one, and may open what is begun with it. */
export async function accept(key: string): Promise<void> {
  if (key === invitation.value) return;
  if (!confirm(t(invitation.value === undefined ? "invitation-sure" : "invitation-instead"))) return;
  invitation.value = key;
  await keep("choices", "invitation", key);
}

/** Keeps no invitation any more. */
export async function decline(): Promise<void> {
  invitation.value = undefined;
  await drop("choices", "invitation");
}

const here = location.origin;

/** For games, each call with the token of its own. */
export const at = computed<Service>(() => service(here, { language: language.value }));

/** For what makes a game. */
const maker = computed<Service>(() =>
  service(here, {
    language: language.value,
    ...(invitation.value === undefined ? {} : { key: invitation.value }),
  }),
);

/** Makes a game, and does without an invitation that the service does not know, or does not know any more. */
export async function made<T>(ask: (by: Service) => Promise<T>): Promise<T> {
  const invited = invitation.value;
  try {
    return await ask(maker.value);
  } catch (failure) {
    if (!(failure instanceof Refused) || failure.problem.code !== "api_key_unknown") throw failure;
    if (invitation.value === invited) await decline(); // or another one came meanwhile
    return ask(maker.value);
  }
}

const described = new Map<string, Promise<RulesetDescription>>();

/** All about a ruleset in the player's language; from the device where there is no network. */
export function ruleset(name: string): Promise<RulesetDescription> {
  const key = `${name} ${language.value}`;
  const known = described.get(key) ?? fetched(name, key);
  described.set(key, known);
  known.catch(() => described.delete(key));
  return known;
}

async function fetched(name: string, key: string): Promise<RulesetDescription> {
  try {
    const params = { path: { name } };
    const found = await inTime((signal) =>
      ours<RulesetDescription>(at.value.GET("/v1/rulesets/{name}", { params, signal }), (one) => one.name === name),
    );
    void keep("choices", `ruleset ${key}`, found).catch(() => undefined);
    return found;
  } catch (failure) {
    const before = await kept<RulesetDescription>("choices", `ruleset ${key}`).catch(() => undefined);
    if (before) return before;
    throw failure;
  }
}
