import { aDiada, NO_FILTER, someScores } from '@/__tests__/builders/results';
import { groupName } from '@/content/interface/results';
import { comparedName } from '@/content/interface/seasons';
import { seasonsBetween } from '@/lib/dates/seasons';
import { labelRound, roundName } from '@/lib/results/diada';
import { comparisonCsv, summaryCsv } from '@/lib/results/views/csv';
import { comparisonOf } from '@/lib/results/views/glance';
import { codesOf, filterDiades, listChoices, searchableDiades, townsOf } from '@/lib/results/views/list';
import { countSeasons, overviewOf } from '@/lib/results/views/overview';
import { summaryOf } from '@/lib/results/views/summary';
import { seasonRun, towerDossier, untriedSince } from '@/lib/results/views/tower-dossier';
import { OUTCOMES } from '@/lib/towers/types';

const diades = [
  aDiada(['id4d8'], { date: '2017-11-16' }),
  aDiada(['i4d8', '4d8C', '3d7'], { date: '2018-11-15' }),
  aDiada(['4d8', 'pd4d8'], { date: '2019-11-21' }),
  aDiada(['4d8C', '4d8'], { date: '2022-11-17' }),
  aDiada(['4d8'], { date: '2024-11-21' }),
  aDiada(['i4d8'], { date: '2026-11-19' }),
];

describe('the dossier of a tower', () => {
  const dossier = towerDossier(diades, '4d8');

  test('has the first and last diada, every outcome, and the season with most descarregats, then carregats', () => {
    const { firstCarregat, firstDescarregat, last, bestSeason } = dossier;
    expect([firstCarregat, firstDescarregat, last].map((diada) => diada?.date)).toEqual([
      '2018-11-15',
      '2019-11-21',
      '2024-11-21',
    ]);
    const totals = { descarregat: 3, carregat: 2, intent: 2, 'intent desmuntat': 1, 'peu desmuntat': 1 };
    expect(dossier).toMatchObject({ totals, tried: 8, successRate: 3 / 8 });
    expect(bestSeason).toMatchObject({ season: '2022-2023', totals: { descarregat: 1, carregat: 1 } });
  });

  test('a season with peus desmuntats only is not one in which it was tried', () => {
    const feet = [aDiada(['pd4d8'], { date: '2014-11-20' }), ...diades];
    const seasons = ['2017-2018', '2018-2019', '2019-2020', '2022-2023', '2024-2025', '2026-2027'];
    expect(towerDossier(feet, '4d8').seasons.map(({ season }) => season)).toEqual(seasons);
  });

  test('the seasons run from the first try to the current one, gaps included, and add up to the totals', () => {
    const run = seasonRun(dossier, '2027-2028');
    expect(run.map(({ season }) => season)).toEqual(seasonsBetween('2017-2018', '2027-2028'));
    const sums = OUTCOMES.map((outcome) => run.reduce((sum, { totals }) => sum + totals[outcome], 0));
    expect(sums).toEqual(OUTCOMES.map((outcome) => dossier.totals[outcome]));
    expect(seasonRun(towerDossier(diades, 'Pd7fm'), '2027-2028')).toEqual([]);
  });

  test('it is untried since its last season after a whole one without a try', () => {
    const seasons = ['2026-2027', '2027-2028', '2028-2029'] as const;
    expect(seasons.map((current) => untriedSince(dossier, current))).toEqual([null, null, '2026-2027']);
  });

  test('the later of two equal seasons is the best, and a tower never tried has no records', () => {
    const equal = [aDiada(['3d7'], { date: '2018-11-15' }), aDiada(['3d7'], { date: '2019-11-21' })];
    expect(towerDossier(equal, '3d7').bestSeason?.season).toBe('2019-2020');
    const none = {
      firstCarregat: null,
      firstDescarregat: null,
      last: null,
      bestSeason: null,
      successRate: null,
    };
    expect(towerDossier(diades, 'Pd7fm')).toMatchObject({ ...none, tried: 0, seasons: [] });
  });
});

const firstRound = (text: string) => {
  const [round] = aDiada([text]).rounds;
  if (!round) throw new Error(text);
  return round;
};

test.each([
  ['3d7', '3d7', '3d7', 'tres de set'],
  ['i3d7', 'i3d7', '3d7', 'intent de tres de set'],
  ['Pd5C+Pd4+Pd4', 'Vd5C', 'Vd5', 'vano de cinc carregat'],
  ['Pd4+Pd4', '2Pd4', 'Pd4', 'dos pilars de quatre'],
  ['Pd5+iPd4', 'Pd5+iPd4', null, 'pilar de cinc i intent de pilar de quatre'],
])('the round %s has the label %s, which links to %s, and a name in words', (text, label, code, name) => {
  expect(labelRound(firstRound(text))).toEqual({ label, code });
  expect(roundName(firstRound(text))).toBe(name);
});

