import { formatCachedAt, parseCachedAt } from '@/lib/offline/cached-at';

const time = '2026-11-22T06:01:00.000Z';

test('the time is read beside other entries of the header', () => {
  expect(parseCachedAt(formatCachedAt(time))).toBe(time);
  expect(parseCachedAt(`cache;desc="hit", ${formatCachedAt(time)}`)).toBe(time);
});

test.each([null, '', 'cache;desc="hit"', 'scopy;desc="x"', 'copy'])('%s is no stamp', (header) => {
  expect(parseCachedAt(header)).toBeUndefined();
});
