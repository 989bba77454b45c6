import fc from 'fast-check';
import {
  decodeHangman,
  encodeHangman,
  errorsOf,
  type HangmanEvent,
  type HangmanState,
  INITIAL_HANGMAN,
  keysOf,
  MAX_ERRORS,
  placesOf,
  reduceHangman,
  statusOf,
} from '@/lib/games/hangman/game';
import { LETTERS } from '@/lib/text/letters';

describe('state', () => {
  const shown = (phrase: string, state: HangmanState) =>
    placesOf(phrase, state)
      .map((place) => place.shown ?? '_')
      .join('');

  test('letters are hidden, spaces and the middle dot are shown from the start', () => {
    expect(shown('col·la de vuit', INITIAL_HANGMAN)).toBe('___·__ __ ____');
  });

  test('a letter is shown in all its places with its accent', () => {
    expect(shown('cordó nou', { tried: ['O'] })).toBe('_o__ó _o_');
  });

  test('a hidden place does not reveal its letter', () => {
    for (const place of placesOf('faixa', INITIAL_HANGMAN))
      expect(place).toEqual({ kind: 'letter', shown: null });
  });

  test('each of 27 keys is unused, valid or invalid', () => {
    const keys = keysOf('faixa', { tried: ['A', 'T'] });
    expect(keys).toHaveLength(27);
    expect(keys.filter(({ status }) => status === 'valid').map(({ letter }) => letter)).toEqual(['A']);
    expect(keys.filter(({ status }) => status === 'invalid').map(({ letter }) => letter)).toEqual(['T']);
    expect(keys.filter(({ status }) => status === 'unused')).toHaveLength(25);
  });
});

describe('reduce', () => {
  function play(phrase: string, keys: string | readonly string[]) {
    let state = INITIAL_HANGMAN;
    let event: HangmanEvent | null = null;
    for (const text of keys) ({ state, event } = reduceHangman(phrase, state, { type: 'guess', text }));
    return { state, event };
  }

  test('a right letter counts all its places', () => {
    const { state, event } = play('faixa', 'a');
    expect(event).toEqual({ kind: 'right', letter: 'A', times: 2 });
    expect(errorsOf('faixa', state)).toBe(0);
  });

  test('accents are ignored and Ç is not C', () => {
    expect(play('plaça', 'à').event).toMatchObject({ kind: 'right', times: 2 });
    expect(play('plaça', 'c').event).toMatchObject({ kind: 'wrong' });
    expect(play('plaça', 'ç').event).toMatchObject({ kind: 'right', letter: 'Ç' });
    expect(play('cordó', 'o').event).toMatchObject({ kind: 'right', times: 2 });
  });

  test('a wrong letter counts as an error and returns how many are left', () => {
    expect(play('faixa', 't').event).toEqual({ kind: 'wrong', letter: 'T', left: 4 });
    expect(play('faixa', 'tr').event).toEqual({ kind: 'wrong', letter: 'R', left: 3 });
    expect(play('faixa', 'trsl').event).toEqual({ kind: 'wrong', letter: 'L', left: 1 });
  });

  test('a letter can be tried once, right or wrong, in any case', () => {
    for (const keys of ['aA', 'tt', 'aà']) {
      const { state, event } = play('faixa', keys);
      expect(event).toEqual({ kind: 'refused', reason: 'already-tried' });
      expect(state.tried).toHaveLength(1);
    }
  });

  test('a key that is not a letter changes nothing', () => {
    const { state, event } = play('faixa', ['Enter']);
    expect(event).toEqual({ kind: 'refused', reason: 'not-a-letter' });
    expect(state).toBe(INITIAL_HANGMAN);
  });

  test('the fifth error loses', () => {
    const { state, event } = play('faixa', 'trslo');
    expect(event).toEqual({ kind: 'lost', letter: 'O' });
    expect(statusOf('faixa', state)).toBe('lost');
  });

  test('the last hidden letter wins, with four errors too', () => {
    const { state, event } = play('quatre de vuit', 'xywzquatredvi');
    expect(event).toEqual({ kind: 'won', letter: 'I' });
    expect(statusOf('quatre de vuit', state)).toBe('won');
  });

  test('after the end letters are refused until a restart', () => {
    for (const keys of ['trslo', 'faix']) {
      const { state } = play('faixa', keys);
      expect(reduceHangman('faixa', state, { type: 'guess', text: 'm' })).toEqual({
        state,
        event: { kind: 'refused', reason: 'over' },
      });
      expect(reduceHangman('faixa', state, { type: 'restart' }).state).toEqual(INITIAL_HANGMAN);
    }
  });

  test('any sequence of keys gives a valid state', () => {
    const key = fc.oneof(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzçàï· 7'), fc.string());
    fc.assert(
      fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
        const phrase = "l'al·lot de Ça";
        const { state } = play(phrase, keys);
        expect(new Set(state.tried).size).toBe(state.tried.length);
        expect(errorsOf(phrase, state)).toBeLessThanOrEqual(MAX_ERRORS);
      }),
    );
  });
});

test('a saved game is loaded unchanged while it is not over', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...LETTERS), { maxLength: 12 }), (tried) => {
      const state = { tried };
      const loaded = decodeHangman('senyor verd', encodeHangman('senyor verd', state));
      expect(loaded).toEqual(statusOf('senyor verd', state) === 'playing' ? state : null);
    }),
  );
});

test('a game that is over is not loaded', () => {
  expect(decodeHangman('faixa', encodeHangman('faixa', { tried: ['F', 'A', 'I', 'X'] }))).toBeNull();
  expect(decodeHangman('faixa', encodeHangman('faixa', { tried: ['T', 'R', 'S', 'L', 'O'] }))).toBeNull();
});

test('a saved game of another phrase is ignored', () => {
  expect(decodeHangman('diada', encodeHangman('faixa', { tried: ['A'] }))).toBeNull();
});

test('saved data does not reveal the phrase', () => {
  expect(encodeHangman('faixa', { tried: ['A'] })).not.toMatch(/faixa/i);
});

test('older saved data that contains the phrase is loaded', () => {
  expect(decodeHangman('Faixa', '{"phrase":"FAIXA","tried":["F"]}')).toEqual({ tried: ['F'] });
});

test.each(['{"phrase":"FAIXA","tried":["A"]}'])('%s is valid (the cases below change one thing)', (text) => {
  expect(decodeHangman('faixa', text)).toEqual({ tried: ['A'] });
});

test.each([
  '{"phrase":"FAIXA","tried":["a"]}',
  '{"phrase":"FAIXA","tried":["A","A"]}',
  '{"phrase":"FAIXA","tried":"A"}',
  '{"phrase":"FAIXA","tried":[1]}',
  '{"phrase":"FAIXA"}',
  '{"tried":["A"]}',
])('%s is ignored', (text) => {
  expect(decodeHangman('faixa', text)).toBeNull();
});

test('loading never throws', () => {
  expect(decodeHangman('faixa', null)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => decodeHangman('faixa', text) === null));
});
