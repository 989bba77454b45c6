import type { GameRules } from '@/lib/games/shared/rules';
import { KEEPSAKES } from '@/lib/keepsakes/registry';
import { reduceDaily } from './reduce';
import { decodeDays, encodeDays } from './saved';
import type { DailyAction, DailyCatalogue, DailyEvent, DailyState } from './types';
import { announceDaily } from './words';

/** All days share one storage key. */
export function dailyRules(
  catalogue: DailyCatalogue,
  date: string,
): GameRules<DailyState, DailyAction, DailyEvent> {
  return {
    initial: { date, days: {} },
    reduce: (state, action) => reduceDaily(catalogue, state, action),
    announce: (_state, event) => announceDaily(event),
    storageKey: KEEPSAKES.dia.keys.days,
    encode: ({ days }) => encodeDays(days),
    decode: (text) => ({ date, days: decodeDays(text) }),
    isWorthSaving: ({ days }) => Object.keys(days).length > 0,
  };
}
