/** The service, as `openapi-fetch` calls it, and what an API key is for. */

import createClient, { type Client, type ParseAs } from "openapi-fetch";

import { newKey } from "./key.ts";
import { document, readable } from "./refused.ts";
import type { ListedGame, NewToken, paths, Token } from "./schema.ts";

/** What the platform can do. `say` gives the developer each notice once. */
export interface Means {
  address: string;
  streams: boolean;
  newKey(): string;
  say(text: string): void;
}

export type Service = Client<paths> & { readonly means: Means };

export interface Settings {
  /** The language in which everything is told, as in `pl` or `de, en;q=0.5`. */
  language?: string;
  /** The API key, which begins games and lists them. */
  key?: string;
  /** How requests are sent, if not by the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whether the answers of `fetch` can be read while they come. Unless it is given, it is found out. */
  streams?: boolean;
  /** Where idempotency keys come from, if the platform has no `crypto`: nobody may guess them. */
  newKey?: () => string;
  /** Takes notices for the developer; `console.warn` by default. */
  say?: (text: string) => void;
}

/** Where a game's commits are. */
const COMMITS = "/v1/games/{game_id}/commits";

/** The media types that the service answers with, by how an answer is to be read. */
const MEDIA: { [How in ParseAs]?: string[] } = {
  json: ["application/json"],
  text: ["text/plain", "text/csv", "application/x-ndjson", "image/svg+xml"],
  arrayBuffer: ["image/png"],
  stream: ["text/event-stream"],
};

/** A service by its address, for instance `http://127.0.0.1:8000`. */
export function service(address: string, settings: Settings = {}): Service {
  const { language, key, fetch } = settings;
  const headers = {
    ...(language === undefined ? {} : { "Accept-Language": language }),
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
  };
  const client = createClient<paths>({ baseUrl: address, headers, ...(fetch === undefined ? {} : { fetch }) });
  client.use({
    onResponse: ({ request, response, options, schemaPath }) => {
      const mayBeEmpty = request.method === "DELETE" || schemaPath === COMMITS; // all of a game that is over was read
      return readable(response, MEDIA[options.parseAs], { mayBeEmpty });
    },
  });
  return Object.assign(client, { means: means(address, settings) });
}

/** What the platform can do, unless it is told. The `Response` of React Native has no `body`. */
function means(address: string, { streams = "body" in Response.prototype, say = console.warn, ...chosen }: Settings): Means {
  const said = new Set<string>();
  const once = (text: string) => {
    if (!said.has(text)) say(text);
    said.add(text);
  };
  return { address, streams, newKey: chosen.newKey ?? (() => newKey(once)), say: once };
}

/** The games of the service's API key, the newest first; they are asked for so many at once. */
export async function* games(
  at: Service,
  { ruleset, atOnce = 100 }: { ruleset?: string; atOnce?: number } = {},
): AsyncGenerator<ListedGame> {
  const query: { limit: number; ruleset?: string; after?: string } = { limit: atOnce };
  if (ruleset !== undefined) query.ruleset = ruleset;
  for (;;) {
    const { games, next } = await document(at.GET("/v1/games", { params: { query } }));
    yield* games;
    if (next === null) return;
    query.after = next;
  }
}

/** All games of the service's API key as a table, for a spreadsheet. */
export async function gamesCsv(at: Service, ruleset?: string): Promise<string> {
  const params = { query: ruleset === undefined ? {} : { ruleset } };
  return document(at.GET("/v1/games.csv", { params, parseAs: "text" }));
}

/** Another token for a game of the service's API key, when the old one was lost. */
export async function newToken(at: Service, game: string, body: NewToken): Promise<Token> {
  return document(at.POST("/v1/games/{game_id}/tokens", { params: { path: { game_id: game } }, body }));
}

/** The header that asks for a language other than the service's own. */
export function spoken(language: string | undefined): { "Accept-Language"?: string } {
  return language === undefined ? {} : { "Accept-Language": language };
}
