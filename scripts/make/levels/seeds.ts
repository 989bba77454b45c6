// Prints the figures of a crossword for each seed: `npx tsx scripts/make/levels/seeds.ts PUZZLE FIRST LAST`, puzzles from 0. Write
// the best seed in `puzzles.ts`.
import { CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import { type CrosswordPuzzle, layOutCrossword } from '@/lib/games/crossword/layout';
import { densityOf } from '@/lib/games/crossword/problems';
import { seededRandom } from '@/lib/values/random';
import { ROUNDS } from './shape';

const [index = 0, first = 1, last = 20] = process.argv.slice(2).map(Number);
const puzzle: CrosswordPuzzle | undefined = CROSSWORD_PUZZLES[index];
if (!puzzle) throw new Error(`No puzzle ${index}: they are numbered from 0.`);
const { clues, seed: _, ...plan } = puzzle;

for (let seed = first; seed <= last; seed += 1) {
  const words = layOutCrossword(clues, plan, ROUNDS, seededRandom(seed));
  const figures = words ? densityOf({ columns: plan.columns, rows: plan.rows, words }) : 'no layout';
  console.log(seed, JSON.stringify(figures));
}
