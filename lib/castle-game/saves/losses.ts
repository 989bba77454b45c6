import { MAX_SAVED_ATTEMPTS, MAX_SAVED_PERFORMANCES } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { NAME_LENGTH } from './fields';

export type SaveLoss =
  /** Unknown towers stay in the save but are not shown. */
  | { readonly kind: 'unknown towers'; readonly codes: readonly string[] }
  | {
      readonly kind: 'oldest attempts' | 'oldest performances';
      readonly lost: number;
      readonly limit: number;
    }
  | { readonly kind: 'unreadable attempts' | 'unreadable performances'; readonly lost: number }
  | { readonly kind: 'unreadable missions'; readonly titles: readonly string[] }
  | { readonly kind: 'long name'; readonly limit: number }
  /** Without a game date, a performance shows its real date. */
  | { readonly kind: 'days of the game'; readonly performances: number }
  /** Learnt values stay. The rest is recalculated with the rules of this game. */
  | { readonly kind: 'odds' };

export const lossOf = (loss: Extract<SaveLoss, { readonly lost: number }>): readonly SaveLoss[] =>
  loss.lost > 0 ? [loss] : [];

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const valuesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

function attemptsOver(stat: unknown): number {
  const attempts =
    typeof stat === 'object' && stat !== null && 'attempts' in stat ? lengthOf(stat.attempts) : 0;
  return Math.max(0, attempts - MAX_SAVED_ATTEMPTS);
}

/** `original`: the save has no format. */
export function lossesOf(
  saved: Readonly<Record<string, unknown>>,
  { team }: GameState,
  original: boolean,
): SaveLoss[] {
  const codes = Object.keys(team.unknownStats);
  const attempts = valuesOf(saved.stats).reduce<number>((sum, stat) => sum + attemptsOver(stat), 0);
  const performances = lengthOf(saved.historic) - MAX_SAVED_PERFORMANCES;
  // Reported only on import from the original game.
  const dayless = !original ? 0 : team.history.filter(({ day }) => day === undefined).length;
  const long = typeof saved.name === 'string' && saved.name.length > NAME_LENGTH;
  return [
    ...(codes.length > 0 ? [{ kind: 'unknown towers', codes } as const] : []),
    ...lossOf({ kind: 'oldest attempts', lost: attempts, limit: MAX_SAVED_ATTEMPTS }),
    ...lossOf({ kind: 'oldest performances', lost: performances, limit: MAX_SAVED_PERFORMANCES }),
    ...(long ? [{ kind: 'long name', limit: NAME_LENGTH } as const] : []),
    ...(dayless > 0 ? [{ kind: 'days of the game', performances: dayless } as const] : []),
  ];
}

/** `field` is the path of the first error: `stats.3d5.attempts.0.resultat`. */
export type SaveProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'oversized' }
  | { readonly kind: 'not base64' }
  | { readonly kind: 'not json' }
  | { readonly kind: 'too deep' }
  | { readonly kind: 'no team' }
  | { readonly kind: 'key missing'; readonly field: string }
  | { readonly kind: 'wrong value'; readonly field: string }
  | { readonly kind: 'newer format' };
export type SaveProblemKind = SaveProblem['kind'];
