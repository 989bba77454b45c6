import type { Season } from '@/lib/dates/seasons';
import { joinList } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';
import { type Construction, joined, type Outcome, type Tower } from '@/lib/towers/types';
import type { Group } from '@/lib/values/collections';
import { attemptLabel, roundLabel } from './labels';

/** A tower or a named combination (`Vd5`, `3d7+4d7`). */
export type Attempt = {
  readonly code: string;
  readonly construction: Construction;
  readonly outcome: Outcome;
};

export type Row = Attempt & {
  readonly construction: Tower;
  /** From 1, which is the header. */
  readonly line: number;
  /** `YYYY-MM-DD`, compared as text, without time zone. */
  readonly date: string;
  /** Square, courtyard or street. */
  readonly place: string;
  readonly town: string;
  readonly reason: string;
  /** Built at the same time. Null: a round of its own. */
  readonly round: number | null;
};

export type Round = {
  readonly rows: Group<Row>;
  readonly attempts: readonly Attempt[];
};

export type Diada = {
  /** Date and reason. Unique. */
  readonly id: string;
  readonly date: string;
  readonly season: Season;
  readonly reason: string;
  readonly town: string;
  readonly place: string;
  readonly rounds: readonly Round[];
};

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
    return towerName({ construction: joined(towers), outcome: same.outcome });
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
