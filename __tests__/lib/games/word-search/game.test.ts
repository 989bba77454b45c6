import fc from 'fast-check';
import { aLevel, at, line, PEU, PINYA, play, playFrom, SOCA } from '@/__tests__/builders/word-search';
import {
  decodeWordSearch,
  encodeWordSearch,
  foundLines,
  hasProgress,
  INITIAL_WORD_SEARCH,
  isCompleted,
  lineOf,
  marksOf,
  reduceWordSearch,
  sizeOf,
  type WordSearchAction,
  wordAlong,
  wordSearchKey,
} from '@/lib/games/word-search/game';
import { HEADINGS, type Heading, letterAt } from '@/lib/games/word-search/grid';

describe('state', () => {
  test('finds the size of a level and the lines of its words', () => {
    expect(sizeOf(aLevel)).toEqual(at(5, 5));
    expect(aLevel.words.map((_, word) => lineOf(aLevel, word))).toEqual([PINYA, SOCA, PEU]);
    expect(lineOf(aLevel, 3)).toBeNull();
  });

  test('a selection matches a whole word, in both directions', () => {
    expect(wordAlong(aLevel, PEU)).toBe(2);
    expect(wordAlong(aLevel, line(PEU.end, PEU.start))).toBe(2);
    expect(wordAlong(aLevel, line(at(0, 0), at(0, 3)))).toBeNull();
  });

  test('found words give lines in the order found', () => {
    const { state } = play({ type: 'select', line: SOCA }, { type: 'select', line: PINYA });
    expect(foundLines(aLevel, state)).toEqual([SOCA, PINYA]);
  });

  test('a square is marked as found, start, hinted or cursor; the hint of a found word is not', () => {
    const { state } = play(
      { type: 'hint', word: 0 },
      { type: 'hint', word: 1 },
      { type: 'pick', cell: at(4, 4) },
    );
    expect(marksOf(aLevel, state)[0]?.[0]).toEqual({
      found: false,
      start: false,
      hinted: true,
      cursor: false,
    });
    expect(marksOf(aLevel, state)[4]?.[4]).toEqual({
      found: false,
      start: true,
      hinted: false,
      cursor: true,
    });
    const { state: after } = play({ type: 'hint', word: 0 }, { type: 'select', line: PINYA });
    expect(marksOf(aLevel, after)[0]?.[0]).toMatchObject({ found: true, hinted: false });
    expect(
      marksOf(aLevel, after)
        .flat()
        .filter(({ found }) => found),
    ).toHaveLength(5);
  });
});

