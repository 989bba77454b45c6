// Prints everything that the statistics say of the published data, to be compared between time zones.
import { tiers } from '@/content/statistics/tiers';
import { rankDiades } from '@/lib/diades/scoring/ranking';
import { seasonsUntil } from '@/lib/diades/seasons';
import { exportDiades, exportRanking, exportSummary } from '@/lib/diades/views/csv';
import { filterDiades, NO_FILTER, townsOf } from '@/lib/diades/views/filter';
import { onThisDay } from '@/lib/diades/views/on-this-day';
import { rankingRows } from '@/lib/diades/views/ranking-rows';
import { seasonSeries } from '@/lib/diades/views/season-series';
import { summarise } from '@/lib/diades/views/summary';
import { towerDossier } from '@/lib/diades/views/tower-dossier';
import { generateDiades } from '@/scripts/sample-results/generate';
import { publishedDiades, publishedScores } from './published';

const scores = publishedScores();
const diades = publishedDiades();
const season = { ...NO_FILTER, from: '2023-09-01', to: '2024-08-31' };

const results = JSON.stringify({
  ranking: exportRanking(rankingRows(rankDiades(diades, scores)).rows),
  summary: exportSummary(summarise(diades, { season: '2023-2024', tiers, scores }), '?'),
  list: exportDiades(filterDiades(diades, season)),
  towns: townsOf(diades),
  series: seasonSeries(diades, scores, seasonsUntil('2026-11-21')),
  onThisDay: onThisDay(diades, '2026-11-21'),
  dossier: towerDossier(diades, '4d8'),
  sample: generateDiades(scores),
});
process.stdout.write(`${new Date(2024, 0, 1).getTimezoneOffset()} ${results}`);
