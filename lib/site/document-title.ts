import type { PageEntry } from './page';

/** `{Section} - {club}`. */
export function documentTitle({ section }: PageEntry, clubName: string): string {
  return section ? `${section} - ${clubName}` : clubName;
}
