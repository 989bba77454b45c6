import type { Attempt, Diada } from '@/lib/results/diada';
import type { ResultsRules } from '@/lib/results/rules';
import { type Construction, isBuilt } from '@/lib/towers/types';

/** Null where the table has no points. */
export type Points = {
  readonly descarregat: number | null;
  readonly carregat: number | null;
  /** Heading of the tier, if the CSV has its own. */
  readonly group?: string;
};

/** By code, in the order of the CSV. Torres are written `T`. */
export type ScoreTable = ReadonlyMap<string, Points>;

/** Whether the CSV has its own tiers and order, and so all of its own points: then no fixed score holds. */
export const hasOwnTiers = (scores: ScoreTable): boolean =>
  Array.from(scores.values()).some(({ group }) => group !== undefined);

/**
 * `fixed` override the points of descarregat in the CSV, which may lack them. A carregat keeps the points of the CSV, and has
 * the fixed ones if the CSV has none.
 */
export function withFixedScores(scores: ScoreTable, fixed: ResultsRules['fixedScores']): ScoreTable {
  if (hasOwnTiers(scores)) return scores;
  const all = new Map(scores);
  for (const [code, points] of Object.entries(fixed)) {
    all.set(code, { descarregat: points, carregat: scores.get(code)?.carregat ?? points });
  }
  return all;
}

/** Returns 0 if not built or not scored. */
export function pointsOf(scores: ScoreTable, { code, outcome }: Pick<Attempt, 'code' | 'outcome'>): number {
  if (!isBuilt({ outcome })) return 0;
  const points = scores.get(code);
  return (outcome === 'carregat' ? points?.carregat : points?.descarregat) ?? 0;
}

/** Points of descarregat, or else of carregat. */
export function meritOf(scores: ScoreTable, code: string): number | undefined {
  const points = scores.get(code);
  return points?.descarregat ?? points?.carregat ?? undefined;
}

const VERDICTS = [
  'counts',
  'not built',
  'low pilar',
  'no score',
  'repeated',
  'not in the best three',
  'not the best pilar',
] as const;
export type Verdict = (typeof VERDICTS)[number];

type ScoredAttempt = {
  readonly attempt: Attempt;
  /** Added to the score only if the attempt counts. */
  readonly points: number;
  readonly verdict: Verdict;
};

export type ScoredDiada = {
  readonly diada: Diada;
  readonly points: number;
  readonly attempts: readonly ScoredAttempt[];
};

export const attemptsOf = ({ rounds }: Diada): readonly Attempt[] =>
  rounds.flatMap(({ attempts }) => attempts);

/** A vano counts as a pilar. */
export function isPilar(construction: Construction): boolean {
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

const COUNTED_CASTELLS = 3;
/** Lower pilars, in floors, do not count. */
const LOW_PILAR = 4;

type Candidate = Pick<ScoredAttempt, 'attempt' | 'points'>;

/** Adds the three best castells, each tower once, and the best pilar above four floors. */
export function diadaPoints(diada: Diada, scores: ScoreTable): number {
  return sumOf(countingAmong(bestOfEachTower(candidatesOf(diada, scores))));
}

export function scoreDiada(diada: Diada, scores: ScoreTable): ScoredDiada {
  const candidates = candidatesOf(diada, scores);
  const best = bestOfEachTower(candidates);
  const counting = countingAmong(best);
  return {
    diada,
    points: sumOf(counting),
    attempts: candidates.map((one) => ({ ...one, verdict: verdictOn(one, best, counting) })),
  };
}

/** The towers of a named combination that the table does not know count apart. */
function candidatesOf({ rounds }: Diada, scores: ScoreTable): Candidate[] {
  return rounds.flatMap(({ attempts, rows }) => {
    const isNamed = attempts.length < rows.length;
    const counted = isNamed && attempts.some(({ code }) => !scores.has(code)) ? rows : attempts;
    return counted.map((attempt) => ({ attempt, points: pointsOf(scores, attempt) }));
  });
}

/** Why an attempt can never count. */
function exclusionOf({ attempt, points }: Candidate): Verdict | undefined {
  if (!isBuilt(attempt)) return 'not built';
  if (isPilar(attempt.construction) && floorsOf(attempt.construction) <= LOW_PILAR) return 'low pilar';
  return points === 0 ? 'no score' : undefined;
}

/** Ties keep the order of the diada. */
function bestOfEachTower(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  const eligible = candidates.filter((one) => exclusionOf(one) === undefined);
  for (const one of eligible.sort((a, b) => b.points - a.points)) {
    if (!best.has(one.attempt.code)) best.set(one.attempt.code, one);
  }
  return [...best.values()];
}

function countingAmong(best: readonly Candidate[]): Candidate[] {
  const isPilarOf = ({ attempt }: Candidate) => isPilar(attempt.construction);
  const castells = best.filter((one) => !isPilarOf(one)).slice(0, COUNTED_CASTELLS);
  return [...castells, ...best.filter(isPilarOf).slice(0, 1)];
}

function sumOf(candidates: readonly Candidate[]): number {
  return candidates.reduce((sum, { points }) => sum + points, 0);
}

function verdictOn(one: Candidate, best: readonly Candidate[], counting: readonly Candidate[]): Verdict {
  const excluded = exclusionOf(one);
  if (excluded) return excluded;
  if (counting.includes(one)) return 'counts';
  if (!best.includes(one)) return 'repeated';
  return isPilar(one.attempt.construction) ? 'not the best pilar' : 'not in the best three';
}
