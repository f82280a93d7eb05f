/** Server-sent events over `fetch`: a browser's EventSource cannot send a token. */

import { Refused } from "./refused.ts";
import type { Service } from "./service.ts";

const WAIT = 500; // milliseconds before a stream that broke off is opened again

/** One message of a stream; `event` is empty for most, and `end` for the last of a game that is over. */
export interface Message {
  id: string;
  event: string;
  data: string;
}

/**
 * The events of a game behind a version, in order and without gaps, as they are appended, to the game's end.
 *
 * A stream that breaks off is resumed behind the last event that came through it, until `signal` ends it.
 */
export async function* lines<Line>(
  service: Service,
  game: string,
  token: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  let last = after;
  while (!signal.aborted) {
    try {
      for await (const message of await opened(service, game, token, last, signal)) {
        if (message.event === "end") return;
        const line: Line = JSON.parse(message.data);
        last = Number(message.id);
        yield line;
      }
    } catch (error) {
      const broken = error instanceof TypeError; // that is how `fetch` tells of a connection
      if (!broken && !signal.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
}

/** The messages of a stream behind a version; none when the game is over and nothing is missing. */
async function opened(service: Service, game: string, token: string, last: number, signal: AbortSignal) {
  const params = { path: { game_id: game }, header: { "Last-Event-ID": last } };
  const headers = { Authorization: `Bearer ${token}`, Accept: "text/event-stream" };
  const sent = { params, headers, signal, parseAs: "stream" } as const;
  const { data, error } = await service.GET("/v1/games/{game_id}/events", sent);
  if (error !== undefined) throw new Refused(error);
  return data ? messages(data) : ended(); // 204 has no body
}

async function* ended(): AsyncGenerator<Message> {
  yield { id: "", event: "end", data: "" };
}

/** The messages of a stream that have data; comments keep the connection open and say nothing. */
export async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  let id = "";
  let event = "";
  let data: string[] = [];
  for await (const line of textLines(body)) {
    if (line === "") {
      if (data.length > 0) yield { id, event, data: data.join("\n") };
      event = "";
      data = [];
    } else {
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "id") id = value;
      if (field === "event") event = value;
      if (field === "data") data.push(value);
    }
  }
}

/** The lines of a text that comes in pieces; what follows the last line feed is not whole and is left out. */
async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of body) {
    const whole = (rest + decoder.decode(piece, { stream: true })).split(/\r\n|\n/);
    rest = whole.pop() ?? "";
    yield* whole;
  }
}
