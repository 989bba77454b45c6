import type { Season } from '@/lib/dates/seasons';
import { type Construction, OUTCOME_MARKS, type Outcome, type Tower } from '@/lib/towers/types';
import type { Group } from '@/lib/values/collections';

/** A tower or a named combination (`Vd5`, `3d7+4d7`). */
export type Attempt = {
  readonly code: string;
  readonly construction: Construction;
  readonly outcome: Outcome;
  /** Towers of a named combination. */
  readonly parts?: readonly Attempt[];
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
  /** `2024-2025`. */
  readonly season: Season;
  readonly reason: string;
  readonly town: string;
  readonly place: string;
  readonly rounds: readonly Round[];
};

/** A vano counts as a pilar. */
export function isPillar(construction: Construction): boolean {
  return construction.kind === 'tower' && (construction.structure === 'P' || construction.structure === 'V');
}

/** Floors of the tallest tower. */
export function floorsOf(construction: Construction): number {
  switch (construction.kind) {
    case 'tower':
      return construction.floors;
    case 'training':
      return construction.tower.floors;
    case 'combination':
      return Math.max(...construction.towers.map(({ floors }) => floors));
  }
}

type Labelled = Pick<Attempt, 'code' | 'outcome'>;

/** `id3d8f`, `Vd5C` */
export function attemptLabel({ code, outcome }: Labelled): string {
  const { before, after } = OUTCOME_MARKS[outcome];
  return before + code + after;
}

/** `Vd5C`, `2Pd4`, `Pd5+iPd4` */
export function roundLabel({ attempts }: Pick<Round, 'attempts'>): string {
  return labelOf(attempts);
}

export function labelOf(attempts: readonly Labelled[]): string {
  const counts = new Map<string, number>();
  for (const attempt of attempts) {
    const label = attemptLabel(attempt);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return Array.from(counts, ([label, count]) => repeated(label, count)).join('+');
}

/** `3d6+3d6`, since `23d6` would be ambiguous. */
function repeated(label: string, count: number): string {
  if (count === 1) return label;
  return /^\d/.test(label) ? Array(count).fill(label).join('+') : `${count}${label}`;
}
