/** The second of two taps does nothing where what was tapped has gone: it was not meant for what came in its place. */

const DOUBLE_TAP = 400; // milliseconds
const A_FINGER = 24; // pixels

interface Tapped {
  at: number;
  x: number;
  y: number;
  what: Element;
}

export function ignoreSecondTaps(): void {
  let last: Tapped | undefined;
  const tapped = (event: MouseEvent) => {
    const { timeStamp: at, clientX: x, clientY: y, target } = event;
    if (target instanceof Element && target.closest("a")) return; // whoever goes back, and back again, means it
    if (last && at - last.at < DOUBLE_TAP && Math.hypot(x - last.x, y - last.y) < A_FINGER && !last.what.isConnected) {
      last = { ...last, at }; // and so a third
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (target instanceof Element && event.detail > 0) last = { at, x, y, what: target }; // a keyboard has no place
  };
  addEventListener("click", tapped, { capture: true });
}
