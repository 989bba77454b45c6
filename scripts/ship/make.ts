// Turns what `next build` exported into what is published: `tsx scripts/ship/make.ts [folder]`. Documents lose React and
// Next's runtime, every page gets the behaviours and a policy, and the files that only Next's own navigation reads are
// left out.
// Everything is worked out before anything is written: a page it cannot read stops the build and nothing is half done.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import { absolute } from '@/lib/site/address';
import { stepsTo } from '@/lib/site/breadcrumbs';
import { breadcrumbThing, structuredText } from '@/lib/site/structured-data';
import { exportedRoutes, pageFilesWithoutRoute } from '../build/exported-routes';
import { offlineMode } from '../worker/mode';
import { postponeScripts } from './after-paint';
import { type BehavioursFile, bundleBehaviours } from './behaviours';
import { type ClientModules, componentsIn, readClientModules } from './client-modules';
import {
  addBehaviours,
  addPolicy,
  addStructuredData,
  type ExportedPage,
  headingOf,
  holdsLinkAhead,
  markCurrent,
  markupOf,
  partOf,
  readExported,
  stripFramework,
  writePage,
} from './document';
import { withoutFaces, withoutIdleFaces } from './faces';
import { append, type Page } from './html';
import { expectNavigationData, navigationData, withoutNavigationData } from './navigation-data';
import { type PageKind, type PageKinds, readPageKinds } from './page-kinds';
import { takePayload } from './payload';
import { configuredAddresses } from './policy/addresses';
import { type Policy, writePolicy } from './policy/directives';
import { headersFile, nginxFile, sharedPolicy } from './policy/headers';
import { pagePolicy } from './policy/page-policy';
import { scriptTexts } from './policy/scripts';
import { moveStyleAttributes } from './policy/style-rules';
import { shortenNames, shortenProperties } from './short-names';
import { rulesFor, speculationRules } from './speculation';
import { removeSheets, usedStyles } from './styles';

const buildFolder = '.next';
const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');

/** Style sheets that features load after their first paint. */
const sheetFiles = (folder: string): string[] =>
  readdirSync(join(folder, '_next'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(folder, '_next', path));

type Source = { readonly file: string; readonly route: string; readonly kind: PageKind };

/** Pages to ship, those that have no address of their own among the documents. */
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
      kind: 'document',
    }),
  );
  return [...routes, ...files];
}

/** Throws when a document holds a client component of ours, naming both. */
function refuseClientComponents({ modules }: ExportedPage, clientModules: ClientModules): void {
  const own = componentsIn(modules, clientModules);
  if (own.length > 0) {
    throw new Error(
      `it is a document and holds client components: ${own.join(', ')}. Draw them on the server and give them a behaviour, or move the page to app/(features)`,
    );
  }
}

/** The way to a page, for search engines; the home page and the one that is not found have none. */
function addWay(page: Page, route: string): void {
  if (route.endsWith('.html')) return;
  const steps = stepsTo(decodeURIComponent(route.replace(/\/$/, '')), headingOf(page), Object.values(pages));
  if (steps.length === 0) return;
  const addressed = steps.map(({ name, path }) => ({
    name,
    address: absolute(path === '/' ? path : `${path}/`),
  }));
  addStructuredData(page, structuredText(breadcrumbThing(addressed)));
}

/** What stands at the top of the site: folders with their slash, and files that are not of the host. */
const topNames = (folder: string): string[] =>
  withoutNavigationData(
    readdirSync(folder, { withFileTypes: true }).map(
      (entry) => entry.name + (entry.isDirectory() ? '/' : ''),
    ),
  )
    .filter((name) => !name.startsWith('_headers') && name !== '_nginx.conf' && !name.startsWith('.'))
    .sort();

/** A document's styles in short names, which its classes get too. */
function shortened(page: Page, css: string, behaviours: BehavioursFile): string {
  const properties = shortenProperties(css, writePage(page) + behaviours.text);
  return shortenNames(page, properties, behaviours.text);
}

export async function ship(folder: string): Promise<void> {
  const kinds = readPageKinds(buildFolder);
  const sources = listPages(folder, kinds);
  const clientModules = readClientModules(buildFolder);
  const values = {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_OFFLINE: offlineMode(),
    NODE_ENV: 'production',
  };
  const bundles = {
    document: await bundleBehaviours('document', values),
    feature: await bundleBehaviours('feature', values),
  };
  const addressOf = ({ name }: BehavioursFile) => `/_next/static/${name}`;
  const rules = speculationRules(basePath, kinds.features);

  const configured = configuredAddresses(process.env);

  const problems: string[] = [];
  const policies: Policy[] = [];
  const written = new Map<string, string>();
  const payloads = new Map<string, string>();
  for (const { file, route, kind } of sources) {
    try {
      const exported = readExported(readFileSync(file, 'utf8'));
      if (route.endsWith('/')) expectNavigationData(file);
      const { page } = exported;
      const behaviours = bundles[kind];
      if (kind === 'document') {
        refuseClientComponents(exported, clientModules);
        stripFramework(page);
      }
      const markup = markupOf(page);
      const used = await usedStyles(page, markup, { folder, basePath, behaviours: behaviours.text });
      const css = kind === 'document' ? shortened(page, withoutIdleFaces(used, markup), behaviours) : used;
      const payload = kind === 'feature' ? takePayload(page, basePath) : undefined;
      addBehaviours(page, basePath + addressOf(behaviours), rulesFor(rules, holdsLinkAhead(page)));
      if (payload) {
        payloads.set(payload.address, payload.text);
        postponeScripts(page, partOf(page, 'body'));
      } else removeSheets(page);
      append(partOf(page, 'head'), 'style', {}, css + moveStyleAttributes(page));
      markCurrent(page, basePath + route);
      addWay(page, route);
      const scripts = [behaviours.text, payload?.text ?? '', ...scriptTexts(page, { folder, basePath })];
      const policy = pagePolicy(page, { kind, scripts, configured });
      addPolicy(page, writePolicy(policy));
      policies.push(policy);
      written.set(file, writePage(page));
    } catch (error) {
      problems.push(`${route}: ${error instanceof Error ? error.message : error}.`);
    }
  }
  if (problems.length > 0) throw new Error(`The site is not shipped.\n${problems.join('\n')}`);

  for (const [file, html] of written) writeFileSync(file, html);
  for (const [address, text] of payloads) writeFileSync(join(folder, address), text);
  for (const file of Object.values(bundles)) writeFileSync(join(folder, addressOf(file)), file.text);
  for (const file of sheetFiles(folder)) writeFileSync(file, withoutFaces(readFileSync(file, 'utf8')));
  const shared = sharedPolicy(policies);
  writeFileSync(join(folder, '_headers'), headersFile(shared, topNames(folder), basePath));
  writeFileSync(join(folder, '_nginx.conf'), nginxFile(shared, basePath));
  for (const path of navigationData(folder)) rmSync(join(folder, path));
  const documents = sources.filter(({ kind }) => kind === 'document').length;
  console.log(`${documents} documents and ${sources.length - documents} features, ready to publish.`);
  console.log(`${policies.length} of ${sources.length} pages carry a policy of their own.`);
}

try {
  await ship(process.argv[2] ?? 'out');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
