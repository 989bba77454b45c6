import { towers } from '@/content/towers';
import { towerName } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';

const byCode = towers.map((tower) => [tower.code, tower] as const);

test('there is a tower for the home page to open with', () => {
  expect(towers).not.toHaveLength(0);
});

test('no two towers share a name, a paragraph or a caption', () => {
  const names = towers.map(({ name }) => name);
  const paragraphs = towers.flatMap(({ text }) => text);
  const captions = towers.flatMap(({ gallery = [] }) => gallery.map(({ caption }) => caption));
  for (const values of [names, paragraphs, captions]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

describe.each(byCode)('%s', (code, tower) => {
  test('is headed by what its code says in words', () => {
    const parsed = parseConstruction(code);
    expect(parsed.ok && towerName(parsed.construction)).toBe(tower.name.toLowerCase());
    expect(tower.name.charAt(0)).toBe(tower.name.charAt(0).toUpperCase());
  });

  test('tells its story in paragraphs that end as sentences do', () => {
    for (const paragraph of tower.text) expect(paragraph).toMatch(/^\S.*[.?!»]$/);
  });

  test('repeats no picture in its gallery', () => {
    const links = (tower.gallery ?? []).map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
  });
});
