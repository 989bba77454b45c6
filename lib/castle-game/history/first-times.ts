import {
  BUILT,
  type Built,
  type Context,
  type FirstDay,
  type FirstTimes,
  type GameOutcome,
  type Team,
} from '@/lib/castle-game/types';

type Firsts = Readonly<Record<string, FirstTimes>>;

const builtOf = (outcome: GameOutcome) => BUILT.find((built) => built === outcome);

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
  const built = builtOf(outcome);
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

/** For saves without first times. Only performances give a day. */
export function firstsFrom({ history, stats }: Pick<Team, 'history' | 'stats'>): Team['firsts'] {
  let firsts: Readonly<Record<string, FirstTimes>> = {};
  for (const { rounds, day } of history)
    for (const { code, outcome } of rounds) {
      const built = builtOf(outcome);
      if (built && Object.hasOwn(stats, code))
        firsts = withFirst(firsts, code, 'performance', built, day ?? null);
    }
  for (const { code, attempts } of Object.values(stats))
    for (const { outcome, context } of attempts) {
      const built = builtOf(outcome);
      if (built) firsts = withFirst(firsts, code, context, built, null);
    }
  return firsts;
}
