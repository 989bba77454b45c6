import fc from 'fast-check';
import { aDeck, flip, NAMES, play, RESTART, SETTLE } from '@/__tests__/builders/memory';
import { memoryRules } from '@/lib/games/memory/game';
import { samePairs } from '@/lib/games/memory/pairs';
import { decodeMemory, encodeMemory } from '@/lib/games/memory/saved';

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
