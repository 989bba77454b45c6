import { towerPartsPage } from '@/content/pages/parts-castell';
import { towerParts } from '@/content/tower-parts';
import { partLabels } from '@/content/tower-parts/labels';
import { drawTower } from '@/lib/towers/drawing/draw';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

test('each part has an id written as an address and a name of its own', () => {
  for (const { id } of towerParts) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const field of ['id', 'name'] as const) {
    const values = towerParts.map((part) => part[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

test.each(towerParts.map((part) => [part.name, part] as const))(
  '%s is defined in two to four sentences',
  (_, part) => {
    const sentences = part.definition.split(/(?<=[.?!])\s+/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
  },
);

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
