import { story } from '@/content/story/index';
import { passagePath as pathOf } from '@/lib/story/address';
import { HOME } from '@/lib/story/passage';

export type Medians = Record<keyof PageFigures, number>;

/** Median of each figure. */
export const medians = (figures: readonly PageFigures[]): Medians => {
  const of = (name: keyof PageFigures) => median(figures.map((figure) => figure[name]));
  return Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Medians;
};

const over = (value: number, bar: number, what: string) => (value > bar ? [what] : []);

/** Limits that a page exceeds, as texts. */
export function misses({ kind }: BenchPage, page: Medians, plain: Medians, empty: Medians): string[] {
  switch (kind) {
    case 'static': {
      const { score, lcpOfPlain, tbtOfEmpty } = bars.static;
      return [
        ...over(score, page.score, `score under ${score}`),
        ...over(page.lcp, lcpOfPlain * plain.lcp, `LCP over ${lcpOfPlain} × plain`),
        ...over(page.tbt, tbtOfEmpty * empty.tbt, 'TBT over the empty page'),
      ];
    }
    case 'interactive': {
      const { slowedLcpOfPlain, tbtOfEmpty } = bars.interactive;
      return [
        ...over(page.slowedLcp, slowedLcpOfPlain * plain.slowedLcp, `LCP over ${slowedLcpOfPlain} × plain`),
        ...over(page.tbt, tbtOfEmpty * empty.tbt, `TBT over ${tbtOfEmpty} × empty`),
      ];
    }
    case 'pictures':
      return over(
        page.tbt,
        bars.pictures.tbtOfEmpty * empty.tbt,
        `TBT over ${bars.pictures.tbtOfEmpty} × empty`,
      );
    default:
      return [];
  }
}

/** Limits that the times of an interaction exceed, in milliseconds. */
export function interactionMisses(waits: readonly number[]): string[] {
  const { longest, median: middle } = bars.interaction;
  return [
    ...over(Math.max(...waits), longest, `INP over ${longest} ms`),
    ...over(median(waits), middle, `median over ${middle} ms`),
  ];
}

export const interactionHead = [
  '| interaction | page | median, ms | longest, ms |',
  '| --- | --- | --- | --- |',
].join('\n');

export const interactionRow = (name: string, path: string, waits: readonly number[]): string =>
  `| ${name} | /${path} | ${median(waits)} | ${Math.max(...waits)} |`;

/** Head of the table, as in docs/performance.md. */
export const tableHead = [
  '| page | score | LCP, ms | × plain | × empty | slowed | × plain | × empty | FCP, ms | TBT, ms | × empty | KB |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** Row of a page, compared with the two pages of comparison. */
export function tableRow(
  { path }: BenchPage,
  figures: readonly PageFigures[],
  { own, plain, empty }: { own: Medians; plain: Medians; empty: Medians },
): string {
  const spread = (name: 'lcp' | 'slowedLcp' | 'tbt') => {
    const values = figures.map((figure) => Math.round(figure[name]));
    return `${own[name].toFixed(0)} (${Math.min(...values)}–${Math.max(...values)})`;
  };
  const times = (value: number, other: number) => (other > 0 ? (value / other).toFixed(2) : '–');
  const cells = [
    `/${path}`,
    own.score.toFixed(0),
    spread('lcp'),
    times(own.lcp, plain.lcp),
    times(own.lcp, empty.lcp),
    spread('slowedLcp'),
    times(own.slowedLcp, plain.slowedLcp),
    times(own.slowedLcp, empty.slowedLcp),
    own.fcp.toFixed(0),
    spread('tbt'),
    times(own.tbt, empty.tbt),
    own.kilobytes.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Results of Lighthouse for a phone: milliseconds, transferred KB of 1024 bytes, and a score up to 100. All but `slowedLcp`
 * are estimates for a slow phone from a load at full speed; `slowedLcp` is measured with slowed network and processor.
 */
export type PageFigures = Record<(typeof figureNames)[number], number>;

const figureNames = ['lcp', 'slowedLcp', 'fcp', 'tbt', 'kilobytes', 'score'] as const;

/** Median. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('The median of an empty list does not exist.');
  return middle;
}

/** A measured page; `path` without the leading slash. */
export type BenchPage = {
  readonly path: string;
  readonly kind: 'plain' | 'empty' | 'static' | 'interactive' | 'pictures';
};

/** Static pages are compared with a page of plain text, interactive pages with an empty page of Next. */
export const plainPage: BenchPage = { path: 'plana/', kind: 'plain' };
export const emptyPage: BenchPage = { path: 'buida/', kind: 'empty' };

/** The first passage after the start of the story. */
export const passagePath = `${pathOf(story.find(({ id }) => id === HOME)?.options[0]?.link ?? HOME).slice(1)}/`;

export const benchPages: readonly BenchPage[] = [
  plainPage,
  emptyPage,
  ...['', 'qui-som/', 'assajos/', 'castells/4d8/', 'millors-castells/', 'junta-tecnica/'].map(
    (path) => ({ path, kind: 'static' }) as const,
  ),
  ...[
    'millors-diades/',
    'resum-historic/',
    'llista-de-diades/',
    'joc-castells/',
    'contactar/',
    passagePath,
  ].map((path) => ({ path, kind: 'interactive' }) as const),
  { path: 'jocs/', kind: 'pictures' },
];

/**
 * Limits for the medians: milliseconds, or a multiple of the page of comparison. The LCP of interactive pages is measured with
 * a slowed network. Lighthouse's estimate assumes that text waits for the fonts; the empty page has none, and ours waits
 * 0.1 s at most (`app/fonts.ts`). A picture, the largest paint of `pictures`, comes one round trip after the text. Interactions are measured with the processor `slower` times slower.
 */
export const bars = {
  static: { score: 99, lcpOfPlain: 2.2, tbtOfEmpty: 1 },
  interactive: { slowedLcpOfPlain: 1.5, tbtOfEmpty: 1.5 },
  pictures: { tbtOfEmpty: 1.5 },
  interaction: { slower: 4, longest: 200, median: 100 },
} as const;
