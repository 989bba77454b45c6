import { bestScore, rememberScore } from '@/components/castle-game/quick/best-score';

afterEach(() => window.localStorage.clear());

it('is remembered only when it is better, and nothing spoils it', () => {
  expect(bestScore()).toBe(0);
  expect(rememberScore(0)).toBe(false);
  expect(rememberScore(95)).toBe(true);
  expect(rememberScore(95)).toBe(false);
  expect(rememberScore(40)).toBe(false);
  expect(bestScore()).toBe(95);
  window.localStorage.setItem('game-millor', 'molts');
  expect(bestScore()).toBe(0);
});
