import { aDiada, someScores } from '@/__tests__/builders/diades';
import { aTenure } from '@/__tests__/builders/people';
import { aToldClub, noDuties } from '@/__tests__/builders/told';
import { type Told, truthReport } from '@/lib/truth/report';
import { stringsIn } from '@/lib/truth/strings-in';

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
  test('has no problem with a club that tells nothing, and counts its two fees', () => {
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
  test.each(wrongs)('says where it is wrong: %s', (place, change) => {
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
