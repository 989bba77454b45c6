import type { Team } from '@/lib/castle-game/types';
import type { Built, Context, GameOutcome } from '@/lib/castle-game/vocabulary';

/** Milliseconds. */
export const SHOW_TIMES = {
  descarregat: 7000,
  carregat: 6000,
  intent: 4000,
  'intent desmuntat': 4000,
} as const satisfies Record<GameOutcome, number>;

/** `dubte`: hesitation before a tower fails. `a terra`: end of every show. */
export const SHOW_PHASES = ['pujada', 'dubte', 'aleta', 'baixada', 'caiguda', 'a terra'] as const;
export type ShowPhase = (typeof SHOW_PHASES)[number];

export type ShowMoment = {
  readonly phase: ShowPhase;
  /** Share of the phase, 0 to 1. */
  readonly progress: number;
  /** Floors up, with fractions, from 1. During a fall, those that fall. */
  readonly height: number;
  readonly aleta: boolean;
};

/** Milliseconds, equal for all outcomes so that the pace does not reveal the end. */
const TIMES = { up: 3300, aleta: 840, down: 2160, doubt: 350, fall: 960, undone: 1250 } as const;

const LOADED_FALL = 0.8;
const HALF_WAY = 0.6;
/** Floors: minimum reached, and minimum missing at the top, in an intent. */
const TRIED = { least: 2.4, short: 0.4 } as const;

/** Milliseconds (`lasts`), and floors at both ends. */
type Stretch = {
  readonly phase: ShowPhase;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
};

const triedHeight = (floors: number) =>
  Math.min(floors - TRIED.short, Math.max(TRIED.least, HALF_WAY * floors));

const untilBuilt = (floors: number): readonly Stretch[] => [
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

function stretchesOf(outcome: GameOutcome, floors: number): readonly Stretch[] {
  const tried = triedHeight(floors);
  const fallen = 1 + LOADED_FALL * (floors - 1);
  switch (outcome) {
    case 'descarregat':
      return [...untilBuilt(floors), { phase: 'baixada', lasts: TIMES.down, from: floors, to: 1 }];
    case 'carregat':
      return [
        ...untilBuilt(floors),
        { phase: 'baixada', lasts: TIMES.down * (1 - LOADED_FALL), from: floors, to: fallen },
        { phase: 'caiguda', lasts: TIMES.fall, from: fallen, to: fallen },
      ];
    case 'intent':
      return [...triedOnly(floors, tried), { phase: 'caiguda', lasts: TIMES.fall, from: tried, to: tried }];
    case 'intent desmuntat':
      return [...triedOnly(floors, tried), { phase: 'baixada', lasts: TIMES.undone, from: tried, to: 1 }];
  }
}

export const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** `elapsed` milliseconds after the start. Negative values give the start. */
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

/** For reduced motion: the highest point, in whole floors. */
export function stillOf(outcome: GameOutcome, floors: number): ShowMoment {
  if (outcome === 'descarregat' || outcome === 'carregat')
    return { phase: 'aleta', progress: 0, height: floors, aleta: true };
  const tried = Math.round(triedHeight(floors));
  return { phase: 'pujada', progress: 1, height: Math.max(1, Math.min(floors - 1, tried)), aleta: false };
}

export type FirstTime = { readonly code: string; readonly built: Built; readonly context: Context };

export type Announcement = {
  /** From the aleta on, while the tower can still fall. */
  readonly onTop: FirstTime | undefined;
  /** At the end and in the result. */
  readonly atEnd: FirstTime;
};

export function announcementOf({
  lastAttempt,
  firsts,
}: Pick<Team, 'lastAttempt' | 'firsts'>): Announcement | undefined {
  if (!lastAttempt?.first) return undefined;
  const { code, context, first } = lastAttempt;
  // Carregat is not news here, so the text waits until the end.
  const carregatBefore = first === 'descarregat' && firsts[code]?.[context]?.carregat !== undefined;
  return {
    onTop: carregatBefore ? undefined : { code, built: 'carregat', context },
    atEnd: { code, built: first, context },
  };
}

const BUILT_AT = SHOW_PHASES.indexOf('aleta');

/** Must not reveal the outcome early. */
export function announcedIn({ onTop, atEnd }: Announcement, phase: ShowPhase): FirstTime | undefined {
  if (phase === 'a terra') return atEnd;
  return SHOW_PHASES.indexOf(phase) >= BUILT_AT ? onTop : undefined;
}
