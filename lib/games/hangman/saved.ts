import type { PuzzleIndex } from '@/lib/games/shared/levels';
import { isListOf, parseSaved, progressKey } from '@/lib/games/shared/saved';
import type { GameRules } from '@/lib/games/shared/types';
import { foldWord, LETTERS, type Letter } from '@/lib/text/letters';
import { fingerprint } from '@/lib/values/hash';
import {
  type HangmanAction,
  type HangmanEvent,
  type HangmanState,
  INITIAL_HANGMAN,
  reduceHangman,
  statusOf,
} from './game';

const letters: ReadonlySet<unknown> = new Set(LETTERS);

export function encodeHangman(phrase: string, state: HangmanState): string {
  return JSON.stringify({ print: printOf(phrase), ...state });
}

/** Returns null if the saved game is missing, invalid, of another phrase or over. */
export function decodeHangman(phrase: string, text: string | null): HangmanState | null {
  const saved = parseSaved(text);
  if (saved === null || !isOfPhrase(phrase, saved) || !isListOf(saved.tried, isLetter)) return null;
  if (new Set(saved.tried).size !== saved.tried.length) return null;
  const state = { tried: saved.tried };
  return statusOf(phrase, state) === 'playing' ? state : null;
}

/** Older saved data contains the phrase itself. */
const isOfPhrase = (phrase: string, saved: Readonly<Record<string, unknown>>): boolean =>
  saved.print === printOf(phrase) || saved.phrase === foldWord(phrase);

/** Identifies the phrase without storing it. */
const printOf = (phrase: string): string =>
  fingerprint(Uint8Array.from(foldWord(phrase), (letter) => letter.charCodeAt(0)));

function isLetter(value: unknown): value is Letter {
  return letters.has(value);
}

export function hangmanRules(
  phrase: string,
  index: PuzzleIndex,
): GameRules<HangmanState, HangmanAction, HangmanEvent> {
  return {
    initial: INITIAL_HANGMAN,
    reduce: (state, action) => reduceHangman(phrase, state, action),
    storageKey: progressKey('penjat', index),
    encode: (state) => encodeHangman(phrase, state),
    decode: (text) => decodeHangman(phrase, text),
    isWorthSaving: (state) => state.tried.length > 0 && statusOf(phrase, state) === 'playing',
  };
}
