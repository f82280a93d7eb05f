/** Things of which there may be like ones, counted one for one. */

/** What is left of some without others. */
export function without<T>(things: readonly T[], gone: readonly T[]): T[] {
  const rest = [...things];
  for (const one of gone) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest;
}

/** What is among others, too. */
export function among<T>(things: readonly T[], others: readonly T[]): T[] {
  return without(things, without(things, others));
}
