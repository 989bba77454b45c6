import { pointsOf, type ScoreTable } from './scores';
import { type Attempt, type Diada, floorsOf, isBuilt, isPilar } from './types';

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
const COUNTED_PILARS = 1;
/** A pilar counts above this height. */
const LOW_PILAR = 4;

/** The three best castells, each tower once, and the best pilar above four; a carregat is worth its own points. */
export function scoreDiada(diada: Diada, scores: ScoreTable): ScoredDiada {
  const attempts = diada.rounds.flatMap((round) => round.attempts);
  const candidates = attempts.map((attempt) => ({ attempt, points: pointsOf(scores, attempt) }));
  const scored = judge(candidates);
  const counting = scored.filter(({ verdict }) => verdict === 'counts');
  return { diada, points: counting.reduce((sum, { points }) => sum + points, 0), attempts: scored };
}

type Places = { castells: number; pilars: number };
type Candidate = { readonly attempt: Attempt; readonly points: number };

/** The candidates in their own order with their verdicts; the best choose first, the first among equals. */
function judge(candidates: readonly Candidate[]): ScoredAttempt[] {
  const taken = new Set<string>();
  const places = { castells: COUNTED_CASTELLS, pilars: COUNTED_PILARS };
  const judged = new Map<Candidate, Verdict>();
  for (const candidate of [...candidates].sort((one, other) => other.points - one.points)) {
    judged.set(candidate, firstHindrance(candidate) ?? place(candidate, taken, places));
  }
  return candidates.map((candidate) => ({ ...candidate, verdict: judged.get(candidate) ?? 'not built' }));
}

function place({ attempt }: Candidate, taken: Set<string>, places: Places): Verdict {
  if (taken.has(attempt.key)) return 'repeated';
  taken.add(attempt.key);
  const kind = isPilar(attempt.construction) ? 'pilars' : 'castells';
  places[kind] -= 1;
  if (places[kind] >= 0) return 'counts';
  return kind === 'pilars' ? 'not the best pilar' : 'not in the best three';
}

/** What keeps an attempt out whatever else was built. */
function firstHindrance({ attempt, points }: Candidate): Verdict | undefined {
  if (!isBuilt(attempt)) return 'not built';
  if (isPilar(attempt.construction) && floorsOf(attempt.construction) <= LOW_PILAR) return 'low pilar';
  return points === 0 ? 'no score' : undefined;
}