const listDiades = [
  aDiada(['3d7', 'Pd5+Pd4+Pd4'], { date: '2024-11-14', town: 'Vic' }),
  aDiada(['i4d8', 'Pd4'], { date: '2024-11-15', town: 'Àger' }),
  aDiada(['pd3d7', '10d7'], { date: '2024-11-16', town: 'Barcelona' }),
];
const dates = (filter: Partial<typeof NO_FILTER>) =>
  filterDiades(listDiades, { ...NO_FILTER, ...filter }).map(({ date }) => date.slice(8));

describe('the list of diades', () => {
  test.each<[Partial<typeof NO_FILTER>, string[]]>([
    [{}, ['14', '15', '16']],
    [{ from: '2024-11-15' }, ['15', '16']],
    [{ from: '2024-11-15', to: '2024-11-15' }, ['15']],
    [{ from: '2024-11-16', to: '2024-11-14' }, []],
    [{ town: 'Vic' }, ['14']],
    [{ code: '3d7' }, ['14', '16']],
    [{ code: 'Vd5' }, ['14']],
    [{ code: 'Pd5' }, []],
    [{ code: '3d7,Vd5' }, ['14']],
    [{ code: '3d7,10d7' }, ['16']],
    [{ outcome: 'caiguda' }, ['15']],
    [{ code: 'Pd4', outcome: 'intent' }, []],
    [{ day: '11-15' }, ['15']],
    [{ code: '3d7', town: 'Barcelona' }, ['16']],
  ])('filtered by %j', (filter, expected) => {
    expect(dates(filter)).toEqual(expected);
  });

  test('has towns in Catalan order and each tower once', () => {
    expect(townsOf([...listDiades, aDiada(['3d7'], { town: '' })])).toEqual(['Àger', 'Barcelona', 'Vic']);
    expect(codesOf(listDiades)).toEqual(['3d7', 'Vd5', '4d8', 'Pd4', '10d7']);
  });
});

const listed = [
  aDiada(['3d6', 'Pd4+Pd4'], { date: '1999-05-01', town: 'Vic' }),
  aDiada(['3d7', '10d5', '9d9'], { date: '2024-11-14', town: 'Àger' }),
];

test('the choices are the towns and towers of the results by merit, in the order of the build where it has them', () => {
  const codes = ['3d7', '3d6', 'Pd4', '9d9', '10d5'];
  expect(listChoices(listed, someScores)).toEqual({ towns: ['Àger', 'Vic'], codes });
  const { choices } = searchableDiades(listed, ['4d8', 'Pd4', '3d6', '3d7']);
  expect(choices.codes).toEqual(['Pd4', '3d6', '3d7', '9d9', '10d5']);
});

describe('CSV to download', () => {
  test('the summary has a row for each tower of each group, unscored ones last', () => {
    const listDiades = [aDiada(['3d7', '3d7', '3d7C', '10d5'])];
    const summary = summaryOf(
      countSeasons(listDiades, someScores),
      listDiades.map(({ season }) => season),
    );
    const text = summaryCsv(summary, (id) => (id === 'basic seven' ? 'Gamma, bàsica' : groupName(id)));
    expect(text).toMatch(/^\uFEFFgrup,castell,descarregats,carregats\n/);
    expect(text).toContain('\n"Gamma, bàsica",3d7,2,1\n');
    expect(text).toMatch(/\nCastells no puntuats,10d5,1,0\n$/);
  });

  const overview = overviewOf(
    [
      aDiada(['3d7', 'i3d7', '3d7C', 'id3d7', 'Pd5C'], { date: '2019-11-14' }),
      aDiada(['3d7'], { date: '2023-11-14' }),
    ],
    someScores,
    { founded: 2019, today: '2024-01-01' },
  );
  test('a comparison has a row for each figure, share and tower, with their differences', () => {
    const text = comparisonCsv(comparisonOf(overview, ['2019-2020', '2023-2024']), comparedName);
    expect(text).toMatch(/^\uFEFFdada,2019-2020,2023-2024,diferència\nDiades,1,1,0\n/);
    expect(text).toContain('\nDescarregats,1,1,0\nDescarregats (%),20,100,80\n');
    expect(text).toContain(`\n"${comparedName('7')}",1,1,0\n"${comparedName('7')} (%)",25,100,75\n`);
    expect(text).toMatch(/\n3d7 descarregats,1,1,0\n3d7 carregats,1,0,-1\n/);
  });
});
