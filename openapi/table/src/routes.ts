/** Where the player is: the part of the address behind `#`, which reaches no server. */

import { signal } from "@preact/signals";

export type Screen = "table" | "story" | "score" | "statistics" | "settings" | "share" | "right" | "layout" | "how";

export type Route =
  | { at: "start" }
  | { at: "new"; ruleset: string | undefined; guided: boolean }
  | { at: "settings" }
  | { at: "how" }
  | { at: "invited"; key: string }
  | { at: "join"; game: string; token: string; version: number | undefined }
  | { at: "game"; game: string; screen: Screen; version: number | undefined };

const SENT = /^[!-~]+$/; // what a request can show: a link with another key or token was not written by a page
const SCREENS: readonly string[] = ["table", "story", "score", "statistics", "settings", "share", "right", "layout", "how"];

export const route = signal<Route>(read(location.hash));

addEventListener("hashchange", () => {
  route.value = read(location.hash);
  scrollTo(0, 0);
});

function read(hash: string): Route {
  const [at = "", first, second, third] = hash.replace(/^#\/?/, "").split("/").map(plain);
  if (at === "new") return { at, ruleset: first, guided: second === "guided" };
  if (at === "settings" || at === "how") return { at };
  if (at === "invited" && first && SENT.test(first)) return { at, key: first };
  const version = Number(third) || undefined; // a moment of the game
  if (at === "join" && first && second && SENT.test(second)) return { at, game: first, token: second, version };
  if (at === "game" && first) {
    return { at, game: first, screen: SCREENS.includes(second ?? "") ? (second as Screen) : "table", version };
  }
  return { at: "start" };
}

/** A part of the address as it is meant; one that was not written by a page leads to the start. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The way on from this screen, for when what it takes is done: it leads nobody away who has gone elsewhere by then. */
export function onward(): typeof go {
  const from = route.value;
  return (to, replace) => {
    if (route.value === from) go(to, replace);
  };
}

export function go(to: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#/${to}`);
    route.value = read(location.hash);
  } else {
    location.hash = `/${to}`;
  }
}
