import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDay } from '@/app/build-day';
import { club } from '@/content/club';
import { NOTE_TEXTS } from '@/content/interface/row-problems';
import { resultsRules } from '@/content/results';
import { towers } from '@/content/towers';
import { countDiades, withScores } from '@/lib/results/count';
import { decodeText } from '@/lib/results/reading/csv';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import { readingRange, type SnapshotFacts } from '@/lib/results/snapshot';
import { fingerprint } from '@/lib/values/hash';

function sheetBytes(name: 'diades' | 'puntuacions'): Uint8Array {
  return readFileSync(join(process.cwd(), `public/data/${name}.csv`));
}

export function readSheet(name: 'diades' | 'puntuacions'): string {
  return decodeText(sheetBytes(name));
}

/** Results as committed. Throws, which stops the build, when a CSV cannot be read. */
function readSnapshot() {
  const built = buildDay;
  const founded = club.founded.year;
  const rows = parseDiades(readSheet('diades'), readingRange({ founded, built }, built));
  const points = parseScores(readSheet('puntuacions'));
  if (!rows.ok) throw new Error(`public/data/diades.csv cannot be read: ${rows.reason}`);
  if (!points.ok) throw new Error(`public/data/puntuacions.csv cannot be read: ${points.reason}`);
  const { firstMonth, fixedScores } = resultsRules;
  const counted = countDiades(rows, NOTE_TEXTS, firstMonth);
  const { facts, ...results } = withScores(counted, points, NOTE_TEXTS, fixedScores);
  const fingerprints = {
    diades: fingerprint(sheetBytes('diades')),
    puntuacions: fingerprint(sheetBytes('puntuacions')),
  };
  const scored = points.scores.size;
  const snapshotFacts: SnapshotFacts = { ...facts, built, founded, firstMonth, fingerprints, scored };
  return { ...results, snapshotFacts };
}

export const snapshot = readSnapshot();

export const towerPages: readonly string[] = towers.map(({ code }) => code);
