import { aTenure } from '@/__tests__/builders/people';
import { aDiada, someScores } from '@/__tests__/builders/results';
import { aToldClub, noDuties } from '@/__tests__/builders/told';
import { type Told, truthReport } from '@/lib/truth/report';
import { stringsIn } from '@/lib/truth/sentences';
import type { Statement, Telling } from '@/lib/truth/statement';
import { unprovedSentences, untiedSentences } from '@/lib/truth/unproved';

const diades = [aDiada(['3d6', '4d6'], { date: '2021-11-18' }), aDiada(['3d7'], { date: '2022-11-17' })];
const report = (change: Partial<Told> = {}) => truthReport(aToldClub(change), { diades, scores: someScores });
const era = (text: string, says: Told['eras'][number]['says'] = []) => ({
  id: 'avui',
  title: 'Avui',
  years: '2020-avui',
  picture: { code: '3d7', caption: 'Un castell.' },
  paragraphs: [text],
  says,
});

describe('the report', () => {
  test('finds no problem without texts, and counts two fees', () => {
    expect(report()).toEqual({ problems: [], statements: 2, entries: 0, performances: 0 });
  });

  test('counts statements of entries, pages and duties', () => {
    const { statements, entries } = report({
      eras: [era('El 2022, el tres de set.', [{ tower: '3d7', outcome: 'descarregat', date: '2022' }])],
      pages: [
        { id: 'home', text: 'La quota, de 20 euros o de 5 euros.', says: [{ rank: 1, date: '2022-11-17' }] },
      ],
      duties: { ...noDuties, apart: [{ source: 'home', quote: 'La quota' }] },
    });
    expect({ statements, entries }).toEqual({ statements: 5, entries: 2 });
  });

  test('compares nothing in a club without results, but its fees and duties', () => {
    const told = aToldClub({
      eras: [era('El 2022, el tres de set.')],
      duties: { ...noDuties, apart: [{ source: 'home', quote: 'La quota' }] },
    });
    const { problems } = truthReport(told, { diades: [], scores: someScores });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch('La quota');
  });

  const office = aToldClub().heads;
  const wrongs: readonly [string, Partial<Told>][] = [
    ['history: avui: nothing in', { eras: [era('La segona millor diada de totes.')] }],
    ['history: avui: diada of', { eras: [era('La millor.', [{ rank: 1, date: '2021-11-18' }])] }],
    ['history: does not tell', { bestDiades: 1 }],
    [
      'caps: mar: tells 2022-11',
      {
        offices: [
          {
            ...office,
            tenures: [aTenure('mar', { says: [{ tower: '3d7', outcome: 'descarregat', date: '2022-11' }] })],
          },
        ],
      },
    ],
    ['normes: does not say', { duties: { ...noDuties, apart: [{ source: 'normes', quote: 'Res' }] } }],
    ['membership: euros', { pages: [{ id: 'alta', text: 'La quota és de 5 euros.' }] }],
  ];
  test.each(wrongs)('reports the place of a mistake: %s', (place, change) => {
    expect(report(change).problems).toContainEqual(expect.stringContaining(place));
  });
});

test('the texts of any value are its strings, with the spans of a paragraph in one', () => {
  const text = ['Vine a un ', { text: 'assaig', link: '/assajos' }, '.'];
  expect(stringsIn({ a: 'Un.', b: { c: ['Dos.', 'Tres.'], d: [text, 4, null] } })).toEqual([
    'Un.',
    'Dos.',
    'Tres.',
    'Vine a un assaig.',
  ]);
});

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

const says: readonly Statement[] = [{ tower: '3d8f', outcome: 'carregat', date: '2015-11' }];
const aTelling = (text: string, change: Partial<Telling> = {}): Telling => ({
  where: 'test',
  texts: [text],
  says,
  ...change,
});

describe('sentences without evidence', () => {
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

  test('are reported one by one, not with their context', () => {
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
