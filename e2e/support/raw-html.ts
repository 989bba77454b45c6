import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPage } from './modules';

/** HTML of a built page without its scripts. `route` is one of `exportedRoutes()`. Skips the test of a page that the club leaves out. */
export function rawHtml(route: string, folder = 'out'): string {
  withPage(route);
  const html = readFileSync(join(folder, decodeURIComponent(route), 'index.html'), 'utf8');
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
}

/** Visible text of that HTML between header and footer. */
export function rawText(route: string, folder = 'out'): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };
  const [main = ''] = rawHtml(route, folder).match(/<main\b.*<\/main>/s) ?? [];
  return main
    .replace(/<style\b[^>]*>.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&(\w+);/g, (entity, name: string) => named[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
