/** A page of links to all games of this device, for a new one when this one is gone: a file, or printed. */

import { Refused } from "automa-client";
import { own } from "../game/token.ts";
import { language, t } from "../language.ts";
import { knownGames, type KnownGame } from "../shelf.ts";
import { keep } from "./saving.ts";

const SVG = "http://www.w3.org/2000/svg";

export async function saveLinks(): Promise<void> {
  const { default: encode } = await import("qr");
  const page = document.implementation.createHTMLDocument(t("links"));
  page.documentElement.lang = language.value;
  page.head.prepend(element(page, "meta", { charset: "utf-8" }));
  page.body.append(element(page, "h1", {}, t("links")), element(page, "p", {}, t("links-under")));
  for (const game of await knownGames()) {
    const link = await linkTo(game);
    if (link === undefined) continue;
    const code = encode(link, "raw");
    const drawn = page.createElementNS(SVG, "svg");
    for (const [name, value] of Object.entries({ viewBox: `-2 -2 ${code.length + 4} ${code.length + 4}`, width: "240" })) drawn.setAttribute(name, value);
    const path = page.createElementNS(SVG, "path");
    path.setAttribute("d", squares(code));
    drawn.append(path);
    page.body.append(element(page, "h2", {}, game.title), drawn, element(page, "p", {}));
    page.body.lastElementChild?.append(element(page, "a", { href: link }, link));
  }
  const text = `<!doctype html>\n${page.documentElement.outerHTML}`;
  keep(new Blob([text], { type: "text/html" }), "text/html", "automa.html");
}

/** A link that opens a game by a token. */
export function linkBy(game: string, token: string): string {
  return `${location.origin}/#/join/${game}/${token}`;
}

/** With a token of its own; none for a game that the service has not any more. */
async function linkTo(game: KnownGame): Promise<string | undefined> {
  try {
    return linkBy(game.id, await own(game));
  } catch (failure) {
    if (failure instanceof Refused && failure.problem.code === "game_unknown") return undefined;
    throw failure;
  }
}

function element(page: Document, name: string, attributes: Record<string, string>, text = ""): HTMLElement {
  const made = page.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

/** The dark squares of a QR code, as a path. */
export function squares(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}
