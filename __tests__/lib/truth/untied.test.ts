import type { Statement, Telling } from '@/lib/truth/statement';
import { untiedSentences } from '@/lib/truth/untied';

const says: readonly Statement[] = [{ tower: '3d8f', outcome: 'carregat', date: '2015-11' }];
const aTelling = (text: string, change: Partial<Telling> = {}): Telling => ({
  where: 'test',
  texts: [text],
  says,
  ...change,
});

describe('sentences that nothing bears out', () => {
  test.each([
    'El tres de sis va arribar el 1995.',
    'El vam descarregar el maig de 2011.',
    'La diada del 2011 va ser la del 3d6.',
    'El tres de vuit, carregat el novembre de 2015 i descarregat el novembre de 2016.',
    'El 2015 i el 2016 vam fer pilars de cinc i un castell de vuit.',
    "El tres de vuit, carregat l'octubre de 2015.",
  ])('%s', (text) => {
    expect(untiedSentences(aTelling(text))).toEqual([text]);
  });

  test.each([
    'El tres de vuit, carregat el 2015.',
    'El vam carregar el novembre de 2015.',
    'El tres de vuit és un castell.',
    'El 1995 ens vam canviar la camisa.',
  ])('are not these: %s', (text) => {
    expect(untiedSentences(aTelling(text))).toEqual([]);
  });

  test('are told one by one, not with those around them', () => {
    expect(untiedSentences(aTelling('Som una colla. El tres de sis és de 1995. I prou.'))).toEqual([
      'El tres de sis és de 1995.',
    ]);
  });

  test('need no year in an entry that has a date', () => {
    const text = 'Descarreguem el tres de sis.';
    expect(untiedSentences(aTelling(text, { dated: '1995-11' }))).toEqual([text]);
    expect(untiedSentences(aTelling(text, { dated: '2015-11' }))).toEqual([]);
  });
});
