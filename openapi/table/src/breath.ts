/** A moment between two pieces of work, in which the browser paints and answers taps: a slow phone needs it. */

export function breath(): Promise<void> {
  return new Promise((drawn) => setTimeout(drawn));
}
