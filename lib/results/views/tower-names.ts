import { type Attempt, attemptLabel, type Round, roundLabel } from '@/lib/results/types';
import { joinList } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';

/** `{ Vd5C: 'vano de cinc carregat' }` */
export type TowerNames = Readonly<Record<string, string>>;

export type TowerLabel = {
  readonly label: string;
  /** Null if towers or outcomes differ. */
  readonly code: string | null;
};

/** `2Pd4` is "dos pilars de quatre". */
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

export function labelRound(round: Pick<Round, 'attempts'>): TowerLabel {
  return { label: roundLabel(round), code: sameAttempt(round.attempts)?.code ?? null };
}

export function namesOfAttempts(attempts: Iterable<Attempt>): TowerNames {
  const names: Record<string, string> = {};
  for (const attempt of attempts) names[attemptLabel(attempt)] ??= towerName(attempt);
  return names;
}

function sameAttempt(attempts: readonly Attempt[]): Attempt | undefined {
  const [first] = attempts;
  const alike = attempts.every(({ code, outcome }) => code === first?.code && outcome === first.outcome);
  return alike ? first : undefined;
}
