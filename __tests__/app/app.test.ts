import { readdirSync, readFileSync } from 'node:fs';
import { pages } from '@/content/pages';
import { isPublished, MODULES, type Module, routeExtensions } from '@/lib/site/modules';
import { type PageEntry, pageAddresses } from '@/lib/site/pages';

describe('routes', () => {
  /** Addresses of the folders of `app/`, and the extensions of their files. A group in brackets adds nothing, `[name]` matches any. */
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/').replace(/\([^/]*\)\//g, ''))
    .flatMap((file) => {
      const [, folder = '', extension = ''] = /^(?:(.*)\/)?page\.((?:[a-z-]+\.)?tsx)$/.exec(file) ?? [];
      return extension ? [{ address: `/${folder}`, extension }] : [];
    });
  const answered = routes.map(({ address }) => address);

  /** Published as a file, not as a route: it answers where there is no network. */
  const offline = '/sense-connexio';

  const entries: readonly PageEntry[] = Object.values(pages);

  test('every entry has its route in app/, and every route its entry', () => {
    const own = answered.filter((address) => !address.includes('[') && address !== offline);
    expect(own.sort()).toEqual(pageAddresses(entries).sort());
  });

  test('routes with many pages are below an entry, as are entries without a page', () => {
    const bases = answered.flatMap((address) => address.match(/^(\/[^[]+)\/\[\w+\]$/)?.[1] ?? []);
    expect(bases.length).toBe(answered.filter((address) => address.includes('[')).length);
    const paths = entries.map(({ path }): string => path);
    for (const base of bases) expect(paths).toContain(base);
    for (const { path, above } of entries) if (above !== undefined) expect(bases).toContain(path);
  });

  const lists: readonly (readonly [string, readonly Module[]])[] = [
    ['no module', []],
    ['all modules', MODULES],
    ...MODULES.map((module) => [module, [module]] as const),
  ];

  test.each(lists)('with %s the routes are exactly the published addresses', (_, listed) => {
    const extensions = routeExtensions(listed);
    const built = routes.filter(({ extension }) => extensions.includes(extension));
    expect(built.map(({ address }) => address)).toEqual(
      answered.filter((address) => isPublished(address, listed, entries)),
    );
  });
});

test.each(['display.woff2', 'text.woff2'])(
  'the font %s, which is preloaded, fits in ten packets with headers',
  (file) => {
    expect(readFileSync(`app/fonts/${file}`).length).toBeLessThan(13.4 * 1024);
  },
);
