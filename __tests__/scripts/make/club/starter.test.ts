import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '@/lib/site/modules';
import { stays } from '@/scripts/make/club/replace';

test.each(stays)('%s, which stays for every club, exists and is not in the starter', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(existsSync(join('starter', path))).toBe(false);
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile());

test('what the starter leaves to write is of no module, or of one of the list', () => {
  const marked = sources('starter').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=Per escriure \()[^)]*/) ?? [],
  );
  expect(marked).toContain('legal');
  for (const module of marked) expect(MODULES).toContain(module);
});
