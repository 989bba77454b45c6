// Prints what the statistics say of a small sheet, to be compared between time zones.

import { NO_FILTER } from '@/__tests__/builders/results';
import { copyOf, groupName, readAt } from '@/content/interface/results';
import { anniversariesOf, remember } from '@/lib/calendar/anniversaries';
import { seasonsBetween } from '@/lib/dates/seasons';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { listCsv, rankingCsv, summaryCsv } from '@/lib/results/views/csv';
import { filterDiades } from '@/lib/results/views/list';
import { countSeasons, seasonSeries } from '@/lib/results/views/overview';
import { rankingRows } from '@/lib/results/views/ranking';
import { summaryOf } from '@/lib/results/views/summary';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { aCsv, someScores } from './results';

/** Days at the edges of months, years, seasons, leap years and changes of hour. */
const DAYS = [
  '1994-09-01',
  '1999-12-31',
  '2000-01-01',
  '2000-02-29',
  '2019-03-31',
  '2023-08-31',
  '2023-09-01',
];
const rows = DAYS.flatMap((date) => {
  const [any = '', mes = '', dia = ''] = date.split('-');
  return [
    { dia, mes, any, motiu: `Diada ${date}` },
    { dia, mes, any, motiu: `Diada ${date}`, tipus: '4', resolució: 'c', ordre: '2' },
  ];
});

const parsed = parseDiades(aCsv(...rows));
if (!parsed.ok) throw new Error(parsed.reason);
const { diades } = groupDiades(parsed.rows);

const results = JSON.stringify({
  diades,
  ranking: rankingCsv(rankingRows(diades, someScores).rows),
  summary: summaryCsv(summaryOf(countSeasons(diades, someScores), ['2023-2024']), groupName),
  list: listCsv(filterDiades(diades, { ...NO_FILTER, from: '2000-02-29', to: '2023-08-31' })),
  series: seasonSeries(diades, someScores, seasonsBetween('1994-1995', '2023-2024')),
  remembered: remember(anniversariesOf(diades), '2026-12-31'),
  dossier: towerDossier(diades, '3d7'),
  words: [copyOf('2023-09-01'), readAt('2024-02-29', '10:05')],
});
process.stdout.write(`${new Date(2024, 0, 1).getTimezoneOffset()} ${results}`);
