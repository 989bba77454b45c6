import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { BUILT, type Built, type Context, type FirstDay, type FirstTimes } from '@/lib/castle-game/types';

type Firsts = Readonly<Record<string, FirstTimes>>;

/** What was done where, if anything was. */
const doneAt = (firsts: FirstTimes | undefined, context: Context, built: Built): boolean =>
  firsts?.[context]?.[built] !== undefined;

/**
 * What an outcome is the first time of; nothing when it is none. Who has unloaded a tower has loaded it, and what was
 * done in a performance is no news in a rehearsal. What was rehearsed is still to be done in a performance.
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

/** The first times with one more. One that is known keeps its day. */
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
