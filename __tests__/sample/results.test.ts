import { publishedScores, publishedText } from '@/__tests__/builders/results';
import { towers } from '@/content/towers/index';
import { seasonsBetween } from '@/lib/dates/seasons';
import { attemptLabel } from '@/lib/results/diada';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { meritOf } from '@/lib/results/scoring/scores';
import { arrangeTowers, TIER_CODES } from '@/lib/results/scoring/tiers';
import { tallyOf } from '@/lib/results/views/glance';
import { seasonSeries } from '@/lib/results/views/overview';
import { COVID_SEASON, LEVEL_IDS } from '@/lib/results/views/summary';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { isBuilt } from '@/lib/towers/types';

const scores = publishedScores();
const text = publishedText('diades');
const parsed = parseDiades(text);
if (!parsed.ok) throw new Error(parsed.reason);
const { rows, problems } = parsed;
const { diades, unprocessed } = groupDiades(rows);
const labels = new Set(
  diades.flatMap(({ rounds }) => rounds.flatMap(({ attempts }) => attempts.map(attemptLabel))),
);

describe('the sample results', () => {
  test('are read without setting a row aside', () => {
    expect(problems).toEqual([]);
  });

  test.each(seasonsBetween('1994-1995', '2026-2027'))('%s has its diades', (season) => {
    const count = diades.filter((diada) => diada.season === season).length;
    expect(count).toBeGreaterThanOrEqual(season === COVID_SEASON ? 0 : 8);
    expect(count).toBeLessThanOrEqual(season === COVID_SEASON ? 0 : 14);
  });

  test('begin in the autumn of 1994 and end two days before the site is published', () => {
    expect(diades[0]?.date.slice(0, 7)).toBe('1994-11');
    expect(diades.at(-1)?.date).toBe('2026-11-19');
  });

  test.each(['tipus', 'pinya', 'altres', 'agulla', 'ordre', 'resolució'] as const)(
    'every value of %s is there',
    (column) => {
      const [header = [], ...lines] = text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(','));
      const values = new Set(lines.map((cells) => cells.at(header.indexOf(column) - header.length)));
      const expected = {
        tipus: ['p', 't', '3', '4', '5', '7', '9', '10'],
        pinya: ['', 'f', 'fm'],
        altres: ['', 'ps', 'cam'],
        agulla: ['', '1'],
        ordre: ['', '1', '5'],
        resolució: ['', 'd', 'c', 'i', 'id', 'pd'],
      };
      for (const value of expected[column]) expect(values).toContain(value);
    },
  );

  test.each(['Vd5', 'Vd5C', 'Vd6f', 'Vd6fC', '3d7+4d7', '3d7+4d7C'])('%s is there', (label) => {
    expect(labels).toContain(label);
  });

  test('some towers have no score and some rounds no name', () => {
    expect([...labels].some((label) => meritOf(scores, label) === undefined && /^\d+d|^P/.test(label))).toBe(
      true,
    );
    expect(unprocessed.length).toBeGreaterThan(0);
  });
});

/** The first times that the texts of the towers mention. */
const milestones = [
  { month: '1999-11', code: '4d7', outcome: 'c' },
  { month: '2000-05', code: '4d7', outcome: 'd' },
  { month: '2000-05', code: 'Pd5', outcome: 'd' },
  { month: '2001-11', code: '3d7', outcome: 'd' },
  { month: '2003-05', code: 'Vd5', outcome: 'd' },
  { month: '2004-11', code: '4d7a', outcome: 'd' },
  { month: '2006-11', code: '3d7a', outcome: 'd' },
  { month: '2008-11', code: 'Pd5s', outcome: 'd' },
  { month: '2009-11', code: '7d7', outcome: 'd' },
  { month: '2010-11', code: 'Td7f', outcome: 'c' },
  { month: '2011-05', code: 'Td7f', outcome: 'd' },
  { month: '2011-05', code: 'Pd6f', outcome: 'c' },
  { month: '2011-11', code: 'Pd6f', outcome: 'd' },
  { month: '2012-11', code: '5d7', outcome: 'd' },
  { month: '2014-11', code: '10d7', outcome: 'd' },
  { month: '2015-05', code: 'Vd6f', outcome: 'd' },
  { month: '2015-11', code: '3d8f', outcome: 'c' },
  { month: '2016-05', code: '3d7+4d7', outcome: 'd' },
  { month: '2016-11', code: '3d8f', outcome: 'd' },
  { month: '2017-11', code: '9d7', outcome: 'd' },
  { month: '2018-05', code: '3d7s', outcome: 'd' },
  { month: '2018-11', code: '4d8', outcome: 'c' },
  { month: '2019-05', code: '4d7s', outcome: 'd' },
  { month: '2019-11', code: '4d8', outcome: 'd' },
  { month: '2022-11', code: 'Pd7fm', outcome: 'c' },
  { month: '2023-11', code: 'Td8fm', outcome: 'c' },
  { month: '2023-11', code: 'Pd7fm', outcome: 'd' },
  { month: '2024-11', code: 'Td8fm', outcome: 'd' },
] as const;

