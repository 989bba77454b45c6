import type { Metadata } from 'next';
import type { BoardPage } from '@/content/boards/board-page';
import { club } from '@/content/club';
import type { PageEntry } from '@/lib/site/page';
import { pageMetadata } from './page-metadata';

/** What the page of one season of a board says of itself. */
export function boardMetadata(
  page: PageEntry,
  { title, currentSeason }: BoardPage,
  season: string,
): Metadata {
  const current = season === currentSeason;
  return pageMetadata(page, {
    // The current season shows what the plain route does, and search engines are told so.
    ...(current ? {} : { below: season }),
    description: `${title} dels ${club.shortName}, temporada ${season}: qui en ${current ? 'forma' : 'formava'} part, amb quins càrrecs i en quins equips.`,
    cardTitle: `${title} (${season})`,
  });
}
