/** Writes the levels of the word search and the crossword from the words beside them: `npm run make:levels`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import { densityOf } from '@/lib/games/crossword/density';
import { layOutCrossword } from '@/lib/games/crossword/layout';
import { crosswordProblems } from '@/lib/games/crossword/problems';
import type { CrosswordLevel } from '@/lib/games/crossword/types';
import { generateWordSearch, WORD_SEARCH_SIZE } from '@/lib/games/word-search/generate';
import type { WordSearchLevel } from '@/lib/games/word-search/types';
import { seededRandom } from '@/lib/random/generator';
import { ROUNDS } from './rounds';

const wordSearches = WORD_SEARCH_THEMES.map(({ title, seed, words }): WordSearchLevel => {
  const plan = { words, size: WORD_SEARCH_SIZE, forbidden: FORBIDDEN_WORDS };
  const map = generateWordSearch(plan, seededRandom(seed));
  if (map === null) throw new Error(`No grid for «${title}»: change its words or its seed.`);
  return { title, map, words };
});

const crosswords = CROSSWORD_PUZZLES.map(({ seed, clues, ...plan }, index): CrosswordLevel => {
  const words = layOutCrossword(clues, plan, ROUNDS, seededRandom(seed));
  if (words === null) throw new Error(`No layout for crossword ${index}: change its clues, size or seed.`);
  const level = { columns: plan.columns, rows: plan.rows, words };
  const problems = crosswordProblems(level);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return level;
});

writeLevels('word-search', 'WordSearchLevel', 'WORD_SEARCH_LEVELS', wordSearches);
writeLevels('crossword', 'CrosswordLevel', 'CROSSWORD_LEVELS', crosswords);

for (const level of crosswords) console.log(JSON.stringify(densityOf(level)));
for (const { title, map } of wordSearches) console.log(`${title}\n${map.join('\n')}\n`);

function writeLevels(game: string, type: string, name: string, levels: readonly unknown[]): void {
  const file = `content/games/${game}/levels.ts`;
  writeFileSync(
    file,
    `import type { ${type} } from '@/lib/games/${game}/types';

/** Written by \`npm run make:levels\` from the words beside it: change those, and run it again. */
export const ${name} = ${JSON.stringify(levels)} as const satisfies readonly ${type}[];
`,
  );
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file]);
}
