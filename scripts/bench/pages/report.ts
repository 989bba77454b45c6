import { type BenchPage, bars } from './bars';
import { figureNames, median, type PageFigures } from './figures';

export type Medians = Record<keyof PageFigures, number>;

/** The value in the middle of each figure. */
export const medians = (figures: readonly PageFigures[]): Medians => {
  const of = (name: keyof PageFigures) => median(figures.map((figure) => figure[name]));
  return Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Medians;
};

const over = (value: number, bar: number, what: string) => (value > bar ? [what] : []);

/** What a page misses of its bars, in words; empty when it reaches them all. */
export function misses({ kind }: BenchPage, page: Medians, plain: Medians, empty: Medians): string[] {
  switch (kind) {
    case 'document': {
      const { score, lcpOfPlain, tbt } = bars.document;
      return [
        ...over(score, page.score, `score under ${score}`),
        ...over(page.lcp, lcpOfPlain * plain.lcp, `LCP over ${lcpOfPlain} × plain`),
        ...over(page.tbt, tbt, `TBT over ${tbt} ms`),
      ];
    }
    case 'feature': {
      const { slowedLcpOfEmpty, tbtOfEmpty } = bars.feature;
      return [
        ...over(page.slowedLcp, slowedLcpOfEmpty * empty.slowedLcp, `LCP over ${slowedLcpOfEmpty} × empty`),
        ...over(page.tbt, tbtOfEmpty * empty.tbt, `TBT over ${tbtOfEmpty} × empty`),
      ];
    }
    case 'passage': {
      const { slowedLcpOfPlain, tbtOfEmpty } = bars.passage;
      return [
        ...over(page.slowedLcp, slowedLcpOfPlain * plain.slowedLcp, `LCP over ${slowedLcpOfPlain} × plain`),
        ...over(page.tbt, tbtOfEmpty * empty.tbt, `TBT over ${tbtOfEmpty} × empty`),
      ];
    }
    default:
      return [];
  }
}

/** What the times of an interaction, in milliseconds, miss of its bars. */
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

/** The table that a run prints, as in docs/performance.md. */
export const tableHead = [
  '| page | score | LCP, ms | × plain | × empty | slowed | × plain | × empty | FCP, ms | TBT, ms | × empty | KB |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** A page in the table, beside the two pages that others are compared with. */
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
