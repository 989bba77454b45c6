import { aGrid, play, select, solve, square, type } from '@/__tests__/builders/crossword';
import {
  announceCrossword,
  clueName,
  describeClue,
  describeSquare,
} from '@/content/interface/games/crossword';
import type { CrosswordAction } from '@/lib/games/crossword/actions';
import { CROSSWORD_REFUSALS, newCrossword } from '@/lib/games/crossword/game';

function announcements(...actions: readonly CrosswordAction[]): readonly string[] {
  return actions.map((_, index) => {
    const { state, event } = play(...actions.slice(0, index + 1));
    return event ? announceCrossword(aGrid, state, event) : '';
  });
}

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

test('a clue is named by number, direction and length', () => {
  expect(aGrid.clues.map(clueName)).toEqual(['3 horitzontal', '4 horitzontal', '1 vertical', '2 vertical']);
  expect(aGrid.clues.map(describeClue)[0]).toBe("3 horitzontal, 5 lletres: On s'actua.");
});

test('each action is announced', () => {
  expect(
    announcements(
      type('pl'),
      { type: 'erase' },
      { type: 'arrow', arrow: 'down' },
      { type: 'next-clue' },
      { type: 'check', scope: 'word' },
      type('t'),
      type('x'),
      { type: 'check', scope: 'word' },
      select(0, 4),
      { type: 'check', scope: 'letter' },
      select(1, 4),
      { type: 'switch-direction' },
      { type: 'check', scope: 'letter' },
      { type: 'reveal', scope: 'letter' },
      { type: 'reveal', scope: 'word' },
      { type: 'check', scope: 'word' },
      ...solve.slice(-1),
      { type: 'restart' },
    ),
  ).toMatchInlineSnapshot(`
[
  "P, L. Ara: 3 horitzontal, lletra 3 de 5, buida.",
  "Casella esborrada. Ara: 3 horitzontal, lletra 2 de 5, buida; 1 vertical, lletra 2 de 5.",
  "1 vertical, lletra 2 de 5, buida; 3 horitzontal, lletra 2 de 5.",
  "2 vertical, 3 lletres: De suro. 2 vertical, lletra 1 de 3, buida.",
  "Encara no hi ha cap lletra per revisar.",
  "T. Ara: 2 vertical, lletra 2 de 3, buida; 3 horitzontal, lletra 5 de 5.",
  "X. Ara: 2 vertical, lletra 3 de 3, buida.",
  "De les 2 lletres, 1 és errònia.",
  "2 vertical, lletra 1 de 3, T.",
  "La lletra és correcta.",
  "2 vertical, lletra 2 de 3, X, errònia; 3 horitzontal, lletra 5 de 5.",
  "3 horitzontal, lletra 5 de 5, X, errònia; 2 vertical, lletra 2 de 3.",
  "La lletra és errònia.",
  "Lletra revelada: A.",
  "Lletres revelades: L, A, Ç.",
  "Les 5 lletres són correctes.",
  "A. Ara: 3 horitzontal, lletra 5 de 5, A, revelada; 2 vertical, lletra 2 de 3.",
  "Nivell reiniciat: la graella és buida. 3 horitzontal, lletra 1 de 5, buida.",
]
`);
});

test('revealing a correct word announces no letter', () => {
  const word = { type: 'reveal', scope: 'word' } as const;
  expect(announcements(type('plaça'), word).at(-1)).toBe(
    'Aquí ja era tot correcte: no hi ha cap lletra nova.',
  );
});

test('the announcement of the win depends on help', () => {
  const state = newCrossword(aGrid);
  expect(announceCrossword(aGrid, state, { kind: 'completed', helped: false })).toBe(
    'Mots encreuats resolts!',
  );
  expect(announceCrossword(aGrid, state, { kind: 'completed', helped: true })).toBe(
    'Mots encreuats resolts amb ajuda!',
  );
});

test('each refusal has its own sentence', () => {
  const sentences = CROSSWORD_REFUSALS.map((reason) =>
    announceCrossword(aGrid, newCrossword(aGrid), { kind: 'refused', reason }),
  );
  expect(new Set(sentences).size).toBe(CROSSWORD_REFUSALS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ú].*\.$/u);
});
