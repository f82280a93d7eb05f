/** Fingers on the board: one drags the board or a piece, two pinch, a tap tells what is under it. */

import { Drag } from "./drag.ts";
import { placeOf } from "./ids.ts";
import type { BoardView } from "./view.ts";

const CLOSEST = 5; // how many times as large as the whole board
const FOOT = 20; // units of the picture that its lowest strip is at most above its end
const STILL = 8; // pixels that a finger may slip while it taps
const LONG = 500; // milliseconds that a finger rests where it presses

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Hands {
  readonly #frame: HTMLElement;
  readonly #board: BoardView;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #svg: SVGSVGElement | undefined;
  #all: View = { x: 0, y: 0, width: 1, height: 1 };
  #view: View | undefined;
  #slipped = 0;
  #drag: Drag | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #hasPressed = false;

  constructor(frame: HTMLElement, board: BoardView) {
    this.#frame = frame;
    this.#board = board;
    frame.addEventListener("pointerdown", this.#down);
    frame.addEventListener("pointermove", this.#move);
    frame.addEventListener("pointerup", this.#up);
    frame.addEventListener("pointercancel", this.#gone);
    frame.addEventListener("touchmove", this.#keep, { passive: false });
    frame.addEventListener("click", this.#click);
    frame.addEventListener("wheel", this.#wheel, { passive: false });
    frame.addEventListener("keydown", this.#key);
  }

  /** Takes a new picture in hand, at the same place as the one before; `cropped`, without the strips of the seats at its foot. */
  hold(svg: SVGSVGElement, cropped: boolean): void {
    this.#svg = svg;
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.#all = { x, y, width, height: cropped ? aboveSeats(svg, height) : height };
    // a frame of other proportions would show an edge of them
    if (this.#all.height < height) svg.querySelector("#seats")?.setAttribute("opacity", "0");
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    this.#show(this.#view ?? this.#all);
  }

  whole(): void {
    this.#show(this.#all);
  }

  #show(view: View): void {
    const all = this.#all;
    const width = Math.min(Math.max(view.width, all.width / CLOSEST), all.width);
    const height = (width / all.width) * all.height;
    const x = Math.min(Math.max(view.x, all.x), all.x + all.width - width);
    const y = Math.min(Math.max(view.y, all.y), all.y + all.height - height);
    this.#view = { x, y, width, height };
    this.#frame.toggleAttribute("data-near", width < all.width);
    this.#svg?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  /** How much of the picture a pixel is. */
  #scale(): number {
    const { width, height } = this.#frame.getBoundingClientRect();
    const view = this.#view ?? this.#all;
    return Math.max(view.width / width, view.height / height);
  }

  #zoom(by: number, at: { x: number; y: number }): void {
    const box = this.#frame.getBoundingClientRect();
    const view = this.#view ?? this.#all;
    const [across, down] = [(at.x - box.x) / box.width, (at.y - box.y) / box.height];
    const width = Math.min(Math.max(view.width * by, this.#all.width / CLOSEST), this.#all.width);
    const height = (width / this.#all.width) * this.#all.height;
    this.#show({
      x: view.x + (view.width - width) * across,
      y: view.y + (view.height - height) * down,
      width,
      height,
    });
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.isPrimary) this.#fingers.clear(); // one whose picture was drawn anew was lifted unheard, beside the board
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) {
      this.#slipped = 0;
      this.#hasPressed = false;
      this.#resting = setTimeout(this.#press, LONG, event);
      this.#drag = Drag.of(event, (piece) => this.#board.touch.held(piece));
    } else {
      clearTimeout(this.#resting);
      this.#slipped = STILL + 1;
      this.#drag?.back();
      this.#drag = undefined;
    }
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (other) {
      const apart = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y);
      this.#zoom(apart(before) / Math.max(apart(now), 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else {
      this.#slipped += Math.hypot(now.x - before.x, now.y - before.y);
      if (this.#slipped > STILL && !this.#hasPressed) {
        clearTimeout(this.#resting);
        if (!this.#frame.hasPointerCapture(event.pointerId)) this.#frame.setPointerCapture(event.pointerId);
        const view = this.#view ?? this.#all;
        const scale = this.#scale();
        if (this.#drag) this.#drag.by((now.x - before.x) * scale, (now.y - before.y) * scale);
        else this.#show({ ...view, x: view.x - (now.x - before.x) * scale, y: view.y - (now.y - before.y) * scale });
      }
    }
    this.#fingers.set(event.pointerId, now);
  };

  readonly #press = (event: PointerEvent): void => {
    const place = under(event);
    this.#hasPressed = place !== undefined && this.#board.touch.pressed(place);
    if (this.#hasPressed) this.#drag = undefined;
  };

  readonly #up = (event: PointerEvent): void => {
    const drag = this.#drag;
    this.#gone(event);
    const place = under(event);
    if (place !== undefined && drag && this.#slipped > STILL) this.#board.touch.dropped(drag.piece, place);
  };

  /** Not where the finger goes up: the click that follows would close what had opened under it by then. */
  readonly #click = (event: MouseEvent): void => {
    const place = under(event);
    if (place !== undefined && this.#slipped <= STILL && !this.#hasPressed) this.#board.touch.tapped(place);
  };

  readonly #gone = (event: PointerEvent): void => {
    this.#drag?.back();
    this.#drag = undefined;
    clearTimeout(this.#resting);
    this.#fingers.delete(event.pointerId);
  };

  /** A swipe over the whole board scrolls the page; a piece goes with its finger, and two fingers pinch. */
  readonly #keep = (event: TouchEvent): void => {
    if (event.cancelable && (this.#drag || event.touches.length > 1)) event.preventDefault();
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY });
  };

  readonly #key = (event: KeyboardEvent): void => {
    if ((event.key === "Enter" || event.key === " ") && event.target instanceof SVGElement) {
      event.preventDefault();
      this.#board.touch.tapped(placeOf(event.target.id));
    }
  };
}

/** How high a picture is without the strips of its seats; one that has them elsewhere than at its foot keeps them. */
function aboveSeats(svg: SVGSVGElement, height: number): number {
  const seats = [...svg.querySelectorAll<SVGGElement>("#seats > .seat")];
  const tops = seats.map((seat) => seat.transform.baseVal.consolidate()?.matrix.f ?? 0);
  const bottoms = seats.map((seat, index) => (tops[index] ?? 0) + Number(seat.querySelector("rect")?.getAttribute("height")));
  const margin = height - Math.max(...bottoms);
  return margin < FOOT ? Math.min(...tops) - 2 : height;
}

/** The place under a finger, whatever stands or lies on it. */
function under({ clientX, clientY }: MouseEvent): string | undefined {
  const places = document.elementsFromPoint(clientX, clientY).map((one) => one.closest("[id^=place-]")?.id);
  const id = places.find((one) => one !== undefined);
  return id === undefined ? undefined : placeOf(id);
}
