// Times the statistics of 200,000 rows as ten sheets and as one: `npm run bench:results`. Fails when too slow.
import { readFileSync } from 'node:fs';
import { groupDiades } from '@/lib/diades/grouping/diades';
import { parseDiades } from '@/lib/diades/reading/diades-sheet';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { type ScoreTable, withFixedScores } from '@/lib/diades/scoring/attempt-points';
import { rankDiades } from '@/lib/diades/scoring/ranking';
import type { Row } from '@/lib/diades/types';

const SMALL = 20_000;
const LARGE = 200_000;
/** Milliseconds for the small sheet on two slow cores. */
const MAX_MS = 64;
/** Times the small sheet that the large one may take. */
const MAX_RATIO = 12;
const RUNS = 9;

const rows = parseDiades(readFileSync('public/data/diades.csv', 'utf8'));
const scores = parseScores(readFileSync('public/data/puntuacions.csv', 'utf8'));
if (!rows.ok || !scores.ok) throw new Error('The published data cannot be read.');
const table = withFixedScores(scores.scores);

const large = sheetOf(rows.rows, LARGE);
const parts = Array.from({ length: LARGE / SMALL }, (_, part) =>
  large.slice(part * SMALL, (part + 1) * SMALL),
);
for (const part of parts) work([part], table);
const smallMs = best(parts) / parts.length;
const largeMs = best([large]);
const ratio = largeMs / smallMs;
console.log(`${SMALL} rows grouped, scored and ranked: ${smallMs.toFixed(1)} ms (at most ${MAX_MS})`);
console.log(`${LARGE} rows: ${largeMs.toFixed(1)} ms, ${ratio.toFixed(1)} times (at most ${MAX_RATIO})`);
process.exitCode = smallMs <= MAX_MS && ratio <= MAX_RATIO ? 0 : 1;

/** The published history over and over, each time by another club, so that diades stay as large as they are. */
function sheetOf(source: readonly Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const row = source[index % source.length];
    if (!row) throw new Error('There are no published rows.');
    const club = Math.floor(index / source.length);
    return club === 0 ? row : { ...row, reason: `${row.reason} ${club}` };
  });
}

/** The results of all the sheets, kept together so that both sizes pay for the memory they fill. */
function work(sheets: readonly (readonly Row[])[], scoreTable: ScoreTable) {
  return sheets.map((sheet) => {
    const { diades } = groupDiades(sheet);
    return { diades, ranking: rankDiades(diades, scoreTable) };
  });
}

/** Milliseconds for all the sheets, one after another, in the run that other programs disturbed least. */
function best(sheets: readonly (readonly Row[])[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work(sheets, table);
    return performance.now() - start;
  });
  return Math.min(...times);
}
