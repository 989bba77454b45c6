import { scoredTowers } from '@/content/castle-game/scored-towers';
import type { DailyFigures } from '@/lib/games/daily-castell/catalogue';

/** Towers that score but are not in the castle game. Their people are those of similar towers there. */
const beyondTheGame = [
  { code: '4d7s', people: 94, carregat: 2150, descarregat: 2700 },
  { code: '3d8', people: 128, carregat: 3770, descarregat: 4900 },
] as const satisfies readonly DailyFigures[];

/**
 * All single towers that score and are written with structure, floors, support, `s` and `a`. Netes and training pieces
 * do not score.
 */
export const DAILY_TOWERS: readonly DailyFigures[] = [...scoredTowers, ...beyondTheGame];
