import { documents } from '@/content/documents/documents';
import { documentPages } from '@/content/documents/pages';
import { pages } from '@/content/pages';
import { numberDocument } from '@/lib/documents/numbering';
import { plainLines } from '@/lib/documents/plain-lines';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import type { ClubDocument } from '@/lib/documents/types';

describe.each<ClubDocument>(documents)('$id', (document) => {
  const numbered = numberDocument(document);
  const articles = numbered.chapters.flatMap((chapter) => chapter.articles);

  test('articles are numbered one after another', () => {
    expect(articles.map(({ number }) => number)).toEqual(articles.map((_, index) => index + 1));
  });

  test('no reference is left without its article', () => {
    expect(plainLines(numbered).join('\n')).not.toMatch(/[{}]/);
  });

  test('anchors are unique', () => {
    const anchors = tableOfContents(numbered).flatMap(({ anchor, children }) => [
      anchor,
      ...children.map((child) => child.anchor),
    ]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('every chapter has articles, every article a title of its own and some text', () => {
    const titles = document.chapters.flatMap((chapter) => chapter.articles.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
    for (const chapter of document.chapters) expect(chapter.articles).not.toHaveLength(0);
    for (const { blocks } of articles) expect(blocks).not.toHaveLength(0);
  });

  test('every line ends as a sentence or announces a list', () => {
    const texts = document.chapters.flatMap((chapter) => chapter.articles.flatMap(({ blocks }) => blocks));
    for (const block of texts) {
      if (typeof block === 'string') expect(block).toMatch(/[.:]$/);
      else for (const item of block.list) expect(item).toMatch(/[.;]$/);
    }
  });

  test('its file tells the document and the year, and its page exists', () => {
    expect(document.file).toBe(`${document.id}-${document.year}.pdf`);
    expect(document.approval).toContain(String(document.year));
    expect(Object.values(pages).map(({ path }): string => path)).toContain(`/${document.id}`);
    expect(Object.keys(documentPages)).toContain(document.id);
  });

  test('keeps the straight apostrophe', () => {
    expect(JSON.stringify(document)).not.toContain('’');
  });
});

test('the protocol tells the two telephones before anything else', () => {
  const protocol = documents.find(({ id }) => id === 'protocol-agressions');
  expect(protocol?.preamble[0]).toMatch(/112.*900 900 120/);
});
