import { anAgendaItem } from '@/__tests__/builders/meetings';
import { aBoard, aHistory } from '@/__tests__/builders/people';
import { aDiada, someScores } from '@/__tests__/builders/results';
import { noDuties } from '@/__tests__/builders/told';
import type { AgendaItem } from '@/lib/calendar/course';
import { agendaContradictions, performedOf } from '@/lib/truth/agenda';
import { agendaDutyProblems, boardDutyProblems, quoteProblems } from '@/lib/truth/duties';
import type { Statement, Telling, Term } from '@/lib/truth/statement';
import { feeProblems, firstsUntold, greatDiadesUntold, outOfTerm } from '@/lib/truth/terms';

const source = { source: 'normes', quote: 'Cada febrer es fa un taller' };
const texts = new Map([
  ['normes', 'Cada febrer es fa un taller.'],
  ['assajos', 'Al febrer hi ha taller.'],
]);

describe('what one text repeats of another', () => {
  const echo = { ...source, page: 'assajos', says: 'Al febrer hi ha taller' };

  test('is in both texts', () => {
    expect(quoteProblems({ ...noDuties, echoes: [echo], apart: [source] }, texts)).toEqual([]);
  });

  test('is missed in the document, on the page and in what is not there', () => {
    const wrong = (change: Partial<typeof echo>) =>
      quoteProblems({ ...noDuties, echoes: [{ ...echo, ...change }] }, texts);
    expect(wrong({ quote: 'Cada març' })).toEqual(['normes: does not say «Cada març»']);
    expect(wrong({ says: 'Al març' })).toEqual(['assajos: does not say «Al març»']);
    expect(wrong({ source: 'estatuts' })).toHaveLength(1);
  });
});

describe('the agenda', () => {
  test('has the activities that are promised, in each month', () => {
    const duties = { ...noDuties, promises: [{ ...source, title: 'Taller', months: [10, 2] }] };
    const autumn = anAgendaItem({ title: 'Taller de caigudes', date: '2026-10-05' });
    expect(agendaDutyProblems(duties, [autumn, { ...autumn, date: '2027-02-09' }])).toEqual([]);
    expect(agendaDutyProblems(duties, [autumn])).toEqual([
      'agenda: no «Taller» in month 2, which normes promises',
    ]);
    expect(agendaDutyProblems(duties, [{ ...autumn, title: 'Sopar' }])).toHaveLength(2);
  });

  test('names for whom an activity is free', () => {
    const duties = { ...noDuties, wordings: [{ ...source, about: ['autocar', 'gratuït'], needs: 'socis' }] };
    const wrong = (howToGet: string) => agendaDutyProblems(duties, [anAgendaItem({ howToGet })]);
    expect(wrong('Autocar a les deu, gratuït per als socis. Metro.')).toEqual([]);
    expect(wrong('Autocar a les deu.')).toEqual([]);
    expect(wrong('Autocar gratuït a les deu. Per als socis, sopar.')).toEqual([
      'agenda: sortida: «Autocar gratuït a les deu.» lacks «socis», which normes asks for',
    ]);
  });

  test.each([
    ['Gratuït.', true],
    ['Entrada gratuïta.', true],
    ['Són 6 euros, o 3 si portes un plat.', true],
    ['Sopar i llit, 28 euros; amb tenda, 10.', true],
    ['Són 18 euros.', false],
    ['Un dinar per a 18.', false],
  ])('finds the price of an activity: %s', (description, told) => {
    const duties = { ...noDuties, prices: [{ ...source, except: [] }] };
    expect(agendaDutyProblems(duties, [anAgendaItem({ description })])).toHaveLength(told ? 0 : 1);
  });

  test('expects no price for a performance, nor for listed exceptions, which must exist', () => {
    const duties = { ...noDuties, prices: [{ ...source, except: ['sortida'] }] };
    expect(agendaDutyProblems(duties, [anAgendaItem(), anAgendaItem({ id: 'd', kind: 'actuacio' })])).toEqual(
      [],
    );
    expect(agendaDutyProblems(duties, [])).toEqual(['agenda: sortida: without price, and not there']);
  });
});

