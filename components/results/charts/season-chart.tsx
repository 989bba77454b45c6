'use client';

import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartRow, ChartSpec } from './chart-specs';

type SeasonChartProps = {
  spec: ChartSpec;
  chosen: string | null;
  /** A press on a bar. */
  onChoose?: ((label: string) => void) | undefined;
};

/** In pixels: radius of the bars, and width of the axis labels. */
const [CORNER, AXIS] = [3, 56];
/** Of the other bars when one is highlighted. Not transparent, which would show the grid. */
const faint = (colour: string) => `color-mix(in srgb, ${colour} 30%, var(--color-surface-raised))`;
const axis = { stroke: 'var(--color-control)', tick: { fill: 'var(--color-text-soft)', fontSize: 13 } };

/** Loaded on demand, with Recharts. */
export function SeasonChart({ spec, chosen, onChoose }: SeasonChartProps) {
  const { kind, series, format, rows, notes } = spec;
  const ticks = new Map(rows.map(({ label, tick }) => [label, tick]));
  const top = kind === 'shares' ? 1 : 'auto';
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...rows]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="label"
          tickFormatter={(label: string) => ticks.get(label) ?? label}
          minTickGap={16}
          tickLine={false}
          {...axis}
        />
        <YAxis
          width={AXIS}
          domain={[0, top]}
          allowDecimals={kind === 'shares'}
          tickFormatter={format}
          tickLine={false}
          axisLine={false}
          {...axis}
        />
        <Tooltip
          separator=": "
          formatter={(value) => (typeof value === 'number' ? format(value) : value)}
          cursor={{ fill: 'var(--color-line)', fillOpacity: 0.4, stroke: 'var(--color-line)' }}
          contentStyle={{
            background: 'var(--color-surface-raised)',
            border: '1px solid var(--color-control)',
            borderRadius: 'var(--radius-s)',
            fontSize: 'var(--text-s)',
            lineHeight: 1.3,
          }}
          itemStyle={{ color: 'var(--color-text)' }}
          isAnimationActive={false}
        />
        {kind === 'line' && chosen !== null && (
          <ReferenceLine x={chosen} stroke="var(--color-star)" strokeWidth={2} />
        )}
        {notes.map(({ label, text }, place) => (
          <ReferenceLine
            key={text}
            x={label}
            stroke="var(--color-control)"
            strokeDasharray="3 3"
            label={{ value: place + 1, position: 'insideTopLeft', ...axis.tick }}
          />
        ))}
        {series.map(({ name, colour }, place) =>
          kind === 'line' ? (
            <Line
              key={name}
              name={name}
              dataKey={({ values }: ChartRow) => values[place]}
              stroke={colour}
              strokeWidth={3}
              dot={{ r: 2.5, fill: colour }}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={name}
              name={name}
              stackId={kind === 'groups' ? name : 'one'}
              dataKey={({ values }: ChartRow) => values[place]}
              fill={colour}
              stroke="var(--color-surface-raised)"
              {...(onChoose && {
                cursor: 'pointer',
                onClick: ({ payload }: { payload?: ChartRow }) => payload && onChoose(payload.label),
              })}
              radius={kind === 'groups' || place === series.length - 1 ? [CORNER, CORNER, 0, 0] : 0}
              isAnimationActive={false}
            >
              {rows.map(({ label }) => (
                <Cell key={label} fill={chosen === null || label === chosen ? colour : faint(colour)} />
              ))}
            </Bar>
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
