import { rankDiades } from '@/lib/diades/scoring/ranking';
import { exportDiades, exportRanking, exportSummary } from '@/lib/diades/views/csv';
import { rankingRows } from '@/lib/diades/views/ranking-rows';
import { aDiada, someScores } from '../../../builders/diades';

const diada = aDiada(['3d7', 'Pd5C+Pd4+Pd4', 'Pd4'], { reason: '=1+1', town: 'Vic' });

describe('CSV to download', () => {
  test('the ranking has the rows and columns shown', () => {
    expect(exportRanking(rankingRows(rankDiades([diada], someScores)).rows)).toBe(
      "posició,data,motiu,ciutat,castells,punts\n1,2024-11-14,'=1+1,Vic,3d7 Vd5C,1376\n",
    );
  });

  test('the list has a row for each diada', () => {
    expect(exportDiades([diada])).toBe(
      "data,motiu,situació,ciutat,castells\n2024-11-14,'=1+1,Pati,Vic,3d7 Vd5C Pd4\n",
    );
  });

  test('the summary has a row for each tower of each group, unscored ones last', () => {
    const summary = {
      tiers: [{ name: 'Gamma, alta', towers: [{ key: '3d7', descarregats: 2, carregats: 1 }] }],
      unscored: [{ key: '10d5', descarregats: 1, carregats: 0 }],
      notice: null,
    };
    expect(exportSummary(summary, 'No puntuats')).toBe(
      'grup,castell,descarregats,carregats\n"Gamma, alta",3d7,2,1\nNo puntuats,10d5,1,0\n',
    );
  });
});