describe('texts of the towers', () => {
  const dossierOf = (code: string) => towerDossier(diades, code);
  const built = (code: string) =>
    diades.filter(({ rounds }) =>
      rounds.some(({ attempts }) => attempts.some((one) => one.code === code && isBuilt(one))),
    );
  const tried = (code: string) =>
    diades.filter(({ rounds }) => rounds.some(({ attempts }) => attempts.some((one) => one.code === code)));

  const codes = [...new Set(milestones.map(({ code }) => code))];

  test.each(codes)('the first times of %s are those of its text', (code) => {
    const told = milestones.filter((one) => one.code === code);
    const dossier = dossierOf(code);
    const monthTold = (outcome: string) => told.find((one) => one.outcome === outcome)?.month;
    const words = towers.find((tower) => tower.code === code)?.text.join(' ') ?? '';
    for (const { month } of told) expect(words).toContain(month.slice(0, 4));
    expect(monthTold('d')).toBeDefined();
    expect(dossier.firstDescarregat?.date.slice(0, 7)).toBe(monthTold('d'));
    if (monthTold('c')) expect(dossier.firstCarregat?.date.slice(0, 7)).toBe(monthTold('c'));
    expect(built(code)[0]?.date.slice(0, 7)).toBe(monthTold('c') ?? monthTold('d'));
  });

  test('the 9d7 came at the first try, the 3d7s on its second day', () => {
    expect(tried('9d7')[0]).toBe(built('9d7')[0]);
    expect(tried('3d7s')[1]).toBe(built('3d7s')[0]);
  });

  test('the 4d8 took three seasons, and was loaded and unloaded in the same courtyard', () => {
    const until2018 = tried('4d8').filter(({ date }) => date < '2018-12');
    expect(until2018.map(({ season }) => season)).toEqual(['2016-2017', '2017-2018', '2018-2019']);
    const { firstCarregat, firstDescarregat } = dossierOf('4d8');
    expect(firstCarregat?.place).toContain('Pati');
    expect(firstDescarregat?.place).toBe(firstCarregat?.place);
  });

  test('the 4d7s was completed in 2019 and again in 2023, no more', () => {
    expect(built('4d7s').map(({ date }) => date.slice(0, 7))).toEqual(['2019-05', '2023-05']);
  });

  test('the 3d7 was the castell of the return in May 2022, after two years without any', () => {
    const [back] = diades.filter(({ date }) => date > '2020-03-08');
    expect(back?.date.slice(0, 7)).toBe('2022-05');
    expect(built('3d7')).toContain(back);
  });

  test('the 7d7 came in the first diada of its season', () => {
    expect(diades.find(({ season }) => season === '2009-2010')).toBe(built('7d7')[0]);
  });

  test('the Pd7fm closed its diada, and the Td8fm came on that of the thirty years', () => {
    expect(dossierOf('Pd7fm').firstDescarregat?.rounds.at(-1)?.attempts[0]?.code).toBe('Pd7fm');
    expect(dossierOf('Td8fm').firstDescarregat?.reason).toBe('Diada dels trenta anys');
  });

  test('nothing was worth more than the 5d7 until the 10d7, two years later', () => {
    const roof = diades
      .filter(({ date }) => date > '2012-11' && date < '2014-11')
      .flatMap(({ rounds }) => rounds.flatMap(({ attempts }) => attempts.filter(isBuilt)))
      .reduce((most, { code }) => Math.max(most, meritOf(scores, code) ?? 0), 0);
    expect(roof).toBe(meritOf(scores, '5d7'));
  });
});

