import { offlineMode } from '@/scripts/worker/mode';

test.each([
  [undefined, 'keep'],
  ['', 'keep'],
  ['keep', 'keep'],
  ['remove', 'remove'],
])('a build that says %s is to %s', (asked, mode) => {
  expect(offlineMode(asked)).toBe(mode);
});

test('any other word stops the build', () => {
  expect(() => offlineMode('no')).toThrow('NEXT_PUBLIC_OFFLINE');
});
