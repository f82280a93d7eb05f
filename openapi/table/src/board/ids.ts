/** How the picture names the places and pieces of a ruleset. */

/** The picture's element of a place. */
export function elementOf(place: string): string {
  return `place-${place.replaceAll("_", "-")}`;
}

/** The place that an element of the picture is. */
export function placeOf(element: string): string {
  return element.replace(/^place-/, "").replaceAll("-", "_");
}
