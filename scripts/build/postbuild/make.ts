// Postbuild: turns the export of `next build` into the published site. `tsx scripts/build/postbuild/make.ts [folder]`
// Before it, the licences are read from the source maps, which go. After it comes the service worker, which has the digest of every file.
// Static pages lose React and Next's runtime. Every page gets the enhancements and a policy. Navigation data is deleted.
// Files of parts that the club leaves out go. All pages are computed before any is written.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents } from '@/content/legal/documents';
import { modules } from '@/content/modules';
import { hasModule } from '@/content/shown';
import { pdfAddress } from '@/lib/legal/types';
import { asset, basePath } from '@/lib/site/address';
import { leftOutFiles } from '@/lib/site/modules';
import { exportedRoutes, pageFilesWithoutRoute } from '@/scripts/build/exported-routes';
import { writeLicences } from '@/scripts/build/licences/licences';
import { photosIn } from '@/scripts/build/pictures/photos';
import type { Policy } from '@/scripts/build/postbuild/policy/page-policy';
import { writeWorker } from '@/scripts/build/service-worker/make';
import { shortenClassNames } from './class-names';
import { expectNavigationData, navigationData } from './exported-page';
import { addressOf, bundleOwnScripts, SEARCH_INDEX } from './own-bundles';
import { type PageKind, type PageKinds, readPageKinds, refuseClientComponents } from './page-kinds';
import { headersFile, nginxFile, sharedPolicy } from './policy/headers';
import { publishPage } from './publish-page';
import { withoutFontFaces } from './styles';

const buildFolder = '.next';

/** Stylesheets, which interactive pages load after first paint. */
const sheetFiles = (folder: string): string[] =>
  readdirSync(join(folder, '_next'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(folder, '_next', path));

type Source = { readonly file: string; readonly route: string; readonly kind: PageKind };

/** Pages without a route are static. */
function listPages(folder: string, { kindOf }: PageKinds): Source[] {
  const routes = exportedRoutes(folder).map((route) => ({
    file: join(folder, decodeURIComponent(route), 'index.html'),
    route: `/${route}`,
    kind: kindOf(decodeURIComponent(route)),
  }));
  const files = pageFilesWithoutRoute.map(
    (name): Source => ({
      file: join(folder, name),
      route: `/${name}`,
      kind: 'static',
    }),
  );
  return [...routes, ...files];
}

/** Folders with a slash, and files except those for the host. */
const topNames = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => entry.name + (entry.isDirectory() ? '/' : ''))
    .filter((name) => !name.startsWith('_headers') && name !== '_nginx.conf' && !name.startsWith('.'))
    .sort();

const unpublished = [...leftOutFiles(modules), ...(hasModule('legal') ? [] : documents.map(pdfAddress))];

function removeWithEmptyFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
  const above = dirname(path);
  if (existsSync(above) && readdirSync(above).length === 0) rmdirSync(above);
}

async function postbuild(folder: string): Promise<void> {
  const kinds = readPageKinds(buildFolder);
  refuseClientComponents(buildFolder);
  shortenClassNames(folder);
  const sources = listPages(folder, kinds);
  const bundles = await bundleOwnScripts(folder);
  const problems: string[] = [];
  const policies: Policy[] = [];
  const written = new Map<string, string>();
  const payloads = new Map<string, string>();
  for (const { file, route, kind } of sources) {
    try {
      if (route.endsWith('/')) expectNavigationData(file);
      const page = await publishPage(readFileSync(file, 'utf8'), { route, kind, folder, kinds, bundles });
      written.set(file, page.html);
      policies.push(page.policy);
      if (page.payload) payloads.set(page.payload.address, page.payload.text);
    } catch (error) {
      problems.push(`${route}: ${error instanceof Error ? error.message : error}.`);
    }
  }
  if (problems.length > 0)
    throw new Error(`The postbuild stopped; nothing was written.\n${problems.join('\n')}`);

  for (const path of unpublished) removeWithEmptyFolder(join(folder, path));
  for (const [file, html] of written) writeFileSync(file, html);
  for (const [address, text] of payloads) writeFileSync(join(folder, address), text);
  for (const file of bundles.files) writeFileSync(join(folder, addressOf(file)), file.text);
  removeWithEmptyFolder(join(folder, SEARCH_INDEX));
  for (const file of sheetFiles(folder)) writeFileSync(file, withoutFontFaces(readFileSync(file, 'utf8')));
  for (const path of navigationData(folder)) rmSync(join(folder, path));
  const shared = sharedPolicy(policies);
  writeFileSync(join(folder, '_headers'), headersFile(shared, topNames(folder), basePath));
  writeFileSync(join(folder, '_nginx.conf'), nginxFile(shared, basePath));
  // Pages show smaller files. The camera's own would also reveal where it was taken.
  const texts = [...written.values(), ...payloads.values()];
  for (const link of photosIn(folder))
    if (!texts.some((text) => text.includes(asset(link)))) rmSync(join(folder, link));
  const staticPages = sources.filter(({ kind }) => kind === 'static').length;
  console.log(
    `${staticPages} static and ${sources.length - staticPages} interactive pages, ready to publish.`,
  );
}

try {
  const folder = process.argv[2] ?? 'out';
  await writeLicences(folder);
  await postbuild(folder);
  await writeWorker(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
