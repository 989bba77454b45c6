import { type BenchPage, bars } from './bars';
import { figureNames, median, type PageFigures } from './measure';

export type Medians = Record<keyof PageFigures, number>;

/** The value in the middle of each figure. */
export const medians = (figures: readonly PageFigures[]): Medians => {
  const of = (name: keyof PageFigures) => median(figures.map((figure) => figure[name]));
  return Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Medians;
};

/** What a page misses of its bars, in words; empty when it reaches them all. */
export function misses({ kind }: BenchPage, page: Medians, plain: Medians, empty: Medians): string[] {
  if (kind === 'document') {
    return [
      page.score < bars.document.score && `score under ${bars.document.score}`,
      page.lcp > bars.document.lcpOfPlain * plain.lcp && `LCP over ${bars.document.lcpOfPlain} × plain`,
      page.tbt > bars.document.tbt && `TBT over ${bars.document.tbt} ms`,
    ].filter((miss) => miss !== false);
  }
  if (kind === 'feature') {
    return [
      page.slowedLcp > bars.feature.slowedLcpOfEmpty * empty.slowedLcp &&
        `LCP over ${bars.feature.slowedLcpOfEmpty} × empty`,
      page.tbt > bars.feature.tbtOfEmpty * empty.tbt && `TBT over ${bars.feature.tbtOfEmpty} × empty`,
    ].filter((miss) => miss !== false);
  }
  return [];
}

/** The table that a run prints, as the README has it. */
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
