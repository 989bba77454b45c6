import { OUTCOME_MARKS } from '@/lib/towers/notation-format';
import type { Outcome } from '@/lib/towers/outcome';
import { isBuilt } from '@/lib/towers/outcome';
import type { Tower } from '@/lib/towers/types';
import { type Attempt, isPilar, type Round, type Row } from '../types';
import { namedCombination } from './named-combinations';

/** Makes rounds. Equal attempts are one object, since a sheet repeats the same few towers in thousands of rows. */
export function roundReader(): (rows: readonly Row[]) => Round {
  const known = new Map<Tower, Map<Outcome, readonly Attempt[]>>();
  const alone = (row: Row): readonly Attempt[] => {
    const outcomes = known.get(row.tower) ?? new Map<Outcome, readonly Attempt[]>();
    const attempts = outcomes.get(row.outcome) ?? [asAttempt(row)];
    known.set(row.tower, outcomes.set(row.outcome, attempts));
    return attempts;
  };
  return (rows) => {
    const [first] = rows;
    const attempts = first && rows.length === 1 ? alone(first) : attemptsOf(rows);
    return { number: first?.round ?? null, rows, attempts };
  };
}

/** The round in notation when its towers make neither a named combination nor one of the usual pairs of pilars. */
export function unprocessedLabel({ rows }: Round): string | undefined {
  if (rows.length < 2) return undefined;
  const started = rows.filter(isStarted);
  if (started.length < 2 || namedCombination(started.map(({ key }) => key))) return undefined;
  if (started.length === 2 && started.every(({ tower }) => isPilar(tower))) return undefined;
  return labelOf(started.map((row) => ({ ...asAttempt(row), outcome: 'descarregat' })));
}

/** The notation of an attempt with the marks of its outcome: `id3d8f`, `Vd5C`. */
export function attemptLabel({ key, outcome }: Pick<Attempt, 'key' | 'outcome'>): string {
  const { before, after } = OUTCOME_MARKS[outcome];
  return before + key + after;
}

/** The round as it is shown: equal attempts counted, the rest joined. `Vd5C`, `2Pd4`, `Pd5+iPd4`. */
export function roundLabel({ attempts }: Pick<Round, 'attempts'>): string {
  return labelOf(attempts);
}

function labelOf(attempts: readonly Attempt[]): string {
  const counts = new Map<string, number>();
  for (const attempt of attempts) {
    const label = attemptLabel(attempt);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => repeated(label, count)).join('+');
}

/** A number is never put before a number. */
function repeated(label: string, count: number): string {
  if (count === 1) return label;
  return /^\d/.test(label) ? Array(count).fill(label).join('+') : `${count}${label}`;
}

/**
 * What the rows of one round amount to: one attempt for each tower, or a single one for a named combination that
 * stood whole (carregat when a part of it was). A peu desmuntat stays an attempt of its own and never combines.
 */
function attemptsOf(rows: readonly Row[]): readonly Attempt[] {
  const started = rows.filter(isStarted);
  const named = started.every(isBuilt) ? namedCombination(started.map(({ key }) => key)) : undefined;
  if (!named) return rows.map(asAttempt);
  const outcome = started.some((row) => row.outcome === 'carregat') ? 'carregat' : 'descarregat';
  return [{ ...named, outcome }, ...rows.filter((row) => !isStarted(row)).map(asAttempt)];
}

function isStarted({ outcome }: Row): boolean {
  return outcome !== 'peu desmuntat';
}

function asAttempt({ key, tower, outcome }: Row): Attempt {
  return { key, construction: tower, outcome };
}
