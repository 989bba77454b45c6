import type { Letter } from '@/lib/text/letters';

/** Errors that lose the game. */
export const MAX_ERRORS = 5;
/** The castell of the picture, with one floor per error. */
export const CASTELL = '3d5';

export type HangmanNote = {
  /** Must not contain any word of the phrase. */
  readonly clue: string;
  /** Shown after the phrase is guessed. */
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