describe('reduce', () => {
  const pick = (row: number, column: number) => ({ type: 'pick', cell: at(row, column) }) as const;
  const select = (picked: typeof PINYA) => ({ type: 'select', line: picked }) as const;

  describe('picking', () => {
    test('marks the first letter and waits for the second', () => {
      const { state, event } = play(pick(0, 0));
      expect(state.anchor).toEqual(at(0, 0));
      expect(event).toEqual({ kind: 'marked', cell: at(0, 0) });
    });

    test('finds a word by its two ends', () => {
      const { state, event } = play(pick(0, 0), pick(0, 4));
      expect(state).toMatchObject({ found: [0], anchor: null, cursor: at(0, 4) });
      expect(event).toEqual({ kind: 'found', word: 0, left: 2 });
    });

    test('finds a word from its last letter to its first', () => {
      expect(play(pick(0, 4), pick(3, 1)).event).toEqual({ kind: 'found', word: 1, left: 2 });
    });

    test.each([
      ['two letters that are not in line', [pick(0, 0), pick(1, 3)], 'not-straight'],
      ['letters that are no word', [pick(0, 0), pick(0, 3)], 'no-word'],
      ['the same letter twice', [pick(0, 0), pick(0, 0)], 'no-word'],
      ['a word found before', [pick(0, 0), pick(0, 4), pick(0, 4), pick(0, 0)], 'already-found'],
    ])('refuses %s and removes the mark', (_, actions, reason) => {
      const { state, event } = play(...actions);
      expect(event).toMatchObject({ kind: 'refused', reason });
      expect(state.anchor).toBeNull();
    });

    test('outside the map changes nothing, the mark included', () => {
      const marked = play(pick(0, 0)).state;
      const { state, event } = playFrom(marked, pick(0, 5));
      expect(state).toBe(marked);
      expect(event).toMatchObject({ kind: 'refused', reason: 'outside' });
    });
  });

  describe('dragging', () => {
    test('finds a word in one go and drops a mark left by a tap', () => {
      const { state, event } = play(pick(4, 4), select(SOCA));
      expect(state).toMatchObject({ found: [1], anchor: null });
      expect(event).toMatchObject({ kind: 'found', word: 1 });
    });

    test('outside the map is refused', () => {
      const { state, event } = play(select(line(at(0, 0), at(0, 9))));
      expect(event).toMatchObject({ kind: 'refused', reason: 'outside' });
      expect(state).toEqual(INITIAL_WORD_SEARCH);
    });
  });

  test('the last word completes the level, and then letters are refused', () => {
    const { state, event } = play(select(PINYA), select(SOCA), select(PEU));
    expect(event).toEqual({ kind: 'completed', word: 2 });
    expect(isCompleted(aLevel, state)).toBe(true);
    for (const action of [pick(0, 0), select(PINYA)]) {
      const after = playFrom(state, action);
      expect(after.event).toMatchObject({ kind: 'refused', reason: 'completed' });
      expect(after.state).toMatchObject({ found: state.found, anchor: null });
    }
  });

  describe('moving', () => {
    test.each(Object.entries(HEADINGS))('goes one square %s', (heading, step) => {
      const names = Object.keys(HEADINGS).filter((name): name is Heading => name === heading);
      const moves = names.map((name) => ({ type: 'move', heading: name }) as const);
      const { state } = playFrom({ ...INITIAL_WORD_SEARCH, cursor: at(2, 2) }, ...moves);
      expect(state.cursor).toEqual(at(2 + step.row, 2 + step.column));
    });

    test('is refused at the edge', () => {
      const { state, event } = play({ type: 'move', heading: 'north' });
      expect(state.cursor).toEqual(at(0, 0));
      expect(event).toEqual({ kind: 'refused', reason: 'edge', cell: at(0, 0) });
    });
  });

  test('cancelling removes the mark, and is refused without a mark', () => {
    expect(play(pick(1, 1), { type: 'cancel' }).state.anchor).toBeNull();
    expect(play({ type: 'cancel' }).event).toMatchObject({ kind: 'refused', reason: 'nothing-marked' });
  });

  describe('a hint', () => {
    test('marks the first letter, moves the cursor there and keeps the mark', () => {
      const { state, event } = play(pick(4, 4), { type: 'hint', word: 1 });
      expect(event).toEqual({ kind: 'hinted', word: 1, cell: at(3, 1) });
      expect(state).toMatchObject({ hinted: [1], cursor: at(3, 1), anchor: at(4, 4) });
    });

    test('requested twice is stored once', () => {
      expect(play({ type: 'hint', word: 1 }, { type: 'hint', word: 1 }).state.hinted).toEqual([1]);
    });

    test('is refused for a found or unknown word', () => {
      expect(play(select(PINYA), { type: 'hint', word: 0 }).event).toMatchObject({ reason: 'already-found' });
      expect(play({ type: 'hint', word: 9 }).event).toMatchObject({ reason: 'outside' });
    });
  });

  test('restarting resets the state, and only words and hints count as progress', () => {
    expect(hasProgress(play(pick(0, 0)).state)).toBe(false);
    expect(hasProgress(play({ type: 'hint', word: 0 }).state)).toBe(true);
    const played = play(select(PINYA)).state;
    expect(hasProgress(played)).toBe(true);
    expect(playFrom(played, { type: 'restart' }).state).toEqual(INITIAL_WORD_SEARCH);
  });

  const cells = fc.record({ row: fc.integer({ min: -1, max: 6 }), column: fc.integer({ min: -1, max: 6 }) });
  const actions = fc.oneof<fc.Arbitrary<WordSearchAction>[]>(
    fc
      .constantFrom('east', 'southwest', 'north', 'southeast')
      .map((heading) => ({ type: 'move', heading }) as const),
    cells.map((cell) => ({ type: 'pick', cell }) as const),
    fc.constantFrom(PINYA, SOCA, PEU, line(at(0, 0), at(9, 9))).map(select),
    fc.constant({ type: 'cancel' } as const),
    fc.integer({ min: -1, max: 4 }).map((word) => ({ type: 'hint', word }) as const),
  );

  test('any sequence of actions gives a valid state, and found words stay found', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 40 }), (sequence) => {
        let state = INITIAL_WORD_SEARCH;
        for (const action of sequence) {
          const next = reduceWordSearch(aLevel, state, action).state;
          expect(next.found.slice(0, state.found.length)).toEqual(state.found);
          expect(new Set(next.found).size).toBe(next.found.length);
          expect(new Set(next.hinted).size).toBe(next.hinted.length);
          expect(letterAt(aLevel.map, next.cursor)).not.toBeNull();
          expect(next.anchor === null || letterAt(aLevel.map, next.anchor) !== null).toBe(true);
          state = next;
        }
      }),
    );
  });
});

