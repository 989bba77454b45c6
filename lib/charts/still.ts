/** Null is a gap. */
type Values = readonly (number | null)[];

type StillChart = {
  /** One per series. */
  readonly paths: readonly string[];
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  /** Centre of each category. */
  readonly places: readonly number[];
};

/** The viewBox, and the plot area in it. */
export const STILL = { width: 420, height: 240, left: 52, right: 412, top: 10, bottom: 214 } as const;

const TICKS = 4;
const BAR = 0.76;

/** `bars` stand one on another, `groups` side by side. `shares` are bars on a scale that ends at 1. */
export type ChartKind = 'line' | 'bars' | 'groups' | 'shares';

/** Needs no scripts. */
export function stillChart(series: readonly Values[], kind: ChartKind): StillChart {
  const count = Math.max(...series.map((values) => values.length), 0);
  const step = (STILL.right - STILL.left) / Math.max(count, 1);
  const sums = Array.from({ length: count }, (_, place) => sum(series.map((values) => values[place] ?? 0)));
  const highest = kind === 'groups' ? series.flatMap((values) => values.map((value) => value ?? 0)) : sums;
  const top = kind === 'shares' ? 1 : roundTop(Math.max(...highest, 0));
  const heightOf = (value: number) => round(STILL.bottom - (value / top) * (STILL.bottom - STILL.top));
  const places = Array.from({ length: count }, (_, place) => round(STILL.left + (place + 0.5) * step));
  const paths = series.map((values, index) =>
    kind === 'line'
      ? linePath(
          values.map((value, place) => (value === null ? null : [places[place] ?? 0, heightOf(value)])),
        )
      : values
          .map((value, place) => {
            if (!value) return '';
            const before = kind === 'groups' ? [] : series.slice(0, index);
            const below = sum(before.map((lower) => lower[place] ?? 0));
            const width = round((step * BAR) / (kind === 'groups' ? series.length : 1));
            const shift = kind === 'groups' ? index * width : 0;
            const left = round((places[place] ?? 0) - (step * BAR) / 2 + shift);
            return `M${left} ${heightOf(below)}V${heightOf(below + value)}h${width}V${heightOf(below)}z`;
          })
          .join(''),
  );
  const ticks = Array.from({ length: TICKS + 1 }, (_, tick) => (top * tick) / TICKS);
  return { paths, ticks: ticks.map((value) => ({ y: heightOf(value), value })), places };
}

/** A value between two gaps is a dot. */
function linePath(points: readonly (readonly [number, number] | null)[]): string {
  return points
    .map((point, place) => {
      if (!point) return '';
      const [x, y] = point;
      if (points[place - 1]) return `L${x} ${y}`;
      return points[place + 1] ? `M${x} ${y}` : `M${x} ${y}h0`;
    })
    .join('');
}

/** 4, 8, 12, 20, 40, 80…: quarters are integers. */
function roundTop(value: number): number {
  for (let unit = 4; ; unit *= 10) for (const top of [1, 2, 3, 5]) if (unit * top >= value) return unit * top;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const round = (value: number) => Math.round(value * 10) / 10;
