import { cardViews, newMemory, pairsLeft } from '@/lib/games/memory/state';
import { seededRandom } from '@/lib/random/generator';
import { aDeck, flip, NAMES, play } from '../../../builders/memory';

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

test('a new game lies face down with two cards of each name, and remembers the best result', () => {
  const state = newMemory(NAMES, seededRandom(2), 7);
  expect(state).toMatchObject({ up: [], matched: [], moves: 0, best: 7 });
  expect([...state.deck].sort()).toEqual([...NAMES, ...NAMES].sort());
  expect(newMemory(NAMES, seededRandom(2)).best).toBeNull();
});

test('a card face down carries no name', () => {
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

test('a pair shows both of its faces, and one that is seen does not tell where the other lies', () => {
  const sidesOf = (deck: readonly string[]) =>
    cardViews({ ...aDeck, deck, matched: [...deck.keys()] }).map((view) => view.face !== 'down' && view.side);
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
