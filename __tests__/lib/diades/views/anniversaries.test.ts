import { anniversariesOf, areAnniversaries, remember } from '@/lib/diades/views/anniversaries';
import { aDiada } from '../../../builders/diades';

const on = (date: string) => aDiada(['3d7', 'Pd4+Pd4'], { date });
const anniversaries = anniversariesOf(
  ['2010-11-14', '2012-11-14', '2014-11-14', '2016-11-14', '2020-03-01'].map(on),
);

describe('anniversaries', () => {
  test('tell the towers in notation and in words', () => {
    expect(anniversaries[0]).toMatchObject({
      towers: '3d7 · 2Pd4',
      names: 'tres de set, dos pilars de quatre',
    });
  });

  test('of a day are the latest three', () => {
    const { distance, diades } = remember(anniversaries, '2026-11-14');
    expect(distance).toBe(0);
    expect(diades.map(({ date }) => date)).toEqual(['2016-11-14', '2014-11-14', '2012-11-14']);
  });

  test('of a day without any are those of the nearest', () => {
    const { distance, diades } = remember(anniversaries, '2026-02-27');
    expect(distance).toBe(3);
    expect(diades.map(({ date }) => date)).toEqual(['2020-03-01']);
  });

  test('are told from anything else a file may hold', () => {
    expect(areAnniversaries(JSON.parse(JSON.stringify(anniversaries)))).toBe(true);
    for (const wrong of [null, {}, [null], ['x'], [{ date: 3 }]]) expect(areAnniversaries(wrong)).toBe(false);
  });
});
