import { linksOf, resolves } from '@/__tests__/builders/content-links';
import { ANCHOR, repeated } from '@/__tests__/builders/laws';
import { eras } from '@/content/history/eras';
import type { Era } from '@/lib/club/types';
import { parseConstruction } from '@/lib/towers/notation';

const all: readonly Era[] = eras;

describe('history', () => {
  test('each age has an anchor of its own, and text', () => {
    expect(all).not.toHaveLength(0);
    for (const { id, paragraphs } of all) {
      expect(id).toMatch(ANCHOR);
      expect(paragraphs).not.toHaveLength(0);
    }
    expect(repeated(all.map(({ id }) => id))).toEqual([]);
  });

  test('each is drawn as a tower that exists', () => {
    for (const { picture } of all) expect(parseConstruction(picture.code)).toMatchObject({ ok: true });
  });

  test('every link leads somewhere', () => {
    const links = linksOf(all.flatMap(({ paragraphs }) => paragraphs));
    expect(links.filter((link) => !resolves(link))).toEqual([]);
  });
});
