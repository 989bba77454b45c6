import { eras } from '@/content/history/eras';
import type { Era } from '@/lib/club/types';
import { parseTower } from '@/lib/towers/notation';
import { linksOf, resolves } from '../../builders/content-links';

const all: readonly Era[] = eras;

describe('history', () => {
  test('is told in four eras with their own anchors', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  });

  test('an era begins the year after the one before has ended', () => {
    const years = all.map((era) => era.years.split('-').map(Number));
    const joints = years.slice(1).map(([start], index) => [years[index]?.[1], start]);
    for (const [end, start] of joints) expect(start).toBe((end ?? 0) + 1);
    expect(all.at(-1)?.years).toMatch(/-avui$/);
  });

  test('each has several paragraphs and a drawing that exists', () => {
    for (const { paragraphs, picture } of all) {
      expect(paragraphs.length).toBeGreaterThan(2);
      expect(parseTower(picture.code)).not.toBeNull();
    }
  });

  test('every link leads somewhere', () => {
    const links = linksOf(all.flatMap(({ paragraphs }) => paragraphs));
    expect(links).not.toHaveLength(0);
    expect(links.filter((link) => !resolves(link))).toEqual([]);
  });
});
