import type { Metadata } from 'next';
import type { BoardPage } from '@/content/boards/board-page';
import { club } from '@/content/club';
import { pageMetadata } from './page-metadata';

/** What a board's page says of itself; with a season, what the page of that season does. */
export function boardMetadata(
  { title, path, description, currentSeason }: BoardPage,
  season?: string,
): Metadata {
  if (season === undefined) return pageMetadata({ path, description });
  // The current season shows what the plain route does, and search engines are told so.
  const current = season === currentSeason;
  return pageMetadata({
    path: current ? path : `${path}/${season}`,
    description: `${title} dels ${club.shortName}, temporada ${season}: qui en ${current ? 'forma' : 'formava'} part, amb quins càrrecs i en quins equips.`,
    cardTitle: `${title} (${season})`,
  });
}
