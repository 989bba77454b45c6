/** Index of the slide `step` places away; past either end it goes on at the other. `count` is at least 1. */
export function stepSlide(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** Finger travel, in CSS pixels, from which a movement across a slide is a swipe. */
const SWIPE_DISTANCE = 40;

/** What a finger that moved by (dx, dy) asks for: 1 next, -1 previous, 0 nothing (too short, or a scroll). */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
