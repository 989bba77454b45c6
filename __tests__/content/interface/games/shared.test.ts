import { gridName, levelName, levelTitle, progressText } from '@/content/interface/games/shared';

test('progress is a count of levels, or the state of the only level', () => {
  expect(progressText([true, false, true])).toBe('2 de 3 nivells');
  expect(progressText([false, false])).toBe('0 de 2 nivells');
  expect(progressText([true])).toBe('Nivell completat');
  expect(progressText([false])).toBe('Nivell per completar');
});

test('a level is named by its number from 1 and its state', () => {
  expect(levelName(0, false, 'La pinya')).toBe('Nivell 1, per completar: La pinya');
  expect(levelName(2, true, 'La colla')).toBe('Nivell 3, completat: La colla');
});

test('titles of levels and names of grids', () => {
  expect(levelTitle('Penjat', 0)).toBe('Penjat, nivell 1');
  expect(gridName(15, 13)).toBe('Graella de 15 files i 13 columnes');
});
