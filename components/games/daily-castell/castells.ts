import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { dailyCatalogue } from '@/lib/games/daily-castell/catalogue';

/** Castells that can be solutions or tries. */
export const CASTELLS = dailyCatalogue(DAILY_TOWERS);
