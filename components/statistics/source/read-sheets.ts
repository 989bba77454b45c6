import { pause } from '@/lib/browser/pause';
import { parseDiadesInSteps } from '@/lib/diades/reading/diades-sheet';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import type { ScoreTable } from '@/lib/diades/scoring/attempt-points';
import type { Diada } from '@/lib/diades/types';
import { countDiades, countResults } from './count-results';
import { failed, type Read } from './load';

/** The diades of a sheet. */
export async function readDiades(text: string): Promise<Read<readonly Diada[]>> {
  const parsed = await parseDiadesInSteps(text, pause);
  if (!parsed.ok) return failed('diades', parsed);
  const { diades, facts } = countDiades(parsed);
  return { ok: true, data: diades, facts };
}

/** The diades of one sheet and the points of the other. */
export async function readResults(
  diadesText: string,
  scoresText: string,
): Promise<Read<{ readonly diades: readonly Diada[]; readonly scores: ScoreTable }>> {
  const parsed = await parseDiadesInSteps(diadesText, pause);
  if (!parsed.ok) return failed('diades', parsed);
  const points = parseScores(scoresText);
  if (!points.ok) return failed('puntuacions', points);
  const { facts, ...data } = countResults(parsed, points);
  return { ok: true, data, facts };
}
