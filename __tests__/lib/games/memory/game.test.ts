import { CARDS } from '@/__tests__/builders/games';
import {
  askedSize,
  cardViews,
  hasProgress,
  type MemoryAction,
  type MemoryEvent,
  newMemory,
  pairsLeft,
  reduceMemory,
  sizeQuery,
} from '@/lib/games/memory/game';
import { type MemoryEntry, memorySizes, samePairs } from '@/lib/games/memory/pairs';
import type { MemoryState } from '@/lib/games/memory/saved';
import { seededRandom } from '@/lib/values/random';

const NAMES = ['faixa', 'camisa', 'gralla'];

/** faixa at 0 and 1, camisa at 2 and 3, gralla at 4 and 5. */
const aDeck: MemoryState = {
  deck: ['faixa', 'faixa', 'camisa', 'camisa', 'gralla', 'gralla'],
  up: [],
  matched: [],
  moves: 0,
  best: null,
};

const flip = (place: number): MemoryAction => ({ type: 'flip', place });
const SETTLE: MemoryAction = { type: 'settle' };
const RESTART: MemoryAction = { type: 'restart' };
const winning = [0, 1, 2, 3, 4, 5].map(flip);

function play(start: MemoryState, ...actions: readonly MemoryAction[]) {
  const random = seededRandom(1);
  let state = start;
  let event: MemoryEvent | undefined;
  for (const action of actions) ({ state, event } = reduceMemory(state, action, random));
  return { state, event };
}

const matched = (place: number, left: number) => ({ kind: 'matched', place, left });
const refused = (reason: string, place: number | null) => ({ kind: 'refused', reason, place });

test.each<readonly [string, readonly MemoryAction[], object, Partial<MemoryState>]>([
  ['a first card turns and waits', [flip(4)], { kind: 'flipped', place: 4 }, { up: [4], moves: 0 }],
  ['a pair stays up', [flip(0), flip(1)], matched(1, 2), { up: [], matched: [0, 1], moves: 1 }],
  ['unequal cards stay', [flip(0), flip(2)], { kind: 'mismatched', place: 2 }, { up: [0, 2], moves: 1 }],
  ['unequal cards lock others', [flip(0), flip(2), flip(4)], refused('locked', 4), { up: [0, 2], moves: 1 }],
  ['unequal cards turn back', [flip(0), flip(2), SETTLE], { kind: 'settled' }, { up: [], moves: 1 }],
  ['then any card turns', [flip(0), flip(2), SETTLE, flip(4)], { kind: 'flipped', place: 4 }, { up: [4] }],
  ['a card that is up stays', [flip(0), flip(0)], refused('face-up', 0), { up: [0] }],
  ['a card that was found stays', [flip(0), flip(1), flip(0)], refused('matched', 0), { matched: [0, 1] }],
  ...[-1, 6, 0.5].map((place) => [`card ${place}`, [flip(place)], refused('outside', place), aDeck] as const),
  ...[[], [flip(0)], [flip(0), flip(1)]].map(
    (actions) =>
      [`after ${actions.length}`, [...actions, SETTLE], refused('nothing-to-settle', null), {}] as const,
  ),
  ['a restart', [...winning, RESTART], { kind: 'restarted' }, { up: [], matched: [], moves: 0, best: 3 }],
])('%s', (_, actions, event, expected) => {
  const result = play(aDeck, ...actions);
  expect(result.event).toEqual(event);
  expect(result.state).toMatchObject(expected);
  expect([...result.state.deck].sort()).toEqual([...aDeck.deck].sort());
});

test.each([
  ['the first win is a record', null, winning, true],
  ['fewer moves than ever are a record', 4, winning, true],
  ['as many moves are none', 3, winning, false],
  ['more moves are none', 3, [flip(0), flip(2), SETTLE, ...winning], false],
])('%s', (_, best, actions, record) => {
  const { state, event } = play({ ...aDeck, best }, ...actions);
  expect(event).toEqual({ kind: 'won', place: 5, record });
  expect(state).toMatchObject({ moves: actions.length === 6 ? 3 : 4, best: 3 });
});

