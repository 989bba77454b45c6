import type { PageEntry } from './page';

/** Document title of a page and of those below it: `{Section} - {club}`, or the club's name alone. */
export function documentTitle({ section }: PageEntry, clubName: string): string {
  return section ? `${section} - ${clubName}` : clubName;
}
