import { aDiada, FIXED } from '@/__tests__/builders/results';
import { seasonCharts } from '@/components/results/charts/chart-specs';
import { parseScores } from '@/lib/results/reading/scores';
import { calculate, pointsTable, readDiada } from '@/lib/results/scoring/calculator';
import { withFixedScores } from '@/lib/results/scoring/scores';
import { listChoices } from '@/lib/results/views/list';
import { countSeasons, overviewOf } from '@/lib/results/views/overview';
import { rankingRows } from '@/lib/results/views/ranking';
import { seasonNotes } from '@/lib/results/views/season-notes';
import { summaryOf } from '@/lib/results/views/summary';

/** A table of a conventional colla: its own tiers, hardest first, and its own points. */
const TABLE = `castell,Descarregat,Carregat,grup
3d10fm,3405,2900,De 10
3d9,4250,3600,Gamma extra
2d9fm,2110,1790,
3d9f,1530,1300,Bàsics de 9
4d9f,1460,1240,
Pd7f,960,815,Gamma alta de 8
2d8f,920,780,
3d8,700,595,Bàsics de 8
4d8,635,540,
Pd6,665,565,
3d7,290,245,Bàsics de 7
4d7,275,235,
Pd5,210,180,
`;
const parsed = parseScores(TABLE);
if (!parsed.ok) throw new Error(parsed.reason);
const scores = withFixedScores(parsed.scores, FIXED);
const diades = [
  aDiada(['3d9f', '4d9fC', '2d8f', 'Pd6', 'Pd4'], { date: '2024-08-30', reason: 'Sant Fèlix' }),
  aDiada(['3d8', '4d8', '3d7+4d7', 'Pd5+Pd4+Pd4'], { date: '2024-11-01' }),
];

describe('a CSV with its own tiers', () => {
  test('gives their order and headings, with what was built and the next two', () => {
    const { tiers, unscored } = summaryOf(countSeasons(diades, scores), ['2023-2024', '2024-2025']);
    expect(tiers.map(({ id, towers }) => [id, ...towers.map(({ code }) => code)])).toEqual([
      ['Gamma extra', '3d9', 'Td9fm'],
      ['Bàsics de 9', '3d9f', '4d9f'],
      ['Gamma alta de 8', 'Td8f'],
      ['Bàsics de 8', '3d8', '4d8', 'Pd6'],
    ]);
    expect(unscored.map(({ code }) => code)).toEqual(['3d7+4d7', 'Pd4', 'Vd5']);
    expect(listChoices(diades, scores).codes.slice(0, 4)).toEqual(['3d9f', '4d9f', 'Td8f', '3d8']);
    expect(pointsTable(scores).map(({ id }) => id)).toHaveLength(6);
  });

  test('a club of pilars only has no chart of castells', () => {
    const { points, levels } = overviewOf([aDiada(['Pd5', 'pd3d7'])], scores, {
      founded: 2024,
      today: '2024-11-21',
    });
    expect(levels).toEqual(['P5']);
    const notes = seasonNotes({ points, levels });
    expect(notes.map(({ kind }) => kind)).toEqual(['best']);
    expect(seasonCharts(points, levels, notes)).toHaveLength(3);
  });

  test('has all points: no fixed ones of university colles', () => {
    expect([...scores.keys()]).toHaveLength(13);
    expect(rankingRows(diades, scores).rows.map(({ points }) => points)).toEqual([
      1530 + 1240 + 920 + 665,
      700 + 635 + 290 + 210,
    ]);
    expect(calculate(readDiada('3d7+4d7, Vd5').rounds, scores)?.points).toBe(290 + 275 + 210);
  });
});
