import { stampOf, timeOfStamp } from '@/lib/offline/copy-stamp';

const time = '2026-11-22T06:01:00.000Z';

test('a stamp says its time, beside what a host says of its own', () => {
  expect(timeOfStamp(stampOf(time))).toBe(time);
  expect(timeOfStamp(`cache;desc="hit", ${stampOf(time)}`)).toBe(time);
});

test.each([null, '', 'cache;desc="hit"', 'scopy;desc="x"', 'copy'])('%s is no stamp', (header) => {
  expect(timeOfStamp(header)).toBeUndefined();
});
