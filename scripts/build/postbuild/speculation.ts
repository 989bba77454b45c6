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
