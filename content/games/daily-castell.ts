import { scoredTowers } from '@/content/castle-game/scored-towers';
import type { DailyFigures } from '@/lib/games/daily-castell/types';

/** Scored at universities, and not in the castle game: their people are those of their neighbours there. */
const beyondTheGame = [
  { code: '4d7s', people: 94, carregat: 2150, descarregat: 2700 },
  { code: '3d8', people: 128, carregat: 3770, descarregat: 4900 },
] as const satisfies readonly DailyFigures[];

/**
 * The towers of the castell of the day: all that score, stand alone and are written with structure, floors, support, `s`
 * and `a`. Netes and pieces of training score nothing.
 */
export const DAILY_TOWERS: readonly DailyFigures[] = [...scoredTowers, ...beyondTheGame];