describe('boards', () => {
  const boards = {
    technical: aHistory(),
    direction: aHistory(),
    commission: aHistory({ s: { ...aBoard('ona'), junta: [] } }),
  };

  test('have teams of the size in the regulations, from the season of these', () => {
    const problems = (team: string | undefined, since: '2022-2023' | '2026-2027') =>
      boardDutyProblems({ ...noDuties, teams: [{ ...source, team, least: 2, since }] }, boards);
    expect(problems('Equip de festa', '2026-2027')).toEqual([
      'board 2026-2027: Equip de festa has fewer than 2, which normes asks for',
    ]);
    expect(problems(undefined, '2022-2023')).toHaveLength(3);
    expect(problems('Seguretat', '2022-2023')).toEqual([]);
  });

  test('share no person with the commission', () => {
    const problems = (person: string) =>
      boardDutyProblems(
        { ...noDuties, apart: [source] },
        { ...boards, commission: aHistory({ s: { ...aBoard(person), junta: [] } }) },
      );
    expect(problems('ona')).toEqual([]);
    expect(problems('nil')).toEqual(['commission: nil is on another board, against normes']);
    expect(problems('mar')).toHaveLength(1);
  });
});

describe('fees', () => {
  const membership = {
    minimumAge: 16,
    adultAge: 18,
    openRehearsals: 3,
    fee: { euros: 30, veteranEuros: 10 },
  };
  const problems = (...of: readonly string[]) => feeProblems(membership, [{ id: 'assajos', texts: of }]);

  test('are all on a page', () => {
    expect(problems('La quota és de 30 euros. La de veterans té una quota de 10 euros.')).toEqual([]);
    expect(problems('La quota és de 30 euros. El sopar val 10 euros.')).toEqual([
      'membership: veteranEuros, 10, stands on no page',
    ]);
  });

  test('are no others than those of the club', () => {
    expect(
      problems('Són 30 euros per temporada, o una quota de 10 euros.', 'La quota és de 25 euros.'),
    ).toEqual(['page: assajos: no fee is of 25 euros']);
  });
});

const aPerformance = (change: Partial<AgendaItem> = {}) =>
  anAgendaItem({ id: 'festa', kind: 'actuacio', title: 'Festa', date: '2026-10-10', ...change });
const diades = [
  aDiada(['3d6'], { date: '2026-05-01', reason: 'Abans' }),
  aDiada(['3d6'], { date: '2026-10-10', reason: 'Festa', place: 'Plaça Nova' }),
];
const problems = (...items: readonly AgendaItem[]) => agendaContradictions(items, [], diades);

describe('the agenda and the results', () => {
  test('agree on day, name and place of past performances only', () => {
    const agenda = [
      aPerformance({ place: 'Plaça Nova, Vic' }),
      aPerformance({ date: '2026-12-01', title: 'Més' }),
    ];
    expect(problems(...agenda)).toEqual([]);
    expect(performedOf(agenda, diades)).toHaveLength(1);
  });

  test.each<[string, Partial<AgendaItem>, RegExp]>([
    ['another place', { place: 'Pati' }, /the results have it in Plaça Nova/],
    ['another day', { date: '2026-10-09', place: 'Plaça Nova' }, /no «Festa» on 2026-10-09/],
    ['another name', { title: 'Diada', place: 'Plaça Nova' }, /no «Diada» on 2026-10-10/],
  ])('disagree on %s', (_what, change, problem) => {
    expect(problems(aPerformance(change))).toContainEqual(expect.stringMatching(problem));
  });

  test('disagree when a diada of the course is missing, but not one before it', () => {
    expect(problems(anAgendaItem({ date: '2026-09-15' }))).toEqual([
      '«Festa» of 2026-10-10 is not on the agenda',
    ]);
  });

  test('take no performance on a day on which everything is closed', () => {
    const pause = { from: '2026-12-22', to: '2027-01-07', reason: 'Nadal' };
    expect(agendaContradictions([aPerformance({ date: '2026-12-25' })], [pause], [])).toEqual([
      'festa: falls on a day without rehearsal',
    ]);
  });
});

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

describe('text of a card', () => {
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

  test('has the first times that the page of a tower has', () => {
    const towers = [aTelling('towers: 3d7', first)];
    const of = (...says: readonly Statement[]) =>
      firstsUntold([aCard('mar', [2020, 2022]), aCard('nil', [2022, null], ...says)], towers);
    expect(of(first)).toEqual([]);
    expect(of({ ...first, date: '2022-11-17' })).toEqual([]);
    expect(of()).toEqual(['caps: nil: does not tell 3d7 descarregat (2022-11), told by towers: 3d7']);
    expect(of({ ...first, outcome: 'carregat' })).toHaveLength(1);
  });

  test('is not required of years without a head, nor of intents', () => {
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

  test('are in history, timeline and the card of the head', () => {
    const card = aCard('nil', [2022, null], best);
    expect(untold(1, aTelling('history: avui', best), aTelling('timeline: avui', best), card)).toEqual([]);
  });

  test('are reported where they are missing', () => {
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
