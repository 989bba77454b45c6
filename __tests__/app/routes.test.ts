import { readdirSync } from 'node:fs';
import { pages } from '@/content/pages';
import type { PageEntry } from '@/lib/site/pages';

/** Addresses that the folders of `app/` answer. A group in brackets adds nothing to them, `[name]` stands for any. */
const answered = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/').replace(/\([^/]*\)\//g, ''))
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

/** Published as a file, not as a route: it answers where there is no network. */
const offline = '/sense-connexio';

const entries: readonly PageEntry[] = Object.values(pages);

test('every entry has its route in app/, and every route its entry', () => {
  const own = answered.filter((address) => !address.includes('[') && address !== offline);
  const described = entries.filter(({ description }) => description !== undefined);
  expect(own.sort()).toEqual(described.map(({ path }) => path).sort());
});

test('routes with many pages are below an entry, as are entries without a page', () => {
  const bases = answered.flatMap((address) => address.match(/^(\/[^[]+)\/\[\w+\]$/)?.[1] ?? []);
  expect(bases.length).toBe(answered.filter((address) => address.includes('[')).length);
  const paths = entries.map(({ path }): string => path);
  for (const base of bases) expect(paths).toContain(base);
  for (const { path, description } of entries) if (description === undefined) expect(bases).toContain(path);
});
