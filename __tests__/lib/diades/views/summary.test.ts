import type { Tier } from '@/lib/diades/scoring/tiers';
import { summarise } from '@/lib/diades/views/summary';
import { aDiada, someScores } from '../../../builders/diades';

const tiers = [
  { name: 'Alts', level: 7, towers: ['3d7', 'Vd5', '4d7'] },
  { name: 'Baixos', level: 5, towers: ['Pd4'] },
] as const satisfies readonly Tier[];

const diades = [
  aDiada(['3d7', '3d7C', 'i3d7', 'pd4d7', 'Pd4+Pd4'], { date: '2019-11-14' }),
  aDiada(['3d7', '10d5', 'Pd5+Pd4+Pd4', 'Pd5'], { date: '2021-11-14' }),
];
const counts = (season: string | null) => {
  const summary = summarise(diades, { season, tiers, scores: someScores });
  return Object.fromEntries(
    [...summary.tiers, { name: 'cap', towers: summary.unscored }].map(({ name, towers }) => [
      name,
      towers.map(({ key, descarregats, carregats }) => `${key} ${descarregats}/${carregats}`),
    ]),
  );
};

describe('the historical summary', () => {
  test('counts what stood, each simultaneous tower once and a combination once as such', () => {
    expect(counts(null)).toEqual({
      Alts: ['3d7 2/1', 'Vd5 1/0', 'Pd5 1/0', '4d7 0/0'],
      Baixos: ['Pd4 2/0'],
      cap: ['10d5 1/0'],
    });
  });

  test('counts one season alone', () => {
    expect(counts('2019-2020')).toEqual({
      Alts: ['3d7 1/1', 'Vd5 0/0', '4d7 0/0'],
      Baixos: ['Pd4 2/0'],
      cap: [],
    });
  });

  test('says that there were no towers in 2020-2021', () => {
    const notice = (season: string | null) => summarise(diades, { season, tiers, scores: someScores }).notice;
    expect([notice('2020-2021'), notice('2019-2020'), notice(null)]).toEqual(['covid', null, null]);
  });
});
