import type { Letter } from '@/lib/text/letters';

/** The errors that take the whole castell down. */
export const MAX_ERRORS = 5;
/** The code of that castell: it has a floor for each error. */
export const CASTELL = '3d5';

/** What is said about a phrase, in its club's words. */
export type HangmanNote = {
  /** A sentence that helps to guess it and holds none of its words. */
  readonly clue: string;
  /** What it means and where it comes from, told once it has been guessed. */
  readonly meaning: string;
};

/** A phrase to guess beside the levels. */
export type MorePhrase = HangmanNote & { readonly id: string; readonly phrase: string };

/** Everything else follows from the letters tried, in order, each once. */
export type HangmanState = { readonly tried: readonly Letter[] };

export type HangmanAction =
  /** A key, on screen or not; anything but a letter is refused. */
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
