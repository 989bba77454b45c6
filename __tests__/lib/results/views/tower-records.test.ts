import { aDiada } from '@/__tests__/builders/results';
import { formatTowerRecords, parseTowerRecord } from '@/lib/results/views/tower-records';

test('a record counts how tries ended, and has the year of the first that was built', () => {
  const diades = [
    aDiada(['i3d8f', 'id3d8f', '4d7'], { date: '2017-11-14' }),
    aDiada(['3d8fC'], { date: '2018-11-14' }),
    aDiada(['3d8f', 'pd4d8'], { date: '2019-11-14' }),
  ];
  const records = formatTowerRecords(diades);
  const read = (code: string) => parseTowerRecord(records, code);
  expect(read('3d8f')).toEqual({ descarregats: 1, carregats: 1, intents: 2, first: 2018 });
  expect(read('4d7')).toEqual({ descarregats: 1, carregats: 0, intents: 0, first: 2017 });
  expect(read('4d8')).toEqual({ descarregats: 0, carregats: 0, intents: 0, first: null });
  expect([read('3d8'), read(''), parseTowerRecord('', '4d7')]).toEqual([undefined, undefined, undefined]);
});
