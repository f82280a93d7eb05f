/** A turn that is not told yet, on the picture of the table before it: pieces and resources as they will lie there. */

import type { ScytheGameState } from "automa-client";
import { hide, moveTo, overdraw, spotOf } from "../board/marks.ts";
import { begun, type Draft, has, MAT, me, type Resource, RESOURCES, TOKENS, type Unit } from "./draft.ts";
import { boardPlace, idsOf } from "./pieces.tsx";
import { heaped, lying, placed, type Standing, standing } from "./placement.ts";

const UNITS: readonly Unit[] = ["character", "mech", "worker"];
const LIGHT: readonly Resource[] = ["oil", "wood"]; // their numbers are light

interface OnPicture extends Standing {
  element: SVGElement;
  /** Of its kind, from 1; a character has none. */
  number: number;
  place: string;
}

/** What draws it. */
export function drafted(draft: Draft, seen: ScytheGameState): (svg: SVGSVGElement) => void {
  const before = begun(seen);
  const moved = new Map([...idsOf(draft, me(seen))].filter(([, { from, at }]) => from !== at));
  const hexes = [...new Set([...Object.keys(draft.resources), ...Object.keys(before.resources)])];
  const heaps = hexes.filter((hex) => RESOURCES.some((kind) => has(draft, hex, kind) !== has(before, hex, kind)));
  const built = Object.keys({ ...draft.structures, ...before.structures }).filter((hex) => draft.structures[hex] !== before.structures[hex]);
  const marked = [...new Set([...draft.tokens, ...before.tokens])].filter((hex) => tokenAt(draft, hex) !== tokenAt(before, hex));
  const changed = new Set([...heaps, ...built]);
  for (const { from, at } of moved.values()) for (const place of [from, at]) changed.add(boardPlace(me(seen), place));
  return (svg) => {
    for (const [id, { at }] of moved) {
      const piece = svg.getElementById(id);
      if (piece instanceof SVGElement) moveTo(piece, at);
    }
    const all = onPicture(svg, seen);
    for (const place of changed) arrange(svg, place, all.filter((one) => one.place === place));
    for (const hex of built) build(svg, hex);
    for (const hex of marked) mark(svg, hex);
    for (const hex of heaps) lay(svg, hex);
    for (const hex of before.encounters) if (!draft.encounters.includes(hex)) hide(svg, `encounter-${hex}`);
  };

  function arrange(svg: SVGSVGElement, place: string, pieces: readonly OnPicture[]) {
    const spot = spotOf(svg, place);
    if (!spot) return;
    const others = seen.state.structures[place];
    const spots = placed(pieces, spot, {
      hasStructure: draft.structures[place] !== undefined || (others !== undefined && others.owner !== me(seen).seat),
      hasResources: RESOURCES.some((kind) => has(draft, place, kind) > 0),
    });
    for (const [{ element }, transform] of spots) {
      moveTo(element, element.dataset["place"] ?? place, transform);
      element.parentNode?.append(element); // in their order, where they overlap
    }
  }

  function lay(svg: SVGSVGElement, hex: string) {
    const spot = spotOf(svg, hex);
    if (!spot) return;
    for (const kind of RESOURCES) hide(svg, `resource-${hex}-${kind}`);
    const kinds = RESOURCES.filter((kind) => has(draft, hex, kind) > 0);
    heaped(kinds.length, spot).forEach((transform, index) => {
      const kind = kinds[index] as Resource;
      const fill = LIGHT.includes(kind) ? "#ffffff" : "#1c1c1c";
      const drawn = `<use href="#shape-${kind}"/><text y="6.5" font-size="16" fill="${fill}">${has(draft, hex, kind)}</text>`;
      overdraw(svg, { class: `resource ${kind}`, transform }, drawn);
    });
  }

  /** A Flag or a Trap; a disarmed one is pale. */
  function mark(svg: SVGSVGElement, hex: string) {
    const [there, spot, { faction, seat }] = [tokenAt(draft, hex), spotOf(svg, hex), me(seen)];
    hide(svg, `token-${seat}-${hex}`);
    const [kind, badge] = [TOKENS[faction], svg.querySelector(`#badge-${faction} circle`)];
    if (!there || !kind || !spot || !badge) return;
    const [fill, letter] = [badge.getAttribute("fill"), badge.getAttribute("stroke")];
    const y = kind === "flag" ? -0.5 : 4.5;
    const drawn = `<use href="#shape-${kind}" fill="${fill}"/><text x="1" y="${y}" font-size="13" fill="${letter}">${faction.charAt(0).toUpperCase()}</text>`;
    overdraw(svg, { class: `token ${kind} ${faction}`, transform: lying(spot), opacity: there === "disarmed" ? "0.5" : "1" }, drawn);
  }

  function build(svg: SVGSVGElement, hex: string) {
    hide(svg, `structure-${hex}`);
    const [kind, spot, { faction }] = [draft.structures[hex], spotOf(svg, hex), me(seen)];
    const badge = svg.querySelector(`#badge-${faction} circle`); // has the faction's colours
    if (!kind || !spot || !badge) return;
    const [fill, letter] = [badge.getAttribute("fill"), badge.getAttribute("stroke")];
    const drawn = `<use href="#shape-tile" fill="${fill}"/><use href="#shape-${kind}" stroke="${letter}"/><use href="#badge-${faction}"/>`;
    overdraw(svg, { class: `structure ${kind} ${faction}`, transform: standing(spot) }, drawn);
  }
}

/** How a Flag or a Trap lies somewhere, if one does. */
function tokenAt({ tokens, disarmed }: Draft, hex: string): "armed" | "disarmed" | undefined {
  if (!tokens.includes(hex)) return undefined;
  return disarmed.includes(hex) ? "disarmed" : "armed";
}

/** All units of a picture in the order in which the service places them. */
function onPicture(svg: SVGSVGElement, { state }: ScytheGameState): OnPicture[] {
  const found = state.players.flatMap((player) =>
    [...svg.querySelectorAll<SVGElement>(`.piece[id^="${CSS.escape(player.seat)}-"]`)].flatMap((element) => {
      const [unit, number = "1"] = element.id.slice(player.seat.length + 1).split("-") as [Unit, string?];
      if (!UNITS.includes(unit)) return []; // of a seat whose name goes on
      const place = boardPlace(player, element.dataset["place"] ?? MAT);
      return [{ element, seat: player.seat, unit, number: Number(number), place }];
    }),
  );
  const seats = state.players.map(({ seat }) => seat);
  const order = (one: OnPicture) => [seats.indexOf(one.seat), UNITS.indexOf(one.unit), one.number];
  return found.toSorted((one, other) => {
    const [mine, theirs] = [order(one), order(other)];
    const first = mine.findIndex((value, index) => value !== theirs[index]);
    return first < 0 ? 0 : (mine[first] as number) - (theirs[first] as number);
  });
}
