import { aGrid, play, playFrom, select, solve, square, type } from '@/__tests__/builders/crossword';
import type { ARROWS, CrosswordAction } from '@/lib/games/crossword/actions';
import {
  type CrosswordState,
  crossingWord,
  currentWord,
  hasProgress,
  isCompleted,
  isFilled,
  newCrossword,
  squareViews,
} from '@/lib/games/crossword/game';
import { ACROSS, DOWN } from '@/lib/games/crossword/grid';

test('a new game starts on the first letter of the first clue across, and a restart too', () => {
  const start = newCrossword(aGrid);
  expect(start).toMatchObject({ square: square(1, 0), direction: ACROSS, wrong: [], revealed: [] });
  expect(start.entries.every((entry) => entry === null)).toBe(true);
  const { state } = play(type('pl'));
  const restarted = playFrom(state, { type: 'restart' }).state;
  expect([state, restarted].map(hasProgress)).toEqual([true, false]);
  expect(restarted).toEqual(start);
});

test('has a current clue, and a crossing one where two cross; a clue is filled by right and wrong letters', () => {
  const { state } = play(select(1, 1));
  expect([currentWord(aGrid, state)?.number, crossingWord(aGrid, state)?.number]).toEqual([3, 1]);
  expect(crossingWord(aGrid, play(select(1, 2)).state)).toBeNull();
  const [, , plaza] = aGrid.words;
  expect(['xxxx', 'xxxxx'].map((text) => plaza && isFilled(play(type(text)).state, plaza))).toEqual([
    false,
    true,
  ]);
});

test('a square view has number, letter, marks and whether it is current', () => {
  const { state } = play(type('x'), select(1, 0), { type: 'check', scope: 'letter' });
  const views = squareViews(aGrid, state);
  const marked = { number: 3, entry: 'X', wrong: true, revealed: false, current: true, highlighted: true };
  expect(views[square(0, 0)]).toBeNull();
  expect(views[square(1, 0)]).toEqual({ square: square(1, 0), ...marked });
  expect(views[square(1, 4)]).toMatchObject({ highlighted: true, current: false, entry: null });
  expect(views[square(0, 1)]).toMatchObject({ highlighted: false, number: 1 });
});

/** The rows of a grid. */
const rowsOf = ({ entries }: CrosswordState) =>
  entries
    .map((entry) => entry ?? '·')
    .join('')
    .match(/.{5}/g) ?? [];

const arrow = (name: (typeof ARROWS)[number]) => ({ type: 'arrow', arrow: name }) as const;
const clue = (word: number) => ({ type: 'clue', word }) as const;
const check = (scope: 'letter' | 'word' | 'all') => ({ type: 'check', scope }) as const;
const reveal = (scope: 'letter' | 'word') => ({ type: 'reveal', scope }) as const;
const at = (row: number, column: number) => ({ square: square(row, column) });
const refused = (reason: string) => ({ kind: 'refused', reason });
const typed = (letters: string, more = {}) => ({ kind: 'typed', letters: [...letters], ...more });
const checked = (written: number, wrong: number) => ({ kind: 'checked', written, wrong });
const chosen = (word: number) => ({ kind: 'clue-chosen', word });
const revealed = (...letters: string[]) => ({ kind: 'revealed', letters });
const completed = (helped: boolean) => ({ kind: 'completed', helped });
const [moved, erased] = [{ kind: 'moved' }, { kind: 'erased' }];

const TURN = { type: 'switch-direction' } as const;
const ERASE = { type: 'erase' } as const;
const NEXT = { type: 'next-clue' } as const;
const CLEAR = { type: 'clear' } as const;
const FIRST = { type: 'first-letter' } as const;
const LAST = { type: 'last-letter' } as const;
const wrongWord = [type('plxçx'), select(1, 2)];
const otherClue = aGrid.clues[1];

type Rows = readonly (readonly [string, readonly CrosswordAction[], event: object, state: object])[];

