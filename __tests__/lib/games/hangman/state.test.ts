import { INITIAL_HANGMAN, keysOf, placesOf } from '@/lib/games/hangman/state';
import type { HangmanState } from '@/lib/games/hangman/types';

const shown = (phrase: string, state: HangmanState) =>
  placesOf(phrase, state)
    .map((place) => place.shown ?? '_')
    .join('');

test('letters are hidden, spaces and the middle dot are shown from the start', () => {
  expect(shown('col·la de vuit', INITIAL_HANGMAN)).toBe('___·__ __ ____');
});

test('a letter shows in all its places, with the accent it is written with', () => {
  expect(shown('cordó nou', { tried: ['O'] })).toBe('_o__ó _o_');
});

test('a hidden place gives nothing away', () => {
  for (const place of placesOf('faixa', INITIAL_HANGMAN))
    expect(place).toEqual({ kind: 'letter', shown: null });
});

test('27 keys say whether they were tried and to what end', () => {
  const keys = keysOf('faixa', { tried: ['A', 'T'] });
  expect(keys).toHaveLength(27);
  expect(keys.filter(({ status }) => status === 'valid').map(({ letter }) => letter)).toEqual(['A']);
  expect(keys.filter(({ status }) => status === 'invalid').map(({ letter }) => letter)).toEqual(['T']);
  expect(keys.filter(({ status }) => status === 'unused')).toHaveLength(25);
});
