/** The service's drawing of a game at a version. */

import type { Access } from "../shelf.ts";

const MOST = 40;
const drawn = new Map<string, Promise<string | undefined>>(); // by token, since each has a view of its own

/** The picture, as an element of its own; undefined where it cannot be had now. */
export async function picture(
  game: Access,
  version: number,
  theme: string,
  language: string,
): Promise<SVGSVGElement | undefined> {
  const text = await drawing(game, version, theme, language);
  if (text === undefined) return undefined;
  const found = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return found instanceof SVGSVGElement ? document.adoptNode(found) : undefined;
}

/** The picture's text; asked for early, it is there when it is wanted. */
export function drawing(
  game: Access,
  version: number,
  theme: string,
  language: string,
): Promise<string | undefined> {
  const key = `${game.id} ${game.token} ${version} ${theme} ${language}`;
  const text = drawn.get(key) ?? fetched(game, version, theme, language);
  drawn.set(key, text);
  if (drawn.size > MOST) drawn.delete(drawn.keys().next().value as string);
  void text.then((found) => found ?? drawn.delete(key));
  return text;
}

async function fetched(game: Access, version: number, theme: string, language: string): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${game.token}`, "Accept-Language": language };
  try {
    const answer = await fetch(`/v1/games/${game.id}/board.svg?version=${version}&theme=${theme}`, { headers });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined; // no network: the board that is shown stays
  }
}
