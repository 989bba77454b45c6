/**
 * Speculation rules: a static page is prefetched when a pointer rests on its link or presses it. Interactive pages, files and
 * addresses with a query are not, except links with `data-ahead` (`aheadRule`).
 * @param interactivePages first segments of their addresses
 */
export function speculationRules(
  basePath: string,
  interactivePages: readonly string[],
): { prefetch: object[] } {
  return {
    prefetch: [
      {
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
      },
    ],
  };
}

/** Attribute of links whose targets are prefetched at once, because one of them is certainly next. */
export const AHEAD = 'data-ahead';

/** The rule for those links, on pages that have one: passages of the story. Browsers prefetch links in the viewport only. */
const aheadRule = { source: 'document', where: { selector_matches: `[${AHEAD}]` }, eagerness: 'immediate' };

/** Speculation rules of one page. */
export const rulesFor = (rules: { prefetch: object[] }, marksAhead: boolean): object =>
  marksAhead ? { ...rules, prefetch: [...rules.prefetch, aheadRule] } : rules;
