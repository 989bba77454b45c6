import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { dailyCatalogue } from '@/lib/games/daily-castell/catalogue';

/** The castells that are asked for and tried. */
export const CASTELLS = dailyCatalogue(DAILY_TOWERS);
