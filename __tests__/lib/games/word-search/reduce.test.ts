import fc from 'fast-check';
import { letterAt } from '@/lib/games/word-search/grid';
import { reduceWordSearch } from '@/lib/games/word-search/reduce';
import { hasProgress, INITIAL_WORD_SEARCH, isCompleted } from '@/lib/games/word-search/state';
import { HEADINGS, type Heading, type WordSearchAction } from '@/lib/games/word-search/types';
import { aLevel, at, line, PEU, PINYA, play, playFrom, SOCA } from '../../../builders/word-search';

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
  ])('refuses %s and takes the mark off', (_, actions, reason) => {
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

  test('out of the map is refused', () => {
    const { state, event } = play(select(line(at(0, 0), at(0, 9))));
    expect(event).toMatchObject({ kind: 'refused', reason: 'outside' });
    expect(state).toEqual(INITIAL_WORD_SEARCH);
  });
});

test('the last word completes the level, and from then on no letter can be picked', () => {
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

  test('stops at the edge and says so', () => {
    const { state, event } = play({ type: 'move', heading: 'north' });
    expect(state.cursor).toEqual(at(0, 0));
    expect(event).toEqual({ kind: 'refused', reason: 'edge', cell: at(0, 0) });
  });
});

test('cancelling takes the mark off, and without a mark there is nothing to cancel', () => {
  expect(play(pick(1, 1), { type: 'cancel' }).state.anchor).toBeNull();
  expect(play({ type: 'cancel' }).event).toMatchObject({ kind: 'refused', reason: 'nothing-marked' });
});

describe('a hint', () => {
  test('shows the first letter, takes the cursor there and keeps the mark', () => {
    const { state, event } = play(pick(4, 4), { type: 'hint', word: 1 });
    expect(event).toEqual({ kind: 'hinted', word: 1, cell: at(3, 1) });
    expect(state).toMatchObject({ hinted: [1], cursor: at(3, 1), anchor: at(4, 4) });
  });

  test('asked twice is remembered once', () => {
    expect(play({ type: 'hint', word: 1 }, { type: 'hint', word: 1 }).state.hinted).toEqual([1]);
  });

  test('is not given for a word already found or unknown', () => {
    expect(play(select(PINYA), { type: 'hint', word: 0 }).event).toMatchObject({ reason: 'already-found' });
    expect(play({ type: 'hint', word: 9 }).event).toMatchObject({ reason: 'outside' });
  });
});

test('restarting brings the beginning back, and only words and hints are worth asking about', () => {
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

test('no sequence of actions breaks a state, and words once found stay found', () => {
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
