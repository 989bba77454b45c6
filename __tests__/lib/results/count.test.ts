import { aCsv } from '@/__tests__/builders/results';
import { countDiades, type NoteTexts, withScores } from '@/lib/results/count';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';

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
