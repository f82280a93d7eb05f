/** The service's drawing of a game at a version. */

import { slept } from "../../../clients/typescript/src/again.ts";
import { inTime, RETRY } from "../game/passing.ts";
import { type Access, changeFor, keepFor, keptFor } from "../shelf.ts";

const MOST = 40;
const drawn = new Map<string, Promise<Drawing>>(); // by token, since each has a view of its own

/** A picture's text; undefined where it cannot be had now, null where it cannot at all. */
type Drawing = string | null | undefined;

/** The newest picture of a game that was shown, which its device keeps for when there is no network. */
interface Newest {
  version: number;
  /** In which theme and language. */
  look: string;
  text: string;
}

/** The picture, as an element of its own, as soon as it can be had; null where it cannot, or is not wanted any more. */
export async function picture(
  game: Access,
  version: number,
  theme: string,
  language: string,
  left: AbortSignal,
): Promise<SVGSVGElement | null> {
  for (; !left.aborted; await slept(RETRY / 1000, left)) {
    const text = await drawing(game, version, theme, language);
    if (text === null) return null;
    if (text === undefined) continue;
    void keepNewest(game, { version, look: `${theme} ${language}`, text }).catch(() => undefined);
    const found = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    return found instanceof SVGSVGElement ? document.adoptNode(found) : null;
  }
  return null;
}

/** Forgets all pictures: a service that was brought back goes on to other tables with the same versions. */
export function undraw(game: Access): void {
  drawn.clear();
  void keepFor(game, "drafts", `board ${game.id}`, undefined).catch(() => undefined);
}

/** The picture's text; asked for early, it is there when it is wanted. */
export function drawing(
  game: Access,
  version: number,
  theme: string,
  language: string,
): Promise<Drawing> {
  const key = `${game.id} ${game.token} ${version} ${theme} ${language}`;
  const text = drawn.get(key) ?? fetched(game, version, theme, language);
  drawn.set(key, text);
  if (drawn.size > MOST) drawn.delete(drawn.keys().next().value as string);
  void text.then((found) => found ?? drawn.delete(key));
  return text;
}

async function fetched(game: Access, version: number, theme: string, language: string): Promise<Drawing> {
  const headers = { Authorization: `Bearer ${game.token}`, "Accept-Language": language };
  try {
    const address = `/v1/games/${game.id}/board.svg?version=${version}&theme=${theme}`;
    const [answer, text] = await inTime(async (signal) => {
      const told = await fetch(address, { headers, signal });
      return [told, await told.text()] as const;
    });
    if (answer.ok && isSvg(answer)) return text;
    if (!answer.ok && answer.status !== 429 && answer.status < 500) return null;
  } catch {
    // no network
  }
  return newest(game, version, `${theme} ${language}`).catch(() => undefined); // without it, the board that is shown stays
}

function keepNewest(game: Access, found: Newest): Promise<void> {
  return changeFor<Newest>(game, "drafts", `board ${game.id}`, (before) =>
    before && before.version > found.version ? before : found,
  );
}

/** The picture that the device keeps, if it is this one. */
async function newest(game: Access, version: number, look: string): Promise<Drawing> {
  const kept = await keptFor<Newest>(game, "drafts", `board ${game.id}`);
  return kept?.version === version && kept.look === look ? kept.text : undefined;
}

function isSvg(answer: Response): boolean {
  return answer.headers.get("Content-Type")?.startsWith("image/svg+xml") ?? false;
}
