import { ATTEMPTS_KEPT, PERFORMANCES_KEPT } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { NAME_LENGTH } from './reading';

/** What of a save cannot be kept, or not as it was; said before anything is replaced. */
export type SaveLoss =
  /** Towers that the game lacks: they stay in the file and are not seen. */
  | { readonly kind: 'unknown towers'; readonly codes: readonly string[] }
  /** The oldest attempts of some towers, and the oldest performances. */
  | { readonly kind: 'oldest attempts' | 'oldest performances'; readonly lost: number; readonly kept: number }
  /** Attempts and performances that say nothing that can be understood. */
  | { readonly kind: 'unreadable attempts' | 'unreadable performances'; readonly lost: number }
  /** Missions that cannot be understood, by the titles that can. */
  | { readonly kind: 'unreadable missions'; readonly titles: readonly string[] }
  /** The end of a name that is too long. */
  | { readonly kind: 'long name'; readonly kept: number }
  /** Performances without the day of the game: they are told by the day on which they were played. */
  | { readonly kind: 'days of the game'; readonly performances: number }
  /** The odds of another game: what was learnt stays, and the rest is worked out with the rules of this one. */
  | { readonly kind: 'odds' };

/** Loses some of something, or says nothing when it loses none. */
export const lossOf = (
  kind: 'unreadable attempts' | 'unreadable performances',
  lost: number,
): readonly SaveLoss[] => (lost > 0 ? [{ kind, lost }] : []);

/** The oldest of a list, or nothing when all of it is kept. `lost` counts what is over. */
const oldestOf = (
  kind: 'oldest attempts' | 'oldest performances',
  lost: number,
  kept: number,
): readonly SaveLoss[] => (lost > 0 ? [{ kind, lost, kept }] : []);

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const valuesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Attempts of a tower that are over those that are kept. */
function attemptsOver(stat: unknown): number {
  const attempts =
    typeof stat === 'object' && stat !== null && 'attempts' in stat ? lengthOf(stat.attempts) : 0;
  return Math.max(0, attempts - ATTEMPTS_KEPT);
}

/** What a save says that the game read from it cannot hold. */
export function lossesOf(
  saved: Readonly<Record<string, unknown>>,
  { team }: GameState,
  original: boolean,
): SaveLoss[] {
  const codes = Object.keys(team.unknownStats);
  const attempts = valuesOf(saved.stats).reduce<number>((sum, stat) => sum + attemptsOver(stat), 0);
  const performances = lengthOf(saved.historic) - PERFORMANCES_KEPT;
  // Said once, of a game that was played elsewhere: from then on it is how the history is.
  const dayless = !original ? 0 : team.history.filter(({ day }) => day === undefined).length;
  const long = typeof saved.name === 'string' && saved.name.length > NAME_LENGTH;
  return [
    ...(codes.length > 0 ? [{ kind: 'unknown towers', codes } as const] : []),
    ...oldestOf('oldest attempts', attempts, ATTEMPTS_KEPT),
    ...oldestOf('oldest performances', performances, PERFORMANCES_KEPT),
    ...(long ? [{ kind: 'long name', kept: NAME_LENGTH } as const] : []),
    ...(dayless > 0 ? [{ kind: 'days of the game', performances: dayless } as const] : []),
  ];
}
