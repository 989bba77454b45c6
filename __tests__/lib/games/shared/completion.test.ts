import { completedLevels, completionCookie, isCompleted } from '@/lib/games/shared/completion';

test('each level has a cookie of its own', () => {
  expect(completionCookie('sopa', 0)).toBe('sopa-0');
  expect(completionCookie('mots', 2)).toBe('mots-2');
  expect(completionCookie('penjat', 4)).toBe('penjat-4');
});

test.each(['true', 'true,secure'])('%j says that a level is completed', (value) => {
  expect(isCompleted(value)).toBe(true);
});

test.each(['', 'false', 'TRUE', 'true,', 'secure', '1', null, undefined])('%j does not', (value) => {
  expect(isCompleted(value)).toBe(false);
});

test('the levels of a game are read one by one and other games do not count', () => {
  const jar: Record<string, string> = { 'sopa-1': 'true', 'sopa-2': 'true,secure', 'mots-0': 'true' };
  expect(completedLevels('sopa', 3, (cookie) => jar[cookie])).toEqual([false, true, true]);
});
