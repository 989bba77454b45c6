import { isPilarCode } from '@/lib/castle-game/engine/performance';
import { START_DATE } from '@/lib/castle-game/limits';
import type { CatalogueEntry, GameState, Performance, Team, TowerStat } from '@/lib/castle-game/types';
import { addDays, daysBetween, WEEKDAYS, weekdayOf } from '@/lib/dates/days';
import { isBuilt } from '@/lib/towers/types';
import { textHash } from '@/lib/values/hash';
import { draw } from '@/lib/values/random';
import { type NamedDiada, namedDiadaOn } from './diades';
import type { Rival } from './rivals';

/** What a club would like to see from the team on a Thursday: carregat is enough. */
export type Invitation<Host extends Rival = Rival> = { readonly host: Host; readonly entry: CatalogueEntry };

/** Last performances that say how good the team is. */
const KNOWN = 8;
/**
 * Last performances whose towers are not asked for, and points as a share of those of the best tower known. The first line that
 * leaves a choice counts.
 */
const DEMANDS = [
  { repeated: 3, least: 0.25 },
  { repeated: 1, least: 0.25 },
  { repeated: 1, least: 0 },
];
/** Points at most, as the same share. */
const MOST = 2;
/** Chance of descarregat from which the team can hope for a tower. */
const HOPED = 0.3;
/** Share of the members who come on the worst Thursday. */
const PRESENT = 0.9;

const WEEK = 7;
const THURSDAY = WEEKDAYS.indexOf('dijous');

/** Whether the last attempt until then had a fair chance, which never falls. Attempts and performances have one clock. */
const isHopedFor = ({ attempts }: TowerStat, until: number): boolean =>
  (attempts.findLast(({ triedAt }) => triedAt <= until)?.chances[0] ?? 0) >= HOPED;

const codesOf = (performances: readonly Performance[]): ReadonlySet<string> =>
  new Set(performances.flatMap(({ rounds }) => rounds.map(({ code }) => code)));

/**
 * Nothing of it is saved. It depends on what was over at the end of the last performance, so it is the same until the end of
 * Thursday. `undefined` before a named diada, and for a team that has no tower to hope for.
 */
export function invitationOf<Host extends Rival>(
  diades: readonly NamedDiada[],
  rivals: readonly Host[],
  { name, date, today, members, stats, history }: Team,
): Invitation<Host> | undefined {
  const day = addDays(date, THURSDAY - WEEKDAYS.indexOf(weekdayOf(date)));
  const isOver = today.type === 'performance' && today.done;
  if (isOver || day < date || namedDiadaOn(diades, day)) return undefined;
  const last = history.at(-1);
  const present = PRESENT * (last?.members?.after ?? members);
  const best = Math.max(
    ...history
      .slice(-KNOWN)
      .flatMap(({ rounds }) => rounds.filter(isBuilt))
      .map(({ code }) => (isPilarCode(code) ? 0 : (stats[code]?.descarregat ?? 0))),
  );
  const possible = Object.values(stats).filter(
    (stat) =>
      !stat.rehearsalOnly &&
      !isPilarCode(stat.code) &&
      stat.people <= present &&
      stat.descarregat <= MOST * best &&
      isHopedFor(stat, last?.endedAt ?? 0),
  );
  const choices =
    DEMANDS.map(({ repeated, least }) => {
      const seen = codesOf(history.slice(-repeated));
      return possible.filter(({ code, descarregat }) => !seen.has(code) && descarregat >= least * best);
    }).find(({ length }) => length > 0) ?? [];
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
