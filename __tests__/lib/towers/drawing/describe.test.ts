import { describeDrawing } from '@/lib/towers/drawing/describe';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionOf, NOTATIONS } from './fixtures';

test.each([
  ['4d8', "Dibuix d'un quatre de vuit: pinya, cinc pisos de tronc de quatre persones i pom de dalt."],
  [
    'Td8fm',
    "Dibuix d'una torre de vuit amb folre i manilles: pinya, folre, manilles, cinc pisos de tronc de dues persones i pom de dalt.",
  ],
  ['Pd5', "Dibuix d'un pilar de cinc: pinya i cinc persones, l'una damunt de l'altra."],
  ['3d7+4d7', "Dibuix d'un tres de set i un quatre de set, de costat i alhora."],
])('%s is described as a casteller would', (notation, sentence) => {
  expect(describeDrawing(constructionOf(notation), 'elevation')).toBe(sentence);
});

test.each(NOTATIONS)('%s has one different sentence for each view', (notation) => {
  const sentences = VIEWS.map((view) => describeDrawing(constructionOf(notation), view));
  expect(new Set(sentences).size).toBe(VIEWS.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
});
