import { pages } from '@/content/pages';
import { breadcrumbThing, structuredText } from '@/lib/club/structured-data';
import { absolute, basePath } from '@/lib/site/address';
import { stepsTo } from '@/lib/site/pages';
import { postponeScripts, takePayload } from './deferred-scripts';
import {
  addEnhancements,
  addInlineModules,
  addPolicy,
  addStructuredData,
  createElement,
  headingOf,
  markCurrent,
  minifyOwnScripts,
  preloadFonts,
  raiseLanguage,
  readExported,
  removeAll,
  stripFramework,
  writePage,
} from './exported-page';
import { addLostNotice, addRetry } from './lost-scripts';
import { type OwnBundles, published } from './own-bundles';
import type { PageKind, PageKinds } from './page-kinds';
import { needsOf } from './policy/page-needs';
import { moveStyleAttributes, type Policy, pagePolicy, writePolicy } from './policy/page-policy';
import { speculationRules } from './speculation';
import { SHEETS, usedStyles } from './styles';

type PublishedPage = {
  readonly html: string;
  readonly policy: Policy;
  /** What React hydrates from, as a file of its own. */
  readonly payload?: { readonly address: string; readonly text: string };
};

type Site = {
  readonly folder: string;
  readonly kinds: PageKinds;
  readonly bundles: OwnBundles;
};

/**
 * Makes the published page of the exported one: a static page loses React and Next's runtime, an interactive one loads them after
 * first paint. The policy comes last: it has the hashes of all that stands in the HTML. Throws at a page of another shape.
 */
export async function publishPage(
  exported: string,
  { route, kind, folder, kinds, bundles }: Site & { readonly route: string; readonly kind: PageKind },
): Promise<PublishedPage> {
  const page = readExported(exported);
  if (kind === 'static') stripFramework(page);
  else addLostNotice(page);
  const css = await usedStyles(page, {
    folder,
    basePath,
    enhancements: bundles.enhancements[kind].text,
    loadedLater: bundles.search.text,
  });
  const payload = kind === 'interactive' ? takePayload(page, basePath) : undefined;
  const rules = speculationRules(page, basePath, kinds.interactivePages);
  if (kind === 'static') addRetry(page);
  addEnhancements(page, published(bundles.enhancements[kind]), rules);
  if (payload) postponeScripts(page);
  else removeAll(page, SHEETS);
  preloadFonts(page, css);
  page.head.append(createElement(page, 'style', {}, css + moveStyleAttributes(page)));
  addInlineModules(page, bundles.inlineModules);
  markCurrent(page, basePath + route);
  addBreadcrumbs(page, route);
  raiseLanguage(page);
  minifyOwnScripts(page);
  const policy = pagePolicy(page, { kind, needs: needsOf(route), environment: process.env });
  addPolicy(page, writePolicy(policy));
  return { html: writePage(page), policy, payload };
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
