// Postbuild: turns the export of `next build` into the published site. `tsx scripts/build/postbuild/make.ts [folder]`
// Static pages lose React and Next's runtime. Every page gets the enhancements and a policy. Navigation data is deleted.
// Files of parts that the club leaves out go. All pages are computed before any file is written, so a page that cannot be read leaves the folder unchanged.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents } from '@/content/legal/documents';
import { modules } from '@/content/modules';
import { pages } from '@/content/pages';
import { hasModule } from '@/content/shown';
import { breadcrumbThing, structuredText } from '@/lib/club/structured-data';
import { pdfAddress } from '@/lib/legal/types';
import { absolute, asset, basePath } from '@/lib/site/address';
import { leftOutFiles } from '@/lib/site/modules';
import { stepsTo } from '@/lib/site/pages';
import { exportedRoutes, pageFilesWithoutRoute } from '@/scripts/build/exported-routes';
import { photosIn } from '@/scripts/build/pictures/photos';
import { offlineMode } from '@/scripts/build/service-worker/bundle';
import { postponeScripts, takePayload } from './deferred-scripts';
import {
  bundleDrawing,
  bundleEnhancements,
  bundleInlineModules,
  bundleSearch,
  type HashedFile,
} from './enhancements';
import {
  addEnhancements,
  addInlineModules,
  addPolicy,
  addStructuredData,
  createElement,
  expectNavigationData,
  headingOf,
  markCurrent,
  minifyOwnScripts,
  navigationData,
  preloadFonts,
  raiseLanguage,
  readExported,
  removeAll,
  stripFramework,
  writePage,
} from './exported-page';
import { addLostNotice, addRetry } from './lost-scripts';
import { type PageKind, type PageKinds, readPageKinds, refuseClientComponents } from './page-kinds';
import { headersFile, nginxFile, sharedPolicy } from './policy/headers';
import { needsOf } from './policy/page-needs';
import { moveStyleAttributes, type Policy, pagePolicy, writePolicy } from './policy/page-policy';
import { speculationRules } from './speculation';
import { SHEETS, usedStyles, withoutFontFaces } from './styles';

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

/** Except to the home page and the pages without a route. */
function addBreadcrumbs(page: Document, route: string): void {
  if (route.endsWith('.html')) return;
  const steps = stepsTo(decodeURIComponent(route.replace(/\/$/, '')), headingOf(page), Object.values(pages));
  if (steps.length === 0) return;
  const addressed = steps.map(({ name, path }) => ({
    name,
    address: absolute(path === '/' ? path : `${path}/`),
  }));
  addStructuredData(page, structuredText(breadcrumbThing(addressed)));
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
  const sources = listPages(folder, kinds);
  const values = {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_OFFLINE: offlineMode(),
    NODE_ENV: 'production',
  };
  const addressOf = ({ name }: HashedFile) => `/_next/static/${name}`;
  const published = (file: HashedFile) => basePath + addressOf(file);
  const exportedIndex = join(folder, 'data/cerca.json');
  const search = await bundleSearch(readFileSync(exportedIndex, 'utf8'), published, values);
  const drawing = await bundleDrawing(values);
  const inlineModules = await bundleInlineModules(values);
  const withModules = {
    ...values,
    SEARCH_MODULE: published(search.module),
    DRAWING_MODULE: published(drawing),
  };
  const bundles = {
    static: await bundleEnhancements('static', withModules),
    interactive: await bundleEnhancements('interactive', withModules),
  };

  const problems: string[] = [];
  const policies: Policy[] = [];
  const written = new Map<string, string>();
  const payloads = new Map<string, string>();
  for (const { file, route, kind } of sources) {
    try {
      const page = readExported(readFileSync(file, 'utf8'));
      if (route.endsWith('/')) expectNavigationData(file);
      const enhancements = bundles[kind];
      if (kind === 'static') stripFramework(page);
      else addLostNotice(page);
      const css = await usedStyles(page, {
        folder,
        basePath,
        enhancements: enhancements.text,
        loadedLater: search.module.text,
      });
      const payload = kind === 'interactive' ? takePayload(page, basePath) : undefined;
      const rules = speculationRules(page, basePath, kinds.interactivePages);
      if (kind === 'static') addRetry(page);
      addEnhancements(page, published(enhancements), rules);
      if (payload) {
        payloads.set(payload.address, payload.text);
        postponeScripts(page);
      } else removeAll(page, SHEETS);
      preloadFonts(page, css);
      page.head.append(createElement(page, 'style', {}, css + moveStyleAttributes(page)));
      addInlineModules(page, inlineModules);
      markCurrent(page, basePath + route);
      addBreadcrumbs(page, route);
      raiseLanguage(page);
      minifyOwnScripts(page);
      const policy = pagePolicy(page, { kind, needs: needsOf(route), environment: process.env });
      addPolicy(page, writePolicy(policy));
      policies.push(policy);
      written.set(file, writePage(page));
    } catch (error) {
      problems.push(`${route}: ${error instanceof Error ? error.message : error}.`);
    }
  }
  if (problems.length > 0)
    throw new Error(`The postbuild stopped; nothing was written.\n${problems.join('\n')}`);

  for (const path of unpublished) removeWithEmptyFolder(join(folder, path));
  for (const [file, html] of written) writeFileSync(file, html);
  for (const [address, text] of payloads) writeFileSync(join(folder, address), text);
  for (const file of [...Object.values(bundles), ...Object.values(search), drawing])
    writeFileSync(join(folder, addressOf(file)), file.text);
  removeWithEmptyFolder(exportedIndex);
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
  await postbuild(process.argv[2] ?? 'out');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
