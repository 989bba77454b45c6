/**
 * Speculation rules: a document may be fetched when a link to it is about to be followed (a pointer resting on it, or a
 * press begun). Features, files and addresses with a query never are, but for what a page marks: see `aheadRule`.
 * @param features first segments of the features' addresses
 */
export function speculationRules(basePath: string, features: readonly string[]): { prefetch: object[] } {
  return {
    prefetch: [
      {
        source: 'document',
        where: {
          and: [
            { href_matches: `${basePath}/*` },
            { not: { href_matches: features.map((segment) => `${basePath}/${segment}/*`) } },
            // With its equals sign: an empty query is a query too, and `?*` would leave no link.
            { not: { href_matches: '/*\\?*=*' } },
            { not: { href_matches: '/*.*' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

/** Links whose documents are fetched while the page is read, since one of them is sure to come next. */
export const AHEAD = 'data-ahead';

/** The rule for those links, which only pages that hold one get: the passages of the story. What is out of sight is not fetched. */
const aheadRule = { source: 'document', where: { selector_matches: `[${AHEAD}]` }, eagerness: 'immediate' };

/** The rules of one page. */
export const rulesFor = (rules: { prefetch: object[] }, marksAhead: boolean): object =>
  marksAhead ? { ...rules, prefetch: [...rules.prefetch, aheadRule] } : rules;
