import type { Spot } from './structure';

/** `towards` is the point to face. */
export type RingSpot = Spot & { readonly towards: Spot };

/**
 * Returns evenly spread spots around a segment on the x axis, or a circle if `half` is 0. `shift` is a fraction of a
 * step, to stagger rows.
 */
export function ring(centre: Spot, half: number, distance: number, count: number, shift = 0): RingSpot[] {
  const arc = Math.PI * distance;
  const length = 2 * arc + 4 * half;
  return Array.from({ length: count }, (_, index) => {
    const along = (((index + shift) / count) * length + length / 4) % length;
    return around(centre, half, distance, along, arc);
  });
}

/** Starts at the back of the right end, clockwise. */
function around(centre: Spot, half: number, distance: number, along: number, arc: number): RingSpot {
  const straight = 2 * half;
  const end = (side: 1 | -1, angle: number) => ({
    x: centre.x + side * half + side * distance * Math.sin(angle),
    z: centre.z - side * distance * Math.cos(angle),
    towards: { x: centre.x + side * half, z: centre.z },
  });
  if (along < arc) return end(1, along / distance);
  if (along < arc + straight) {
    const x = centre.x + half - (along - arc);
    return { x, z: centre.z + distance, towards: { x, z: centre.z } };
  }
  if (along < 2 * arc + straight) return end(-1, (along - arc - straight) / distance);
  const x = centre.x - half + (along - 2 * arc - straight);
  return { x, z: centre.z - distance, towards: { x, z: centre.z } };
}

/** `gap` is the distance between people. */
export function ringCount(half: number, distance: number, gap: number): number {
  return Math.max(4, Math.round((2 * Math.PI * distance + 4 * half) / gap));
}
