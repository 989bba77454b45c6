import { askedPuzzle, isMoreDone, MORE_DONE, moreRoute } from '@/lib/games/shared/more';

const IDS = ['pom', 'dalt-i-baix'];

test('a puzzle is played in the route of the last level, and its address asks for it', () => {
  const route = moreRoute('/mots-encreuats', 3, 'dalt-i-baix');
  expect(route).toBe('/mots-encreuats/2?mes=dalt-i-baix');
  expect(askedPuzzle(route.slice(route.indexOf('?')), IDS)).toEqual({ kind: 'puzzle', id: 'dalt-i-baix' });
});

test.each(['', '?', '?altre=pom'])('an address that ends in %p asks for the level', (search) => {
  expect(askedPuzzle(search, IDS)).toEqual({ kind: 'level' });
});

test.each(['?mes=', '?mes=peu', '?mes=Pom', '?mes=%F0', '?mes=constructor', '?mes=pom%20'])(
  'an address that ends in %p asks for what is not there',
  (search) => {
    expect(askedPuzzle(search, IDS)).toEqual({ kind: 'unknown' });
  },
);

test('a page that plays no puzzles is asked for its level alone', () => {
  expect(askedPuzzle('?mes=pom', [])).toEqual({ kind: 'level' });
});

test('only what was stored for it says that a puzzle is completed', () => {
  expect(isMoreDone(MORE_DONE)).toBe(true);
  for (const text of [null, '', 'true', '{}', '{"fet":1}', '[true]', '{'])
    expect(isMoreDone(text)).toBe(false);
});
