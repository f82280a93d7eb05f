/** The page's type, which comes before words are drawn with it, or is done without on this visit: nothing moves for it. */

const FACES = ["Fira Sans Condensed", "Fira Sans"].flatMap((family) => [`400 1em "${family}"`, `600 1em "${family}"`]);
const PATIENCE = 400; // milliseconds

/** @param letters What is drawn: each language takes the files of its own letters. */
export async function loadTypeface(letters: string): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters))), late]);
}
