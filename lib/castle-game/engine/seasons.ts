import { produce } from 'immer';
import type { GameState, SeasonNote, Team } from '@/lib/castle-game/types';
import { type Season, seasonOf } from '@/lib/dates/seasons';
import type { ActionResult, Refusal } from './refusal';

export function seasonsOn(
  seasons: readonly SeasonNote[],
  date: string,
  members: number,
): readonly SeasonNote[] {
  const season = seasonOf(date);
  return seasons.at(-1)?.season === season ? seasons : [...seasons, { season, members, read: false }];
}

export const pageToRead = ({ seasons }: Pick<Team, 'seasons'>): SeasonNote | undefined =>
  seasons.slice(0, -1).find(({ read }) => !read);

export const readRefusal = ({ team }: GameState, season: Season): Refusal | undefined =>
  team.seasons.slice(0, -1).some((note) => note.season === season && !note.read)
    ? undefined
    : { kind: 'no page to read' };

export function readSeason(state: GameState, season: Season): ActionResult<GameState> {
  const reason = readRefusal(state, season);
  if (reason) return { ok: false, reason };
  const next = produce(state, ({ team }) => {
    for (const note of team.seasons) if (note.season === season) note.read = true;
  });
  return { ok: true, state: next };
}
