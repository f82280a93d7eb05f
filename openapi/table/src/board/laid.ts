/** Lays a picture into the page: in place of another at once, the first one layer by layer. */

import { glide } from "./glide.ts";

/**
 * A whole board is a long task for a phone, which cannot be tapped meanwhile; a layer a frame is none. Nobody
 * waits for the last of them longer than for all at once, and sees the land before.
 *
 * @param then What is done once all is there.
 * @returns What ends it all.
 */
export function laid(frame: HTMLElement, svg: SVGSVGElement, then: () => () => void): () => void {
  const before = frame.firstElementChild;
  const layers = before ? [] : [...svg.children].filter((one) => one.localName === "g");
  for (const layer of layers) layer.remove();
  frame.replaceChildren(svg);
  if (before) glide(before, svg);
  let end: (() => void) | undefined;
  let next = 0;
  const step = () => {
    const layer = layers.shift();
    if (layer) {
      svg.append(layer);
      next = requestAnimationFrame(step);
    } else end = then();
  };
  if (layers.length > 0) next = requestAnimationFrame(step);
  else step();
  return () => {
    cancelAnimationFrame(next);
    end?.();
  };
}
