import { crossingWord, currentWord, isFilled, squareViews } from '@/lib/games/crossword/state';
import { aGrid, play, select, square, type } from '../../../builders/crossword';

test('the clue being written and the one that crosses it are known', () => {
  const { state } = play(select(1, 1));
  expect(currentWord(aGrid, state)?.number).toBe(3);
  expect(crossingWord(aGrid, state)?.number).toBe(1);
  expect(crossingWord(aGrid, play(select(1, 2)).state)).toBeNull();
});

test('a clue is filled when each of its squares has a letter, right or not', () => {
  const [, , plaza] = aGrid.words;
  const filled = (text: string) => (plaza ? isFilled(play(type(text)).state, plaza) : null);
  expect(filled('xxxx')).toBe(false);
  expect(filled('xxxxx')).toBe(true);
});

test('a square shows its number, letter, marks and whether it is being written', () => {
  const { state } = play(type('x'), select(1, 0), { type: 'check', scope: 'letter' });
  const views = squareViews(aGrid, state);
  expect(views[square(0, 0)]).toBeNull();
  expect(views[square(1, 0)]).toEqual({
    square: square(1, 0),
    number: 3,
    entry: 'X',
    wrong: true,
    revealed: false,
    current: true,
    highlighted: true,
  });
  expect(views[square(1, 4)]).toMatchObject({ highlighted: true, current: false, entry: null });
  expect(views[square(0, 1)]).toMatchObject({ highlighted: false, number: 1 });
});
