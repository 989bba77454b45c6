import { daysBetween } from '@/lib/dates/days';
import { type Season, seasonDates } from '@/lib/dates/seasons';
import type { CurvePoint } from './season-page';

/** A point of the curve in a box: shares of its width, from the left, and of its height, from the ground. */
export type Placed = CurvePoint & { readonly x: number; readonly y: number };

/** The curve of a season in a box of side 1. The ground is nobody; the top leaves the largest team a little air. */
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
