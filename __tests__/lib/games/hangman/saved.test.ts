import fc from 'fast-check';
import { statusOf } from '@/lib/games/hangman/game';
import { decodeHangman, encodeHangman } from '@/lib/games/hangman/saved';
import { LETTERS } from '@/lib/text/letters';

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
