/** Writes content/games/word-search/levels.ts from the themes beside it: `npm run make:word-search`. */

import { writeFileSync } from 'node:fs';
import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import { generateWordSearch } from '@/lib/games/word-search/generate';
import { seededRandom } from '@/lib/random/generator';

const SIZE = 15;
const FILE = new URL('../../content/games/word-search/levels.ts', import.meta.url);

const levels = WORD_SEARCH_THEMES.map(({ title, seed, words }) => {
  const map = generateWordSearch({ words, size: SIZE, forbidden: FORBIDDEN_WORDS }, seededRandom(seed));
  if (map === null) throw new Error(`No grid for «${title}»: change its words or its seed.`);
  return { title, map, words };
});

const quoted = (items: readonly string[], indent: string) =>
  items.map((item) => `${indent}'${item}',\n`).join('');
const entries = levels.map(
  ({ title, map, words }) =>
    `  {\n    title: '${title}',\n    map: [\n${quoted(map, '      ')}    ],\n    words: [\n${quoted(words, '      ')}    ],\n  },\n`,
);
writeFileSync(
  FILE,
  `import type { WordSearchLevel } from '@/lib/games/word-search/types';

/** Written by scripts/games/word-search.ts from themes.ts: change the words there and run it again. */
export const WORD_SEARCH_LEVELS = [
${entries.join('')}] as const satisfies readonly WordSearchLevel[];
`,
);
for (const { title, map } of levels)
  console.log(`${title}\n${map.map((row) => [...row].join(' ')).join('\n')}\n`);
