import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** Data for Next's navigation in the browser, which no page uses: every link loads a document. */
const isNavigationData = (path: string) =>
  /^(index|__next\..*)\.txt$/.test(basename(path.replaceAll('\\', '/')));

/** Names at one place of the site, without those of such data. */
export const withoutNavigationData = (names: readonly string[]): string[] =>
  names.filter((name) => !isNavigationData(name));

/** Every file of such data below a built folder, by its path in it. */
export const navigationData = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isNavigationData);

/**
 * Throws when a route's page has none beside it: an upgrade then writes them under names that nobody knows, and they
 * would be published.
 */
export function expectNavigationData(pageFile: string): void {
  if (!existsSync(pageFile.replace(/html$/, 'txt')))
    throw new Error("the data of Next's navigation are not beside it, so they cannot be left out");
}
