import fc from 'fast-check';
import { reduceMemory } from '@/lib/games/memory/reduce';
import { hasProgress, isLocked, isWon } from '@/lib/games/memory/state';
import type { MemoryAction } from '@/lib/games/memory/types';
import { seededRandom } from '@/lib/random/generator';
import { aDeck, flip, NAMES, play, RESTART, SETTLE } from '../../../builders/memory';

test('a first card turns and waits for the second', () => {
  const { state, event } = play(aDeck, flip(4));
  expect(state).toMatchObject({ up: [4], moves: 0 });
  expect(event).toEqual({ kind: 'flipped', place: 4 });
});

test('a pair stays and counts as one move', () => {
  const { state, event } = play(aDeck, flip(0), flip(1));
  expect(state).toMatchObject({ up: [], matched: [0, 1], moves: 1 });
  expect(event).toEqual({ kind: 'matched', place: 1, left: 2 });
  expect(isLocked(state)).toBe(false);
});

describe('two unequal cards', () => {
  const mismatch = play(aDeck, flip(0), flip(2));

  test('stay up, count as one move and lock the others', () => {
    expect(mismatch.event).toEqual({ kind: 'mismatched', place: 2 });
    expect(mismatch.state).toMatchObject({ up: [0, 2], matched: [], moves: 1 });
    for (const place of [0, 2, 4])
      expect(play(mismatch.state, flip(place))).toMatchObject({
        state: mismatch.state,
        event: { kind: 'refused', reason: 'locked', place },
      });
  });

  test('turn back when they settle', () => {
    const { state, event } = play(mismatch.state, SETTLE);
    expect(event).toEqual({ kind: 'settled' });
    expect(state).toMatchObject({ up: [], moves: 1 });
    expect(play(state, flip(4)).event).toEqual({ kind: 'flipped', place: 4 });
  });
});

test('a card already up, paired or not there cannot be turned', () => {
  expect(play(aDeck, flip(0), flip(0)).event).toEqual({ kind: 'refused', reason: 'face-up', place: 0 });
  expect(play(aDeck, flip(0), flip(1), flip(0)).event).toEqual({
    kind: 'refused',
    reason: 'matched',
    place: 0,
  });
  for (const place of [-1, 6, 0.5])
    expect(play(aDeck, flip(place)).event).toEqual({ kind: 'refused', reason: 'outside', place });
});

test('there is nothing to settle unless two unequal cards are up', () => {
  for (const actions of [[SETTLE], [flip(0), SETTLE], [flip(0), flip(1), SETTLE]])
    expect(play(aDeck, ...actions).event).toEqual({
      kind: 'refused',
      reason: 'nothing-to-settle',
      place: null,
    });
});

describe('winning', () => {
  const winning = [0, 1, 2, 3, 4, 5].map(flip);

  test('happens with the last pair, and the first win is a record', () => {
    const { state, event } = play(aDeck, ...winning);
    expect(event).toEqual({ kind: 'won', place: 5, record: true });
    expect(isWon(state)).toBe(true);
    expect(state).toMatchObject({ moves: 3, best: 3 });
    expect(play(state, flip(0)).event).toMatchObject({ kind: 'refused', reason: 'matched' });
  });

  test('is a record only in fewer moves than ever', () => {
    expect(play({ ...aDeck, best: 3 }, ...winning)).toMatchObject({
      event: { record: false },
      state: { best: 3 },
    });
    expect(play({ ...aDeck, best: 4 }, ...winning)).toMatchObject({
      event: { record: true },
      state: { best: 3 },
    });
    const slow = play({ ...aDeck, best: 3 }, flip(0), flip(2), SETTLE, ...winning);
    expect(slow).toMatchObject({ event: { record: false }, state: { moves: 4, best: 3 } });
  });

  test('and restarting shuffles the same pairs and keeps the best', () => {
    const { state, event } = play(aDeck, ...winning, RESTART);
    expect(event).toEqual({ kind: 'restarted' });
    expect(state).toMatchObject({ up: [], matched: [], moves: 0, best: 3 });
    expect([...state.deck].sort()).toEqual([...NAMES, ...NAMES].sort());
  });
});

test('only a game begun and not won is worth asking about', () => {
  expect(hasProgress(aDeck)).toBe(false);
  expect(hasProgress(play(aDeck, flip(0)).state)).toBe(true);
  expect(hasProgress(play(aDeck, flip(0), flip(2), SETTLE).state)).toBe(true);
  expect(hasProgress(play(aDeck, ...[0, 1, 2, 3, 4, 5].map(flip)).state)).toBe(false);
});

const actions: fc.Arbitrary<MemoryAction> = fc.oneof(
  fc.integer({ min: -1, max: 6 }).map(flip),
  fc.constant(SETTLE),
  fc.constant(RESTART),
);

test('no sequence of actions breaks a state', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 60 }), fc.nat(), (sequence, seed) => {
      const random = seededRandom(seed);
      let state = aDeck;
      for (const action of sequence) {
        state = reduceMemory(state, action, random).state;
        expect(state.up.length).toBeLessThanOrEqual(2);
        expect(state.matched.length % 2).toBe(0);
        expect(new Set([...state.up, ...state.matched]).size).toBe(state.up.length + state.matched.length);
        expect([...state.deck].sort()).toEqual([...aDeck.deck].sort());
      }
    }),
  );
});