/** Counted apart from the project, from the rows of the CSV. */
const counted = [
  {
    season: '2006-2007',
    diades: 12,
    outcomes: [68, 3, 2, 3],
    sevens: [15, 1, 2, 0],
    best: [3205, '2006-11-16'],
    castells: [
      ['3d7a', '2006-11-16', false, 1200],
      ['4d7a', '2007-05-10', false, 1075],
      ['3d7', '2006-11-02', false, 785],
    ],
    pilars: [['Vd5', '2007-03-22', false, 751]],
    firsts: [['3d7a', '2006-11-16', false, null]],
  },
  {
    season: '2016-2017',
    diades: 14,
    outcomes: [79, 4, 1, 3],
    sevens: [33, 2, 1, 0],
    best: [7230, '2016-11-17'],
    castells: [
      ['3d8f', '2016-11-17', false, 2300],
      ['5d7', '2016-11-24', false, 2010],
      ['3d7+4d7', '2016-11-17', true, 1790],
    ],
    pilars: [['Vd6f', '2016-11-10', false, 1911]],
    firsts: [
      ['9d5', '2016-10-08', false, '2008-10-11'],
      ['Pd5cam', '2016-10-08', false, null],
      ['Pd4s', '2017-03-08', false, '2013-07-06'],
    ],
  },
  {
    season: '2024-2025',
    diades: 14,
    outcomes: [80, 5, 0, 2],
    sevens: [38, 3, 0, 1],
    best: [10075, '2024-11-21'],
    castells: [
      ['Td8fm', '2024-11-21', false, 3450],
      ['4d8', '2024-11-21', false, 3000],
      ['3d7s', '2025-05-08', false, 2825],
    ],
    pilars: [['Pd7fm', '2025-05-08', false, 3250]],
    firsts: [
      ['Pd4s', '2024-10-26', false, '2018-11-29'],
      ['Vd5', '2024-10-31', false, '2018-10-25'],
      ['10d7', '2024-11-21', false, '2014-11-20'],
    ],
  },
] as const;

test.each(counted)('the figures of $season are those of the CSV', ({ season, ...expected }) => {
  const [point] = seasonSeries(diades, scores, [season]);
  const { descarregats, carregats, intents, desmuntats } = tallyOf(point?.levels ?? []);
  expect({
    diades: point?.diades,
    outcomes: [descarregats, carregats, intents, desmuntats],
    sevens: point?.levels[LEVEL_IDS.indexOf('seven')],
    best: [point?.best?.points, point?.best?.date],
    castells: point?.castells,
    pilars: point?.pilars,
    firsts: point?.firsts,
  }).toEqual(expected);
});

const lines = publishedText('puntuacions').trimEnd().split('\n').slice(1);

describe('the published scores', () => {
  test('go from the least tower to the hardest', () => {
    const points = lines.map((line) => Number(line.split(',')[1]));
    expect(points).toEqual([...points].sort((one, other) => one - other));
  });

  test.each([...TIER_CODES])('have points for the %s, which a tier names', (code) => {
    expect(scores.get(code)?.descarregat).toBeGreaterThan(0);
  });

  test('are ordered by tier: each tier is worth more than the next', () => {
    const merits = arrangeTowers([], new Map()).tiers.map(({ codes }) =>
      codes.map((code) => scores.get(code)?.descarregat ?? 0),
    );
    for (const [index, tier] of merits.entries()) {
      expect(Math.max(...tier)).toBeGreaterThan(Math.max(0, ...(merits[index + 1] ?? [])));
    }
  });

  test('put a vano of five between Pd5 and 3d7, carregat or descarregat', () => {
    for (const outcome of ['descarregat', 'carregat'] as const) {
      const [low, vano, high] = ['Pd5', 'Vd5', '3d7'].map((code) => scores.get(code)?.[outcome] ?? 0);
      expect(vano).toBeGreaterThan(low ?? 0);
      expect(vano).toBeLessThan(high ?? 0);
    }
  });
});

test.each(towers)('no text has the $code built in the years without castells', ({ text }) => {
  expect(text.join(' ')).not.toMatch(/\b202[01]\b/);
});
