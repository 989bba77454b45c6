import fc from 'fast-check';
import { decodeHangman, encodeHangman } from '@/lib/games/hangman/saved';
import { statusOf } from '@/lib/games/hangman/state';
import { LETTERS } from '@/lib/text/letters';

test('what is saved is what is loaded, as long as the game is on', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...LETTERS), { maxLength: 12 }), (tried) => {
      const state = { tried };
      const loaded = decodeHangman('senyor verd', encodeHangman('senyor verd', state));
      expect(loaded).toEqual(statusOf('senyor verd', state) === 'playing' ? state : null);
    }),
  );
});

test('a game that is over, won or lost, is not taken up again', () => {
  expect(decodeHangman('faixa', encodeHangman('faixa', { tried: ['F', 'A', 'I', 'X'] }))).toBeNull();
  expect(decodeHangman('faixa', encodeHangman('faixa', { tried: ['T', 'R', 'S', 'L', 'O'] }))).toBeNull();
});

test('a game of another phrase is dropped', () => {
  expect(decodeHangman('diada', encodeHangman('faixa', { tried: ['A'] }))).toBeNull();
});

test('what is saved does not give the phrase away', () => {
  expect(encodeHangman('faixa', { tried: ['A'] })).not.toMatch(/faixa/i);
});

test('a game saved with its phrase, as they once were, goes on', () => {
  expect(decodeHangman('Faixa', '{"phrase":"FAIXA","tried":["F"]}')).toEqual({ tried: ['F'] });
});

test.each(['{"phrase":"FAIXA","tried":["A"]}'])('%s is the good form of the faults below', (text) => {
  expect(decodeHangman('faixa', text)).toEqual({ tried: ['A'] });
});

test.each([
  '{"phrase":"FAIXA","tried":["a"]}',
  '{"phrase":"FAIXA","tried":["A","A"]}',
  '{"phrase":"FAIXA","tried":"A"}',
  '{"phrase":"FAIXA","tried":[1]}',
  '{"phrase":"FAIXA"}',
  '{"tried":["A"]}',
])('%s is dropped', (text) => {
  expect(decodeHangman('faixa', text)).toBeNull();
});

test('no text makes loading fail', () => {
  expect(decodeHangman('faixa', null)).toBeNull();
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => decodeHangman('faixa', text) === null));
});
