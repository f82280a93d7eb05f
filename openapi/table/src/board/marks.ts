/** What the page marks on the picture: places that may be chosen, what is picked up, what has moved, and arrows. */

import { elementOf, placeOf } from "./ids.ts";
import type { Arrow, BoardView } from "./view.ts";

const SVG = "http://www.w3.org/2000/svg";
const [AROUND, ROUND] = [4, 12]; // of the line round a pile: how far from it, and its corners

interface Spot {
  x: number;
  y: number;
  reach: number;
}

export function marked(svg: SVGSVGElement, board: BoardView): void {
  const [reach, picked, arrows, moved] = [board.reach.value, board.picked.value, board.arrows.value, board.moved.value];
  const drafted = board.drafted.value;
  restore(svg);
  put(svg, moved);
  drafted?.draw(svg);
  const layer = document.createElementNS(SVG, "g");
  layer.id = "marks";
  for (const place of reach) layer.append(...ring(svg, place, "mark-reach"));
  if (picked !== undefined) layer.append(...(pile(svg, picked.pieces) ?? ring(svg, picked.place, "mark-picked")));
  for (const arrow of arrows) layer.append(...drawn(svg, arrow));
  svg.querySelector("#marks")?.remove();
  for (const place of svg.querySelectorAll(".place")) {
    if (reach.has(placeOf(place.id))) place.setAttribute("tabindex", "0"); // for who has no finger on the board
    else place.removeAttribute("tabindex");
  }
  svg.insertBefore(layer, svg.querySelector(":scope > .coordinates")); // a place's name stays legible
}

/** The picture as the service drew it, before anything is drawn on it anew. */
function restore(svg: SVGSVGElement): void {
  for (const piece of svg.querySelectorAll<SVGElement>(".piece[data-stood]")) {
    piece.setAttribute("transform", piece.dataset["stood"] as string);
    piece.dataset["place"] = piece.dataset["stoodAt"];
  }
  for (const drawn of svg.querySelectorAll("[data-drafted]")) drawn.remove();
  for (const hidden of svg.querySelectorAll("[data-hidden]")) {
    hidden.removeAttribute("display");
    hidden.removeAttribute("data-hidden");
  }
}

/** A piece stands elsewhere than the service drew it. */
export function moveTo(piece: SVGElement, place: string, transform = piece.getAttribute("transform") ?? ""): void {
  piece.dataset["stood"] ??= piece.getAttribute("transform") ?? "";
  piece.dataset["stoodAt"] ??= piece.dataset["place"] ?? "";
  piece.dataset["place"] = place;
  piece.setAttribute("transform", transform);
}

/** What lies on the board no more, until it is drawn on anew. */
export function hide(svg: SVGSVGElement, id: string): void {
  const there = svg.getElementById(id);
  there?.setAttribute("display", "none");
  there?.setAttribute("data-hidden", "");
}

/** Something that lies on the board, below its pieces, until it is drawn on anew. */
export function overdraw(svg: SVGSVGElement, attributes: Readonly<Record<string, string>>, drawn: string): void {
  const group = document.createElementNS(SVG, "g");
  for (const [name, value] of Object.entries({ ...attributes, "data-drafted": "" })) group.setAttribute(name, value);
  group.innerHTML = drawn;
  svg.insertBefore(group, svg.querySelector(":scope > #seats, :scope > #pieces"));
}

/** Pieces where the player has put them. */
function put(svg: SVGSVGElement, moved: ReadonlyMap<string, string>): void {
  const there = new Map<string, number>();
  for (const [id, place] of moved) {
    const piece = svg.getElementById(id);
    const spot = spotOf(svg, place);
    if (!(piece instanceof SVGElement) || !spot) continue;
    const before = there.get(place) ?? 0;
    there.set(place, before + 1);
    moveTo(piece, place, `translate(${spot.x + (before - 0.5) * spot.reach * 0.4} ${spot.y + spot.reach * 0.25})`);
    piece.parentNode?.append(piece);
  }
}

/** A line round pieces that stand together; none where the picture has none of them. */
function pile(svg: SVGSVGElement, ids: readonly string[]): SVGElement[] | undefined {
  const boxes = ids.flatMap((id) => {
    const piece = svg.getElementById(id);
    return piece instanceof SVGGraphicsElement ? [boxOf(svg, piece)] : [];
  });
  if (boxes.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)) - AROUND, Math.min(...boxes.map(({ y }) => y)) - AROUND];
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + AROUND;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND;
  const drawn = document.createElementNS(SVG, "rect");
  const form = { class: "mark-picked", x: left, y: top, width: right - left, height: bottom - top, rx: ROUND };
  for (const [name, value] of Object.entries(form)) drawn.setAttribute(name, String(value));
  return [drawn];
}

/** What a part of the picture takes of it. */
function boxOf(svg: SVGSVGElement, part: SVGGraphicsElement): DOMRect {
  const { x, y, width, height } = part.getBBox();
  const [own, whole] = [part.getScreenCTM(), svg.getScreenCTM()];
  if (!own || !whole) return new DOMRect(x, y, width, height);
  const to = whole.inverse().multiply(own);
  const start = new DOMPoint(x, y).matrixTransform(to);
  const end = new DOMPoint(x + width, y + height).matrixTransform(to);
  return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y);
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
export function spotOf(svg: SVGSVGElement, id: string): Spot | undefined {
  const area = svg.getElementById(elementOf(id));
  const place = area?.querySelector(".spot") ?? area;
  if (!(place instanceof SVGGraphicsElement)) return undefined;
  const { x, y, width, height } = boxOf(svg, place);
  return { x: x + width / 2, y: y + height / 2, reach: Math.min(width, height) / 2 };
}
