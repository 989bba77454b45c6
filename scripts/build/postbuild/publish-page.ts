import { pages } from '@/content/pages';
import { breadcrumbThing, structuredText } from '@/lib/club/structured-data';
import { absolute, basePath } from '@/lib/site/address';
import { stepsTo } from '@/lib/site/pages';
import {
  moveStyleAttributes,
  needsOf,
  type Policy,
  pagePolicy,
  writePolicy,
} from '@/scripts/build/postbuild/policy/page-policy';
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

/** Attribute of links whose targets are prefetched at once, because one of them is certainly next: passages of the story. */
const AHEAD = 'data-ahead';

/** Browsers prefetch links in the viewport only. */
const aheadRule = { source: 'document', where: { selector_matches: `[${AHEAD}]` }, eagerness: 'immediate' };

/**
 * Speculation rules of a page: a static page is prefetched when a pointer rests on its link or presses it. Interactive pages,
 * files and addresses with a query are not, except links with `data-ahead`.
 * @param interactivePages first segments of their addresses
 */
export function speculationRules(
  page: Document,
  basePath: string,
  interactivePages: readonly string[],
): { prefetch: object[] } {
  const staticPages = {
    source: 'document',
    where: {
      and: [
        { href_matches: `${basePath}/*` },
        { not: { href_matches: interactivePages.map((segment) => `${basePath}/${segment}/*`) } },
        // With `=`, because `?*` also matches addresses with an empty query, which is every address.
        { not: { href_matches: '/*\\?*=*' } },
        { not: { href_matches: '/*.*' } },
      ],
    },
    eagerness: 'moderate',
  };
  return { prefetch: page.querySelector(`a[${AHEAD}]`) ? [staticPages, aheadRule] : [staticPages] };
}
