import { towerPartsPage } from '@/content/pages/parts-castell';
import { towerParts } from '@/content/tower-parts/index';
import { partLabels } from '@/content/tower-parts/labels';
import { towers } from '@/content/towers/index';
import { drawTower } from '@/lib/towers/drawing/draw';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { towerName } from '@/lib/towers/name';
import { constructionOf, parseConstruction } from '@/lib/towers/notation';

const byCode = towers.map((tower) => [tower.code, tower] as const);

test('no two towers share a name, a paragraph or a caption', () => {
  const names = towers.map(({ name }) => name);
  const paragraphs = towers.flatMap(({ text }) => text);
  const captions = towers.flatMap(({ gallery = [] }) => gallery.map(({ caption }) => caption));
  for (const values of [names, paragraphs, captions]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

describe.each(byCode)('%s', (code, tower) => {
  test('its heading is its code in words', () => {
    const parsed = parseConstruction(code);
    expect(parsed.ok && towerName(parsed.construction)).toBe(tower.name.toLowerCase());
    expect(tower.name.charAt(0)).toBe(tower.name.charAt(0).toUpperCase());
  });

  test('repeats no picture in its gallery', () => {
    const links = (tower.gallery ?? []).map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
  });
});

test('each part has an id written as an address and a name of its own', () => {
  for (const { id } of towerParts) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const field of ['id', 'name'] as const) {
    const values = towerParts.map((part) => part[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('every part lights up some position of the drawing, none of them twice', () => {
  for (const { highlights } of towerParts) {
    expect(highlights).not.toHaveLength(0);
    expect(new Set(highlights).size).toBe(highlights.length);
  }
});

test.each(VIEWS.flatMap((view) => (view === 'detail' ? [] : [view])))(
  'the names beside the %s are those of parts that it shows, each once',
  (view) => {
    const { start, end } = partLabels[view];
    const named: readonly string[] = [...start, ...end];
    expect(named).not.toHaveLength(0);
    expect(new Set(named).size).toBe(named.length);
    const { figures } = drawTower(constructionOf(towerPartsPage.code), view);
    const shown = towerParts.filter(({ highlights }) =>
      figures.some(({ role }) => highlights.includes(role)),
    );
    expect(named.filter((id) => !shown.some((part) => part.id === id))).toEqual([]);
  },
);
