import { seasonOf } from '@/lib/dates/seasons';
import type { Diada } from '@/lib/results/diada';
import type { ScoreTable } from '@/lib/results/scoring/scores';
import { pointsOf } from '@/lib/results/scoring/scores';
import { rankDiades } from '@/lib/results/views/ranking';
import { isBuilt } from '@/lib/towers/types';
import type { BestStatement, CoursesStatement, RankStatement } from './statement';
import { featsOf } from './statement';

type Results = { readonly diades: readonly Diada[]; readonly scores: ScoreTable };

export function bestContradiction(
  { best, from, to }: BestStatement,
  { diades, scores }: Results,
): string | undefined {
  const built = featsOf(diades)
    .filter((feat) => isBuilt(feat) && !feat.pilar)
    .filter(({ date }) => date.slice(0, 7) >= from && date.slice(0, 7) <= to)
    .sort((one, other) => pointsOf(scores, other) - pointsOf(scores, one));
  const top = built[0];
  if (top?.code === best) return undefined;
  return `best castell from ${from} to ${to}, ${best}: the results have ${top ? `${top.code} on ${top.date}` : 'none'}`;
}

export function coursesContradiction(
  { tower, courses, until }: CoursesStatement,
  diades: readonly Diada[],
): string | undefined {
  const tried = featsOf(diades).filter(
    ({ code, date }) => code === tower && date.slice(0, until.length) <= until,
  );
  const seasons = new Set(tried.map(({ date }) => seasonOf(date)));
  if (seasons.size === courses) return undefined;
  return `${tower} in ${courses} courses until ${until}: the results have ${[...seasons].join(', ') || 'none'}`;
}

export function rankContradiction(
  { rank, date }: RankStatement,
  { diades, scores }: Results,
): string | undefined {
  const all = rankDiades(diades, scores, diades.length);
  const found = all.find(({ diada }) => diada.date === date);
  if (found?.position === rank) return undefined;
  return `diada of ${date} in place ${rank}: the results have ${found ? `it in place ${found.position}` : 'none that day'}`;
}
