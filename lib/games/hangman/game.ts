import { produce } from 'immer';
import type { ActionResult } from '@/lib/games/shared/types';
import { type Glyph, glyphsOf, LETTERS, type Letter, letterOf, lettersOf } from '@/lib/text/letters';

/** Errors that lose the game. */
export const MAX_ERRORS = 5;
/** The castell of the picture, with one floor per error. */
export const CASTELL = '3d5';

export type HangmanNote = {
  /** Must not contain any word of the phrase. */
  readonly clue: string;
  readonly meaning: string;
};

export type MorePhrase = HangmanNote & { readonly id: string; readonly phrase: string };

/** Letters tried, in order, without repeats. */
export type HangmanState = { readonly tried: readonly Letter[] };

export type HangmanAction =
  /** Any text that is not a letter is refused. */
  { readonly type: 'guess'; readonly text: string } | { readonly type: 'restart' };

export const HANGMAN_REFUSALS = ['not-a-letter', 'already-tried', 'over'] as const;
export type HangmanRefusal = (typeof HANGMAN_REFUSALS)[number];

export type HangmanEvent =
  | { readonly kind: 'right'; readonly letter: Letter; readonly times: number }
  | { readonly kind: 'wrong'; readonly letter: Letter; readonly left: number }
  | { readonly kind: 'won'; readonly letter: Letter }
  | { readonly kind: 'lost'; readonly letter: Letter }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'refused'; readonly reason: HangmanRefusal };

export const INITIAL_HANGMAN: HangmanState = { tried: [] };

type HangmanStatus = 'playing' | 'won' | 'lost';

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

type Result = ActionResult<HangmanState, HangmanEvent>;

export function reduceHangman(phrase: string, state: HangmanState, action: HangmanAction): Result {
  if (action.type === 'restart') return { state: INITIAL_HANGMAN, event: { kind: 'restarted' } };
  if (statusOf(phrase, state) !== 'playing') return refused(state, 'over');
  const letter = letterOf(action.text);
  if (letter === null) return refused(state, 'not-a-letter');
  return state.tried.includes(letter) ? refused(state, 'already-tried') : guess(phrase, state, letter);
}

function guess(phrase: string, before: HangmanState, letter: Letter): Result {
  const state = produce(before, (draft) => {
    draft.tried.push(letter);
  });
  const status = statusOf(phrase, state);
  if (status !== 'playing') return { state, event: { kind: status, letter } };
  const times = lettersOf(phrase).filter((other) => other === letter).length;
  if (times > 0) return { state, event: { kind: 'right', letter, times } };
  return { state, event: { kind: 'wrong', letter, left: MAX_ERRORS - errorsOf(phrase, state) } };
}

function refused(state: HangmanState, reason: HangmanRefusal): Result {
  return { state, event: { kind: 'refused', reason } };
}
