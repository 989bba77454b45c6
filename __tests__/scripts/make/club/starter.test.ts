import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLUB_LEFT } from '@/content/interface/new-club';
import { MODULES } from '@/lib/site/modules';
import { leftIn, sampleWords } from '@/scripts/make/club/left-to-write';
import { stays } from '@/scripts/make/club/replace';

test.each(stays)('%s, which stays for every club, exists and is not in the starter', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(existsSync(join('starter', path))).toBe(false);
});

test.each([
  ['// Per escriure: la portada\nexport', [CLUB_LEFT.toWrite('la portada')]],
  ['<!-- Per escriure: el logotip -->', [CLUB_LEFT.toWrite('el logotip')]],
  ['// Per escriure (legal): els estatuts', [CLUB_LEFT.toWrite('els estatuts')]],
  ['// Per escriure (music): la música', []],
  ['mailto:junta@colla.example', [CLUB_LEFT.example('colla.example')]],
  ['Un exemple qualsevol, per escriure-hi.', []],
  [sampleWords[0].toUpperCase(), [CLUB_LEFT.another(sampleWords[0])]],
])('what is left to a club in "%s"', (text, expected) => {
  expect(leftIn(text, ['legal'])).toEqual(expected);
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
