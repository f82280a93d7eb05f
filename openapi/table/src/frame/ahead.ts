/** What a screen needs is asked for at once, while its words and its code are still on their way. */

import { drawing } from "../board/picture.ts";
import { look } from "../choices.ts";
import { face, hasBoard } from "../faces.ts";
import { asked } from "../game/reading.ts";
import { language } from "../language.ts";
import type { Route } from "../routes.ts";
import { ruleset } from "../service.ts";
import { type Access, kept, type KnownGame } from "../shelf.ts";

/** Asks for what the screen needs that the page begins with, and waits until it is there. */
export async function ahead(to: Route): Promise<void> {
  if (to.at === "join") {
    const game = { id: to.game, token: to.token };
    const { ruleset, version } = await asked(game);
    await table(game, ruleset, version);
  } else if (to.at === "game") {
    const known = await kept<KnownGame>("games", to.game);
    if (known) await foreseen(known);
  }
}

/** Asks for a game of this device and its table, which mostly stands as it was seen last. */
export async function foreseen(known: KnownGame): Promise<void> {
  await Promise.allSettled([asked(known), table(known, known.ruleset, known.version)]);
}

/** Asks for all that a table is made of. Whoever shows it asks again, and says what does not come. */
export async function table(game: Access, name: string, version: number): Promise<void> {
  const picture = hasBoard(name) ? drawing(game, version, look.value, language.value) : undefined;
  await Promise.allSettled([ruleset(name), face(name), picture]);
}
