import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { towers } from '@/content/towers';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { towerName } from '@/lib/towers/name';
import { formatTower, parseConstruction, parseTower } from '@/lib/towers/notation';

const codes = towers.map(({ code }) => code);
const byCode = towers.map((tower) => [tower.code, tower] as const);
const views: readonly string[] = VIEWS;

const shows = (link: string) => views.includes(link) || existsSync(join(process.cwd(), 'public', link));

test('there is a tower for the home page to open with', () => {
  expect(towers).not.toHaveLength(0);
});

test('no two towers share a code, a name, a paragraph or a caption', () => {
  const names = towers.map(({ name }) => name);
  const paragraphs = towers.flatMap(({ text }) => text);
  const captions = towers.flatMap(({ gallery = [] }) => gallery.map(({ caption }) => caption));
  for (const values of [codes, names, paragraphs, captions]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

describe.each(byCode)('%s', (code, tower) => {
  test('is the canonical code of a tower without outcome, so that its address is the only one', () => {
    const parsed = parseTower(code);
    expect(parsed.ok && formatTower(parsed)).toBe(code);
    expect(parsed.ok && parsed.outcome).toBe('descarregat');
  });

  test('is headed by what its code says in words', () => {
    const parsed = parseConstruction(code);
    expect(parsed.ok && towerName(parsed.construction)).toBe(tower.name.toLowerCase());
    expect(tower.name.charAt(0)).toBe(tower.name.charAt(0).toUpperCase());
  });

  test('tells its story in two to four paragraphs that end as sentences do', () => {
    expect(tower.text.length).toBeGreaterThanOrEqual(2);
    expect(tower.text.length).toBeLessThanOrEqual(4);
    for (const paragraph of tower.text) expect(paragraph).toMatch(/^\S.*[.?!»]$/);
  });

  test('is shown by drawn views or by photos that exist', () => {
    const links = [tower.link, ...(tower.gallery ?? []).map(({ link }) => link)];
    expect(links.filter((link) => !shows(link))).toEqual([]);
  });

  test('has a gallery worth sliding, without repeated pictures, or none', () => {
    const links = (tower.gallery ?? []).map(({ link }) => link);
    expect(links.length).not.toBe(1);
    expect(new Set(links).size).toBe(links.length);
  });
});
