/** What a device keeps of a game: what is not sent yet, and what is being put together. */

import type { Access } from "../shelf.ts";
import type { Begun } from "./carried.ts";
import type { Changes } from "./correction.ts";
import { Outbox } from "./deed.ts";
import type { Steps } from "./steps.ts";
import { Unfinished } from "./unfinished.ts";

export interface Kept {
  outbox: Outbox;
  /** The turn that is being put together: it waits while others play. */
  turn: Unfinished<Steps>;
  /** The answer that is, to a question. */
  answer: Unfinished<Begun>;
  /** What is set to what lies on the table, and not told yet. */
  right: Unfinished<Changes>;
}

export async function keptOf(game: Access): Promise<Kept> {
  const [outbox, turn, answer, right] = await Promise.all([
    Outbox.of(game),
    Unfinished.of<Steps>(game, game.id),
    Unfinished.of<Begun>(game, `answer ${game.id}`),
    Unfinished.of<Changes>(game, `right ${game.id}`),
  ]);
  return { outbox, turn, answer, right };
}
