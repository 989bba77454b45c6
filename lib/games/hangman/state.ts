import { type HangmanState, MAX_ERRORS } from '@/lib/games/hangman/types';
import { type Glyph, glyphsOf, LETTERS, type Letter, lettersOf } from '@/lib/text/letters';

export const INITIAL_HANGMAN: HangmanState = { tried: [] };

export type HangmanStatus = 'playing' | 'won' | 'lost';

export function statusOf(phrase: string, state: HangmanState): HangmanStatus {
  if (errorsOf(phrase, state) >= MAX_ERRORS) return 'lost';
  return lettersOf(phrase).every((letter) => state.tried.includes(letter)) ? 'won' : 'playing';
}

export function errorsOf(phrase: string, state: HangmanState): number {
  const letters = new Set(lettersOf(phrase));
  return state.tried.filter((letter) => !letters.has(letter)).length;
}

/** `shown` is null while the letter is hidden. */
export type Place = { readonly kind: Glyph['kind']; readonly shown: string | null };

export function placesOf(phrase: string, state: HangmanState): readonly Place[] {
  return (glyphsOf(phrase) ?? []).map((glyph) => {
    const hidden = glyph.kind === 'letter' && !state.tried.includes(glyph.letter);
    return { kind: glyph.kind, shown: hidden ? null : glyph.shown };
  });
}

export type KeyStatus = 'unused' | 'valid' | 'invalid';

/** In alphabetical order. */
export function keysOf(
  phrase: string,
  state: HangmanState,
): readonly { readonly letter: Letter; readonly status: KeyStatus }[] {
  const letters = new Set(lettersOf(phrase));
  return LETTERS.map((letter) => {
    if (!state.tried.includes(letter)) return { letter, status: 'unused' };
    return { letter, status: letters.has(letter) ? 'valid' : 'invalid' };
  });
}
