import { changeByPoints } from './members';

/** Returns the fewest points for a gain of `change` members, without falls. */
export function pointsFor(members: number, change: number): number {
  let [low, high] = [0, 1];
  while (changeByPoints(members, high) < change) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (changeByPoints(members, middle) < change) low = middle + 1;
    else high = middle;
  }
  return low;
}
