import { aDiada, someScores } from '@/__tests__/builders/diades';
import { GROUP_NAMES } from '@/content/interface/results';
import { listCsv, rankingCsv, summaryCsv } from '@/lib/results/views/csv';
import { countSeasons } from '@/lib/results/views/overview';
import { rankingRows } from '@/lib/results/views/ranking';
import { summaryOf } from '@/lib/results/views/summary';

const diada = aDiada(['3d7', 'Pd5C+Pd4+Pd4', 'Pd4'], { reason: '=1+1', town: 'Vic' });

describe('CSV to download', () => {
  test('the ranking has the visible rows and columns', () => {
    expect(rankingCsv(rankingRows([diada], someScores).rows)).toBe(
      "\uFEFFposició,data,motiu,ciutat,castells,punts\n1,2024-11-14,'=1+1,Vic,3d7 Vd5C,1376\n",
    );
  });

  test('the list has a row for each diada', () => {
    expect(listCsv([diada])).toBe(
      "\uFEFFdata,motiu,situació,ciutat,castells\n2024-11-14,'=1+1,Pati,Vic,3d7 Vd5C Pd4\n",
    );
  });

  test('the summary has a row for each tower of each group, unscored ones last', () => {
    const diades = [aDiada(['3d7', '3d7', '3d7C', '10d5'])];
    const summary = summaryOf(countSeasons(diades, someScores), null);
    const text = summaryCsv(summary, { ...GROUP_NAMES, 'basic seven': 'Gamma, bàsica' });
    expect(text).toMatch(/^\uFEFFgrup,castell,descarregats,carregats\n/);
    expect(text).toContain('\n"Gamma, bàsica",3d7,2,1\n');
    expect(text).toMatch(/\nCastells no puntuats,10d5,1,0\n$/);
  });
});
