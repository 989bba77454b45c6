import { daysBetween } from '@/lib/dates/days';
import { type Season, seasonDates } from '@/lib/dates/seasons';
import type { CurvePoint } from './season-page';

/** In a box of side 1: `x` from the left, `y` from the bottom. */
export type Placed = CurvePoint & { readonly x: number; readonly y: number };

/** The bottom is 0 members. The top margin is 8 %. */
export function placedCurve(curve: readonly CurvePoint[], season: Season): readonly Placed[] {
  const { from, to } = seasonDates(season);
  const days = Math.max(1, daysBetween(from, to));
  const most = Math.max(1, ...curve.map(({ members }) => members)) * 1.08;
  return curve.map((point) => ({
    ...point,
    x: Math.min(1, Math.max(0, daysBetween(from, point.day) / days)),
    y: point.members / most,
  }));
}
