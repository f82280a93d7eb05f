/** A piece under a finger, until it is put down. */

export class Drag {
  readonly piece: string;
  readonly #element: SVGElement;
  readonly #stood: string;
  #x = 0;
  #y = 0;

  private constructor(element: SVGElement) {
    this.#element = element;
    this.piece = element.id;
    this.#stood = element.getAttribute("transform") ?? "";
  }

  /** The piece that a finger has touched, if it may be dragged. */
  static of({ target }: PointerEvent, held: (piece: string) => boolean): Drag | undefined {
    const element = target instanceof Element ? target.closest(".piece") : null;
    return element instanceof SVGElement && held(element.id) ? new Drag(element) : undefined;
  }

  /** Moves it by so much of the picture. */
  by(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#element.setAttribute("transform", `translate(${this.#x} ${this.#y}) ${this.#stood}`);
  }

  /** Puts it back: where it stands then is said by the form. */
  back(): void {
    if (this.#x !== 0 || this.#y !== 0) this.#element.setAttribute("transform", this.#stood);
  }
}
