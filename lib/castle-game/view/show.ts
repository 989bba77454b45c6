import type { Result } from '@/lib/castle-game/results';
import type { Drawing } from '@/lib/towers/drawing/figure';
import { SHOW_TIMES } from './result-marks';

/** What is seen: going up, crowning, coming down, falling, everybody safe on the ground after one or the other. */
export type ShowPhase = 'pujada' | 'aleta' | 'baixada' | 'caiguda' | 'a terra';

export type ShowMoment = {
  readonly phase: ShowPhase;
  /** Whole floors standing, from the pinya up: 0 to all of them. */
  readonly floors: number;
  /** How much of the floor above those is there, or how far the fall has gone: 0 to 1. */
  readonly part: number;
  /** The enxaneta's hand is up. */
  readonly aleta: boolean;
};

/** A stretch of the show: its end as a share of the whole, and the share of the floors standing then. */
type Stretch = {
  readonly phase: ShowPhase;
  readonly until: number;
  readonly from: number;
  readonly to: number;
};

/** Floors reached, as a share, when a tower is only tried. */
const HALF_WAY = 0.6;

const STRETCHES = {
  DESCARREGAT: [
    { phase: 'pujada', until: 0.46, from: 0, to: 1 },
    { phase: 'aleta', until: 0.56, from: 1, to: 1 },
    { phase: 'baixada', until: 0.94, from: 1, to: 0 },
  ],
  CARREGAT: [
    { phase: 'pujada', until: 0.52, from: 0, to: 1 },
    { phase: 'aleta', until: 0.63, from: 1, to: 1 },
    { phase: 'baixada', until: 0.72, from: 1, to: 0.75 },
    { phase: 'caiguda', until: 0.88, from: 0.75, to: 0 },
  ],
  INTENT: [
    { phase: 'pujada', until: 0.58, from: 0, to: HALF_WAY },
    { phase: 'caiguda', until: 0.8, from: HALF_WAY, to: 0 },
  ],
  'INTENT DESMUNTAT': [
    { phase: 'pujada', until: 0.5, from: 0, to: HALF_WAY },
    { phase: 'baixada', until: 0.92, from: HALF_WAY, to: 0 },
  ],
} as const satisfies Record<Result, readonly Stretch[]>;

/** Floors of a drawing, from its figures. */
export const floorsOfDrawing = ({ figures }: Drawing): number =>
  Math.max(1, ...figures.map(({ floor }) => floor));

function momentIn(stretch: Stretch, share: number, floors: number): ShowMoment {
  const { phase, from, to } = stretch;
  const aleta = phase === 'aleta';
  if (phase === 'caiguda') return { phase, floors: Math.floor(from * floors), part: share, aleta };
  // Even the lowest tower must show that it was not crowned.
  const most = Math.max(from, to) < 1 ? floors - 1 : floors;
  const height = Math.min(most, (from + (to - from) * share) * floors);
  const whole = Math.floor(height);
  return { phase, floors: whole, part: height - whole, aleta };
}

/**
 * What is seen of an attempt `elapsed` milliseconds after it began, for a tower of so many floors. Before 0 nothing
 * stands; after the time of the result everybody is on the ground.
 */
export function showAt(result: Result, floors: number, elapsed: number): ShowMoment {
  const share = Math.max(0, elapsed) / SHOW_TIMES[result];
  let start = 0;
  for (const stretch of STRETCHES[result]) {
    if (share < stretch.until) return momentIn(stretch, (share - start) / (stretch.until - start), floors);
    start = stretch.until;
  }
  return { phase: 'a terra', floors: 0, part: 0, aleta: false };
}

/** The still picture for who prefers no motion: the highest that the tower got. */
export function stillOf(result: Result, floors: number): ShowMoment {
  const crowned = result === 'DESCARREGAT' || result === 'CARREGAT';
  if (crowned) return { phase: 'aleta', floors, part: 0, aleta: true };
  return {
    phase: 'pujada',
    floors: Math.min(floors - 1, Math.floor(HALF_WAY * floors)),
    part: 0,
    aleta: false,
  };
}
