/** A page measured, as its address below the site's root. */
export type BenchPage = { readonly path: string; readonly kind: 'plain' | 'empty' | 'document' | 'feature' };

/** The page of plain text that documents are compared with, and the empty Next page that features are. */
export const plainPage: BenchPage = { path: 'plana/', kind: 'plain' };
export const emptyPage: BenchPage = { path: 'buida/', kind: 'empty' };

export const benchPages: readonly BenchPage[] = [
  plainPage,
  emptyPage,
  ...['', 'qui-som/', 'assajos/', 'castells/4d8/', 'millors-castells/', 'junta-tecnica/'].map(
    (path) => ({ path, kind: 'document' }) as const,
  ),
  ...['millors-diades/', 'resum-historic/', 'llista-de-diades/', 'joc-castells/'].map(
    (path) => ({ path, kind: 'feature' }) as const,
  ),
];

/** What a page must reach, medians: milliseconds, or times the figure of the page it is compared with. */
export const bars = {
  document: { score: 99, lcpOfPlain: 2.2, tbt: 20 },
  feature: { lcpOfEmpty: 1.3, tbtOfEmpty: 1.5 },
} as const;
