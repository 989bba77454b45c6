import { ANCHOR, repeated } from '@/__tests__/builders/samples';
import { towerPartsPage } from '@/content/pages/parts-castell';
import { partLabels, towerParts } from '@/content/tower-parts';
import { towers } from '@/content/towers/index';
import { drawTower } from '@/lib/towers/drawing/draw';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { towerName } from '@/lib/towers/name';
import { constructionOf, parseConstruction } from '@/lib/towers/notation';

test('no two towers share a paragraph or a caption', () => {
  expect(repeated(towers.flatMap(({ text }) => text))).toEqual([]);
  expect(repeated(towers.flatMap(({ gallery = [] }) => gallery.map(({ caption }) => caption)))).toEqual([]);
});

test.each(towers)(
  'the heading of the $code is its code in words, and its gallery repeats no picture',
  (tower) => {
    const parsed = parseConstruction(tower.code);
    expect(parsed.ok && towerName(parsed.construction)).toBe(tower.name.toLowerCase());
    expect(tower.name).toMatch(/^\p{Lu}/u);
    expect(repeated((tower.gallery ?? []).map(({ link }) => link))).toEqual([]);
  },
);

test('each part has an id written as an address and a name of its own', () => {
  for (const { id } of towerParts) expect(id).toMatch(ANCHOR);
  for (const field of ['id', 'name'] as const)
    expect(repeated(towerParts.map((part) => part[field]))).toEqual([]);
});

test('every part lights up some position of the drawing, none of them twice', () => {
  for (const { highlights } of towerParts) {
    expect(highlights).not.toHaveLength(0);
    expect(repeated(highlights)).toEqual([]);
  }
});

test.each(VIEWS.flatMap((view) => (view === 'detail' ? [] : [view])))(
  'the names beside the %s are those of parts that it shows, each once',
  (view) => {
    const { start, end } = partLabels[view];
    const named: readonly string[] = [...start, ...end];
    expect(named).not.toHaveLength(0);
    expect(repeated(named)).toEqual([]);
    const { figures } = drawTower(constructionOf(towerPartsPage.code), view);
    const shown = towerParts.filter(({ highlights }) =>
      figures.some(({ role }) => highlights.includes(role)),
    );
    expect(named.filter((id) => !shown.some((part) => part.id === id))).toEqual([]);
  },
);
