/** The second of two taps does nothing where what was tapped has just gone: it was not meant for what came in its place. */

const DOUBLE_TAP = 400; // milliseconds behind the first tap, or behind what came of it, which may take a moment
const A_FINGER = 24; // pixels

interface Tapped {
  at: number; // or when it was seen to have gone
  x: number;
  y: number;
  what: Element;
}

export function ignoreSecondTaps(): void {
  let last: Tapped | undefined;
  const going = new MutationObserver(() => {
    if (!last || last.what.isConnected) return;
    last = { ...last, at: performance.now() };
    going.disconnect();
  });
  const tapped = (event: MouseEvent) => {
    const { timeStamp: at, clientX: x, clientY: y, target } = event;
    if (!(target instanceof Element)) return;
    const isMeant = target.closest("a.back") !== null; // whoever goes back, and back again
    const isNear = (one: Tapped) => at - one.at < DOUBLE_TAP && Math.hypot(x - one.x, y - one.y) < A_FINGER;
    if (last && isNear(last) && !last.what.isConnected && !isMeant) {
      last = { ...last, at }; // and so a third
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.detail > 0) { // a keyboard has no place
      last = { at, x, y, what: target };
      going.observe(document.body, { childList: true, subtree: true });
    }
  };
  addEventListener("click", tapped, { capture: true });
}
