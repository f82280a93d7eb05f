/** Games come to this device: begun, joined by a link, taken from a file. */

import { signal } from "@preact/signals";
import { document as answer, type GameState, newKey, Refused } from "automa-client";
import { breath } from "../breath.ts";
import { face } from "../faces.ts";
import { t } from "../language.ts";
import { type go, onward } from "../routes.ts";
import { at, made, ruleset } from "../service.ts";
import { type Access, forget, keep, keepsAnything, kept, type KnownGame } from "../shelf.ts";
import { keptOf } from "../game/kept.ts";
import { named } from "../game/names.ts";
import { inTime, isPassing } from "../game/passing.ts";
import { arrived, asked, read } from "../game/reading.ts";
import { isShared, standing } from "../game/seats.ts";
import { sendOf } from "../game/unsent.ts";
import { table } from "./ahead.ts";

/** A new game, as its owner, and the screen to begin it on. */
export async function begin(name: string, setup: unknown, screen: "" | "/right" | "/layout"): Promise<string> {
  const lead = onward();
  const body = { ruleset: name, setup } as never;
  await keepsAnything();
  const ask = (header: Key) => made((by) => answer(by.POST("/v1/games", { params: { header }, body })));
  const begun = await once(JSON.stringify(body), ask);
  await put(begun, begun.token, lead, screen);
  return begun.game;
}

/**
 * A game by its link, and its story at the moment that the link tells. An owner stays one, whatever the link may; whoever
 * else is in the game already is asked.
 */
export async function join(game: string, offered: string, version: number | undefined, lead = onward()): Promise<void> {
  const known = await kept<KnownGame>("games", game);
  const token = known && known.token !== offered && (await stays(known)) ? known.token : offered;
  const reading = (token === offered ? asked : read)({ id: game, token });
  const seen = await reading.catch((failure) => {
    if (known?.token !== token || !isPassing(failure)) throw failure;
  });
  const screen = version === undefined ? "" : `/story/${version}`;
  if (!seen) return lead(`game/${game}${screen}`, true); // as without a link: the table is as it was seen last
  if (seen.game !== game) return join(seen.game, offered, version, lead); // the device knows it as the service writes it
  const isOne = seen.seat !== null;
  const isOwners = (isOne && !isShared(seen)) || (await isOwner({ id: game, token }));
  const may = { looksOn: !isOne && !isOwners, oneSeat: isOne && !isOwners };
  if (known?.token !== token) await keepsAnything(); // before the one that it has is forgotten
  await put(seen, token, lead, screen, may, known);
}

/** Whether a token is the owner's: nobody else is told of a game's tokens. */
async function isOwner({ id, token }: Access): Promise<boolean> {
  const sent = { params: { path: { game_id: id } }, headers: { Authorization: `Bearer ${token}` } };
  try {
    await inTime((signal) => answer(at.value.GET("/v1/games/{game_id}/tokens", { ...sent, signal })));
    return true;
  } catch (failure) {
    if (failure instanceof Refused && failure.problem.code === "role_forbidden") return false;
    throw failure;
  }
}

/**
 * Whether this device keeps the token that it has: an owner's, or another's unless the player says otherwise.
 *
 * What was told with it is sent before, and what cannot be sent is spoken of.
 */
async function stays(known: KnownGame): Promise<boolean> {
  let opens = true;
  try {
    if (await isOwner(known)) return true;
  } catch (failure) {
    // what is only busy or away now may have the owner's token
    if (!(failure instanceof Refused && failure.problem.code === "game_unknown")) throw failure;
    opens = false;
  }
  await sendOf(known).catch(() => undefined);
  const { outbox, turn, answer, right } = await keptOf(known);
  const isDropped = outbox.length > 0 || [turn, answer, right].some(({ now }) => now.value !== undefined);
  return (isDropped || opens) && !confirm(t(isDropped ? "seat-instead-dropped" : "seat-instead"));
}

/** A game from an exported log. */
export async function load(log: string): Promise<void> {
  const lead = onward();
  const headers = { "Content-Type": "application/x-ndjson" };
  const sent = { body: log as never, bodySerializer: (text: unknown) => String(text), headers };
  await keepsAnything();
  const ask = (header: Key) => made((by) => answer(by.POST("/v1/games/import", { ...sent, params: { header } })));
  const copy = await once(log, ask);
  await put(copy, copy.token, lead);
}

/** A new game with another's log up to a version. */
export async function fork(known: KnownGame, version: number): Promise<void> {
  const lead = onward();
  const headers = { Authorization: `Bearer ${known.token}` };
  const sent = (header: Key) => ({ params: { path: { game_id: known.id }, header }, headers, body: { version } });
  await keepsAnything();
  const ask = (header: Key) => answer(at.value.POST("/v1/games/{game_id}/forks", sent(header)));
  const copy = await once(`${known.id} ${version}`, ask);
  await put(copy, copy.token, lead);
}

type Key = { "Idempotency-Key": string };
const keys = new Map<string, string>();

/** Asks for a new game: when the same is asked for again, since no answer came, it is the same game. */
async function once<T>(what: string, ask: (key: Key) => Promise<T>): Promise<T> {
  const key = keys.get(what) ?? newKey();
  keys.set(what, key);
  const made = ask({ "Idempotency-Key": key });
  const answered = () => keys.delete(what);
  made.then(answered, (failure) => isPassing(failure) || answered());
  return made;
}

/** How many games have come while this page is open: who went back to the list meanwhile finds them there. */
export const came = signal(0);

type May = Pick<KnownGame, "looksOn" | "oneSeat">;

/** Keeps it, unless the device has it by another token than when it was `known`: another link was quicker. */
async function put(
  seen: GameState,
  token: string,
  lead: typeof go,
  screen = "",
  may: May = {},
  known?: KnownGame,
): Promise<void> {
  const access = { id: seen.game, token };
  const way = `game/${seen.game}${screen}`;
  void table(access, seen.ruleset, seen.version);
  const [described, shown] = await Promise.all([ruleset(seen.ruleset), face(seen.ruleset)]);
  const before = await kept<KnownGame>("games", seen.game);
  if (before?.token !== known?.token) return lead(way, true);
  const game: KnownGame = {
    ...access,
    ruleset: seen.ruleset,
    title: shown.title(seen, named(described)),
    opened: Date.now(),
    ...standing(seen),
    told: Math.min(before?.told ?? seen.version, seen.version), // what is still to be done at the table stays so
    ...(before?.within && { within: before.within }),
    ...may,
  };
  if (before?.token !== token) await forget(game.id);
  const isLate = before?.token === token && before.version > seen.version; // or the service was brought back: the table asks
  if (!isLate) await keep("games", game.id, game);
  came.value += 1;
  arrived(access, seen);
  await breath();
  lead(way, true);
}
