/** Commits as they are appended: server-sent events over `fetch`, since a browser's EventSource cannot send a token. */

import { createParser, type EventSourceMessage } from "eventsource-parser";
import { isLost, pause, retryAfterOf, slept } from "./again.ts";
import { document, Refused } from "./refused.ts";
import type { CommandDone, Commit } from "./schema.ts";
import { type Service, spoken } from "./service.ts";

const FIRST_PAUSE_SECONDS = 1; // before a stream that broke off is opened again; with the spread, one to two
const MAX_PAUSE_SECONDS = 30; // when it cannot be opened
const LASTED_SECONDS = 10; // after which a stream that ends was a good one: the next is opened soon
const SILENCE_SECONDS = 60; // without a byte, and a connection is dead; the service sends a comment every 15
const WAIT_SECONDS = 30; // of a long poll

/** Said once where a game is followed by long polls. */
const NO_STREAMS =
  "automa-client: the answers of this `fetch` have no streams, so games are followed by long polls. With a `fetch` that has " +
  "some, for instance that of expo/fetch, give it and `streams: true` to `service`.";

/** Which game is followed, and how. */
interface Wish {
  service: Service;
  game: string;
  token: string;
  language: string | undefined;
  include?: "state";
}

/** Something with the version that it is about. */
type Versioned = { version: number };

/**
 * The commits of a game after a version, in order and without gaps, as they are appended, to the game's end.
 *
 * A stream that breaks off or cannot be reached is opened again after the last commit that came through, or after what
 * is known otherwise by then, `after`, until `signal` ends it. Throws `Refused` or `Unreadable` for whatever waiting does
 * not mend.
 */
export function commits(
  service: Service,
  game: string,
  token: string,
  after: () => number,
  signal?: AbortSignal,
  language?: string,
): AsyncGenerator<Commit> {
  return followed<Commit>({ service, game, token, language }, after, signal);
}

/** The same as the whole answers of their commands: with the state, and with what is asked. */
export function answers(
  service: Service,
  game: string,
  token: string,
  after: () => number,
  signal?: AbortSignal,
  language?: string,
): AsyncGenerator<CommandDone> {
  return followed<CommandDone>({ service, game, token, language, include: "state" }, after, signal);
}

async function* followed<T extends Versioned>(wish: Wish, after: () => number, signal?: AbortSignal): AsyncGenerator<T> {
  const { means } = wish.service;
  let last = 0;
  let failed = 0;
  while (!signal?.aborted) {
    let least: number | undefined;
    let opening = Number.POSITIVE_INFINITY;
    const opened = () => {
      opening = performance.now();
    };
    last = Math.max(last, after());
    try {
      const source = means.streams ? streamed<T> : polled<T>;
      for await (const found of source(wish, last, opened, signal)) {
        if (found === "end") return;
        failed = 0;
        last = found.version;
        yield found;
      }
      if (!means.streams && opening === Number.POSITIVE_INFINITY) continue; // it had no streams, as it turned out
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

/** What comes after a version by one stream, and whether that was the end of the game. */
async function* streamed<T>(wish: Wish, last: number, opened: () => void, signal?: AbortSignal): AsyncGenerator<T | "end"> {
  const { service, include } = wish;
  const query = include === undefined ? {} : { include };
  const params = { path: { game_id: wish.game }, query, header: { "Last-Event-ID": last, ...spoken(wish.language) } };
  const headers = { Authorization: `Bearer ${wish.token}`, Accept: "text/event-stream" };
  const answer = await withTimeout(signal, (until) =>
    service.GET("/v1/games/{game_id}/commits", { params, headers, parseAs: "stream", signal: until } as const),
  );
  const body = await document(Promise.resolve(answer));
  if (answer.response.status === 204) yield "end"; // it is over, and nothing is missing
  else if (body) {
    opened();
    for await (const { event, data } of messages(body, signal)) {
      if (event === "end") yield "end";
      else {
        const found: T = JSON.parse(data);
        yield found;
      }
    }
  } else service.means.streams = false;
}

/** What comes after a version, by one request after the other, each of which waits for some; then the end of the game. */
async function* polled<T extends Versioned>(
  { service, game, token, language, include }: Wish,
  last: number,
  opened: () => void,
  signal?: AbortSignal,
): AsyncGenerator<T | "end"> {
  const headers = { Authorization: `Bearer ${token}` };
  service.means.say(NO_STREAMS);
  for (let after = last; !signal?.aborted; ) {
    const query = { after, wait: WAIT_SECONDS, ...(include === undefined ? {} : { include }) };
    const params = { path: { game_id: game }, query, header: spoken(language) };
    const asked = performance.now();
    const page = await withTimeout(signal, (until) =>
      document(service.GET("/v1/games/{game_id}/commits", { params, headers, signal: until })),
    );
    if (page === undefined) yield "end"; // 204: it is over, and nothing is missing
    else {
      opened();
      const before = after;
      for (const found of (page as unknown as { commits: T[] }).commits) {
        after = found.version;
        yield found;
      }
      const hasWaited = performance.now() - asked >= FIRST_PAUSE_SECONDS * 1000; // a service that stops does not
      if (after === before && !hasWaited) await slept(FIRST_PAUSE_SECONDS, signal);
    }
  }
}

/** The service was silent for too long, so the stream is closed. */
class Silence extends Error {
  override readonly name = "TimeoutError";
}

/** What is sent, until `signal` ends it. Throws an error named `TimeoutError` when nothing comes for long. */
async function withTimeout<T>(signal: AbortSignal | undefined, send: (until: AbortSignal) => Promise<T>): Promise<T> {
  const asking = new AbortController();
  const leave = () => asking.abort();
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    leave();
  }, SILENCE_SECONDS * 1000);
  signal?.addEventListener("abort", leave, { once: true });
  if (signal?.aborted) leave();
  try {
    return await send(asking.signal);
  } catch (failure) {
    throw isSilent ? new Silence("the service says nothing") : failure;
  } finally {
    clearTimeout(timer);
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
