import { existsSync } from 'node:fs';
import { ANCHOR, repeated } from '@/__tests__/builders/laws';
import { directory } from '@/content/people/directory';
import { careerOf, type Directory, type Office } from '@/lib/club/people';

const { people, offices }: Directory = directory;
const ids = Object.keys(people);

test('the id of everybody can be an anchor', () => {
  for (const id of ids) expect(id).toMatch(ANCHOR);
});

test('nobody is written twice', () => {
  expect(repeated(Object.values(people).map(({ name }) => name))).toEqual([]);
});

test('every photo is a file', () => {
  const photos = Object.values(people).flatMap(({ link }) => link ?? []);
  expect(photos.filter((link) => !existsSync(`public${link}`))).toEqual([]);
});

test('everybody has held an office or been on a board', () => {
  expect(ids.filter((id) => careerOf(id, directory).length === 0)).toEqual([]);
});

describe.each<Office>(offices)('$id', ({ tenures }) => {
  test('everybody on it is a known person, once', () => {
    for (const { person } of tenures) expect(ids).toContain(person);
    expect(repeated(tenures.map(({ person }) => person))).toEqual([]);
  });

  test('each start has its end, and no period runs backwards', () => {
    for (const { from, to } of tenures) {
      expect(from).not.toHaveLength(0);
      expect(to).toHaveLength(from.length);
      from.forEach((start, index) => {
        expect(to[index] ?? start).toBeGreaterThanOrEqual(start);
      });
    }
  });

  test('no paragraph about anybody is empty', () => {
    for (const { text } of tenures) for (const paragraph of text) expect(paragraph).toMatch(/\S/);
  });
});
