/** Pieces that stand elsewhere than in the picture before go there: the opponent's hand, seen at its work. */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const WAY: KeyframeAnimationOptions = { duration: 600, easing: "ease-in-out" };

export function glide(before: Element, now: SVGSVGElement): void {
  if (still.matches) return;
  for (const [piece, stood] of ways(before, now)) {
    const [from, to] = [stood, piece].map((one) => one.getAttribute("transform")) as [string, string];
    if (isElsewhere(from, to)) piece.animate({ transform: [styled(from), styled(to)] }, WAY);
  }
}

/** Whether two transforms differ by what can be seen. */
function isElsewhere(from: string, to: string): boolean {
  const [before, now] = [from, to].map((one) => (one.match(/-?[\d.]+/g) ?? []).map(Number)) as [number[], number[]];
  return now.some((value, index) => Math.abs(value - (before[index] ?? 1)) > 0.5);
}

/** Each piece with what it was before. Those of a kind are alike: who still stands in a place has stayed there. */
function ways(before: Element, now: SVGSVGElement): [SVGElement, SVGElement][] {
  const left = [...before.querySelectorAll<SVGElement>(".piece")];
  const found: [SVGElement, SVGElement][] = [];
  const match = (piece: SVGElement, same: (one: SVGElement) => boolean): boolean => {
    const at = left.findIndex((one) => one.classList.value === piece.classList.value && same(one));
    for (const one of at < 0 ? [] : left.splice(at, 1)) found.push([piece, one]);
    return at >= 0;
  };
  const pieces = [...now.querySelectorAll<SVGElement>(".piece")];
  const went = pieces.filter((piece) => !match(piece, (one) => one.dataset["place"] === piece.dataset["place"]));
  for (const piece of went) match(piece, () => true);
  return found;
}

/** A transform of the picture, as a style has it. */
function styled(transform: string): string {
  return transform.replace(/translate\((\S+) (\S+)\)/g, "translate($1px, $2px)");
}
