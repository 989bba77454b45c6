import { isBuilt } from '@/lib/towers/outcome';
import { type Attempt, type Diada, floorsOf, isPilar } from '../types';
import { pointsOf, type ScoreTable } from './attempt-points';

/** Why an attempt adds its points to the score, or why it does not. */
export const VERDICTS = [
  'counts',
  'not built',
  'low pilar',
  'no score',
  'repeated',
  'not in the best three',
  'not the best pilar',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export type ScoredAttempt = {
  readonly attempt: Attempt;
  /** What it is worth by itself; it adds to the score only when it counts. */
  readonly points: number;
  readonly verdict: Verdict;
};

export type ScoredDiada = {
  readonly diada: Diada;
  readonly points: number;
  /** Every attempt in the order of the rounds; the points of those that count add up to `points`. */
  readonly attempts: readonly ScoredAttempt[];
};

const COUNTED_CASTELLS = 3;
/** A pilar counts above this height. */
const LOW_PILAR = 4;

/** Its place among the attempts of the diada tells it from another try of the same tower. */
type Candidate = { readonly attempt: Attempt; readonly points: number; readonly place: number };

/** The points of a diada: its three best castells, each tower once, and its best pilar above four. */
export function diadaPoints(diada: Diada, scores: ScoreTable): number {
  return chooseCounting(diada, scores).reduce((sum, { points }) => sum + points, 0);
}

/** The same points with the reason of each attempt. */
export function scoreDiada(diada: Diada, scores: ScoreTable): ScoredDiada {
  const counting = chooseCounting(diada, scores);
  const attempts = diada.rounds.flatMap((round) => round.attempts);
  const candidates = attempts.map((attempt, place) => ({
    attempt,
    points: pointsOf(scores, attempt),
    place,
  }));
  return {
    diada,
    points: counting.reduce((sum, { points }) => sum + points, 0),
    attempts: candidates.map((one) => ({
      attempt: one.attempt,
      points: one.points,
      verdict: judge(one, candidates, counting),
    })),
  };
}

/** The attempts that add up to the score. Nearly every diada of a sheet only passes through here, so it is frugal. */
function chooseCounting({ rounds }: Diada, scores: ScoreTable): readonly Candidate[] {
  const castells: Candidate[] = [];
  let pilar: Candidate | undefined;
  let place = -1;
  for (const { attempts } of rounds) {
    for (const attempt of attempts) {
      place += 1;
      const points = pointsOf(scores, attempt);
      if (hindrance(attempt, points)) continue;
      if (!isPilar(attempt.construction)) keepBest(castells, { attempt, points, place });
      else if (!pilar || points > pilar.points) pilar = { attempt, points, place };
    }
  }
  return pilar ? [...castells, pilar] : castells;
}

/** Keeps the best castells in order, each tower once at its best; the first of equals stays. */
function keepBest(castells: Candidate[], candidate: Candidate): void {
  const same = castells.findIndex(({ attempt }) => attempt.key === candidate.attempt.key);
  if (same !== -1) {
    if ((castells[same]?.points ?? 0) >= candidate.points) return;
    castells.splice(same, 1);
  }
  const worse = castells.findIndex(({ points }) => points < candidate.points);
  castells.splice(worse === -1 ? castells.length : worse, 0, candidate);
  if (castells.length > COUNTED_CASTELLS) castells.pop();
}

/** What keeps an attempt out whatever else was built. */
function hindrance(attempt: Attempt, points: number): Verdict | undefined {
  if (!isBuilt(attempt)) return 'not built';
  if (isPilar(attempt.construction) && floorsOf(attempt.construction) <= LOW_PILAR) return 'low pilar';
  return points === 0 ? 'no score' : undefined;
}

function judge(
  { attempt, points, place }: Candidate,
  candidates: readonly Candidate[],
  counting: readonly Candidate[],
): Verdict {
  const hindered = hindrance(attempt, points);
  if (hindered) return hindered;
  if (counting.some((one) => one.place === place)) return 'counts';
  const better = (one: Candidate) => one.points > points || (one.points === points && one.place < place);
  if (candidates.some((one) => one.attempt.key === attempt.key && better(one))) return 'repeated';
  return isPilar(attempt.construction) ? 'not the best pilar' : 'not in the best three';
}
