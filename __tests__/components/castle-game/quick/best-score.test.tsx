import { bestScore, storeScore } from '@/components/castle-game/quick/best-score';

test('is remembered only when it is better, and nothing spoils it', () => {
  expect(bestScore()).toBe(0);
  expect(storeScore(0)).toBe(false);
  expect(storeScore(95)).toBe(true);
  expect(storeScore(95)).toBe(false);
  expect(storeScore(40)).toBe(false);
  expect(bestScore()).toBe(95);
  window.localStorage.setItem('game-millor', 'molts');
  expect(bestScore()).toBe(0);
});
