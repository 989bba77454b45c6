import { aGrid, play, select, square, type } from '@/__tests__/builders/crossword';
import { announceCrossword, describeSquare } from '@/content/interface/games/crossword';
import type { CrosswordAction } from '@/lib/games/crossword/actions';
import { CROSSWORD_REFUSALS, newCrossword } from '@/lib/games/crossword/game';

describe('the description of a square', () => {
  test('names both words, the current one first', () => {
    const across = play(select(1, 1)).state;
    expect(describeSquare(aGrid, across, square(1, 1))).toBe(
      '3 horitzontal, lletra 2 de 5, buida; 1 vertical, lletra 2 de 5',
    );
    const down = play(select(1, 1), { type: 'switch-direction' }).state;
    expect(describeSquare(aGrid, down, square(1, 1))).toBe(
      '1 vertical, lletra 2 de 5, buida; 3 horitzontal, lletra 2 de 5',
    );
  });

  test('names one word if only one runs there, and a black square', () => {
    expect(describeSquare(aGrid, newCrossword(aGrid), square(4, 3))).toBe(
      '4 horitzontal, lletra 4 de 4, buida',
    );
    expect(describeSquare(aGrid, newCrossword(aGrid), square(0, 0))).toBe('casella negra');
  });

  test('names the letter, and whether it is wrong or revealed', () => {
    const check = { type: 'check', scope: 'letter' } as const;
    const reveal = { type: 'reveal', scope: 'letter' } as const;
    const described = (...actions: readonly CrosswordAction[]) =>
      describeSquare(aGrid, play(...actions).state, square(1, 0));
    expect(described(type('x'))).toBe('3 horitzontal, lletra 1 de 5, X');
    expect(described(type('x'), select(1, 0), check)).toBe('3 horitzontal, lletra 1 de 5, X, errònia');
    expect(described(reveal)).toBe('3 horitzontal, lletra 1 de 5, P, revelada');
  });
});

test('each refusal has its own sentence', () => {
  const sentences = CROSSWORD_REFUSALS.map((reason) =>
    announceCrossword(aGrid, newCrossword(aGrid), { kind: 'refused', reason }),
  );
  expect(new Set(sentences).size).toBe(CROSSWORD_REFUSALS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ú].*\.$/u);
});
