import type { DailyCatalogue, DailyTower } from './types';

/** Folder in `public/`. */
export const DAILY_PICTURES = 'castell-del-dia';

/** A prime above the number of towers, so that each tower gets its own number. */
const STEP = 9941;

/** Does not reveal the tower in the network log of the browser, which fetches it early. */
export const dailyPicture = ({ towers }: DailyCatalogue, tower: DailyTower): string =>
  `${((towers.indexOf(tower) + 1) * STEP) % towers.length}.svg`;

/** URL fragment that shows the drawing up to a floor. */
export const floorMark = (floor: number): string => `p${floor}`;
