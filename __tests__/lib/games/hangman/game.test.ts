import {
  type HangmanEvent,
  type HangmanState,
  INITIAL_HANGMAN,
  keysOf,
  placesOf,
  reduceHangman,
  statusOf,
} from '@/lib/games/hangman/game';

const shown = (phrase: string, state: HangmanState) =>
  placesOf(phrase, state)
    .map((place) => place.shown ?? '_')
    .join('');

test.each([
  ['letters are hidden, spaces and the middle dot are not', 'col·la de vuit', [], '___·__ __ ____'],
  ['a letter is shown in all its places with its accent', 'cordó nou', ['O'], '_o__ó _o_'],
] as const)('%s', (_, phrase, tried, places) => {
  expect(shown(phrase, { tried })).toBe(places);
});

test('a hidden place does not reveal its letter', () => {
  for (const place of placesOf('faixa', INITIAL_HANGMAN))
    expect(place).toEqual({ kind: 'letter', shown: null });
});

test('each of 27 keys is unused, valid or invalid', () => {
  const keys = keysOf('faixa', { tried: ['A', 'T'] });
  const withStatus = (status: string) =>
    keys.filter((key) => key.status === status).map(({ letter }) => letter);
  expect([withStatus('valid'), withStatus('invalid'), withStatus('unused').length]).toEqual([
    ['A'],
    ['T'],
    25,
  ]);
});

function play(phrase: string, keys: string | readonly string[]) {
  let state = INITIAL_HANGMAN;
  let event: HangmanEvent | null = null;
  for (const text of keys) ({ state, event } = reduceHangman(phrase, state, { type: 'guess', text }));
  return { state, event };
}

test.each<[string, string, string | readonly string[], object]>([
  ['a right letter counts all its places', 'faixa', 'a', { kind: 'right', letter: 'A', times: 2 }],
  ['accents are ignored', 'plaça', 'à', { kind: 'right', letter: 'A', times: 2 }],
  ['Ç is not C', 'plaça', 'c', { kind: 'wrong', letter: 'C', left: 4 }],
  ['Ç is a letter', 'plaça', 'ç', { kind: 'right', letter: 'Ç', times: 1 }],
  ['a wrong letter leaves one error fewer', 'faixa', 'trsl', { kind: 'wrong', letter: 'L', left: 1 }],
  ['a right letter is tried once, in any case', 'faixa', 'aA', { kind: 'refused', reason: 'already-tried' }],
  ['a wrong letter is tried once', 'faixa', 'tt', { kind: 'refused', reason: 'already-tried' }],
  ['a letter with an accent is the same letter', 'faixa', 'aà', { kind: 'refused', reason: 'already-tried' }],
  ['a key that is no letter is refused', 'faixa', ['Enter'], { kind: 'refused', reason: 'not-a-letter' }],
  ['the fifth error loses', 'faixa', 'trslo', { kind: 'lost', letter: 'O' }],
  ['the last letter wins, with four errors', 'quatre de vuit', 'xywzquatredvi', { kind: 'won', letter: 'I' }],
])('%s', (_, phrase, keys, event) => {
  expect(play(phrase, keys).event).toEqual(event);
});

test.each(['trslo', 'faix'])('after the end (%s) letters are refused until a restart', (keys) => {
  const { state } = play('faixa', keys);
  expect(statusOf('faixa', state)).not.toBe('playing');
  expect(reduceHangman('faixa', state, { type: 'guess', text: 'm' })).toEqual({
    state,
    event: { kind: 'refused', reason: 'over' },
  });
  expect(reduceHangman('faixa', state, { type: 'restart' }).state).toEqual(INITIAL_HANGMAN);
});
