import { statusOf } from '@/lib/games/hangman/state';
import type { HangmanState } from '@/lib/games/hangman/types';
import { isListOf, parseSaved } from '@/lib/games/shared/saved';
import { foldWord, LETTERS, type Letter } from '@/lib/text/letters';

const letters: ReadonlySet<unknown> = new Set(LETTERS);

/** A game under way as text, with the phrase it belongs to. */
export function encodeHangman(phrase: string, state: HangmanState): string {
  return JSON.stringify({ phrase: foldWord(phrase), ...state });
}

/** A saved game that fits the phrase, or null: nothing saved, not ours, of another phrase, or already over. */
export function decodeHangman(phrase: string, text: string | null): HangmanState | null {
  const saved = parseSaved(text);
  if (saved === null || saved.phrase !== foldWord(phrase) || !isListOf(saved.tried, isLetter)) return null;
  if (new Set(saved.tried).size !== saved.tried.length) return null;
  const state = { tried: saved.tried };
  return statusOf(phrase, state) === 'playing' ? state : null;
}

function isLetter(value: unknown): value is Letter {
  return letters.has(value);
}
