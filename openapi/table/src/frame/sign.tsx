/** Signs, drawn by the page itself: letters like these come from a different font on each device, and late. */

const PATHS = {
  back: "M5 -9L-4 0L5 9",
  cards: "M-8 -11H8V11H-8ZM-4 -5L4 5M4 -5L-4 5",
  close: "M-8 -8L8 8M8 -8L-8 8",
  coins: "M0 -10a10 10 0 1 1 -.1 0ZM0 -5a5 5 0 1 0 .1 0Z",
  corruption: "M0 -11L9 0L0 11L-9 0ZM-4 0H4",
  die: "M-9 -9H9V9H-9ZM-4 -4h.1M4 -4h.1M-4 4h.1M4 4h.1",
  done: "M-9 1L-3 7L9 -7",
  down: "M0 -9V9M-7 2L0 9L7 2",
  experiments: "M-3 -10H3M-2 -10V-3L-9 9H9L2 -3V-10",
  central: "M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5ZM-3 0a3 3 0 1 1 0 .1Z",
  first: "M-8 -9V9M8 -9L-2 0L8 9",
  gem: "M-10 -3L-5 -9H5L10 -3L0 10ZM-10 -3H10",
  last: "M8 -9V9M-8 -9L2 0L-8 9",
  maps: "M-10 -7L-3 -10L4 -7L10 -10V7L4 10L-3 7L-10 10ZM-3 -10V7M4 -7V10",
  menu: "M-9 -7H9M-9 0H9M-9 7H9",
  mine: "M0 -9L10 9H-10Z",
  north: "M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z",
  on: "M-5 -9L4 0L-5 9",
  pause: "M-5 -8V8M5 -8V8",
  play: "M-6 -9L9 0L-6 9Z",
  popularity: "M0 10C-16 0 -10 -12 -4 -9Q-1 -8 0 -4Q1 -8 4 -9C10 -12 16 0 0 10Z",
  power: "M2 -11L-8 3H-1L-3 11L8 -4H1Z",
  progress: "M-5 -8L6 0L-5 8Z",
  redo: "M3 -9L9 -3L3 3M9 -3H-3A6 6 0 0 0 -3 9H3",
  round: "M8 -6A10 10 0 1 0 10 1M9 -11V-5H3",
  share: "M0 3V-10M-5 -5L0 -10L5 -5M-8 0V9H8V0",
  star: "M0 -11L3 -3.5L11 -3.2L4.6 1.6L6.9 9.5L0 5L-6.9 9.5L-4.6 1.6L-11 -3.2L-3 -3.5Z",
  undo: "M-3 -9L-9 -3L-3 3M-9 -3H3A6 6 0 0 1 3 9H-3",
  up: "M0 9V-9M-7 -2L0 -9L7 -2",
  whole: "M-9 -3V-9H-3M3 9H9V3M-9 -9L-2 -2M9 9L2 2",
} as const;

export type SignName = keyof typeof PATHS;

export function Sign({ name }: { name: SignName }) {
  return (
    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
