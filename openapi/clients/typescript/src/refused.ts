/** What the service says no to. */

import type { Problem } from "./schema.ts";

/** The service answered with a problem document, whose `code` is stable. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.name = "Refused";
    this.problem = problem;
  }
}

/** What `openapi-fetch` gives: the document of a good answer, or a problem. */
export type Answer<T> = { data: T; error?: never } | { data?: never; error: Problem };

/** The document of an answer. Throws `Refused` when it is a problem. */
export async function document<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, error } = await answer;
  if (error !== undefined) throw new Refused(error);
  return data;
}
