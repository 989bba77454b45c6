/** Wraps around. */
export function stepSlide(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** CSS pixels. */
const SWIPE_DISTANCE = 40;

/** Returns 1 for next, -1 for previous, 0 if too short or vertical. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
