import { readdirSync, readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { pages } from '@/content/pages';
import { isPublished, MODULES, type Module, routeExtensions } from '@/lib/site/modules';
import { type PageEntry, pageAddresses } from '@/lib/site/pages';
import { refusal } from '@/scripts/build/postbuild/page-kinds';

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

describe('static pages', () => {
  /** Bundled, because a page may import a component through other files. Types are left out. */
  async function importsOf(entries: readonly string[]): Promise<Metafile['inputs']> {
    const { metafile } = await build({
      entryPoints: [...entries],
      bundle: true,
      metafile: true,
      write: false,
      outdir: 'out',
      jsx: 'automatic',
      conditions: ['react-server'],
      external: ['react', 'react-dom', 'next', 'sharp', 'node:*'],
      loader: { '.css': 'empty', '.woff2': 'empty' },
      logLevel: 'silent',
    });
    return metafile.inputs;
  }

  /** The directive stands before all code. */
  const isClientComponent = (file: string) =>
    /^(\s|\/\*[\s\S]*?\*\/|\/\/.*)*['"]use client['"]/.test(readFileSync(file, 'utf8'));

  function clientComponents(entry: string, imports: Metafile['inputs']): string[] {
    const reached = new Set([entry]);
    const found: string[] = [];
    // Iterating over a set includes what is added meanwhile.
    for (const file of reached) {
      if (isClientComponent(file)) found.push(file);
      else for (const { path, external } of imports[file]?.imports ?? []) if (!external) reached.add(path);
    }
    return found;
  }

  async function refusals(entries: readonly string[]): Promise<string[]> {
    const imports = await importsOf(entries);
    return entries.flatMap((entry) => {
      const components = clientComponents(entry, imports);
      return components.length > 0 ? [`${entry}: ${refusal(components)}`] : [];
    });
  }

  test('no static page imports a client component', async () => {
    const files = readdirSync('app/(static)', { recursive: true, encoding: 'utf8' })
      .map((file) => `app/(static)/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\/(page|layout)\.([\w-]+\.)?tsx$/.test(file));
    expect(files).not.toEqual([]);
    expect(await refusals(['app/layout.tsx', 'app/global-not-found.tsx', ...files])).toEqual([]);
  });

  test('a page that does is named with the component', async () => {
    expect(await refusals(['app/(interactive)/(web)/contactar/page.tsx'])).toEqual([
      expect.stringMatching(/contactar\/page\.tsx: .*: components\/contact\/contact-form\.tsx\./),
    ]);
  });
});

test.each(['display.woff2', 'text.woff2'])(
  'the font %s, which is preloaded, fits in ten packets with headers',
  (file) => {
    expect(readFileSync(`app/fonts/${file}`).length).toBeLessThan(13.4 * 1024);
  },
);