describe.each<readonly [string, Rows]>([
  [
    'typing',
    [
      ['drops accents, steps on', [type('pl'), type('à')], typed('A'), { ...at(1, 3), row: 'PLA··' }],
      ['goes on at the next clue', [type('plaça')], typed('PLAÇA', { nextClue: otherClue?.index }), at(4, 0)],
      ['stays at the end of a word', [LAST, type('a'), type('x')], typed('X'), { ...at(1, 4), row: '····X' }],
      ['drops what is left over', [select(4, 2), type('ca·pdevila')], typed('CA'), { last: '··CA·' }],
      ...['7', '', ' ', '´', '·'].map(
        (text) => [`refuses "${text}"`, [type(text)], refused('not-a-letter'), newCrossword(aGrid)] as const,
      ),
    ],
  ],
  [
    'erasing',
    [
      ['goes back from an empty square', [type('pl'), ERASE], erased, { ...at(1, 1), row: 'P····' }],
      ['goes back to the clue before', [type('plaça'), FIRST, ERASE], moved, { ...at(1, 4), row: 'PLAÇA' }],
      ['empties a square first', [type('plaça'), select(1, 4), ERASE], erased, { ...at(1, 4), row: 'PLAÇ·' }],
      ['stops at the start', [ERASE], refused('edge'), at(1, 0)],
      ['by Delete does not move', [type('pl'), select(1, 0), CLEAR], erased, { ...at(1, 0), row: '·L···' }],
      ['by Delete needs a letter', [CLEAR], refused('nothing-to-clear'), at(1, 0)],
    ],
  ],
  [
    'moving',
    [
      ['goes on along the word', [arrow('right')], moved, at(1, 1)],
      ['goes back', [select(1, 2), arrow('left')], moved, at(1, 1)],
      ['turns first', [select(1, 1), arrow('down')], moved, { ...at(1, 1), direction: DOWN }],
      ['walks after', [select(1, 1), arrow('down'), arrow('down')], moved, at(2, 1)],
      ['walks up after', [select(1, 1), arrow('down'), arrow('up')], moved, at(0, 1)],
      ['jumps over black squares', [arrow('down')], moved, { ...at(4, 0), direction: ACROSS }],
      ['takes up another word', [select(2, 1), arrow('right')], moved, { ...at(2, 4), direction: DOWN }],
      ['is refused at the edge', [arrow('left')], refused('edge'), at(1, 0)],
      ['is refused with nothing below', [select(2, 4), arrow('down')], refused('edge'), at(2, 4)],
      ['by a click keeps the direction', [select(1, 1)], moved, { direction: ACROSS }],
      ['by a second click turns', [select(1, 1), select(1, 1)], moved, { direction: DOWN }],
      ['by a third click turns back', [1, 2, 3].map(() => select(1, 1)), moved, { direction: ACROSS }],
      ['by a click takes the only direction', [select(0, 4)], moved, { direction: DOWN }],
      ['chooses no black square', [select(0, 0)], refused('black-square'), at(1, 0)],
      ['chooses no square outside', [{ type: 'select', square: 99 }], refused('black-square'), at(1, 0)],
      ['does not turn where one word runs', [TURN], refused('one-direction'), { direction: ACROSS }],
      ['goes to the last letter', [select(1, 2), LAST], moved, at(1, 4)],
      ['goes to the first letter', [select(1, 2), FIRST], moved, at(1, 0)],
    ],
  ],
  [
    'choosing a clue',
    [
      ['opens its first gap', [type('pl'), clue(3), clue(2)], chosen(2), at(1, 2)],
      ['opens a full one at its start', [type('plaça'), clue(2)], chosen(2), at(1, 0)],
      ['refuses one that is none', [clue(9)], refused('unknown-clue'), at(1, 0)],
      ['goes on', [NEXT], chosen(3), at(4, 0)],
      ['goes round', [NEXT, NEXT, NEXT, NEXT], chosen(2), at(1, 0)],
      ['goes back', [{ type: 'previous-clue' }], chosen(1), {}],
    ],
  ],
  [
    'checking',
    [
      ['of a letter strikes it', [...wrongWord, check('letter')], checked(1, 1), { wrong: [square(1, 2)] }],
      ['of a word', [...wrongWord, check('word')], checked(5, 2), { wrong: [square(1, 2), square(1, 4)] }],
      ['of the grid', [...wrongWord, select(4, 0), type('x'), check('all')], checked(6, 3), {}],
      ['finds an empty word', [check('word')], checked(0, 0), { wrong: [] }],
      ['forgets a letter', [...wrongWord, check('word'), type('a')], typed('A'), { wrong: [square(1, 4)] }],
      ['is no help to win', [type('x'), check('all'), ...solve], completed(false), {}],
    ],
  ],
  [
    'revealing',
    [
      [
        'gives a letter',
        [type('x'), select(1, 0), check('all'), reveal('letter')],
        revealed('P'),
        { revealed: [square(1, 0)], wrong: [] },
      ],
      ['keeps it from a letter', [reveal('letter'), type('z')], typed('P'), { ...at(1, 1), row: 'P····' }],
      ['keeps it from Backspace', [reveal('letter'), type('z'), ERASE], erased, { row: 'P····' }],
      ['keeps it from Delete', [reveal('letter'), CLEAR], refused('nothing-to-clear'), { row: 'P····' }],
      ['gives the rest', [type('plxça'), select(1, 0), reveal('word')], revealed('A'), { row: 'PLAÇA' }],
      ['gives once', [reveal('word'), reveal('word')], revealed(), { row: 'PLAÇA' }],
      ['is told at the win', [reveal('word'), ...solve], completed(true), {}],
      [
        'can itself complete the grid',
        aGrid.words.flatMap(({ index }) => [clue(index), reveal('word')]),
        completed(true),
        {},
      ],
    ],
  ],
])('%s', (_what, rows) => {
  test.each(rows)('%s', (_, actions, event, expected) => {
    const { state, event: last } = play(...actions);
    const [, row, , , lastRow] = rowsOf(state);
    expect(last).toEqual(event);
    expect({ ...state, row, last: lastRow }).toMatchObject(expected);
  });
});

describe('completing', () => {
  test('happens when every square is right', () => {
    const wrong = play(...solve.slice(0, -1), type('soce'));
    expect([wrong.event?.kind, isCompleted(aGrid, wrong.state)]).toEqual(['typed', false]);
    const { state, event } = play(...solve);
    expect([event, isCompleted(aGrid, state)]).toEqual([completed(false), true]);
  });

  test('ends the writing, not the looking around', () => {
    const { state } = play(...solve);
    for (const action of [type('x'), ERASE, CLEAR, check('all'), reveal('word')])
      expect(playFrom(state, action)).toEqual({ state, event: refused('completed') });
    expect(playFrom(state, select(1, 1)).event).toEqual(moved);
  });
});
