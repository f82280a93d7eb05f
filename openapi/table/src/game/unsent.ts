/** What was told of games whose table is not open, and waits on this device: it is sent all the same. */

import type { GameState } from "automa-client";
import { slept } from "../../../clients/typescript/src/again.ts";
import { at } from "../service.ts";
import { type Access, changeFor, type KnownGame, unsentGames } from "../shelf.ts";
import { asTold, finished, isRewind } from "./beside.ts";
import { type Deed, send } from "./deed.ts";
import { keptOf } from "./kept.ts";
import { isPassing, RETRY } from "./passing.ts";
import { standing } from "./seats.ts";

/** Sends what waits of a game, in its order; throws what keeps it from that: the table says so, once it is open. */
export async function sendOf(game: KnownGame): Promise<void> {
  const { outbox, ...put } = await keptOf(game);
  for (let deed = outbox.first; deed; deed = outbox.first) {
    const done = await send(at.value, game, deed);
    if (await outbox.done(deed)) for (const part of finished(deed)) put[part].put(undefined);
    await heard(game, done, deed);
  }
}

/** Takes over how a game stands whose table is not open, by what was told: what comes behind what was seen is no news. */
export function heard(game: Access, seen: GameState, told?: Deed): Promise<void> {
  const stands = { ...standing(seen), ...(told && isRewind(asTold(told)) && { told: seen.version }) };
  const news = (kept?: KnownGame) => (kept && kept.version < seen.version ? { ...kept, ...stands } : kept);
  return changeFor(game, "games", game.id, news);
}

/** Sends what waits of all games, again and again while it does not go through, until `left`; `tried` each time. */
export async function sendAll(left: AbortSignal, tried: () => Promise<unknown>): Promise<void> {
  for (let passes = true; passes && !left.aborted; await slept(RETRY / 1000, left)) {
    const waiting = await unsentGames();
    const sent = await Promise.allSettled(waiting.map(sendOf));
    passes = sent.some((one) => one.status === "rejected" && isPassing(one.reason));
    await tried(); // an open table may have told what waited
  }
}
