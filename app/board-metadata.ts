import type { Metadata } from 'next';
import { club } from '@/content/club';
import type { BoardHistory } from '@/lib/club/boards';
import { boardDescription } from '@/lib/club/words';
import type { PageEntry } from '@/lib/site/page';
import { pageMetadata } from './page-metadata';

/** Title, description and social card of a board in one season. */
export function boardMetadata(
  page: PageEntry,
  { title, currentSeason }: BoardHistory,
  season: string,
): Metadata {
  const current = season === currentSeason;
  return pageMetadata(page, {
    // The current season shows what the plain route does, and search engines are told so.
    ...(current ? {} : { below: season }),
    description: boardDescription(title, club.ofShortName, season, current),
    cardTitle: `${title} (${season})`,
  });
}
