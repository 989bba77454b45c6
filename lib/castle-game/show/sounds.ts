import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import type { ShowMoment } from './moments';

/** File names in `public/sons`. */
export const SOUND_NAMES = ['tabal', 'pujada', 'aleta', 'baixada', 'caiguda', 'aplaudiment'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** The toc begins with the segons. */
const SEGONS = 2;

type SoundCue = {
  readonly stops: boolean;
  readonly plays: readonly SoundName[];
};

const NOTHING: SoundCue = { stops: false, plays: [] };

/** A drum beat for each floor until the segons, then the toc. */
function climbing(before: number, now: number): SoundCue {
  if (before < SEGONS && now >= SEGONS) return { stops: false, plays: ['pujada'] };
  const started = now < SEGONS && Math.ceil(now) > Math.ceil(before);
  return started ? { stops: false, plays: ['tabal'] } : NOTHING;
}

function turning(phase: ShowMoment['phase'], outcome: GameOutcome): SoundCue {
  switch (phase) {
    case 'aleta':
    case 'caiguda':
      return { stops: true, plays: [phase] };
    case 'baixada':
      // The gralles play a descent only after an aleta.
      return { stops: true, plays: outcome === 'intent desmuntat' ? [] : ['baixada'] };
    case 'a terra':
      return { stops: true, plays: outcome === 'descarregat' ? ['aplaudiment'] : [] };
    default:
      return NOTHING;
  }
}

/** `before` is `undefined` at the first moment. */
export function soundsBetween(
  before: ShowMoment | undefined,
  now: ShowMoment,
  outcome: GameOutcome,
): SoundCue {
  if (now.phase === 'pujada') return climbing(before?.height ?? 0, now.height);
  return before?.phase === now.phase ? NOTHING : turning(now.phase, outcome);
}

export const STILL_SOUNDS = {
  descarregat: 'aplaudiment',
  carregat: 'aleta',
  intent: 'caiguda',
  'intent desmuntat': 'tabal',
} as const satisfies Record<GameOutcome, SoundName>;

export const SOUND_LEVELS = { least: 1, most: 10, first: 6 } as const;

/** Invalid text gives the default. */
export function levelIn(text: string | null | undefined): number {
  const level = /^\d{1,2}$/.test(text ?? '') ? Number(text) : SOUND_LEVELS.first;
  return level >= SOUND_LEVELS.least && level <= SOUND_LEVELS.most ? level : SOUND_LEVELS.first;
}
