/** Server-sent events over `fetch`: a browser's EventSource cannot send a token. */

import { createParser, type EventSourceMessage } from "eventsource-parser";
import { isLost, pause, retryAfterOf, slept } from "./again.ts";
import { document, Refused } from "./refused.ts";
import type { Commit } from "./schema.ts";
import { type Service, spoken } from "./service.ts";

const FIRST_PAUSE_SECONDS = 1; // before a stream that broke off is opened again; with the spread, one to two
const MAX_PAUSE_SECONDS = 30; // when it cannot be opened
const LASTED_SECONDS = 10; // after which a stream that ends was a good one: the next is opened soon
const SILENCE_SECONDS = 60; // without a byte, and a connection is dead; the service sends a comment every 15

/**
 * The commits of a game after a version, in order and without gaps, as they are appended, to the game's end.
 *
 * A stream that breaks off or cannot be reached is opened again after the last commit that came through, or after what
 * is known otherwise by then, `after`, until `signal` ends it. Throws `Refused` or `Unreadable` for whatever waiting does
 * not mend.
 */
export async function* commits(
  service: Service,
  game: string,
  token: string,
  after: () => number,
  signal?: AbortSignal,
  language?: string,
): AsyncGenerator<Commit> {
  let last = 0;
  let failed = 0;
  while (!signal?.aborted) {
    let least: number | undefined;
    let opening = Number.POSITIVE_INFINITY;
    last = Math.max(last, after());
    try {
      const stream = await opened(service, game, token, { last, language }, signal);
      opening = performance.now();
      for await (const message of stream) {
        if (message.event === "end") return;
        const commit: Commit = JSON.parse(message.data);
        failed = 0;
        last = Number(message.id);
        yield commit;
      }
    } catch (failure) {
      if (!passes(failure) && !signal?.aborted) throw failure;
      least = retryAfterOf(failure);
    }
    if (performance.now() - opening >= LASTED_SECONDS * 1000) failed = 0;
    failed += 1;
    await slept(pause(failed, FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS, least), signal);
  }
}

/** Whether it may help to come again later. */
function passes(failure: unknown): boolean {
  return isLost(failure) || (failure instanceof Refused && failure.status === 429);
}

/** After which version a stream begins, and the language of its sentences. */
interface Wish {
  last: number;
  language: string | undefined;
}

/** The messages of a stream after a version; none when the game is over and nothing is missing. */
async function opened(service: Service, game: string, token: string, wish: Wish, signal?: AbortSignal) {
  const header = { "Last-Event-ID": wish.last, ...spoken(wish.language) };
  const params = { path: { game_id: game }, header };
  const headers = { Authorization: `Bearer ${token}`, Accept: "text/event-stream" };
  const opening = new AbortController();
  const leave = () => opening.abort(signal?.reason);
  const silent = setTimeout(() => opening.abort(new DOMException("the stream says nothing", "TimeoutError")), SILENCE_SECONDS * 1000);
  signal?.addEventListener("abort", leave, { once: true });
  if (signal?.aborted) leave();
  try {
    const sent = { params, headers, parseAs: "stream", signal: opening.signal } as const;
    const body = await document(service.GET("/v1/games/{game_id}/commits", sent));
    return body ? messages(body, signal) : ended(); // 204 has no body
  } finally {
    clearTimeout(silent);
    signal?.removeEventListener("abort", leave);
  }
}

/** What comes next; of a connection that says nothing for long there is no more. */
async function heard(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const silent = setTimeout(() => void reader.cancel().catch(() => undefined), SILENCE_SECONDS * 1000);
  try {
    return await reader.read();
  } finally {
    clearTimeout(silent);
  }
}

async function* ended(): AsyncGenerator<EventSourceMessage> {
  yield { id: undefined, event: "end", data: "" };
}

/**
 * The messages of a stream that have data; comments keep the connection open and say nothing.
 *
 * `signal` ends them here too: Node forgets what it was to end once the request that it came with is collected.
 */
async function* messages(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<EventSourceMessage> {
  const arrived: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => arrived.push(message) });
  const decoder = new TextDecoder();
  const reader = body.getReader(); // not every browser can iterate over a stream
  const leave = () => void reader.cancel().catch(() => undefined); // it may have broken off
  signal?.addEventListener("abort", leave, { once: true });
  try {
    for (let read = await heard(reader); !read.done; read = await heard(reader)) {
      parser.feed(decoder.decode(read.value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    signal?.removeEventListener("abort", leave);
    await reader.cancel().catch(() => undefined);
  }
}
