/** How games stand: asked of the service, where it can be before anybody waits for it. */

import type { Commit, Commits, GameState } from "automa-client";
import { ours } from "../ours.ts";
import { at } from "../service.ts";
import type { Access } from "../shelf.ts";
import { inTime } from "./passing.ts";

const coming = new Map<string, Promise<GameState>>(); // by token, since each has a view of its own

/** The newest state of a game that is opened soon. */
export function asked(game: Access): Promise<GameState> {
  const seen = coming.get(key(game)) ?? read(game);
  coming.set(key(game), seen);
  seen.catch(() => coming.delete(key(game))); // whoever opens the game hears of it
  return seen;
}

/** The newest state of a game, asked for now if it was not before. */
export function newest(game: Access): Promise<GameState> {
  const seen = asked(game);
  coming.delete(key(game));
  return seen;
}

/** A game that was read on the way to its table need not be asked for again. */
export function arrived(game: Access, seen: GameState): void {
  coming.set(key(game), Promise.resolve(seen));
}

function key({ id, token }: Access): string {
  return `${id} ${token}`;
}

/** How a game stands, or stood at a version; an owner may look at it as a seat does. */
export async function read(game: Access, query: { version?: number; seat?: string } = {}): Promise<GameState> {
  const headers = { Authorization: `Bearer ${game.token}` };
  const sent = { params: { path: { game_id: game.id }, query }, headers };
  return inTime((signal) =>
    ours<GameState>(at.value.GET("/v1/games/{game_id}", { ...sent, signal }), (seen) => typeof seen.version === "number"),
  );
}

/** The commits of a game behind a version, in their order. */
export async function story(game: Access, version: number): Promise<Commit[]> {
  const headers = { Authorization: `Bearer ${game.token}` };
  const found: Commit[] = [];
  for (let after: number | null = version; after !== null; ) {
    const params: Page = { path: { game_id: game.id }, query: { after } };
    const page: Commits = await inTime((signal) =>
      ours<Commits>(at.value.GET("/v1/games/{game_id}/commits", { params, headers, signal }), ({ commits }) => Array.isArray(commits)),
    );
    found.push(...page.commits);
    after = page.next;
  }
  return found;
}

interface Page {
  path: { game_id: string };
  query: { after: number };
}
