import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { towers } from '@/content/towers';
import { today } from '@/lib/browser/today';
import { groupDiades } from '@/lib/diades/grouping/diades';
import { parseDiades } from '@/lib/diades/reading/diades-sheet';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { withFixedScores } from '@/lib/diades/scoring/attempt-points';

/** The text of one of the site's own sheets. */
export function readSheet(name: 'diades' | 'puntuacions'): string {
  return readFileSync(join(process.cwd(), `public/data/${name}.csv`), 'utf8');
}

/** The results as committed, which every page is built with. Throws, and so stops the build, when they are unreadable. */
function readSnapshot() {
  const rows = parseDiades(readSheet('diades'));
  const points = parseScores(readSheet('puntuacions'));
  if (!rows.ok) throw new Error(`public/data/diades.csv cannot be read: ${rows.reason}`);
  if (!points.ok) throw new Error(`public/data/puntuacions.csv cannot be read: ${points.reason}`);
  const { diades } = groupDiades(rows.rows);
  return {
    diades,
    scores: withFixedScores(points.scores),
    dates: { built: today(), latest: diades.at(-1)?.date ?? null },
  };
}

/** Read once for all the pages that one process builds. */
export const snapshot = readSnapshot();

/** Codes of the towers that have a page of their own. */
export const towerPages: readonly string[] = towers.map(({ code }) => code);
