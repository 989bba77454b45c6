import type { Season } from '@/lib/dates/seasons';
import { levelTally } from './glance';
import { COVID_SEASON, isPilarLevel, type Overview, type SeasonPoint } from './summary';

export type SeasonNote = { readonly season: Season; readonly kind: 'covid' | 'first tallest' | 'best' };

/** Seasons that explain themselves, oldest first. */
export function seasonNotes({ points, levels }: Pick<Overview, 'points' | 'levels'>): readonly SeasonNote[] {
  const active = points.filter(({ diades }) => diades > 0);
  const [first] = active;
  const covid = points.find(({ season, diades }) => season === COVID_SEASON && diades === 0);
  const tallest = points.find((point) => {
    const { descarregats, carregats } = levelTally([point], 0);
    return levels.some((id) => !isPilarLevel(id)) && descarregats + carregats > 0;
  });
  const best = active.reduce<SeasonPoint | undefined>(
    (most, point) => ((point.best?.points ?? 0) > (most?.best?.points ?? 0) ? point : most),
    undefined,
  );
  const notes: SeasonNote[] = [];
  if (covid && first && first.season < covid.season) notes.push({ season: covid.season, kind: 'covid' });
  if (tallest) notes.push({ season: tallest.season, kind: 'first tallest' });
  if (best) notes.push({ season: best.season, kind: 'best' });
  return notes.sort((one, other) => (one.season < other.season ? -1 : 1));
}
