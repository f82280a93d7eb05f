/** A key by which the service knows a request again, and which nobody guesses. */

const BYTES = 16;

/** Said once where keys can be guessed. */
const NO_CRYPTO =
  "automa-client: there is no `crypto` here, so keys come from Math.random and can be guessed. Anyone who guesses the " +
  "key of a new game gets the game. Give `newKey` to `service`, for instance `randomUUID` of expo-crypto.";

interface Random {
  getRandomValues?(bytes: Uint8Array): Uint8Array;
}

/**
 * Unlike `randomUUID` it is there in pages that did not come by https, as those of a household do. Where there is no
 * `crypto` at all, as in React Native, `say` is told so.
 */
export function newKey(say: (text: string) => void = console.warn): string {
  const { crypto: source }: { crypto?: Random } = globalThis;
  const bytes = new Uint8Array(BYTES);
  if (source?.getRandomValues === undefined) {
    say(NO_CRYPTO);
    bytes.forEach((_, index) => {
      bytes[index] = Math.floor(Math.random() * 256);
    });
  } else source.getRandomValues(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
