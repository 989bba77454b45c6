import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Rulebook, Team } from '@/lib/castle-game/types';

export type Lesson = {
  /** Chance of descarregat before the last attempt and now, 0 to 1. */
  readonly before: number;
  readonly now: number;
  /** Towers that hold the chance back when it stays the same: what this one leans on. */
  readonly leansOn: readonly string[];
};

/** What the last attempt of a tower taught; nothing when it was never tried. */
export function lessonOf(
  { catalogue }: Rulebook,
  { stats }: Pick<Team, 'stats'>,
  castell: string,
): Lesson | undefined {
  const last = stats[castell]?.attempts.at(-1);
  if (!last) return undefined;
  return {
    before: last.probabilitats[0],
    now: chancesOf(stats, catalogue, castell)[0],
    leansOn: Object.keys(catalogue.get(castell)?.probabilitats.dependencies ?? {}),
  };
}

const tenths = (share: number) => Math.round(share * 1000);
const written = (value: number) => (value / 10).toFixed(1).replace('.', ',');

/** A share from 0 to 1 as a percentage with one decimal, since one attempt teaches less than one percent: `13,6 %`. */
export const percentWithTenth = (share: number): string => `${written(tenths(share))}\u00A0%`;

/** How far the chance went, from the figures as they are shown: `+0,6`, or `0,0`. */
export function lessonChange({ before, now }: Pick<Lesson, 'before' | 'now'>): string {
  const change = tenths(now) - tenths(before);
  if (change === 0) return '0,0';
  return `${change > 0 ? '+' : '-'}${written(Math.abs(change))}`;
}
