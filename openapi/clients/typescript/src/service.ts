/** The service, as `openapi-fetch` calls it, and what an API key is for. */

import createClient, { type Client, type ParseAs } from "openapi-fetch";

import { document, readable } from "./refused.ts";
import type { ListedGame, NewToken, paths, Token } from "./schema.ts";

export type Service = Client<paths>;

export interface Settings {
  /** The language in which everything is told, as in `pl` or `de, en;q=0.5`. */
  language?: string;
  /** The API key, which begins games and lists them. */
  key?: string;
  /** How requests are sent, if not by the `fetch` of the platform. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The media types that the service answers with, by how an answer is to be read. */
const MEDIA: { [How in ParseAs]?: string[] } = {
  json: ["application/json"],
  text: ["text/plain", "text/csv", "application/x-ndjson", "image/svg+xml"],
  stream: ["text/event-stream"],
};

/** A service by its address, for instance `http://127.0.0.1:8000`. */
export function service(address: string, { language, key, fetch }: Settings = {}): Service {
  const headers = {
    ...(language === undefined ? {} : { "Accept-Language": language }),
    ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
  };
  const client = createClient<paths>({ baseUrl: address, headers, ...(fetch === undefined ? {} : { fetch }) });
  client.use({
    onResponse: ({ request, response, options }) => {
      const mayBeEmpty = request.method === "DELETE" || options.parseAs === "stream"; // all of a game that is over was read
      return readable(response, MEDIA[options.parseAs], { mayBeEmpty });
    },
  });
  return client;
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
