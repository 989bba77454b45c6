import { layOutCrossword } from '@/lib/games/crossword/layout';
import { crosswordProblems } from '@/lib/games/crossword/problems';
import { seededRandom } from '@/lib/values/random';

const clues = ['Plaça', 'Soca', 'Tap', 'Agulla', 'Cordó', 'Colla', 'Torre', 'Pilar', 'Aleta', 'Neta'].map(
  (word) => ({
    word,
    hint: `Pista de ${word}`,
  }),
);
const plan = { columns: 7, rows: 7, words: 6 };

test('a layout can be played, fills the plan and reads from the top', () => {
  const words = layOutCrossword(clues, plan, 200, seededRandom(3)) ?? [];
  expect(words).toHaveLength(plan.words);
  expect(crosswordProblems({ ...plan, words })).toEqual([]);
  const places = words.map(({ x, y }) => y * plan.columns + x);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the same seed gives the same layout', () => {
  const layout = () => layOutCrossword(clues, plan, 50, seededRandom(4));
  expect(layout()).toEqual(layout());
});

test('a plan that cannot be met gives none', () => {
  expect(layOutCrossword(clues.slice(0, 3), plan, 20, seededRandom(1))).toBeNull();
});
