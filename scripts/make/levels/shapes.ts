// Searches patterns that the clues of an extra puzzle can fill:
// `npx tsx scripts/make/levels/shapes.ts PUZZLE COLUMNS ROWS FIRST LAST`, puzzles from 0, one pattern per seed. Prints each filled
// pattern with its figures. Write the one with the best words in `more.ts`.
import { MORE_CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import { fillPattern } from '@/lib/games/crossword/fill';
import type { MoreCrosswordPuzzle } from '@/lib/games/crossword/layout';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import { foldWord } from '@/lib/text/letters';
import { seededRandom } from '@/lib/values/random';
import { drawShape } from './shape';

const [index = 0, columns = 9, rows = 9, first = 1, last = 100] = process.argv.slice(2).map(Number);
const puzzles: readonly MoreCrosswordPuzzle[] = MORE_CROSSWORD_PUZZLES;
const puzzle = puzzles[index];
if (!puzzle) throw new Error(`No puzzle ${index}: they are numbered from 0.`);
const lengths = new Set(puzzle.clues.map(({ word }) => foldWord(word).length));

for (let seed = first; seed <= last; seed += 1) {
  const random = seededRandom(seed);
  const pattern = drawShape({ columns, rows }, lengths, random);
  const words = pattern && fillPattern(pattern, puzzle.clues, random);
  if (!pattern || !words || crosswordProblems({ columns, rows, words }).length > 0) continue;
  console.log(
    seed,
    JSON.stringify(densityOf({ columns, rows, words })),
    words.map(({ word }) => word).join(' '),
  );
  console.log(pattern.join('\n'));
}
