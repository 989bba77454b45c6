import type { FirstTimes, GameOutcome, Team } from '@/lib/castle-game/types';
import { type Season, seasonOf } from '@/lib/dates/seasons';
import { dayOfPerformance } from './season-history';

export type Tally = Readonly<Record<GameOutcome, number>>;

export type TowerRecord = {
  readonly code: string;
  readonly firsts: FirstTimes;
  /** In the saved performances. */
  readonly performed: Tally;
  /** Newest season first. */
  readonly seasons: readonly { readonly season: Season; readonly performed: Tally }[];
};

const NONE: Tally = { descarregat: 0, carregat: 0, intent: 0, 'intent desmuntat': 0 };

const plusOne = (tally: Tally, outcome: GameOutcome): Tally => ({ ...tally, [outcome]: tally[outcome] + 1 });

const plus = (one: Tally, other: Tally): Tally => ({
  descarregat: one.descarregat + other.descarregat,
  carregat: one.carregat + other.carregat,
  intent: one.intent + other.intent,
  'intent desmuntat': one['intent desmuntat'] + other['intent desmuntat'],
});

/** Every tower performed or crowned, in the order of the tables. */
export function towerRecords({ stats, history, firsts }: Team): TowerRecord[] {
  const tallies = new Map<string, Map<Season, Tally>>();
  for (const performance of history) {
    const day = dayOfPerformance(performance);
    if (day === undefined) continue;
    for (const { code, outcome } of performance.rounds) {
      const seasons = tallies.get(code) ?? new Map<Season, Tally>();
      seasons.set(seasonOf(day), plusOne(seasons.get(seasonOf(day)) ?? NONE, outcome));
      tallies.set(code, seasons);
    }
  }
  return Object.keys(stats)
    .filter((code) => tallies.has(code) || Object.hasOwn(firsts, code))
    .map((code) => {
      const seasons = [...(tallies.get(code) ?? [])]
        .map(([season, performed]) => ({ season, performed }))
        .sort((one, other) => other.season.localeCompare(one.season));
      const performed = seasons.reduce((sum, one) => plus(sum, one.performed), NONE);
      return { code, firsts: firsts[code] ?? {}, performed, seasons };
    });
}
