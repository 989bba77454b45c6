import type { GameOutcome } from '@/lib/castle-game/outcomes';

/** Length of the show of each outcome, in milliseconds. */
export const SHOW_TIMES = {
  descarregat: 7000,
  carregat: 6000,
  intent: 4000,
  'intent desmuntat': 4000,
} as const satisfies Record<GameOutcome, number>;

/**
 * What is seen: going up, hesitating when it goes no higher, crowning, coming down, falling, everybody safe on the
 * ground after one or the other.
 */
export const SHOW_PHASES = ['pujada', 'dubte', 'aleta', 'baixada', 'caiguda', 'a terra'] as const;
export type ShowPhase = (typeof SHOW_PHASES)[number];

export type ShowMoment = {
  readonly phase: ShowPhase;
  /** How much of the phase is over: 0 to 1. */
  readonly progress: number;
  /**
   * Floors that are up, whole and part, from the first one, which stands from beginning to end, to all of them. In a
   * fall, those that fall.
   */
  readonly height: number;
  /** The enxaneta's hand is up. */
  readonly aleta: boolean;
};

/**
 * Milliseconds of a whole tower going up and coming down, of the aleta, of a hesitation, of a fall and of a tower taken
 * down in time. The same for all outcomes, since the pace must not tell how it will end.
 */
const TIMES = { up: 3300, aleta: 840, down: 2160, doubt: 350, fall: 960, undone: 1250 } as const;

/** Share of the floors still standing when a tower that was loaded falls. */
const LOADED_FALL = 0.8;
/** Floors reached, as a share, when a tower is only tried. */
const HALF_WAY = 0.6;
/** Floors that even the lowest tower gets to try, and what its top always lacks. */
const TRIED = { least: 2.4, short: 0.4 } as const;

/** A stretch of the show: its milliseconds, and the floors standing at both ends. */
type Stretch = {
  readonly phase: ShowPhase;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
};

/** Floors that are up when a tower of so many is only tried: never all of them. */
const triedHeight = (floors: number) =>
  Math.min(floors - TRIED.short, Math.max(TRIED.least, HALF_WAY * floors));

const crowned = (floors: number): readonly Stretch[] => [
  { phase: 'pujada', lasts: TIMES.up, from: 1, to: floors },
  { phase: 'aleta', lasts: TIMES.aleta, from: floors, to: floors },
];

function triedOnly(floors: number, height: number): readonly Stretch[] {
  const share = (height - 1) / Math.max(1, floors - 1);
  return [
    { phase: 'pujada', lasts: TIMES.up * share, from: 1, to: height },
    { phase: 'dubte', lasts: TIMES.doubt, from: height, to: height },
  ];
}

/** All of a show but its end, when everybody is on the ground. */
function stretchesOf(outcome: GameOutcome, floors: number): readonly Stretch[] {
  const tried = triedHeight(floors);
  const fallen = 1 + LOADED_FALL * (floors - 1);
  switch (outcome) {
    case 'descarregat':
      return [...crowned(floors), { phase: 'baixada', lasts: TIMES.down, from: floors, to: 1 }];
    case 'carregat':
      return [
        ...crowned(floors),
        { phase: 'baixada', lasts: TIMES.down * (1 - LOADED_FALL), from: floors, to: fallen },
        { phase: 'caiguda', lasts: TIMES.fall, from: fallen, to: fallen },
      ];
    case 'intent':
      return [...triedOnly(floors, tried), { phase: 'caiguda', lasts: TIMES.fall, from: tried, to: tried }];
    case 'intent desmuntat':
      return [...triedOnly(floors, tried), { phase: 'baixada', lasts: TIMES.undone, from: tried, to: 1 }];
  }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/**
 * What is seen of an attempt `elapsed` milliseconds after it began, for a tower of so many floors. Before 0 the first
 * floor waits; from the end of the show on everybody is on the ground.
 */
export function showAt(outcome: GameOutcome, floors: number, elapsed: number): ShowMoment {
  const now = Math.max(0, elapsed);
  let start = 0;
  for (const { phase, lasts, from, to } of stretchesOf(outcome, floors)) {
    if (now < start + lasts) {
      const progress = (now - start) / lasts;
      return { phase, progress, height: from + (to - from) * progress, aleta: phase === 'aleta' };
    }
    start += lasts;
  }
  const progress = clamp((now - start) / (SHOW_TIMES[outcome] - start));
  return { phase: 'a terra', progress, height: 1, aleta: false };
}

/** The still picture for who prefers no motion: the highest that the tower got, in whole floors. */
export function stillOf(outcome: GameOutcome, floors: number): ShowMoment {
  if (outcome === 'descarregat' || outcome === 'carregat')
    return { phase: 'aleta', progress: 0, height: floors, aleta: true };
  const tried = Math.round(triedHeight(floors));
  return { phase: 'pujada', progress: 1, height: Math.max(1, Math.min(floors - 1, tried)), aleta: false };
}
