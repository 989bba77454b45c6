import type { Statement } from '@/lib/truth/statement';
import { unprovedSentences } from '@/lib/truth/unproved';

const unproved = (text: string, ...says: readonly Statement[]) =>
  unprovedSentences({ where: 'test', texts: [text], says });

describe('sentences that need a statement of another kind', () => {
  test.each<[string, Statement, Statement]>([
    [
      'Vam anar-hi al darrere tres cursos.',
      { tower: '4d8', courses: 3, until: '2019' },
      { tower: '4d8', courses: 4, until: '2019' },
    ],
    [
      'Va ser la segona millor diada que hem fet.',
      { rank: 2, date: '2020-01-01' },
      { rank: 1, date: '2020-01-01' },
    ],
    [
      'Una diada rodona, la millor de la nostra història.',
      { rank: 1, date: '2020-01-01' },
      { rank: 2, date: '2020-01-01' },
    ],
    [
      'De moment és la tercera millor.',
      { rank: 3, date: '2020-01-01' },
      { tower: '3d7', outcome: 'carregat', date: '2020' },
    ],
    [
      'Hi va haver diades on el castell gros era un quatre.',
      { best: '4d6', from: '2006-09', to: '2007-08' },
      { rank: 1, date: '2020-01-01' },
    ],
    [
      'Durant dos anys va ser el sostre de la colla.',
      { best: '5d7', from: '2012-11', to: '2014-11' },
      { rank: 1, date: '2020-01-01' },
    ],
    [
      "Un curs sense cap castell de set, i ningú no se'n va anar.",
      { best: '4d6', from: '2006-09', to: '2007-08' },
      { rank: 1, date: '2020-01-01' },
    ],
    [
      "Des de l'any passat hi ha faixes en préstec.",
      { document: 'normes', quote: 'faixes' },
      { rank: 1, date: '2020-01-01' },
    ],
    ['Es va aprovar el protocol.', { document: 'normes' }, { rank: 1, date: '2020-01-01' }],
  ])('%s', (text, proof, other) => {
    expect(unproved(text)).toEqual([text]);
    expect(unproved(text, other)).toEqual([text]);
    expect(unproved(text, proof)).toEqual([]);
  });

  test.each([
    'El millor és sopar.',
    'Cada curs en venen més.',
    'Uns cursos de poca gent.',
    'El set de set va ser el primer castell gros.',
  ])('are not these: %s', (text) => {
    expect(unproved(text)).toEqual([]);
  });
});
