import type { PageEntry } from './page';

/** `{Section} - {club}`, or only the name of the club. */
export function documentTitle({ section }: PageEntry, clubName: string): string {
  return section ? `${section} - ${clubName}` : clubName;
}
