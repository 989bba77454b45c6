import { story } from '../../../content/story';
import { passagePath } from '../../../lib/story/address';
import { HOME } from '../../../lib/story/passage';

/** A page measured, as its address below the site's root. */
export type BenchPage = {
  readonly path: string;
  readonly kind: 'plain' | 'empty' | 'document' | 'feature' | 'passage';
};

/** The page of plain text that documents are compared with, and the empty Next page that features are. */
export const plainPage: BenchPage = { path: 'plana/', kind: 'plain' };
export const emptyPage: BenchPage = { path: 'buida/', kind: 'empty' };

const firstPassage = story.find(({ id }) => id === HOME)?.options[0]?.link ?? HOME;

/** The passage after the story's home. */
export const passagePage: BenchPage = { path: `${passagePath(firstPassage).slice(1)}/`, kind: 'passage' };

export const benchPages: readonly BenchPage[] = [
  plainPage,
  emptyPage,
  ...['', 'qui-som/', 'assajos/', 'castells/4d8/', 'millors-castells/', 'junta-tecnica/'].map(
    (path) => ({ path, kind: 'document' }) as const,
  ),
  ...['millors-diades/', 'resum-historic/', 'llista-de-diades/', 'joc-castells/', 'jocs/', 'contactar/'].map(
    (path) => ({ path, kind: 'feature' }) as const,
  ),
  passagePage,
];

/**
 * What a page must reach, medians: milliseconds, or times the figure of the page it is compared with. A feature's LCP is
 * taken on a slowed link: the reckoned one has the text wait for all that came before it at full speed, the faces too, of
 * which the empty page has none and for which ours waits a tenth of a second at most (`app/fonts.ts`). An interaction is
 * measured on a processor `slower` times slower.
 */
export const bars = {
  document: { score: 99, lcpOfPlain: 2.2, tbt: 20 },
  feature: { slowedLcpOfEmpty: 1.3, tbtOfEmpty: 1.5 },
  passage: { slowedLcpOfPlain: 1.5, tbtOfEmpty: 1.5 },
  interaction: { slower: 4, longest: 200, median: 100 },
} as const;
