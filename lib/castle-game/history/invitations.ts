import { isPilarCode } from '@/lib/castle-game/engine/performance';
import { START_DATE } from '@/lib/castle-game/limits';
import type { CatalogueEntry, FirstTimes, GameState, Performance, Team } from '@/lib/castle-game/types';
import { addDays, daysBetween, WEEKDAYS, weekdayOf } from '@/lib/dates/days';
import { isBuilt } from '@/lib/towers/types';
import { textHash } from '@/lib/values/hash';
import { draw } from '@/lib/values/random';
import { type NamedDiada, namedDiadaOn } from './diades';
import type { Rival } from './rivals';

/** What a club would like to see from the team on a Thursday: carregat is enough. */
export type Invitation<Host extends Rival = Rival> = { readonly host: Host; readonly entry: CatalogueEntry };

/** Last performances that have no say in what a club asks for, and those that say how good the team is. */
const [REPEATED, KNOWN] = [4, 8];
/** Points of a request, as a share of those of the best tower known. */
const WORTH = { least: 0.25, most: 2 };
/** Share of the members who come on the worst Thursday. */
const PRESENT = 0.9;

const WEEK = 7;
const [MONDAY, THURSDAY] = [WEEKDAYS.indexOf('dilluns'), WEEKDAYS.indexOf('dijous')];

/** In a rehearsal or in a performance. An unknown day is a past one. */
const isBuiltBefore = (first: FirstTimes | undefined, day: string): boolean =>
  [first?.rehearsal, first?.performance]
    .flatMap((place) => Object.values(place ?? {}))
    .some((built) => built === null || built < day);

const codesOf = (performances: readonly Performance[]): ReadonlySet<string> =>
  new Set(performances.flatMap(({ rounds }) => rounds.map(({ code }) => code)));

/**
 * Nothing of it is saved. It depends on what was over before Monday, so it is the same until the end of Thursday: a tower
 * that the team has built, if there is one. `undefined` before a named diada, and for a team that has built no tower.
 */
export function invitationOf<Host extends Rival>(
  diades: readonly NamedDiada[],
  rivals: readonly Host[],
  { name, date, today, members, stats, history, firsts }: Team,
): Invitation<Host> | undefined {
  const day = addDays(date, THURSDAY - WEEKDAYS.indexOf(weekdayOf(date)));
  const isOver = today.type === 'performance' && today.done;
  if (isOver || day < date || namedDiadaOn(diades, day)) return undefined;
  const present = PRESENT * (history.at(-1)?.members?.after ?? members);
  const best = Math.max(
    ...history
      .slice(-KNOWN)
      .flatMap(({ rounds }) => rounds.filter(isBuilt))
      .map(({ code }) => (isPilarCode(code) ? 0 : (stats[code]?.descarregat ?? 0))),
  );
  const repeated = codesOf(history.slice(-REPEATED));
  const asked = Object.values(stats).filter(
    ({ code, rehearsalOnly, people, descarregat }) =>
      !rehearsalOnly &&
      !isPilarCode(code) &&
      !repeated.has(code) &&
      people <= present &&
      descarregat >= WORTH.least * best &&
      descarregat <= WORTH.most * best,
  );
  // What was never built comes out too seldom to be worth a place on stage.
  const monday = addDays(day, MONDAY - THURSDAY);
  const built = asked.filter(({ code }) => isBuiltBefore(firsts[code], monday));
  const choices = built.length > 0 ? built : asked;
  const host = rivals[Math.floor(draw(textHash(name + day)).value * rivals.length)];
  // One after another, so that no two weeks ask for the same while there is another.
  const week = daysBetween(START_DATE, day) / WEEK;
  const entry = choices[Math.floor(textHash(name) + week) % choices.length];
  return host && entry && { host, entry };
}

export const isInvited = (
  invitation: Invitation | undefined,
  { rounds }: Pick<GameState, 'rounds'>,
): boolean => rounds.some((round) => isBuilt(round) && round.code === invitation?.entry.code);
