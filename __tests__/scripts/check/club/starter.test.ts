import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TO_LOOK_OVER, TO_WRITE } from '@/content/interface/new-club';
import { PART_PAGES } from '@/lib/site/parts';
import { stays } from '@/scripts/make/club/replace';

test.each(stays)('%s, which stays for every club, exists and is not in the starter', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(existsSync(join('starter', path))).toBe(false);
});

test.each(TO_WRITE)('$file, which a club has to write, is in the starter', ({ file, part = 'results' }) => {
  expect(existsSync(join('starter', file))).toBe(true);
  expect(Object.keys(PART_PAGES)).toContain(part);
});

test.each(TO_LOOK_OVER)('$file, which a club looks over, exists', ({ file }) => {
  expect(existsSync(file)).toBe(true);
});
