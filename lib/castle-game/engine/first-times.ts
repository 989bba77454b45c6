import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { BUILT, type Built, type Context, type FirstDay, type FirstTimes } from '@/lib/castle-game/types';

type Firsts = Readonly<Record<string, FirstTimes>>;

const doneAt = (firsts: FirstTimes | undefined, context: Context, built: Built): boolean =>
  firsts?.[context]?.[built] !== undefined;

/**
 * Returns which "first" this outcome is, if any. Descarregat implies carregat. A first in performance also
 * counts for rehearsals.
 */
export function firstTimeOf(
  firsts: FirstTimes | undefined,
  context: Context,
  outcome: GameOutcome,
): Built | undefined {
  const built = BUILT.find((one) => one === outcome);
  if (!built) return undefined;
  const places = context === 'rehearsal' ? (['rehearsal', 'performance'] as const) : ([context] as const);
  const known = places.some(
    (place) =>
      doneAt(firsts, place, 'descarregat') || (built === 'carregat' && doneAt(firsts, place, 'carregat')),
  );
  return known ? undefined : built;
}

/** An existing first time keeps its day. */
export function withFirst(
  firsts: Firsts,
  code: string,
  context: Context,
  built: Built,
  day: FirstDay,
): Firsts {
  const tower = firsts[code];
  if (doneAt(tower, context, built)) return firsts;
  return { ...firsts, [code]: { ...tower, [context]: { ...tower?.[context], [built]: day } } };
}
