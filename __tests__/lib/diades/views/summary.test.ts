import type { TierId } from '@/lib/diades/scoring/tiers';
import { countSeasons, summaryOf } from '@/lib/diades/views/summary';
import { aDiada, someScores } from '../../../builders/diades';

const counts = countSeasons(
  [
    aDiada(['3d7', '3d7C', 'i3d7', 'pd4d7', 'Pd4+Pd4'], { date: '2019-11-14' }),
    aDiada(['3d7', '10d5', 'Pd5+Pd4+Pd4', 'Pd5', '4d5sf'], { date: '2021-11-14' }),
  ],
  someScores,
);
const shown = (season: string | null, tier: TierId | 'unscored') => {
  const { tiers, unscored } = summaryOf(counts, season);
  const towers = tier === 'unscored' ? unscored : (tiers.find(({ id }) => id === tier)?.towers ?? []);
  return towers.map(({ code, descarregats, carregats }) => `${code} ${descarregats}/${carregats}`);
};

describe('the historical summary', () => {
  test('counts what stood, each simultaneous tower once and a combination once as such', () => {
    expect(shown(null, 'basic seven')).toEqual(['3d7 2/1', 'Vd5 1/0', 'Pd5 1/0', '4d7 0/0']);
    expect(shown(null, 'five')).toContain('Pd4 2/0');
  });

  test('counts one season alone, and shows the towers of a tier that were not built in it', () => {
    expect(shown('2019-2020', 'basic seven')).toEqual(['3d7 1/1', 'Vd5 0/0', 'Pd5 0/0', '4d7 0/0']);
    expect(shown('2018-2019', 'basic seven')).toEqual(['3d7 0/0', 'Vd5 0/0', 'Pd5 0/0', '4d7 0/0']);
  });

  test('a tower without score shows only in the seasons that built it, in Catalan order', () => {
    expect(shown(null, 'unscored')).toEqual(['4d5sf 1/0', '10d5 1/0']);
    expect(shown('2021-2022', 'unscored')).toEqual(['4d5sf 1/0', '10d5 1/0']);
    expect(shown('2019-2020', 'unscored')).toEqual([]);
  });

  test('says that there were no towers in 2020-2021', () => {
    const notice = (season: string | null) => summaryOf(counts, season).notice;
    expect([notice('2020-2021'), notice('2019-2020'), notice(null)]).toEqual(['covid', null, null]);
  });

  test('names every tower in words', () => {
    expect(counts.names).toMatchObject({
      '3d7': 'tres de set',
      '3d8': 'tres de vuit',
      '10d5': 'deu de cinc',
    });
  });
});