test('a card face down has no name', () => {
  const { state } = play(aDeck, flip(0), flip(1), flip(2));
  expect(cardViews(state)).toEqual([
    { face: 'matched', name: 'faixa', side: 1 },
    { face: 'matched', name: 'faixa', side: 0 },
    { face: 'up', name: 'camisa', side: 1 },
    ...[3, 4, 5].map(() => ({ face: 'down' })),
  ]);
  expect(pairsLeft(state)).toBe(2);
});

test('a pair shows both of its sides, and a visible side does not reveal where the other is', () => {
  const first = new Set<unknown>();
  for (let seed = 1; seed <= 50; seed += 1) {
    const { deck } = newMemory(NAMES, seededRandom(seed));
    const views = cardViews({ ...aDeck, deck, matched: [...deck.keys()] });
    const sides = views.map((view) => view.face !== 'down' && view.side);
    for (const name of NAMES) {
      const places = [deck.indexOf(name), deck.lastIndexOf(name)];
      expect(places.map((place) => sides[place]).sort()).toEqual([0, 1]);
      first.add(sides[places[0] ?? 0]);
    }
  }
  expect(first).toEqual(new Set([0, 1]));
});

test('only a game begun and not won has progress', () => {
  const states = [[], [flip(0)], [flip(0), flip(2), SETTLE], winning].map(
    (actions) => play(aDeck, ...actions).state,
  );
  expect(states.map(hasProgress)).toEqual([false, true, true, false]);
});

describe('pairs', () => {
  const entries: readonly MemoryEntry[] = [
    { kind: 'named', card: 'calcot' },
    { kind: 'views', code: '4d8' },
    { kind: 'spelled', code: '3d7' },
    ...['Pd3', 'Pd4', 'Pd5', 'Td6', 'Td7', '3d6', '4d6'].map((code) => ({ kind: 'spelled', code }) as const),
  ];

  test('of the first game are each card twice', () => {
    const [first] = memorySizes(CARDS, []);
    expect(first).toEqual(samePairs(CARDS));
    for (const { sides } of first ?? []) expect(sides[0]).toEqual(sides[1]);
  });

  test('of a larger game have two sides: picture and name, front and plan, or code and words', () => {
    const [, larger] = memorySizes(CARDS, entries);
    expect(larger?.slice(0, 3).map(({ name, sides }) => [name, ...sides])).toEqual([
      [
        'nom-calcot',
        { image: '/cartes/calcot.svg', spoken: 'dibuix de calçot' },
        { text: 'Calçot', spoken: 'el nom, calçot' },
      ],
      [
        'vistes-4d8',
        { image: '/cartes/4d8-alcat.avif', spoken: 'quatre de vuit, de cara' },
        { image: '/cartes/4d8-planta.avif', spoken: 'quatre de vuit, des de dalt' },
      ],
      ['codi-3d7', { text: '3d7', spoken: 'codi 3d7' }, { text: 'Tres de set', spoken: 'tres de set' }],
    ]);
  });

  test('are as many as there are entries for', () => {
    const more = ['Vd5', '5d6', '7d7', '9d7', '10d7'].map((code) => ({ kind: 'views', code }) as const);
    const sizes = [entries.slice(0, 9), entries, [...entries, ...more]].map((given) =>
      memorySizes(CARDS, given).map((pairs) => pairs.length),
    );
    expect(sizes).toEqual([[3], [3, 10], [3, 10, 15]]);
  });

  test('of an unknown card stop the build', () => {
    expect(() => memorySizes(CARDS, [{ kind: 'named', card: 'ningú' }, ...entries])).toThrow('ningú');
  });
});

describe('the size in the address', () => {
  const SIZES = [6, 10, 15];

  test('is written, but for the first, and read back', () => {
    const queries = SIZES.map((_, place) => sizeQuery(SIZES, place));
    expect(queries).toEqual(['', '?parelles=10', '?parelles=15']);
    expect(queries.map((query) => askedSize(query, SIZES))).toEqual([0, 1, 2]);
  });

  test.each(['?parelles=', '?parelles=7', '?parelles=1e1', '?mes=10'])('%p is the first size', (search) => {
    expect(askedSize(search, SIZES)).toBe(0);
  });
});
