import fc from 'fast-check';
import { groupDiades } from '@/lib/diades/grouping/diades';
import { roundLabel } from '@/lib/diades/grouping/labels';
import type { Row } from '@/lib/diades/types';
import { rowsOf } from '../../../builders/diades';

const labels = (rows: readonly Row[]) =>
  groupDiades(rows).diades.map(({ rounds }) => rounds.map(roundLabel).join(' '));

const withRound = (text: string, round: number | null): Row[] =>
  rowsOf([text]).map((row) => ({ ...row, round }));

describe('grouping', () => {
  test('one day may hold two diades, and one reason comes back on other days', () => {
    const { diades } = groupDiades([
      ...rowsOf(['3d7'], { date: '2024-11-14', reason: 'Sant Jordi' }),
      ...rowsOf(['4d7'], { date: '2024-04-23', reason: 'Sant Jordi' }),
      ...rowsOf(['Pd4'], { date: '2024-11-14', reason: 'Aniversari' }),
    ]);
    expect(diades.map(({ date, reason, season }) => [date, reason, season])).toEqual([
      ['2024-04-23', 'Sant Jordi', '2023-2024'],
      ['2024-11-14', 'Sant Jordi', '2024-2025'],
      ['2024-11-14', 'Aniversari', '2024-2025'],
    ]);
  });

  test('capitals and accents do not split a diada, and a missing town is taken from another row', () => {
    const { diades } = groupDiades([
      ...rowsOf(['3d7'], { reason: 'Diada de la Mercè', town: '', place: '' }),
      ...rowsOf(['4d7'], { reason: 'diada de la merce', town: 'Vic', place: 'Plaça Major' }),
    ]);
    expect(diades).toMatchObject([{ reason: 'Diada de la Mercè', town: 'Vic', place: 'Plaça Major' }]);
  });

  test('a diada of which nobody wrote the town or the place has none', () => {
    const { diades } = groupDiades(rowsOf(['3d7'], { town: '', place: '' }));
    expect(diades).toMatchObject([{ town: '', place: '' }]);
  });

  test('rounds go by their number, wherever their rows stand', () => {
    expect(labels([...withRound('Pd5', 3), ...withRound('3d7', 1), ...withRound('Pd4+Pd4', 3)])).toEqual([
      '3d7 Vd5',
    ]);
    expect(labels([...withRound('3d7', 10), ...withRound('4d7', 2)])).toEqual(['4d7 3d7']);
  });

  test('a row without a round is a round of its own, after those above it', () => {
    const rows = [
      ...withRound('4d7', 2),
      ...withRound('Pd5', null),
      ...withRound('Pd4', null),
      ...withRound('3d7', 1),
      ...withRound('Td6', 3),
    ];
    expect(labels(rows)).toEqual(['3d7 4d7 Pd5 Pd4 Td6']);
  });

  test('an unknown combination is reported once, where it was first seen', () => {
    const { unprocessed } = groupDiades([
      ...rowsOf(['3d7', '3d6+4d6', '3d6+4d6C'], { date: '2024-11-15' }),
      ...rowsOf(['3d6+4d6'], { date: '2024-11-14' }),
    ]);
    expect(unprocessed).toEqual([{ label: '3d6+4d6', date: '2024-11-14', line: 2 }]);
  });

  test('loses no row and repeats none', () => {
    const anyRow = fc
      .record({
        text: fc.constantFrom('3d7', 'Pd5', 'Pd4', 'iPd4', 'pd4d8', '4d7C'),
        round: fc.option(fc.integer({ min: 0, max: 4 })),
        date: fc.constantFrom('2024-11-14', '2024-11-15'),
        reason: fc.constantFrom('Aniversari', 'aniversari', 'Sant Jordi'),
      })
      .map(({ text, round, ...parts }) => rowsOf([text], parts).map((row) => ({ ...row, round })));
    fc.assert(
      fc.property(fc.array(anyRow), (batches) => {
        const rows = batches.flat();
        const grouped = groupDiades(rows).diades.flatMap(({ rounds }) => rounds.flatMap((one) => one.rows));
        expect(grouped).toHaveLength(rows.length);
        expect(new Set(grouped)).toEqual(new Set(rows));
      }),
    );
  });
});
