/**
 * Speculation rules: a document may be fetched when a link to it is about to be followed (a pointer resting on it, or a
 * press begun). Features, files and addresses with a query never are.
 * @param features first segments of the features' addresses
 */
export function speculationRules(basePath: string, features: readonly string[]): object {
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
