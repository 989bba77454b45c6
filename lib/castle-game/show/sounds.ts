import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { ShowMoment } from './moments';

/** Sounds of the game; each is a file of `public/sons`. */
export const SOUND_NAMES = ['tabal', 'pujada', 'aleta', 'baixada', 'caiguda', 'aplaudiment'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** Floors that stand when the segons are in place: the toc begins. */
const SEGONS = 2;

export type SoundCue = {
  /** What was sounding breaks off. */
  readonly stops: boolean;
  readonly plays: readonly SoundName[];
};

const NOTHING: SoundCue = { stops: false, plays: [] };

/** While it goes up: a blow for each floor until the segons, and from then on the toc. */
function climbing(before: number, now: number): SoundCue {
  if (before < SEGONS && now >= SEGONS) return { stops: false, plays: ['pujada'] };
  const started = now < SEGONS && Math.ceil(now) > Math.ceil(before);
  return started ? { stops: false, plays: ['tabal'] } : NOTHING;
}

/** What the music does when a show reaches a new part of it. */
function turning(phase: ShowMoment['phase'], outcome: GameOutcome): SoundCue {
  switch (phase) {
    case 'aleta':
    case 'caiguda':
      return { stops: true, plays: [phase] };
    case 'baixada':
      // The gralles only play a descent that follows an aleta.
      return { stops: true, plays: outcome === 'intent desmuntat' ? [] : ['baixada'] };
    case 'a terra':
      return { stops: true, plays: outcome === 'descarregat' ? ['aplaudiment'] : [] };
    default:
      return NOTHING;
  }
}

/** What sounds when a show goes from one moment to the next: the toc follows the tower. */
export function soundsBetween(
  before: ShowMoment | undefined,
  now: ShowMoment,
  outcome: GameOutcome,
): SoundCue {
  if (now.phase === 'pujada') return climbing(before?.height ?? 0, now.height);
  return before?.phase === now.phase ? NOTHING : turning(now.phase, outcome);
}

/** The one sound of a still picture. */
export const STILL_SOUNDS = {
  descarregat: 'aplaudiment',
  carregat: 'aleta',
  intent: 'caiguda',
  'intent desmuntat': 'tabal',
} as const satisfies Record<GameOutcome, SoundName>;

/** Levels of the sound that a player can choose, and the one to begin with. */
export const SOUND_LEVELS = { least: 1, most: 10, first: 6 } as const;

/** The level that a text tells, as storage keeps it; the first one for any other text. */
export function levelIn(text: string | null | undefined): number {
  const level = /^\d{1,2}$/.test(text ?? '') ? Number(text) : SOUND_LEVELS.first;
  return level >= SOUND_LEVELS.least && level <= SOUND_LEVELS.most ? level : SOUND_LEVELS.first;
}
