import { produce } from 'immer';
import type { PuzzleIndex } from '@/lib/games/shared/levels';
import { isListOf, progressKey } from '@/lib/games/shared/saved';
import type { ActionResult, GameRules } from '@/lib/games/shared/types';
import { parseSaved } from '@/lib/saved-data/saved-text';
import {
  foldWord,
  type Glyph,
  glyphsOf,
  LETTERS,
  type Letter,
  letterOf,
  lettersOf,
} from '@/lib/text/letters';
import { fingerprint } from '@/lib/values/hash';

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

export type HangmanState = { readonly tried: readonly Letter[] };

export type HangmanAction =
  /** Any text that is not a letter is refused. */
  { readonly type: 'guess'; readonly text: string } | { readonly type: 'restart' };

export type HangmanRefusal = 'not-a-letter' | 'already-tried' | 'over';

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

const letters: ReadonlySet<unknown> = new Set(LETTERS);

function encodeHangman(phrase: string, state: HangmanState): string {
  return JSON.stringify({ print: printOf(phrase), ...state });
}

/** Null if missing, invalid, of another phrase or over. */
function decodeHangman(phrase: string, text: string | null): HangmanState | null {
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
