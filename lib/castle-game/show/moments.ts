import type { GameOutcome } from '@/lib/castle-game/outcomes';

/** Length of the show of each outcome, in milliseconds. */
export const SHOW_TIMES = {
  descarregat: 7000,
  carregat: 6000,
  intent: 4000,
  'intent desmuntat': 4000,
} as const satisfies Record<GameOutcome, number>;

/** What is seen: going up, crowning, coming down, falling, everybody safe on the ground after one or the other. */
export const SHOW_PHASES = ['pujada', 'aleta', 'baixada', 'caiguda', 'a terra'] as const;
export type ShowPhase = (typeof SHOW_PHASES)[number];

export type ShowMoment = {
  readonly phase: ShowPhase;
  /** How much of the phase is over: 0 to 1. */
  readonly progress: number;
  /**
   * Floors that are up, whole and part, from 0 to all of them; the first one, once gathered, stays to the end. In a
   * fall, those that fall.
   */
  readonly height: number;
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
/** Floors that even the lowest tower gets to try, and what its top always lacks. */
const TRIED = { least: 2.4, short: 0.4 } as const;

const STRETCHES = {
  descarregat: [
    { phase: 'pujada', until: 0.48, from: 0, to: 1 },
    { phase: 'aleta', until: 0.6, from: 1, to: 1 },
    { phase: 'baixada', until: 0.9, from: 1, to: 0 },
    { phase: 'a terra', until: 1, from: 0, to: 0 },
  ],
  carregat: [
    { phase: 'pujada', until: 0.54, from: 0, to: 1 },
    { phase: 'aleta', until: 0.67, from: 1, to: 1 },
    { phase: 'baixada', until: 0.74, from: 1, to: 0.8 },
    { phase: 'caiguda', until: 0.9, from: 0.8, to: 0.8 },
    { phase: 'a terra', until: 1, from: 0, to: 0 },
  ],
  intent: [
    { phase: 'pujada', until: 0.6, from: 0, to: HALF_WAY },
    { phase: 'caiguda', until: 0.84, from: HALF_WAY, to: HALF_WAY },
    { phase: 'a terra', until: 1, from: 0, to: 0 },
  ],
  'intent desmuntat': [
    { phase: 'pujada', until: 0.52, from: 0, to: HALF_WAY },
    { phase: 'baixada', until: 0.92, from: HALF_WAY, to: 0 },
    { phase: 'a terra', until: 1, from: 0, to: 0 },
  ],
} as const satisfies Record<GameOutcome, readonly Stretch[]>;

/** Floors that a share stands for: what is only tried is never crowned, and what is on the ground stays there. */
function heightOf(share: number, floors: number, phase: ShowPhase): number {
  if (share === HALF_WAY) return Math.min(floors - TRIED.short, Math.max(TRIED.least, HALF_WAY * floors));
  return phase === 'pujada' ? share * floors : Math.max(1, share * floors);
}

/**
 * What is seen of an attempt `elapsed` milliseconds after it began, for a tower of so many floors. Before 0 nothing
 * stands; from the end of the show on everybody is on the ground.
 */
export function showAt(outcome: GameOutcome, floors: number, elapsed: number): ShowMoment {
  const share = Math.max(0, elapsed) / SHOW_TIMES[outcome];
  let start = 0;
  for (const { phase, until, from, to } of STRETCHES[outcome]) {
    if (share < until) {
      const progress = (share - start) / (until - start);
      const first = heightOf(from, floors, phase);
      const height = first + (heightOf(to, floors, phase) - first) * progress;
      return { phase, progress, height, aleta: phase === 'aleta' };
    }
    start = until;
  }
  return { phase: 'a terra', progress: 1, height: 1, aleta: false };
}

/** The still picture for who prefers no motion: the highest that the tower got, in whole floors. */
export function stillOf(outcome: GameOutcome, floors: number): ShowMoment {
  const crowned = outcome === 'descarregat' || outcome === 'carregat';
  if (crowned) return { phase: 'aleta', progress: 0, height: floors, aleta: true };
  const tried = Math.round(heightOf(HALF_WAY, floors, 'pujada'));
  return { phase: 'pujada', progress: 1, height: Math.max(1, Math.min(floors - 1, tried)), aleta: false };
}
