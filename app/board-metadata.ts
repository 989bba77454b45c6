import type { Metadata } from 'next';
import { club } from '@/content/club';
import type { BoardHistory } from '@/lib/club/boards';
import { boardDescription } from '@/lib/club/words';
import type { PageEntry } from '@/lib/site/page';
import { pageMetadata } from './page-metadata';

export function boardMetadata(
  page: PageEntry,
  { title, currentSeason }: BoardHistory,
  season: string,
): Metadata {
  const current = season === currentSeason;
  return pageMetadata(page, {
    // The current season's canonical address is the plain route.
    ...(current ? {} : { below: season }),
    description: boardDescription(title, club.ofShortName, season, current),
    cardTitle: `${title} (${season})`,
  });
}
