/** Lays a picture into the page: in place of another at once, the first one layer by layer. */

import { glide } from "./glide.ts";

const FRAME = 40; // elements that are laid in before the next frame

/**
 * A whole board is a long task for a phone, which cannot be tapped meanwhile; a few layers a frame are none. Each
 * frame has its price, too: a layer with little in it does not get one of its own.
 *
 * @param then What is done once all is there.
 * @returns What ends it all.
 */
export function laid(frame: HTMLElement, svg: SVGSVGElement, then: () => () => void): () => void {
  const before = frame.firstElementChild;
  const layers = before ? [] : [...svg.children].filter((one) => one.localName === "g");
  for (const layer of layers) layer.remove();
  frame.replaceChildren(svg);
  let end: (() => void) | undefined;
  let next = 0;
  const step = () => {
    for (let left = FRAME; left > 0; ) {
      const layer = layers.shift();
      if (!layer) {
        end = then();
        return;
      }
      svg.append(layer);
      left -= layer.getElementsByTagName("*").length;
    }
    next = requestAnimationFrame(step);
  };
  if (layers.length > 0) next = requestAnimationFrame(step);
  else step();
  if (before) glide(before, svg); // from where all stood to where a form has put it
  return () => {
    cancelAnimationFrame(next);
    end?.();
  };
}
