import { tiers } from '@/content/statistics/tiers';
import { seasonsUntil } from '@/lib/diades/seasons';
import { seasonSummaries, summaryOf } from '@/lib/diades/views/season-summaries';
import { summarise } from '@/lib/diades/views/summary';
import { aDiada, aScoreTable } from '../../../builders/diades';
import { publishedDiades, publishedScores } from '../../../builders/published';

describe('the summaries of every season', () => {
  const [diades, scores] = [publishedDiades(), publishedScores()];
  const summaries = seasonSummaries(diades, { tiers, scores });

  test.each([null, ...seasonsUntil('2026-11-21')])('say of %s what summarising it says', (season) => {
    expect(summaryOf(summaries, season, tiers)).toEqual(summarise(diades, { season, tiers, scores }));
  });

  test('name every tower in words', () => {
    expect(summaries.names['3d8f']).toBe('tres de vuit amb folre');
  });

  test('a tower without score shows only in the seasons that built it', () => {
    const strange = [aDiada(['10d6'], { date: '2024-11-14' }), aDiada(['3d7'], { date: '2023-11-14' })];
    const two = seasonSummaries(strange, { tiers, scores: aScoreTable({ '3d7': [785, 615] }) });
    expect(summaryOf(two, '2024-2025', tiers).unscored).toEqual([
      { key: '10d6', descarregats: 1, carregats: 0 },
    ]);
    expect(summaryOf(two, '2023-2024', tiers).unscored).toEqual([]);
  });
});
