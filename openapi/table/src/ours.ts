/** Answers that could be somebody else's: a page to log in on, say, answers in the service's place. */

import { document as answer, Unreadable } from "automa-client";

/** The document of an answer if it looks like the one that was asked for. Throws `Refused`, and `Unreadable` if not. */
export async function ours<T extends object>(
  asked: Promise<{ data?: unknown; error?: object; response: Response }>,
  looksLikeIt: (found: Partial<T>) => boolean,
): Promise<T> {
  const found = (await answer(asked)) as T | null | undefined;
  if (found && looksLikeIt(found)) return found;
  throw new Unreadable((await asked).response, JSON.stringify(found));
}
