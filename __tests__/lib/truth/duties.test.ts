import { anAgendaItem } from '@/__tests__/builders/agenda';
import { aBoard, aHistory } from '@/__tests__/builders/boards';
import { noDuties } from '@/__tests__/builders/told';
import { boardDutyProblems } from '@/lib/truth/board-duties';
import { agendaDutyProblems, quoteProblems } from '@/lib/truth/duties';
import { feeProblems } from '@/lib/truth/fees';

const source = { source: 'normes', quote: 'Cada febrer es fa un taller' };
const texts = new Map([
  ['normes', 'Cada febrer es fa un taller.'],
  ['assajos', 'Al febrer hi ha taller.'],
]);

describe('what one text repeats of another', () => {
  const echo = { ...source, page: 'assajos', says: 'Al febrer hi ha taller' };

  test('stands in both', () => {
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

  test('says for whom what is free is free', () => {
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
  ])('tells the price of an activity: %s', (description, told) => {
    const duties = { ...noDuties, prices: [{ ...source, except: [] }] };
    expect(agendaDutyProblems(duties, [anAgendaItem({ description })])).toHaveLength(told ? 0 : 1);
  });

  test('tells no price of a performance, nor of what is excepted, which must be there', () => {
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

  test('have as many people in a team as the regulations ask for, from the season of these', () => {
    const problems = (team: string | undefined, since: '2022-2023' | '2026-2027') =>
      boardDutyProblems({ ...noDuties, teams: [{ ...source, team, least: 2, since }] }, boards);
    expect(problems('Equip de festa', '2026-2027')).toEqual([
      'board 2026-2027: Equip de festa has fewer than 2, which normes asks for',
    ]);
    expect(problems(undefined, '2022-2023')).toHaveLength(3);
    expect(problems('Seguretat', '2022-2023')).toEqual([]);
  });

  test('share nobody with the commission', () => {
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

  test('stand on a page, each of them', () => {
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
