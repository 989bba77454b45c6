import type { DailyCatalogue, DailyTower } from './types';

/** Folder of `public/` with the pictures of the castell of the day. */
export const DAILY_PICTURES = 'castell-del-dia';

/** A prime beyond the length of any table, so that no two towers get the same number. */
const STEP = 9941;

/**
 * File with the drawing of a tower. A number that does not tell which: it is fetched before the tower is known, and one
 * should not read the answer where the browser writes its requests down.
 */
export const dailyPicture = ({ towers }: DailyCatalogue, tower: DailyTower): string =>
  `${((towers.indexOf(tower) + 1) * STEP) % towers.length}.svg`;

/** Fragment of the picture's address that shows its floors up to one; without it all are there. */
export const floorMark = (floor: number): string => `p${floor}`;
