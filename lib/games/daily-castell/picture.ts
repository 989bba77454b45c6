import type { DailyCatalogue, DailyTower } from './types';

/** Folder in `public/`. */
export const DAILY_PICTURES = 'castell-del-dia';

/** A prime above the number of towers, so that each tower gets its own number. */
const STEP = 9941;

/** File name of a drawing. It does not reveal the tower, since the browser fetches it before the answer is known. */
export const dailyPicture = ({ towers }: DailyCatalogue, tower: DailyTower): string =>
  `${((towers.indexOf(tower) + 1) * STEP) % towers.length}.svg`;

/** URL fragment that shows the drawing up to a floor. Without it all floors are shown. */
export const floorMark = (floor: number): string => `p${floor}`;
