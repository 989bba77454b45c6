import {
  allEras,
  boardDescription,
  careerDates,
  careerRole,
  formatPeriods,
  portraitOf,
} from '@/content/interface/club';

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

test('a career entry has the years of an office, or the seasons on a board', () => {
  const office = { role: 'Presidència', tenure: { from: [2022], to: [2024] } };
  expect([careerRole(office), careerDates(office)]).toEqual(['Presidència', '2022-2024']);
  const onBoard = { role: 'Tresoreria', board: 'Junta directiva', seasons: ['2002-2003', '2022-2023'] };
  expect([careerRole(onBoard), careerDates(onBoard)]).toEqual([
    'Tresoreria, junta directiva',
    '2002-2003, 2022-2023',
  ]);
});

test('ages are counted in words, and names elided', () => {
  expect(allEras(4)).toBe('Les quatre èpoques');
  expect(allEras(2)).toBe('Les dues èpoques');
  expect(portraitOf('Anna Puig')).toBe("Retrat d'Anna Puig");
  expect(portraitOf('Biel Mas')).toBe('Retrat de Biel Mas');
});

test('a board is described as what it is, and a past one as what it was', () => {
  expect(boardDescription('Junta tècnica', 'dels Grallers', '2024-2025', false)).toMatch(
    /^Junta tècnica dels Grallers, temporada 2024-2025: qui en formava part,/,
  );
  expect(boardDescription('Junta tècnica', 'dels Grallers', '2026-2027', true)).toMatch(/qui en forma part,/);
});
