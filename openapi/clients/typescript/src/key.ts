/** A key by which the service knows a request again, and which nobody guesses. */

const BYTES = 16;

/** Unlike `randomUUID` it is there in pages that did not come by https, as those of a household do. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
