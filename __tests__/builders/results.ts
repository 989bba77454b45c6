import type { SnapshotFacts } from '@/lib/results/snapshot';
import { overviewOf } from '@/lib/results/views/overview';
import { rankingRows } from '@/lib/results/views/ranking';
import { aDiada, someScores } from './diades';

/** A copy made in the season 2026-2027, of sheets that no test serves. */
export const aCopy: SnapshotFacts = {
  built: '2026-11-21',
  latest: '2026-11-14',
  count: 0,
  skipped: 0,
  repeated: 0,
  future: 0,
  nextDate: null,
  notes: [],
  fingerprints: { diades: '', puntuacions: '' },
  scored: 0,
};

/** Three diades of three seasons, the best one current. */
const threeDiades = [
  aDiada(['4d7', '3d6C', '4d6', '3d6'], { date: '2018-05-03', reason: 'Sant Jordi', town: 'Vic' }),
  aDiada(['i3d7', '3d7C', 'Pd4'], { date: '2021-11-14', reason: 'Retorn', town: 'Àger' }),
  aDiada(['3d7', '4d7', 'Pd5+Pd4+Pd4', '3d8'], { date: '2026-11-14', reason: 'Aniversari' }),
];

export const aRanking = rankingRows(threeDiades, someScores);

export const anOverview = overviewOf(threeDiades, someScores, aCopy.built);
