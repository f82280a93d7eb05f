/** What the service says no to, and what is no answer of the service. */

import type { Problem } from "./schema.ts";

const BEGINNING = 200; // characters of a text that is told in a message

/** The service answered with a problem document, whose `code` is stable. */
export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;
  /** In how many seconds the service wants to be asked again, where it says so. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(`${problem.code}: ${problem.detail}`);
    this.name = "Refused";
    this.problem = problem;
    this.status = problem.status;
    this.retryAfter = retryAfter;
  }
}

/** The answer is no document of the service: a proxy's page, or half of one. `text` is the whole of it. */
export class Unreadable extends Error {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: number | undefined;

  constructor(response: Response, text: string) {
    super(`${response.status}, ${media(response) || "no media type"}: ${text.slice(0, BEGINNING)}`);
    this.name = "Unreadable";
    this.status = response.status;
    this.text = text;
    this.retryAfter = retryAfter(response);
  }
}

/** What `openapi-fetch` gives: the document of a good answer, or a problem. */
export interface Answer<T = unknown> {
  data?: T;
  error?: object;
  response: Response;
}

/**
 * The document of an answer. Throws `Refused` when it is a problem.
 *
 * The parameter is the answer and not its document: else the compiler looks for the document in all calls there are.
 */
export async function document<A extends Answer>(answer: Promise<A>): Promise<Exclude<A["data"], undefined>> {
  const { data, error, response } = await answer;
  if (error !== undefined) throw new Refused(error as Problem, retryAfter(response));
  return data as Exclude<A["data"], undefined>;
}

/**
 * Throws `Unreadable` when an answer is neither of these media types (any, if none) nor a problem of the service.
 *
 * One without a document is an answer only where it `mayBeEmpty`.
 */
export async function readable(
  response: Response,
  expected = [media(response)],
  { mayBeEmpty }: { mayBeEmpty: boolean },
): Promise<void> {
  const kind = media(response);
  if (response.ok && response.status === 204 && mayBeEmpty) return;
  if (response.ok && response.status !== 204 && expected.includes(kind)) {
    if (kind !== "application/json" || (await holds(response.clone(), () => true))) return;
  }
  if (!response.ok && kind === "application/problem+json" && (await holds(response.clone(), isProblem))) return;
  throw new Unreadable(response, await response.text());
}

/** Whether an answer is JSON, to its end, and so. */
async function holds(response: Response, isSo: (document: unknown) => boolean): Promise<boolean> {
  const text = await response.text();
  try {
    return isSo(JSON.parse(text));
  } catch {
    return false;
  }
}

function isProblem(document: unknown): boolean {
  const { code, detail } = document as Partial<Problem>;
  return typeof code === "string" && typeof detail === "string";
}

/** The media type without its parameters; empty without one. */
function media(response: Response): string {
  const [type = ""] = (response.headers.get("Content-Type") ?? "").split(";");
  return type.trim().toLowerCase();
}

/** The seconds of `Retry-After`, which may also tell a time of day. */
function retryAfter(response: Response): number | undefined {
  const told = response.headers.get("Retry-After");
  if (told === null) return undefined;
  const seconds = /^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(seconds, 0);
}
