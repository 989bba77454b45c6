import { aCsv, rowsOf } from '@/__tests__/builders/results';
import { countDiades, type NoteTexts, withScores } from '@/lib/results/count';
import type { Row } from '@/lib/results/diada';
import { groupDiades, roundOf, unnamedLabel } from '@/lib/results/grouping';
import { roundLabel } from '@/lib/results/labels';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';

function round(text: string) {
  const [first, ...others] = rowsOf([text]);
  if (!first) throw new Error(text);
  return roundOf([first, ...others]);
}
const attempts = (text: string) => round(text).attempts.map(({ code, outcome }) => `${code} ${outcome}`);

describe('the attempts of a round', () => {
  test.each([
    ['Pd5+Pd4+Pd4+pdPd4', ['Vd5 descarregat', 'Pd4 peu desmuntat']],
    ['iPd5+Pd4+Pd4', ['Pd5 intent', 'Pd4 descarregat', 'Pd4 descarregat']],
    ['Pd5+Pd4+Pd4+Pd4', ['Pd5 descarregat', 'Pd4 descarregat', 'Pd4 descarregat', 'Pd4 descarregat']],
  ])('of %s are %j', (text, expected) => {
    expect(attempts(text)).toEqual(expected);
  });

  test.each([
    ['3d6+4d6', '3d6+4d6'],
    ['i3d6+4d6C', '3d6+4d6'],
    ['3d6+3d6', '3d6+3d6'],
    ['Pd4+Pd4+Pd4', '3Pd4'],
    ['Pd5+3d6', 'Pd5+3d6'],
    ['3d7', undefined],
    ['Pd4+Pd4', undefined],
    ['Pd5+Pd4', undefined],
    ['iPd5+Pd4+Pd4', undefined],
    ['3d7+id4d7', undefined],
    ['3d7+pd4d6', undefined],
  ])('%s is reported as %s', (text, label) => {
    expect(unnamedLabel(round(text))).toBe(label);
  });
});

const labels = (rows: readonly Row[]) =>
  groupDiades(rows).diades.map(({ rounds }) => rounds.map(roundLabel).join(' '));

const withRound = (text: string, round: number | null): Row[] =>
  rowsOf([text]).map((row) => ({ ...row, round }));

describe('grouping', () => {
  test('separates diades by date and by reason', () => {
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

  test('ignores case and accents, and takes a missing town from another row', () => {
    const { diades } = groupDiades([
      ...rowsOf(['3d7'], { reason: 'Diada de la Mercè', town: '', place: '' }),
      ...rowsOf(['4d7'], { reason: 'diada de la merce', town: 'Vic', place: 'Plaça Major' }),
    ]);
    expect(diades).toMatchObject([{ reason: 'Diada de la Mercè', town: 'Vic', place: 'Plaça Major' }]);
  });

  test('sorts rounds by number', () => {
    expect(labels([...withRound('Pd5', 3), ...withRound('3d7', 1), ...withRound('Pd4+Pd4', 3)])).toEqual([
      '3d7 Vd5',
    ]);
    expect(labels([...withRound('3d7', 10), ...withRound('4d7', 2)])).toEqual(['4d7 3d7']);
  });

  test('a row without round number is a round of its own, after the rounds before it', () => {
    const rows = [
      ...withRound('4d7', 2),
      ...withRound('Pd5', null),
      ...withRound('Pd4', null),
      ...withRound('3d7', 1),
      ...withRound('Td6', 3),
    ];
    expect(labels(rows)).toEqual(['3d7 4d7 Pd5 Pd4 Td6']);
  });

  test('reports an unknown combination once, at its first occurrence', () => {
    const { unprocessed } = groupDiades([
      ...rowsOf(['3d7', '3d6+4d6', '3d6+4d6C'], { date: '2024-11-15' }),
      ...rowsOf(['3d6+4d6'], { date: '2024-11-14' }),
    ]);
    expect(unprocessed).toEqual([{ label: '3d6+4d6', date: '2024-11-14', line: 2 }]);
  });
});

const texts: NoteTexts = {
  skipped: (title, problems) => ({ title, lines: problems.map(({ line, kind }) => `${line} ${kind}`) }),
  unprocessed: (found) => ({ title: 'unprocessed', lines: found.map(({ label }) => label) }),
};

function counted(diades: string, scores: string) {
  const rows = parseDiades(diades, { from: '1994-01-01', to: '2024-12-31' });
  const points = parseScores(scores);
  if (!rows.ok || !points.ok) throw new Error('A sheet cannot be read.');
  return withScores(countDiades(rows, texts, 9), points, texts, {});
}

test('what both sheets leave out adds up, with a note for each', () => {
  const { facts, diades } = counted(
    aCsv({}, { mes: '2', dia: '31' }, {}, { any: '2026' }, { any: '2025' }),
    'castell,Descarregat,Carregat\n3d7,785,615\n3d7,785,615\n4d7,x,540\n',
  );
  expect(diades).toHaveLength(1);
  expect(facts).toEqual({
    latest: '2024-11-14',
    count: 1,
    skipped: 2,
    repeated: 2,
    future: 2,
    nextDate: '2025-11-14',
    notes: [
      { title: 'diades', lines: ['3 data', '4 duplicate', '5 after today', '6 after today'] },
      { title: 'puntuacions', lines: ['3 duplicate', '4 punts'] },
    ],
    incomplete: [],
  });
});
