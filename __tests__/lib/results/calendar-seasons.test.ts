import { aCsv, aSnapshot, someScores } from '@/__tests__/builders/results';
import { NOTE_TEXTS } from '@/content/interface/row-problems';
import { countDiades } from '@/lib/results/count';
import { parseDiades } from '@/lib/results/reading/diades';
import { isUnchanged } from '@/lib/results/snapshot';
import { diadaCard } from '@/lib/results/views/diada-card';
import { overviewOf } from '@/lib/results/views/overview';
import { bestOfLastSeason, searchableRanking } from '@/lib/results/views/ranking';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { fingerprint } from '@/lib/values/hash';

// A conventional colla goes from Sant Jordi to the autumn of one year.
const parsed = parseDiades(
  aCsv(
    { any: '2022', mes: '8', dia: '30', motiu: 'Sant Fèlix' },
    { any: '2024', mes: '12', dia: '31', motiu: 'Cap d’Any' },
    { any: '2025', mes: '1', dia: '1', motiu: 'Any Nou' },
    { any: '2025', mes: '8', dia: '30', motiu: 'Sant Fèlix', tipus: '4', resolució: 'c' },
    { any: '2025', mes: '9', dia: '23', motiu: 'Santa Tecla', tipus: '4' },
  ),
  { from: '1994-01-01', to: '2026-12-31' },
);
if (!parsed.ok) throw new Error(parsed.reason);

/** What the pages say of the same diades, if seasons begin in this month. */
function pagesFrom(firstMonth: number) {
  if (!parsed.ok) throw new Error(parsed.reason);
  const { diades } = countDiades(parsed, NOTE_TEXTS, firstMonth);
  const { points, counts } = overviewOf(diades, someScores, {
    founded: 2022,
    today: '2026-02-01',
    firstMonth,
  });
  return {
    diades,
    counts: Object.keys(counts.seasons),
    diadesIn: points.map(({ season, diades: count }) => `${season}: ${count}`),
    recovered: points.flatMap(({ firsts }) =>
      firsts.flatMap(([code, date, , last]) => (last ? [[code, date, ...last]] : [])),
    ),
    best: bestOfLastSeason(diades, someScores)?.diada.season,
    choices: searchableRanking({ diades, scores: someScores }).choices.seasons,
    placeInSeason: diadaCard('2025-08-30 sant felix', diades, someScores)?.placeInSeason,
    dossier: towerDossier(diades, '4d7').seasons.map(({ season }) => season),
  };
}

test('with seasons from January every page counts by calendar years', () => {
  expect(pagesFrom(1)).toMatchObject({
    counts: ['2022', '2024', '2025'],
    diadesIn: ['2022: 1', '2023: 0', '2024: 1', '2025: 3', '2026: 0'],
    recovered: [],
    best: '2025',
    choices: ['2025', '2024', '2022'],
    placeInSeason: { position: 3, of: 3 },
    dossier: ['2025'],
  });
});

test('a copy is of the season in which it was made', () => {
  const bytes = new TextEncoder().encode('');
  const facts = {
    ...aSnapshot,
    firstMonth: 1,
    fingerprints: { diades: fingerprint(bytes), puntuacions: fingerprint(bytes) },
  };
  const unchanged = (today: string) => isUnchanged(facts, { diades: bytes, puntuacions: bytes }, today);
  expect(['2026-12-31', '2027-01-01'].map(unchanged)).toEqual([true, false]);
});
