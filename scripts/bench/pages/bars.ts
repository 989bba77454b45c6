import { story } from '@/content/story';
import { passagePath } from '@/lib/story/address';
import { HOME } from '@/lib/story/passage';

/** A measured page; `path` without the leading slash. */
export type BenchPage = {
  readonly path: string;
  readonly kind: 'plain' | 'empty' | 'static' | 'interactive' | 'passage';
};

/** Static pages are compared with a page of plain text, interactive pages with an empty page of Next. */
export const plainPage: BenchPage = { path: 'plana/', kind: 'plain' };
export const emptyPage: BenchPage = { path: 'buida/', kind: 'empty' };

const firstPassage = story.find(({ id }) => id === HOME)?.options[0]?.link ?? HOME;

/** The first passage after the start of the story. */
export const passagePage: BenchPage = { path: `${passagePath(firstPassage).slice(1)}/`, kind: 'passage' };

export const benchPages: readonly BenchPage[] = [
  plainPage,
  emptyPage,
  ...['', 'qui-som/', 'assajos/', 'castells/4d8/', 'millors-castells/', 'junta-tecnica/'].map(
    (path) => ({ path, kind: 'static' }) as const,
  ),
  ...['millors-diades/', 'resum-historic/', 'llista-de-diades/', 'joc-castells/', 'jocs/', 'contactar/'].map(
    (path) => ({ path, kind: 'interactive' }) as const,
  ),
  passagePage,
];

/**
 * Limits for the medians: milliseconds, or a multiple of the page of comparison. The LCP of interactive pages is measured with
 * a slowed network. Lighthouse's estimate assumes that text waits for the fonts; the empty page has none, and ours waits
 * 0.1 s at most (`app/fonts.ts`). Interactions are measured with the processor `slower` times slower.
 */
export const bars = {
  static: { score: 99, lcpOfPlain: 2.2, tbtOfEmpty: 1 },
  interactive: { slowedLcpOfEmpty: 1.3, tbtOfEmpty: 1.5 },
  passage: { slowedLcpOfPlain: 1.5, tbtOfEmpty: 1.5 },
  interaction: { slower: 4, longest: 200, median: 100 },
} as const;
