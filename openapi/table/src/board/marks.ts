/** What the page marks on the picture: places that may be chosen, what is picked up, what has moved, and arrows. */

import { elementOf, placeOf } from "./ids.ts";
import type { Arrow, BoardView } from "./view.ts";

const SVG = "http://www.w3.org/2000/svg";

interface Spot {
  x: number;
  y: number;
  reach: number;
}

export function marked(svg: SVGSVGElement, board: BoardView): void {
  const [reach, picked, arrows, moved] = [board.reach.value, board.picked.value, board.arrows.value, board.moved.value];
  const layer = document.createElementNS(SVG, "g");
  layer.id = "marks";
  for (const place of reach) layer.append(...ring(svg, place, "mark-reach"));
  if (picked !== undefined) layer.append(...ring(svg, picked, "mark-picked"));
  for (const arrow of arrows) layer.append(...drawn(svg, arrow));
  svg.querySelector("#marks")?.remove();
  for (const place of svg.querySelectorAll(".place")) {
    if (reach.has(placeOf(place.id))) place.setAttribute("tabindex", "0"); // for who has no finger on the board
    else place.removeAttribute("tabindex");
  }
  svg.insertBefore(layer, svg.querySelector(":scope > .coordinates")); // a place's name stays legible
  put(svg, moved);
}

/** Pieces where the player has put them; those that were put back stand where they stood. */
function put(svg: SVGSVGElement, moved: ReadonlyMap<string, string>): void {
  for (const piece of svg.querySelectorAll<SVGElement>(".piece[data-stood]")) {
    if (!moved.has(piece.id)) piece.setAttribute("transform", piece.dataset["stood"] as string);
  }
  const there = new Map<string, number>();
  for (const [id, place] of moved) {
    const piece = svg.getElementById(id);
    const spot = spotOf(svg, place);
    if (!(piece instanceof SVGElement) || !spot) continue;
    piece.dataset["stood"] ??= piece.getAttribute("transform") ?? "";
    const before = there.get(place) ?? 0;
    there.set(place, before + 1);
    piece.setAttribute("transform", `translate(${spot.x + (before - 0.5) * spot.reach * 0.4} ${spot.y + spot.reach * 0.25})`);
    piece.parentNode?.append(piece);
  }
}

function ring(svg: SVGSVGElement, place: string, kind: string): SVGElement[] {
  const spot = spotOf(svg, place);
  if (!spot) return [];
  const drawn = document.createElementNS(SVG, "circle");
  drawn.setAttribute("class", kind);
  drawn.setAttribute("cx", String(spot.x));
  drawn.setAttribute("cy", String(spot.y));
  drawn.setAttribute("r", String(spot.reach * 0.9));
  return [drawn];
}

function drawn(svg: SVGSVGElement, { from, to }: Arrow): SVGElement[] {
  const [start, end] = [from, to].map((place) => (place === undefined ? undefined : spotOf(svg, place)));
  if (!end || to === undefined) return [];
  const target = ring(svg, to, "mark-arrow");
  if (!start) return target;
  const long = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [ux, uy] = [(end.x - start.x) / long, (end.y - start.y) / long];
  const size = end.reach * 0.5;
  const tip = { x: end.x - ux * size, y: end.y - uy * size };
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("class", "mark-arrow");
  line.setAttribute(
    "d",
    `M${start.x} ${start.y}L${tip.x} ${tip.y}` +
      `M${tip.x - (ux + uy * 0.7) * size} ${tip.y - (uy - ux * 0.7) * size}L${tip.x} ${tip.y}` +
      `L${tip.x - (ux - uy * 0.7) * size} ${tip.y - (uy + ux * 0.7) * size}`,
  );
  return [line, ...target];
}

/** Where in a place of the picture pieces stand, and how far that reaches: all of it, if it has no spot for them. */
function spotOf(svg: SVGSVGElement, id: string): Spot | undefined {
  const area = svg.getElementById(elementOf(id));
  const place = area?.querySelector(".spot") ?? area;
  const [own, whole] = place instanceof SVGGraphicsElement ? [place.getScreenCTM(), svg.getScreenCTM()] : [null, null];
  if (!(place instanceof SVGGraphicsElement) || !own || !whole) return undefined;
  const box = place.getBBox();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(whole.inverse().multiply(own));
  return { x: middle.x, y: middle.y, reach: Math.min(box.width, box.height) / 2 };
}
