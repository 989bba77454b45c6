import { isPilarCode } from '@/lib/castle-game/engine/performance';
import { dayOfPerformance } from '@/lib/castle-game/engine/season-history';
import { START_DATE } from '@/lib/castle-game/limits';
import type { Performance, Team } from '@/lib/castle-game/types';
import { addDays, daysBetween } from '@/lib/dates/days';
import { isBuilt } from '@/lib/towers/types';
import {
  type ComingDiada,
  type DiadaTexts,
  type Holiday,
  type NamedDiada,
  type NamedPerformance,
  namedDiadaOn,
  thursdaysAround,
} from './diades';
import { type Ranked, type Rival, roundsOf, type Standing, standings } from './rivals';

// What is told of a course, apart from what the game itself needs.

const WEEK = 7;

/** From `date` on, that day included. `undefined` if there are none. */
export function nextDiada<Diada extends NamedDiada>(
  diades: readonly Diada[],
  date: string,
): ComingDiada<Diada> | undefined {
  const [first] = diades
    .flatMap((diada) => thursdaysAround(diada, date).map((day) => ({ diada, day })))
    .filter(({ day }) => day >= date)
    .sort((one, other) => one.day.localeCompare(other.day));
  return first && { ...first, weeks: Math.floor(daysBetween(date, first.day) / WEEK) };
}

export function holidayOn(holidays: readonly Holiday[], date: string): Holiday | undefined {
  const day = date.slice(5);
  return holidays.find(({ from, to }) => (from <= to ? day >= from && day <= to : day >= from || day <= to));
}

/** From the first one of the game until `date`, that day included. */
export function namedDays(diades: readonly NamedDiada[], date: string): readonly string[] {
  const days: string[] = [];
  let next = nextDiada(diades, START_DATE);
  while (next && next.day <= date) {
    days.push(next.day);
    next = nextDiada(diades, addDays(next.day, 1));
  }
  return days;
}

/** Oldest first. */
export const namedPerformances = <Diada extends NamedDiada>(
  diades: readonly Diada[],
  performances: readonly Performance[],
): readonly NamedPerformance<Diada>[] =>
  performances.flatMap((performance) => {
    const day = dayOfPerformance(performance);
    const diada = day && namedDiadaOn(diades, day);
    return diada ? [{ diada, day, performance }] : [];
  });

export const stakeOf = ({ stake, again }: DiadaTexts, lastTime: Performance | undefined): string =>
  lastTime ? again : stake;

export const lastTimeOf = (
  diada: NamedDiada,
  performances: readonly Performance[],
  date: string,
): Performance | undefined =>
  namedPerformances([diada], performances).findLast(({ day }) => day < date)?.performance;

/** The same by all the points of several named diades. */
export const courseStandings = (
  rivals: readonly Rival[],
  team: Ranked,
  named: readonly NamedPerformance[],
): readonly Standing[] =>
  standings(
    rivals,
    team,
    named.map(({ day, performance: { rounds } }) => ({ day, rounds })),
  );

export type Novelty = { readonly name: string; readonly code: string };

/** The hardest castell that a rival builds for the first time on the last of the named `days`. */
export function noveltyOf(
  rivals: readonly Rival[],
  { stats }: Pick<Team, 'stats'>,
  days: readonly string[],
): Novelty | undefined {
  const [novelty] = rivals
    .flatMap((rival) => {
      const [now = [], ...before] = days.toReversed().map((day) =>
        roundsOf(rival, stats, day)
          .filter(isBuilt)
          .filter(({ code }) => !isPilarCode(code)),
      );
      const known = new Set(before.flat().map(({ code }) => code));
      const first = now.find(({ code }) => !known.has(code));
      return first && before.length > 0 ? [{ name: rival.name, ...first }] : [];
    })
    .sort((one, other) => other.points - one.points);
  return novelty;
}
