import { CODES } from '@/__tests__/builders/samples';
import { formatPeriods } from '@/content/interface/club';
import { describeDrawing } from '@/content/interface/tower-drawing';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

describe('formatPeriods', () => {
  test.each([
    [[2024], [null], '2024 (actualment)'],
    [[2012], [2012], '2012'],
    [[1994], [1997], '1994-1997'],
    [[1999, 2005, 2024], [2001, 2005, null], '1999-2001, 2005, 2024 (actualment)'],
  ])('from %j to %j is "%s"', (from, to, text) => {
    expect(formatPeriods(from, to)).toBe(text);
  });

  test('throws if a period has no end', () => {
    expect(() => formatPeriods([1999, 2005], [2001])).toThrow(RangeError);
  });
});

test.each([
  ['4d8', "Dibuix d'un quatre de vuit: pinya, cinc pisos de tronc de quatre persones i pom de dalt."],
  [
    'Td8fm',
    "Dibuix d'una torre de vuit amb folre i manilles: pinya, folre, manilles, cinc pisos de tronc de dues persones i pom de dalt.",
  ],
  ['Pd5', "Dibuix d'un pilar de cinc: pinya i cinc persones, l'una damunt de l'altra."],
  ['3d7+4d7', "Dibuix d'un tres de set i un quatre de set, de costat i alhora."],
])('%s is described as a casteller would', (code, sentence) => {
  expect(describeDrawing(constructionOf(code), 'elevation')).toBe(sentence);
});

test.each(CODES)('%s has one different sentence for each view', (code) => {
  const sentences = VIEWS.map((view) => describeDrawing(constructionOf(code), view));
  expect(new Set(sentences).size).toBe(VIEWS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
});
