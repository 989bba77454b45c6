import { aLegalDocument, plainLines } from '@/__tests__/builders/legal';
import { numberDocument, tableOfContents, toRoman } from '@/lib/legal/numbering';

test('chapters have Roman numerals, up to thirty-nine', () => {
  expect([1, 4, 9, 14, 39].map(toRoman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XXXIX']);
  for (const none of [0, 40, 1.5, Number.NaN]) expect(() => toRoman(none)).toThrow(RangeError);
});

describe('numbering of a document', () => {
  test('articles go on through the chapters', () => {
    const { chapters } = numberDocument(aLegalDocument());
    expect(chapters.map(({ heading }) => heading)).toEqual(['Capítol I. La colla', 'Capítol II. El nom']);
    expect(chapters.flatMap(({ articles }) => articles.map(({ heading }) => heading))).toEqual([
      'Article 1. Nom',
      'Article 2. Fins',
      'Article 3. Canvi',
    ]);
  });

  test('a reference becomes the number of its article and a link to it', () => {
    const block = numberDocument(aLegalDocument()).chapters[1]?.articles[0]?.blocks[0];
    expect(block).toEqual({
      kind: 'paragraph',
      text: ['El nom de l’', { text: 'article 1', anchor: 'article-1' }, ' no es canvia.'],
    });
  });

  test('another word for the articles changes headings, anchors and references', () => {
    const lines = plainLines(numberDocument(aLegalDocument({ articleWord: 'Apartat' })));
    expect(lines).toContain('Apartat 3. Canvi');
    expect(lines).toContain('El nom de l’apartat 1 no es canvia.');
  });

  test('a reference to nothing and a repeated key stop the build', () => {
    const broken = [{ title: 'A', articles: [{ title: 'B', blocks: ['{article:res}'] }] }];
    expect(() => numberDocument(aLegalDocument({ chapters: broken }))).toThrow('res');
    const article = { key: 'nom', title: 'Nom', blocks: [] };
    expect(() =>
      numberDocument(aLegalDocument({ chapters: [{ title: 'A', articles: [article, article] }] })),
    ).toThrow('dos articles');
  });

  test('lists are lettered, and numbered past the alphabet', () => {
    const list = Array.from({ length: 27 }, (_, index) => `cosa ${index}`);
    const numbered = numberDocument(aLegalDocument({ provisions: [{ title: 'D', blocks: [{ list }] }] }));
    const block = numbered.provisions[0]?.blocks[0];
    expect(block?.kind === 'list' && block.items.map(({ label }) => label)).toEqual([
      ...'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `${letter})`),
      '27)',
    ]);
  });

  test('anchors are unique and the table of contents holds them all', () => {
    const document = numberDocument(aLegalDocument());
    const anchors = tableOfContents(document).flatMap(({ anchor, children }) => [
      anchor,
      ...children.map((child) => child.anchor),
    ]);
    expect(anchors).toEqual([
      'capitol-1',
      'article-1',
      'article-2',
      'capitol-2',
      'article-3',
      'disposicio-1',
    ]);
  });
});
