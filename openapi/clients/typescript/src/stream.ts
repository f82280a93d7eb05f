/** Server-sent events over `fetch`: a browser's EventSource cannot send a token. */

import { document } from "./refused.ts";
import type { Service } from "./service.ts";

const WAIT = 500; // milliseconds before a stream that broke off is opened again

/** One message of a stream. */
export interface Message {
  id: string;
  data: string;
}

/**
 * The events of a game behind a version, in order and without gaps, as they are appended.
 *
 * A stream that breaks off is resumed behind the last event that came through it.
 */
export async function* lines<Line>(
  service: Service,
  game: string,
  token: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  let last = String(after);
  while (!signal.aborted) {
    const headers = { Authorization: `Bearer ${token}`, Accept: "text/event-stream", "Last-Event-ID": last };
    const params = { path: { game_id: game } };
    const sent = { params, headers, signal, parseAs: "stream" } as const;
    const body = await document(service.GET("/v1/games/{game_id}/events", sent));
    if (body === null) return;
    for await (const message of messages(body)) {
      last = message.id;
      const line: Line = JSON.parse(message.data);
      yield line;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT));
  }
}

/** The messages of a stream that have data; comments keep the connection open and say nothing. */
export async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<Message> {
  let id = "";
  let data: string[] = [];
  for await (const line of textLines(body)) {
    if (line === "") {
      if (data.length > 0) yield { id, data: data.join("\n") };
      data = [];
    } else {
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "id") id = value;
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
