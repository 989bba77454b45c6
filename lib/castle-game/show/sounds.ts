import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { ShowMoment } from './moments';

/** Sounds of the game; each is a file of `public/sons`. */
export const SOUND_NAMES = ['tabal', 'aleta', 'baixada', 'caiguda', 'aplaudiment'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** What sounds when a show goes from one moment to the next: a blow for each floor that starts, and each new phase. */
export function soundsBetween(
  before: ShowMoment | undefined,
  now: ShowMoment,
  outcome: GameOutcome,
): SoundName[] {
  if (now.phase === 'pujada') {
    const started = Math.ceil(now.height) > Math.ceil(before?.height ?? 0);
    return started ? ['tabal'] : [];
  }
  if (before?.phase === now.phase || now.phase === 'dubte') return [];
  if (now.phase === 'a terra') return outcome === 'descarregat' ? ['aplaudiment'] : [];
  // The gralles only play a descent that follows an aleta.
  return now.phase === 'baixada' && outcome === 'intent desmuntat' ? [] : [now.phase];
}

/** The one sound of a still picture. */
export const STILL_SOUNDS = {
  descarregat: 'aplaudiment',
  carregat: 'aleta',
  intent: 'caiguda',
  'intent desmuntat': 'tabal',
} as const satisfies Record<GameOutcome, SoundName>;
