/** Writes content/games/crossword/levels.ts from the clues beside it: `npm run make:crossword` (a minute or so). */

import { writeFileSync } from 'node:fs';
import { CLUES } from '@/content/games/crossword/clues';
import { layOutCrossword } from '@/lib/games/crossword/layout';
import { crosswordProblems } from '@/lib/games/crossword/problems';
import { seededRandom } from '@/lib/random/generator';

const PLAN = { columns: 13, rows: 17, words: 17 };
/** The seed with the most crossings among the first eight. */
const SEED = 1;
const ROUNDS = 1500;
const FILE = new URL('../../content/games/crossword/levels.ts', import.meta.url);

const words = layOutCrossword(CLUES, PLAN, ROUNDS, seededRandom(SEED));
if (words === null) throw new Error('No layout: change the clues or the seed.');
const level = { columns: PLAN.columns, rows: PLAN.rows, words };
const problems = crosswordProblems(level);
if (problems.length > 0) throw new Error(problems.join('\n'));

const entries = words.map(
  ({ word, hint, direction, x, y }) =>
    `      { word: '${word}', hint: '${hint}', direction: ${direction}, x: ${x}, y: ${y} },\n`,
);
writeFileSync(
  FILE,
  `import type { CrosswordLevel } from '@/lib/games/crossword/types';

/** Laid out by scripts/games/crossword.ts from clues.ts: change the clues there and run it again. */
export const CROSSWORD_LEVELS = [
  {
    columns: ${PLAN.columns},
    rows: ${PLAN.rows},
    // biome-ignore format: one line for each clue.
    words: [
${entries.join('')}    ],
  },
] as const satisfies readonly CrosswordLevel[];
`,
);
