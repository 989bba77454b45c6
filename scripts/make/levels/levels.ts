/** Generates word searches and crosswords from the words of `content/games`: `npm run make:levels`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CROSSWORD_PUZZLES, MORE_CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { MORE_WORD_SEARCH_THEMES, WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import { fillPattern } from '@/lib/games/crossword/fill';
import type { CrosswordLevel, MoreCrossword } from '@/lib/games/crossword/grid';
import { layOutCrossword, type MoreCrosswordPuzzle } from '@/lib/games/crossword/layout';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import {
  generateWordSearch,
  type MoreWordSearchTheme,
  WORD_SEARCH_SIZE,
  type WordSearchTheme,
} from '@/lib/games/word-search/generate';
import type { MoreWordSearch, WordSearchLevel } from '@/lib/games/word-search/grid';
import { seededRandom } from '@/lib/values/random';

/** Attempts at a better crossword. Another seed helps more than more attempts. */
const ROUNDS = 6000;

const moreThemes: readonly MoreWordSearchTheme[] = MORE_WORD_SEARCH_THEMES;
const morePuzzles: readonly MoreCrosswordPuzzle[] = MORE_CROSSWORD_PUZZLES;

const wordSearches = WORD_SEARCH_THEMES.map(wordSearchOf);
const moreWordSearches = moreThemes.map(
  ({ id, ...theme }): MoreWordSearch => ({ id, level: wordSearchOf(theme) }),
);

const crosswords = CROSSWORD_PUZZLES.map(({ seed, clues, ...plan }, index): CrosswordLevel => {
  const words = layOutCrossword(clues, plan, ROUNDS, seededRandom(seed));
  return checked(`crossword ${index}`, plan, words);
});
const moreCrosswords = morePuzzles.map(({ id, title, seed, pattern, clues }): MoreCrossword => {
  const size = { columns: pattern[0]?.length ?? 0, rows: pattern.length };
  return { id, title, level: checked(title, size, fillPattern(pattern, clues, seededRandom(seed))) };
});

writeLevels('word-search', 'levels', 'WordSearchLevel', 'WORD_SEARCH_LEVELS', wordSearches);
writeLevels('word-search', 'more-levels', 'MoreWordSearch', 'MORE_WORD_SEARCHES', moreWordSearches);
writeLevels('crossword', 'levels', 'CrosswordLevel', 'CROSSWORD_LEVELS', crosswords);
writeLevels('crossword', 'more-levels', 'MoreCrossword', 'MORE_CROSSWORDS', moreCrosswords);

for (const level of [...crosswords, ...moreCrosswords.map((one) => one.level)])
  console.log(JSON.stringify(densityOf(level)));
for (const { title, map } of wordSearches) console.log(`${title}\n${map.join('\n')}\n`);

function wordSearchOf({ title, seed, words: meanings }: WordSearchTheme): WordSearchLevel {
  const words = Object.keys(meanings);
  const plan = { words, size: WORD_SEARCH_SIZE, forbidden: FORBIDDEN_WORDS };
  const map = generateWordSearch(plan, seededRandom(seed));
  if (map === null) throw new Error(`No grid for «${title}»: change its words or its seed.`);
  return { title, map, words, meanings: Object.values(meanings) };
}

function checked(
  name: string,
  { columns, rows }: Pick<CrosswordLevel, 'columns' | 'rows'>,
  words: CrosswordLevel['words'] | null,
): CrosswordLevel {
  if (words === null) throw new Error(`No layout for ${name}: change its clues, its squares or its seed.`);
  const level = { columns, rows, words };
  const problems = crosswordProblems(level);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return level;
}

function writeLevels(
  game: string,
  file: string,
  type: string,
  name: string,
  levels: readonly unknown[],
): void {
  const path = `content/games/${game}/${file}.ts`;
  const from = game === 'crossword' ? 'puzzles.ts' : 'themes.ts';
  writeFileSync(
    path,
    `import type { ${type} } from '@/lib/games/${game}/grid';

/** Written by \`npm run make:levels\` from \`${from}\`: change that, and run it again. */
export const ${name} = ${JSON.stringify(levels)} as const satisfies readonly ${type}[];
`,
  );
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', path]);
}
