import fc from 'fast-check';
import { aDeck, flip, NAMES, play, RESTART, SETTLE } from '@/__tests__/builders/memory';
import {
  cardViews,
  hasProgress,
  isLocked,
  isWon,
  type MemoryAction,
  newMemory,
  pairsLeft,
  reduceMemory,
} from '@/lib/games/memory/game';
import { seededRandom } from '@/lib/values/random';

describe('state', () => {
  const SEED = Number(process.env.SHUFFLE_SEED ?? 1994);

  test(`every name is equally likely at every place (chi-square over 3 names and 6 places, seed ${SEED})`, () => {
    const random = seededRandom(SEED);
    const games = 6000;
    const counts = NAMES.map(() => Array.from({ length: 6 }, () => 0));
    for (let game = 0; game < games; game++) {
      for (const [place, name] of newMemory(NAMES, random).deck.entries()) {
        const row = counts[NAMES.indexOf(name)];
        row?.splice(place, 1, (row[place] ?? 0) + 1);
      }
    }
    const expected = games / NAMES.length;
    const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 29.59 is passed by one fair deck in a thousand, at (3 - 1) × (6 - 1) = 10 degrees of freedom.
    expect(chiSquare).toBeLessThan(29.59);
  });

  test('a new game has two cards of each name, face down, and keeps the best result', () => {
    const state = newMemory(NAMES, seededRandom(2), 7);
    expect(state).toMatchObject({ up: [], matched: [], moves: 0, best: 7 });
    expect([...state.deck].sort()).toEqual([...NAMES, ...NAMES].sort());
    expect(newMemory(NAMES, seededRandom(2)).best).toBeNull();
  });

  test('a card face down has no name', () => {
    const { state } = play(aDeck, flip(0), flip(1), flip(2));
    expect(cardViews(state)).toEqual([
      { face: 'matched', name: 'faixa', side: 1 },
      { face: 'matched', name: 'faixa', side: 0 },
      { face: 'up', name: 'camisa', side: 1 },
      { face: 'down' },
      { face: 'down' },
      { face: 'down' },
    ]);
    expect(pairsLeft(state)).toBe(2);
  });

  test('a pair shows both of its sides, and a visible side does not reveal where the other is', () => {
    const sidesOf = (deck: readonly string[]) =>
      cardViews({ ...aDeck, deck, matched: [...deck.keys()] }).map(
        (view) => view.face !== 'down' && view.side,
      );
    const first = new Set<unknown>();
    for (let seed = 1; seed <= 50; seed += 1) {
      const { deck } = newMemory(NAMES, seededRandom(seed));
      const sides = sidesOf(deck);
      for (const name of NAMES) {
        const places = [deck.indexOf(name), deck.lastIndexOf(name)];
        expect(places.map((place) => sides[place]).sort()).toEqual([0, 1]);
        first.add(sides[places[0] ?? 0]);
      }
    }
    expect(first).toEqual(new Set([0, 1]));
  });
});

describe('reduce', () => {
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

  test('a card that is up, matched or missing cannot be turned', () => {
    expect(play(aDeck, flip(0), flip(0)).event).toEqual({ kind: 'refused', reason: 'face-up', place: 0 });
    expect(play(aDeck, flip(0), flip(1), flip(0)).event).toEqual({
      kind: 'refused',
      reason: 'matched',
      place: 0,
    });
    for (const place of [-1, 6, 0.5])
      expect(play(aDeck, flip(place)).event).toEqual({ kind: 'refused', reason: 'outside', place });
  });

  test('settling is refused unless two different cards are up', () => {
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

  test('only a game begun and not won has progress', () => {
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

  test('any sequence of actions gives a valid state', () => {
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
});
