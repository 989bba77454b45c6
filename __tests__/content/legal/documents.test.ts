import { ANCHOR, repeated } from '@/__tests__/builders/laws';
import { plainLines } from '@/__tests__/builders/plain-lines';
import { documents } from '@/content/legal/documents';
import { pages } from '@/content/pages';
import { numberDocument, tableOfContents } from '@/lib/legal/numbering';
import type { LegalDocument } from '@/lib/legal/types';

describe.each<LegalDocument>(documents)('$id', (document) => {
  const numbered = numberDocument(document);

  test('no reference is left without its article, and no line is empty', () => {
    for (const line of plainLines(numbered)) {
      expect(line).not.toMatch(/[{}]/);
      expect(line).toMatch(/\S/);
    }
  });

  test('anchors are unique', () => {
    const anchors = tableOfContents(numbered).flatMap(({ anchor, children }) => [
      anchor,
      ...children.map((child) => child.anchor),
    ]);
    expect(repeated(anchors)).toEqual([]);
  });

  test('every chapter has articles, and every article some text', () => {
    for (const { articles } of numbered.chapters) {
      expect(articles).not.toHaveLength(0);
      for (const { blocks } of articles) expect(blocks).not.toHaveLength(0);
    }
  });

  test('its id is the route of a page', () => {
    expect(document.id).toMatch(ANCHOR);
    expect(Object.values(pages).map(({ path }): string => path)).toContain(`/${document.id}`);
  });

  test('keeps the straight apostrophe', () => {
    expect(JSON.stringify(document)).not.toContain('’');
  });
});
