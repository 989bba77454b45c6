import { plainLines } from '@/__tests__/builders/legal';
import { ANCHOR, repeated } from '@/__tests__/builders/samples';
import { documents } from '@/content/legal/documents';
import { forms } from '@/content/legal/forms';
import { pages } from '@/content/pages/index';
import type { ClubForm } from '@/lib/legal/forms';
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

test('no two PDFs share an address', () => {
  expect(repeated([...documents, ...forms].map(({ id }) => id))).toEqual([]);
});

describe.each<ClubForm>(forms)('$id', ({ title, lead, parts }) => {
  const fields = parts.flatMap((part) => part.fields);

  test('ends sentences and options with a full stop, titles and labels with nothing', () => {
    const texts = [lead, ...parts.flatMap(({ before = [], after = [] }) => [...before, ...after])];
    const options = fields.flatMap((field) => (field.kind === 'choice' ? field.options : []));
    for (const text of [...texts, ...options]) expect(text).toMatch(/\.$/);
    for (const text of [title, ...parts.map((part) => part.title), ...fields.map(({ label }) => label)])
      expect(text).not.toMatch(/[.:]$/);
  });

  test('is signed with a pen', () => {
    expect(fields.some((field) => field.kind === 'line' && field.signature)).toBe(true);
  });

  test('keeps the straight apostrophe', () => {
    expect(JSON.stringify([title, lead, parts])).not.toContain('’');
  });
});
