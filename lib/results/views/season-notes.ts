import type { Season } from '@/lib/dates/seasons';
import { levelTally } from './glance';
import { COVID_SEASON, type SeasonPoint } from './summary';

export type SeasonNote = { readonly season: Season; readonly kind: 'covid' | 'first eight' | 'best' };

/** Seasons that explain themselves, oldest first. `points` are those of the whole history. */
export function seasonNotes(points: readonly SeasonPoint[]): readonly SeasonNote[] {
  const active = points.filter(({ diades }) => diades > 0);
  const [first] = active;
  const covid = points.find(({ season, diades }) => season === COVID_SEASON && diades === 0);
  const eight = points.find((point) => {
    const { descarregats, carregats } = levelTally([point], 'eight');
    return descarregats + carregats > 0;
  });
  const best = active.reduce<SeasonPoint | undefined>(
    (most, point) => ((point.best?.points ?? 0) > (most?.best?.points ?? 0) ? point : most),
    undefined,
  );
  const notes: SeasonNote[] = [];
  if (covid && first && first.season < covid.season) notes.push({ season: covid.season, kind: 'covid' });
  if (eight) notes.push({ season: eight.season, kind: 'first eight' });
  if (best) notes.push({ season: best.season, kind: 'best' });
  return notes.sort((one, other) => (one.season < other.season ? -1 : 1));
}
