import { isPilarCode } from '@/lib/castle-game/engine/performance';
import type { CatalogueEntry, GameState, Performance, Team } from '@/lib/castle-game/types';
import { addDays, WEEKDAYS, weekdayOf } from '@/lib/dates/days';
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
const WORTH = { least: 0.25, most: 1.4 };
/** Share of the members who come on the worst Thursday. */
const PRESENT = 0.9;

const THURSDAY = WEEKDAYS.indexOf('dijous');

const codesOf = (performances: readonly Performance[]): ReadonlySet<string> =>
  new Set(performances.flatMap(({ rounds }) => rounds.map(({ code }) => code)));

/**
 * Nothing of it is saved. It depends on the performances that are over, so it is the same from Monday until the end of
 * Thursday. `undefined` before a named diada, and for a team that has built no tower.
 */
export function invitationOf<Host extends Rival>(
  diades: readonly NamedDiada[],
  rivals: readonly Host[],
  { name, date, today, members, stats, history }: Team,
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
  const chance = (of: string) => draw(textHash(`${name} ${day} ${of}`)).value;
  const host = rivals[Math.floor(chance('host') * rivals.length)];
  const entry = asked[Math.floor(chance('tower') * asked.length)];
  return host && entry && { host, entry };
}

export const isInvited = (
  invitation: Invitation | undefined,
  { rounds }: Pick<GameState, 'rounds'>,
): boolean => rounds.some((round) => isBuilt(round) && round.code === invitation?.entry.code);
