import { gridName, levelName, levelTitle, progressText } from '@/lib/games/shared/words';

test('progress is told in levels, and a game with one level just says whether it is done', () => {
  expect(progressText([true, false, true])).toBe('2 de 3 nivells');
  expect(progressText([false, false])).toBe('0 de 2 nivells');
  expect(progressText([true])).toBe('Nivell completat');
  expect(progressText([false])).toBe('Nivell per completar');
});

test('a level counted from 0 is called by its number from 1 and says whether it is done', () => {
  expect(levelName(0, false, 'La pinya')).toBe('Nivell 1, per completar: La pinya');
  expect(levelName(2, true, 'La colla')).toBe('Nivell 3, completat: La colla');
});

test('a level is called after its game, and a grid by its size', () => {
  expect(levelTitle('Penjat', 0)).toBe('Penjat, nivell 1');
  expect(gridName(15, 13)).toBe('Graella de 15 files i 13 columnes');
});