describe('keys', () => {
  const { state } = play({ type: 'move', heading: 'south' });

  test('arrows, the corner keys and the numeric pad reach all eight directions', () => {
    const headings = (keys: readonly string[]) =>
      keys.map((key) => {
        const action = wordSearchKey(state, key);
        return action?.type === 'move' ? action.heading : null;
      });
    const pad = ['6', '3', '2', '1', '4', '7', '8', '9'];
    const names = ['ArrowRight', 'PageDown', 'ArrowDown', 'End', 'ArrowLeft', 'Home', 'ArrowUp', 'PageUp'];
    expect(headings(names)).toEqual(Object.keys(HEADINGS));
    expect(headings(pad)).toEqual(Object.keys(HEADINGS));
  });

  test('Enter and Space pick the square under the cursor', () => {
    expect(wordSearchKey(state, 'Enter')).toEqual({ type: 'pick', cell: at(1, 0) });
    expect(wordSearchKey(state, ' ')).toEqual({ type: 'pick', cell: at(1, 0) });
  });

  test('Escape cancels a mark; without one it is ignored, as are other keys', () => {
    expect(wordSearchKey(state, 'Escape')).toBeNull();
    expect(wordSearchKey({ ...state, anchor: at(0, 0) }, 'Escape')).toEqual({ type: 'cancel' });
    for (const key of ['Tab', 'a', '5', 'F5']) expect(wordSearchKey(state, key)).toBeNull();
  });
});

const someActions: readonly WordSearchAction[] = [
  { type: 'select', line: PINYA },
  { type: 'select', line: SOCA },
  { type: 'hint', word: 2 },
  { type: 'pick', cell: at(2, 2) },
  { type: 'move', heading: 'southeast' },
  { type: 'cancel' },
];

test('a saved game is loaded unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...someActions)), (sequence) => {
      const { state } = playFrom(INITIAL_WORD_SEARCH, ...sequence);
      expect(decodeWordSearch(aLevel, encodeWordSearch(aLevel, state))).toEqual(state);
    }),
  );
});

test('a completed level is not loaded', () => {
  const { state } = play(...[PINYA, SOCA, PEU].map((line) => ({ type: 'select', line }) as const));
  expect(decodeWordSearch(aLevel, encodeWordSearch(aLevel, state))).toBeNull();
});

test('a saved game of another map is ignored', () => {
  const other = { ...aLevel, map: aLevel.map.map((row) => row.replace('X', 'Z')) };
  expect(decodeWordSearch(aLevel, encodeWordSearch(other, INITIAL_WORD_SEARCH))).toBeNull();
});

const good = { map: aLevel.map.join(''), cursor: at(0, 0), anchor: null, found: [0], hinted: [] };

test('the base of the cases below is valid', () => {
  expect(decodeWordSearch(aLevel, JSON.stringify(good))).toMatchObject({ found: [0] });
});

test.each([
  { found: [3] },
  { found: [0, 0] },
  { found: undefined },
  { hinted: ['0'] },
  { cursor: null },
  { cursor: at(5, 0) },
  { cursor: { row: 0 } },
  { cursor: at(0.5, 0) },
  { anchor: at(0, -1) },
  { anchor: undefined },
  { anchor: 'x' },
])('saved data with %j is ignored', (fault) => {
  expect(decodeWordSearch(aLevel, JSON.stringify({ ...good, ...fault }))).toBeNull();
});

test('loading never throws', () => {
  expect(decodeWordSearch(aLevel, null)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => decodeWordSearch(aLevel, text) === null));
  fc.assert(fc.property(fc.json(), (text) => decodeWordSearch(aLevel, text) === null));
});
