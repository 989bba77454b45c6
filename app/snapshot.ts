import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countResults } from '@/components/statistics/source/count-results';
import { towers } from '@/content/towers';
import { today } from '@/lib/browser/today';
import { decodeText } from '@/lib/csv/decode';
import type { SheetCopy } from '@/lib/diades/copy';
import { parseDiades } from '@/lib/diades/reading/diades-sheet';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { fingerprint } from '@/lib/text/fingerprint';

function sheetBytes(name: 'diades' | 'puntuacions'): Uint8Array {
  return readFileSync(join(process.cwd(), `public/data/${name}.csv`));
}

export function readSheet(name: 'diades' | 'puntuacions'): string {
  return decodeText(sheetBytes(name));
}

/** Results as committed. Throws, which stops the build, when a CSV cannot be read. */
function readSnapshot() {
  const built = today();
  const rows = parseDiades(readSheet('diades'), built);
  const points = parseScores(readSheet('puntuacions'));
  if (!rows.ok) throw new Error(`public/data/diades.csv cannot be read: ${rows.reason}`);
  if (!points.ok) throw new Error(`public/data/puntuacions.csv cannot be read: ${points.reason}`);
  const { facts, ...results } = countResults(rows, points);
  const prints = {
    diades: fingerprint(sheetBytes('diades')),
    puntuacions: fingerprint(sheetBytes('puntuacions')),
  };
  const copy: SheetCopy = { ...facts, built, prints, scored: points.scores.size };
  return { ...results, copy };
}

export const snapshot = readSnapshot();

export const towerPages: readonly string[] = towers.map(({ code }) => code);
