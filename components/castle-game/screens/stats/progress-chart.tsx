'use client';

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, YAxis } from 'recharts';
import { STATS_TEXTS } from '@/content/interface/castle-game/stats';
import type { Progress } from '@/lib/castle-game/screens/towers';
import { formatPercent } from '@/lib/text/catalan';

/** Width of the labels on the left, in pixels. */
const AXIS = 52;
/** Upper bound for drawing dots: more would hide the line. */
const MAX_DOTS = 20;
const COLOUR = 'var(--color-series-one)';

/** Loaded on demand, since it imports Recharts. Chances are from 0 to 1. */
export function ProgressChart({ points }: Pick<Progress, 'points'>) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 12, bottom: 8, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <YAxis
          width={AXIS}
          domain={[0, 1]}
          ticks={[0, 0.25, 0.5, 0.75, 1]}
          interval={0}
          tickFormatter={formatPercent}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--color-text-soft)', fontSize: 13 }}
        />
        <Tooltip
          separator=": "
          labelFormatter={(_, [point]) => `${STATS_TEXTS.attempt} ${point?.payload?.attempt ?? ''}`}
          formatter={(value) => (typeof value === 'number' ? formatPercent(value) : value)}
          cursor={{ stroke: 'var(--color-control)' }}
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
        <Line
          name={STATS_TEXTS.chance}
          dataKey="chance"
          stroke={COLOUR}
          strokeWidth={3}
          dot={points.length <= MAX_DOTS && { r: points.length === 1 ? 5 : 3, fill: COLOUR, strokeWidth: 0 }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
