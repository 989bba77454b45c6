import { aLegalDocument } from '@/__tests__/builders/legal';
import { aTenure } from '@/__tests__/builders/people';
import { aDiada, someScores } from '@/__tests__/builders/results';
import { aToldClub, noDuties } from '@/__tests__/builders/told';
import { contradiction } from '@/lib/truth/contradictions';
import { documentText } from '@/lib/truth/document-text';
import { type Told, truthReport } from '@/lib/truth/report';
import { stringsIn } from '@/lib/truth/sentences';
import type { Statement, Telling, TowerStatement } from '@/lib/truth/statement';
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

const claimsDiades = [
  aDiada(['4d6', '3d6', 'Pd5'], { date: '2006-11-16' }),
  aDiada(['i3d7', '4d6'], { date: '2007-10-18' }),
  aDiada(['3d6', '4d6'], { date: '2008-05-08' }),
  aDiada(['3d7C', '4d7'], { date: '2008-11-20' }),
  aDiada(['3d7', '4d7', 'Pd5'], { date: '2009-11-19' }),
];
const documents = [
  documentText(
    aLegalDocument({
      id: 'normes',
      approval: "Text aprovat per l'assemblea del 15 de juny de 2023.",
      year: 2023,
    }),
  ),
];
const why = (statement: Statement) =>
  contradiction(statement, { diades: claimsDiades, scores: someScores, documents });

describe('the biggest castell of a time', () => {
  test('is the one with most points that was built, and no pilar', () => {
    expect(why({ best: '3d6', from: '2006-11', to: '2008-10' })).toBeUndefined();
    expect(why({ best: '3d7', from: '2008-11', to: '2009-12' })).toBeUndefined();
  });

  test('is refused when another was bigger, or when none was built', () => {
    expect(why({ best: '4d6', from: '2006-09', to: '2008-08' })).toMatch(
      /the results have 3d6 on 2006-11-16/,
    );
    expect(why({ best: '4d6', from: '2020-09', to: '2021-08' })).toMatch(/the results have none/);
  });
});

describe('the courses in which a tower was tried', () => {
  test('are those up to the date, built or not', () => {
    expect(why({ tower: '3d7', courses: 2, until: '2008-12' })).toBeUndefined();
    expect(why({ tower: '3d7', courses: 3, until: '2009-11' })).toBeUndefined();
  });

  test('are refused when they are more or fewer', () => {
    expect(why({ tower: '3d7', courses: 2, until: '2009-11' })).toMatch(
      /3d7 in 2 courses until 2009-11: the results have 2007-2008, 2008-2009, 2009-2010/,
    );
  });
});

describe('the place of a diada among all', () => {
  test('is that of the ranking', () => {
    expect(why({ rank: 1, date: '2009-11-19' })).toBeUndefined();
    expect(why({ rank: 2, date: '2008-11-20' })).toBeUndefined();
  });

  test('is refused when another diada has it, and on a day without any', () => {
    expect(why({ rank: 1, date: '2008-11-20' })).toMatch(/the results have it in place 2/);
    expect(why({ rank: 1, date: '2010-01-01' })).toMatch(/none that day/);
  });
});

describe('statements about a document', () => {
  const quote = documents[0]?.text.split('\n').at(-1) ?? '';

  test('is found in it, with the date of its approval', () => {
    expect(why({ document: 'normes', quote, since: '2023-06' })).toBeUndefined();
    expect(why({ document: 'normes', approved: '2023' })).toBeUndefined();
  });

  test.each<[Statement, RegExp]>([
    [{ document: 'cap' }, /no such document/],
    [{ document: 'normes', quote: 'Mai no plou.' }, /does not say «Mai no plou.»/],
    [{ document: 'normes', since: '2025' }, /approved in 2023-06/],
    [{ document: 'normes', approved: '2023-05' }, /approved in 2023-06/],
  ])('is refused otherwise: %o', (statement, problem) => {
    expect(why(statement)).toMatch(problem);
  });
});

const contradictionsDiades = [
  aDiada(['i4d6', '3d5', 'Pd4'], { date: '1996-03-14' }),
  aDiada(['4d6C', '3d5', 'Pd5'], { date: '1996-11-07' }),
  aDiada(['4d6', '3d6C'], { date: '1997-05-08' }),
  aDiada(['3d6', '4d6'], { date: '1997-11-20' }),
];
const against = (all: typeof contradictionsDiades) => ({ diades: all, scores: new Map(), documents: [] });
const contradictionsWhy = (statement: Partial<TowerStatement>) =>
  contradiction(
    { tower: '4d6', outcome: 'descarregat', date: '1997', ...statement },
    against(contradictionsDiades),
  );

describe('a statement of the content', () => {
  test.each<Partial<TowerStatement>>([
    {},
    { date: '1997-05' },
    { date: '1997-05-08', first: true },
    { date: '1997-11' },
    { outcome: 'intent', date: '1996-03', first: true },
    { outcome: 'carregat', date: '1996-11', first: true, opens: true },
    { tower: '3d6', outcome: 'carregat', date: '1997', first: true },
    { tower: 'Pd5', date: '1996-11', first: true },
  ])('a statement that agrees with the results is no contradiction: %o', (statement) => {
    expect(contradictionsWhy(statement)).toBeUndefined();
  });

  test('of a date on which it did not happen is answered with when it did', () => {
    expect(contradictionsWhy({ date: '1995' })).toBe(
      '4d6 descarregat (1995): the results have it on 1997-05-08, 1997-11-20',
    );
  });

  test('of a tower that never stood is one', () => {
    expect(contradictionsWhy({ tower: '3d8f' })).toMatch(/the results have it never/);
  });

  test('of another outcome than that of the day is one', () => {
    expect(contradictionsWhy({ date: '1996-11' })).toMatch(/the results have it on 1997/);
  });

  test('that calls a later time the first is one', () => {
    expect(contradictionsWhy({ date: '1997-11', first: true })).toMatch(/the first was on 1997-05-08/);
  });

  test('that loads a tower for the first time after it was completed is one', () => {
    const reversed = [aDiada(['3d6'], { date: '2000-01-01' }), aDiada(['3d6C'], { date: '2001-01-01' })];
    const late: TowerStatement = { tower: '3d6', outcome: 'carregat', date: '2001', first: true };
    expect(contradiction(late, against(reversed))).toMatch(/it had been completed on 2000-01-01/);
  });

  test('that opens floors which another castell had opened is one; a pilar opens none', () => {
    expect(contradictionsWhy({ tower: '3d6', outcome: 'descarregat', date: '1997-11', opens: true })).toMatch(
      /4d6 stood before, on 1996-11-07/,
    );
    const pilarFirst = [aDiada(['Pd6f'], { date: '1999-01-01' }), aDiada(['3d6'], { date: '2000-01-01' })];
    const opening: TowerStatement = { tower: '3d6', outcome: 'descarregat', date: '2000', opens: true };
    expect(contradiction(opening, against(pilarFirst))).toBeUndefined();
  });
});
