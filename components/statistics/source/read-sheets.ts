import { pause } from '@/lib/browser/pause';
import { today } from '@/lib/browser/today';
import { decodeText } from '@/lib/csv/decode';
import { dayOfReading, lacksDiades, lacksScores, type SheetCopy } from '@/lib/diades/copy';
import { parseDiadesInSteps } from '@/lib/diades/reading/diades-sheet';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import type { ScoreTable } from '@/lib/diades/scoring/attempt-points';
import type { Diada } from '@/lib/diades/types';
import { countDiades, countResults } from './count-results';
import { failed } from './failure';
import type { Read } from './load';

/** Parses the diades of a CSV. Fails if it has too few compared with the built-in copy. */
export async function readDiades(sheet: Uint8Array, copy: SheetCopy): Promise<Read<readonly Diada[]>> {
  const parsed = await parseDiadesInSteps(decodeText(sheet), pause, dayOfReading(copy, today()));
  if (!parsed.ok) return failed('diades', parsed);
  await pause();
  const { diades, facts } = countDiades(parsed);
  if (lacksDiades(facts, copy)) return failed('diades', shrunken(facts.count, copy.count));
  await pause();
  return { ok: true, data: diades, facts };
}

/** Parses the diades of one CSV and the points of the other. */
export async function readResults(
  diadesSheet: Uint8Array,
  scoresSheet: Uint8Array,
  copy: SheetCopy,
): Promise<Read<{ readonly diades: readonly Diada[]; readonly scores: ScoreTable }>> {
  const parsed = await parseDiadesInSteps(decodeText(diadesSheet), pause, dayOfReading(copy, today()));
  if (!parsed.ok) return failed('diades', parsed);
  const points = parseScores(decodeText(scoresSheet));
  if (!points.ok) return failed('puntuacions', points);
  const scored = points.scores.size;
  if (lacksScores(scored, copy)) return failed('puntuacions', shrunken(scored, copy.scored));
  await pause();
  const { facts, ...data } = countResults(parsed, points);
  if (lacksDiades(facts, copy)) return failed('diades', shrunken(facts.count, copy.count));
  await pause();
  return { ok: true, data, facts };
}

const shrunken = (found: number, kept: number) => ({ ok: false, reason: 'shrunken', found, kept }) as const;
