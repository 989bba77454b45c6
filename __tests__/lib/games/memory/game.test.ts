import fc from 'fast-check';
import { CARDS } from '@/__tests__/builders/games';
import {
  askedSize,
  cardViews,
  hasProgress,
  isLocked,
  isWon,
  type MemoryAction,
  type MemoryEvent,
  memoryRules,
  newMemory,
  pairsLeft,
  reduceMemory,
  sizeQuery,
} from '@/lib/games/memory/game';
import { type MemoryEntry, memorySizes, samePairs } from '@/lib/games/memory/pairs';
import { decodeMemory, encodeMemory, type MemoryState } from '@/lib/games/memory/saved';
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

function play(start: MemoryState, ...actions: readonly MemoryAction[]) {
  const random = seededRandom(1);
  let state = start;
  const events: MemoryEvent[] = [];
  for (const action of actions) {
    const result = reduceMemory(state, action, random);
    state = result.state;
    events.push(result.event);
  }
  return { state, event: events.at(-1), events };
}

describe('state', () => {
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

  test('a pair stays face up and counts as one move', () => {
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

test('a saved game is loaded unchanged, also with a mismatch or a win', () => {
  const action = fc.oneof(
    fc.integer({ min: 0, max: 5 }).map(flip),
    fc.constant(SETTLE),
    fc.constant(RESTART),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (sequence) => {
      const { state } = play(aDeck, ...sequence);
      expect(decodeMemory(NAMES, encodeMemory(state))).toEqual(state);
    }),
  );
});

test('a saved game with other cards is ignored', () => {
  expect(decodeMemory(['faixa', 'camisa', 'escut'], encodeMemory(aDeck))).toBeNull();
  expect(decodeMemory(NAMES.slice(1), encodeMemory(aDeck))).toBeNull();
});

test.each([
  ['a card missing', { deck: aDeck.deck.slice(1) }],
  ['three cards of a name', { deck: ['faixa', 'faixa', 'faixa', 'camisa', 'gralla', 'gralla'] }],
  ['no deck', { deck: null }],
  ['half a pair found', { matched: [0], moves: 1 }],
  ['an unequal pair found', { matched: [0, 2], moves: 1 }],
  ['a card found twice', { matched: [0, 0], moves: 1 }],
  ['a pair found without a move', { matched: [0, 1], moves: 0 }],
  ['an equal pair up', { up: [0, 1], moves: 1 }],
  ['three cards up', { up: [0, 2, 4], moves: 2 }],
  ['two cards up without a move', { up: [0, 2], moves: 0 }],
  ['a card both up and found', { up: [0], matched: [0, 1], moves: 1 }],
  ['a place outside', { up: [6] }],
  ['moves that are no count', { moves: -1 }],
  ['moves that are text', { moves: '1' }],
  ['a best result nobody can reach', { best: 2 }],
  ['a best result that is no count', { best: 3.5 }],
])('saved data with %s is ignored', (_, fault) => {
  expect(decodeMemory(NAMES, JSON.stringify({ ...aDeck, ...fault }))).toBeNull();
});

test('loading never throws', () => {
  expect(decodeMemory(NAMES, null)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => decodeMemory(NAMES, text) === null));
});

test('saved data from before there were sizes is loaded with its best result', () => {
  const text =
    '{"deck":["gralla","faixa","camisa","faixa","camisa","gralla"],"up":[4],"matched":[1,3],"moves":2,"best":5}';
  const saved = memoryRules(
    samePairs(NAMES.map((name) => ({ name, image: '/x.svg', spoken: name }))),
    () => 0,
  ).decode(text);
  expect(saved).toMatchObject({ up: [4], matched: [1, 3], moves: 2, best: 5 });
});

describe('pairs', () => {
  const entries: readonly MemoryEntry[] = [
    { kind: 'named', card: 'calcot' },
    { kind: 'views', code: '4d8' },
    { kind: 'spelled', code: '3d7' },
    ...['Pd3', 'Pd4', 'Pd5', 'Td6', 'Td7', '3d6', '4d6'].map((code) => ({ kind: 'spelled', code }) as const),
  ];

  test('the first game has each card twice', () => {
    const [first] = memorySizes(CARDS, []);
    expect(first).toEqual(samePairs(CARDS));
    for (const { sides } of first ?? []) expect(sides[0]).toEqual(sides[1]);
  });

  test('a pair of a larger game has two sides: picture and name, front and plan, or code and words', () => {
    const [, larger] = memorySizes(CARDS, entries);
    expect(larger?.slice(0, 3)).toEqual([
      {
        name: 'nom-calcot',
        sides: [
          { image: '/cartes/calcot.svg', spoken: 'dibuix de calçot' },
          { text: 'Calçot', spoken: 'el nom, calçot' },
        ],
      },
      {
        name: 'vistes-4d8',
        sides: [
          { image: '/cartes/4d8-alcat.webp', spoken: 'quatre de vuit, de cara' },
          { image: '/cartes/4d8-planta.webp', spoken: 'quatre de vuit, des de dalt' },
        ],
      },
      {
        name: 'codi-3d7',
        sides: [
          { text: '3d7', spoken: 'codi 3d7' },
          { text: 'Tres de set', spoken: 'tres de set' },
        ],
      },
    ]);
  });

  test('sizes are limited by the number of entries', () => {
    const counts = (count: number) =>
      memorySizes(CARDS, entries.slice(0, count)).map((pairs) => pairs.length);
    expect(counts(9)).toEqual([3]);
    expect(counts(10)).toEqual([3, 10]);
    const fifteen = [
      ...entries,
      ...['Vd5', '5d6', '7d7', '9d7', '10d7'].map((code) => ({ kind: 'views', code }) as const),
    ];
    expect(memorySizes(CARDS, fifteen).map((pairs) => pairs.length)).toEqual([3, 10, 15]);
  });

  test('an unknown card throws', () => {
    const wrong = [{ kind: 'named', card: 'ningú' } as const, ...entries];
    expect(() => memorySizes(CARDS, wrong)).toThrow('ningú');
  });
});

describe('size', () => {
  const SIZES = [6, 10, 15];

  test('the size is read from the query and written to it', () => {
    for (const place of SIZES.keys()) expect(askedSize(sizeQuery(SIZES, place), SIZES)).toBe(place);
    expect(sizeQuery(SIZES, 0)).toBe('');
    expect(sizeQuery(SIZES, 2)).toBe('?parelles=15');
  });

  test.each(['', '?parelles=', '?parelles=7', '?parelles=1e1', '?parelles=10.0', '?mes=10'])(
    'an address that ends in %p gets the first size',
    (search) => {
      expect(askedSize(search, SIZES)).toBe(0);
    },
  );
});
