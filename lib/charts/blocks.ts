type BlockChart = {
  /** One per series. */
  readonly paths: readonly string[];
  readonly width: number;
  readonly height: number;
};

/** In units of the viewBox. A block is one unit high. */
const COLUMN = 10;
const BLOCK = 8;

/** Stacked columns with a block for each thing counted, the first series at the bottom. Needs no scripts. */
export function blockChart(series: readonly (readonly number[])[]): BlockChart {
  const columns = series[0]?.length ?? 0;
  const stackOf = (column: number, count: number) =>
    series.slice(0, count).reduce((sum, values) => sum + (values[column] ?? 0), 0);
  const sums = Array.from({ length: columns }, (_, column) => stackOf(column, series.length));
  const height = Math.max(1, ...sums);
  const paths = series.map((values, index) =>
    values.flatMap((value, column) =>
      Array.from({ length: value }, (_, place) => {
        const x = column * COLUMN + (COLUMN - BLOCK) / 2;
        const y = height - stackOf(column, index) - place;
        return `M${x} ${y}v-1h${BLOCK}v1z`;
      }),
    ),
  );
  return { paths: paths.map((blocks) => blocks.join('')), width: columns * COLUMN, height };
}
