import { capitalised, counted, levelName, progressText } from '@/lib/games/shared/sentences';

test('one thing is singular, none and many are plural', () => {
  expect(counted(1, 'lletra', 'lletres')).toBe('1 lletra');
  expect(counted(0, 'lletra', 'lletres')).toBe('0 lletres');
  expect(counted(2, 'lletra', 'lletres')).toBe('2 lletres');
});

test('progress is told in levels, and a game with one level just says whether it is done', () => {
  expect(progressText([true, false, true])).toBe('2 de 3 nivells');
  expect(progressText([false, false])).toBe('0 de 2 nivells');
  expect(progressText([true])).toBe('Nivell completat');
  expect(progressText([false])).toBe('Nivell per completar');
});

test('a level counted from 0 is called by its number from 1 and says whether it is done', () => {
  expect(levelName(0, false)).toBe('Nivell 1, per completar');
  expect(levelName(2, true)).toBe('Nivell 3, completat');
});

test('a sentence can start a text, with an accent too', () => {
  expect(capitalised('fila 3')).toBe('Fila 3');
  expect(capitalised('última')).toBe('Última');
});
