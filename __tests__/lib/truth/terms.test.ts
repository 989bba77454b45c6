import { aDiada, someScores } from '@/__tests__/builders/diades';
import type { Statement, Telling, Term } from '@/lib/truth/statement';
import { firstsUntold, greatDiadesUntold, outOfTerm } from '@/lib/truth/terms';

const aTelling = (where: string, ...says: readonly Statement[]): Telling => ({ where, texts: [], says });
const aCard = (
  person: string,
  [from, to]: readonly [number, number | null],
  ...says: readonly Statement[]
) => {
  const term: Term = { office: 'caps', from: [from], to: [to] };
  return { ...aTelling(`caps: ${person}`, ...says), term };
};
const first: Statement = { tower: '3d7', outcome: 'descarregat', date: '2022-11', first: true };

describe('what a card tells', () => {
  test.each<[readonly [number, number | null], string]>([
    [[2020, 2022], '2020-09-01'],
    [[2020, 2022], '2022-08'],
    [[2020, 2022], '2021'],
    [[2020, null], '2031'],
    [[2020, 2020], '2020-03'],
  ])('is of its years: %j, %s', (years, date) => {
    expect(outOfTerm(aCard('mar', years, { rank: 1, date }))).toEqual([]);
  });

  test.each<[readonly [number, number | null], Statement]>([
    [[2020, 2022], { rank: 1, date: '2022-11-10' }],
    [[2020, 2022], { tower: '3d7', outcome: 'carregat', date: '2020-05' }],
    [[2020, null], { tower: '3d7', outcome: 'carregat', date: '2019' }],
    [[2020, 2022], { document: 'normes', approved: '2023-06' }],
  ])('is refused when it is of others: %j, %o', (years, statement) => {
    expect(outOfTerm(aCard('mar', years, statement))).toEqual([
      expect.stringMatching(/^caps: mar: tells \d{4}.*not of those years$/),
    ]);
  });

  test('may repeat a document of other years', () => {
    expect(outOfTerm(aCard('mar', [2020, 2022], { document: 'normes', since: '2024' }))).toEqual([]);
  });

  test('has the first times that the page of a tower tells', () => {
    const towers = [aTelling('towers: 3d7', first)];
    const of = (...says: readonly Statement[]) =>
      firstsUntold([aCard('mar', [2020, 2022]), aCard('nil', [2022, null], ...says)], towers);
    expect(of(first)).toEqual([]);
    expect(of({ ...first, date: '2022-11-17' })).toEqual([]);
    expect(of()).toEqual(['caps: nil: does not tell 3d7 descarregat (2022-11), told by towers: 3d7']);
    expect(of({ ...first, outcome: 'carregat' })).toHaveLength(1);
  });

  test('is not asked of years without a head, nor of intents', () => {
    expect(firstsUntold([aCard('mar', [2020, 2022])], [aTelling('towers: 3d7', first)])).toEqual([]);
    const intent: Statement = { ...first, outcome: 'intent' };
    expect(firstsUntold([aCard('nil', [2022, null])], [aTelling('towers: 3d7', intent)])).toEqual([]);
  });
});

describe('the best diades', () => {
  const diades = [
    aDiada(['4d6', '3d6'], { date: '2021-11-18' }),
    aDiada(['4d7', '3d7'], { date: '2022-11-17' }),
    aDiada(['4d7', '4d6'], { date: '2023-11-16' }),
  ];
  const best: Statement = { rank: 1, date: '2022-11-17' };
  const second: Statement = { rank: 2, date: '2023-11-16' };
  const untold = (count: number, ...tellings: readonly Telling[]) =>
    greatDiadesUntold(
      tellings,
      tellings.filter(({ term }) => term),
      { diades, scores: someScores },
      count,
    );

  test('are told by history, timeline and the card of the moment', () => {
    const card = aCard('nil', [2022, null], best);
    expect(untold(1, aTelling('history: avui', best), aTelling('timeline: avui', best), card)).toEqual([]);
  });

  test('are missed wherever they are not told', () => {
    const others = [
      aTelling('history: avui', second),
      aCard('mar', [2020, 2022], best),
      aCard('nil', [2022, null]),
    ];
    expect(untold(1, ...others)).toEqual([
      'history: does not tell the diada of 2022-11-17, in place 1 of all',
      'timeline: does not tell the diada of 2022-11-17, in place 1 of all',
      'card: does not tell the diada of 2022-11-17, in place 1 of all',
    ]);
  });

  test('are on the home page too if the last diada is one of them', () => {
    const told = [
      aTelling('history: avui', best, second),
      aTelling('timeline: avui', best, second),
      aCard('nil', [2022, null], best, second),
    ];
    expect(untold(2, ...told)).toEqual(['home: does not tell the diada of 2023-11-16, in place 2 of all']);
    expect(untold(2, ...told, aTelling('page: home', second))).toEqual([]);
  });
});
