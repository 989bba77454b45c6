import { joinList } from '@/lib/text/list';
import { towerName } from '@/lib/towers/name';
import { attemptLabel, roundLabel } from '../grouping/labels';
import type { Attempt, Round } from '../types';

/** Names in words by the label they stand beside: `{ Vd5C: 'vano de cinc carregat' }`. */
export type TowerNames = Readonly<Record<string, string>>;

/** A tower, or those of one round, as tables show them. */
export type TowerLabel = {
  readonly label: string;
  /** Code of the one tower it is about; null when the round has several. */
  readonly code: string | null;
};

/** A round with its name in words: `2Pd4` is "dos pilars de quatre". */
export function roundName({ attempts }: Pick<Round, 'attempts'>): string {
  const same = sameAttempt(attempts);
  if (same && attempts.length > 1) {
    const towers = attempts.flatMap(({ construction }) =>
      construction.kind === 'tower' ? [construction] : [],
    );
    const construction = { kind: 'combination', towers, simultaneous: false } as const;
    return towerName({ construction, outcome: same.outcome });
  }
  return joinList(attempts.map(towerName));
}

/** The label of a round and the tower it is about. */
export function labelRound(round: Pick<Round, 'attempts'>): TowerLabel {
  return { label: roundLabel(round), code: sameAttempt(round.attempts)?.code ?? null };
}

/** The names of some attempts by their labels. */
export function namesOfAttempts(attempts: Iterable<Attempt>): TowerNames {
  const names: Record<string, string> = {};
  for (const attempt of attempts) names[attemptLabel(attempt)] ??= towerName(attempt);
  return names;
}

/** The first attempt when all are of the same tower and ended alike. */
function sameAttempt(attempts: readonly Attempt[]): Attempt | undefined {
  const [first] = attempts;
  const alike = attempts.every(({ code, outcome }) => code === first?.code && outcome === first.outcome);
  return alike ? first : undefined;
}
