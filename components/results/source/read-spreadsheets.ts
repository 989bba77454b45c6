import { NOTE_TEXTS } from '@/content/interface/row-problems';
import { resultsRules } from '@/content/results';
import { today } from '@/lib/browser/clock';
import { yieldToBrowser } from '@/lib/browser/yield';
import { countDiades, type Results, withScores } from '@/lib/results/count';
import type { Diada } from '@/lib/results/diada';
import { decodeText } from '@/lib/results/reading/csv';
import { parseDiadesInSteps } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import { lacksDiades, lacksScores, readingRange, type SnapshotFacts } from '@/lib/results/snapshot';
import { failed, type Read } from './failure';

/** Fails if there are too few diades. */
export async function readDiades(
  bytes: Uint8Array,
  snapshotFacts: SnapshotFacts,
): Promise<Read<readonly Diada[]>> {
  const parsed = await parseDiadesInSteps(
    decodeText(bytes),
    yieldToBrowser,
    readingRange(snapshotFacts, today()),
  );
  if (!parsed.ok) return failed('diades', parsed);
  await yieldToBrowser();
  const { diades, facts } = countDiades(parsed, NOTE_TEXTS, snapshotFacts.firstMonth);
  if (lacksDiades(facts, snapshotFacts)) return failed('diades', tooFew(facts.count, snapshotFacts.count));
  await yieldToBrowser();
  return { ok: true, data: diades, facts };
}

/** Fails if there are too few diades or scored towers. */
export async function readResults(
  diadesBytes: Uint8Array,
  scoresBytes: Uint8Array,
  snapshotFacts: SnapshotFacts,
): Promise<Read<Results>> {
  const read = await readDiades(diadesBytes, snapshotFacts);
  if (!read.ok) return read;
  const points = parseScores(decodeText(scoresBytes));
  if (!points.ok) return failed('puntuacions', points);
  const scored = points.scores.size;
  if (lacksScores(scored, snapshotFacts)) return failed('puntuacions', tooFew(scored, snapshotFacts.scored));
  const counted = { diades: read.data, facts: read.facts };
  const { facts, ...data } = withScores(counted, points, NOTE_TEXTS, resultsRules.fixedScores);
  return { ok: true, data, facts };
}

const tooFew = (found: number, kept: number) => ({ ok: false, reason: 'shrunken', found, kept }) as const;
