import { errorsOf, type KeyStatus, placesOf } from '@/lib/games/hangman/state';
import {
  type HangmanEvent,
  type HangmanRefusal,
  type HangmanState,
  MAX_ERRORS,
} from '@/lib/games/hangman/types';
import { de } from '@/lib/text/elision';
import { type Letter, lettersOf } from '@/lib/text/letters';
import { capitalised, counted } from '@/lib/text/sentence';

const REFUSED = {
  'not-a-letter': 'Només valen les lletres.',
  'already-tried': "Aquesta lletra ja l'has provada.",
  over: "La partida ja s'ha acabat.",
} as const satisfies Record<HangmanRefusal, string>;

const KEY_NOTES = { unused: '', valid: ', encertada', invalid: ', errada' } as const satisfies Record<
  KeyStatus,
  string
>;

/** What is said when a floor of the castell comes down, from the top one. */
const COMES_DOWN = [
  "L'enxaneta ja ha baixat.",
  "L'acotxador ja ha baixat.",
  'Els dosos ja han baixat.',
  'Els segons ja han baixat.',
  'Ja no queda cap pis dempeus.',
] as const satisfies { readonly length: typeof MAX_ERRORS };

/** Signs a phrase shows from the start, by what they are called. */
const SIGN_NAMES: ReadonlyMap<string, string> = new Map([
  [' ', 'espai'],
  ['·', 'punt volat'],
  ['-', 'guionet'],
  ["'", 'apòstrof'],
  ['’', 'apòstrof'],
]);

/** What happened, as full sentences for the live region. `state` is the one after. */
export function announceHangman(phrase: string, state: HangmanState, event: HangmanEvent): string {
  switch (event.kind) {
    case 'right':
      return `La lletra ${event.letter} hi surt ${counted(event.times, 'vegada', 'vegades')}. ${readPhrase(phrase, state)}`;
    case 'wrong':
      return `La lletra ${event.letter} no hi surt: ${errorsLeft(event.left)}. ${COMES_DOWN[errorsOf(phrase, state) - 1] ?? ''}`;
    case 'won':
      return `La lletra ${event.letter} completa la ${nounFor(phrase)}: ${phrase}.`;
    case 'lost':
      return `La lletra ${event.letter} tampoc no hi surt, i el castell ja és a terra.`;
    case 'restarted':
      return `Nivell reiniciat. ${readPhrase(phrase, state)}`;
    case 'refused':
      return REFUSED[event.reason];
  }
}

/** The phrase as far as it is known, place by place: `Paraula de 5 lletres: F, A, buit, buit, A.` */
export function readPhrase(phrase: string, state: HangmanState): string {
  const places = placesOf(phrase, state);
  const read = places.map(({ kind, shown }) => {
    if (shown === null) return 'buit';
    return kind === 'letter' ? shown.toLocaleUpperCase('ca') : (SIGN_NAMES.get(shown) ?? shown);
  });
  return `${phraseSize(phrase)}: ${read.join(', ')}.`;
}

/** What is to be guessed, without giving it away: `Paraula de 5 lletres`, `Frase de 12 lletres`. */
export function phraseSize(phrase: string): string {
  return `${capitalised(nounFor(phrase))} ${de(counted(lettersOf(phrase).length, 'lletra', 'lletres'))}`;
}

/** What a phrase beside the levels is called, which gives it away as little as its level would: `Frase 3`. */
export function phraseTitle(index: number): string {
  return `Frase ${index + 1}`;
}

/** The accessible name of a key: `lletra T, errada`. */
export function describeKey(letter: Letter, status: KeyStatus): string {
  return `lletra ${letter}${KEY_NOTES[status]}`;
}

/** `queden 3 errors`, `queda 1 error`. */
export function errorsLeft(left: number): string {
  return left === 1 ? 'queda 1 error' : `queden ${left} errors`;
}

/** The castell in words, for its picture: `Al castell queden 3 pisos dempeus.` */
export function describeCastell(errors: number): string {
  const floors = MAX_ERRORS - errors;
  if (floors <= 0) return 'El castell ja és a terra.';
  if (floors === MAX_ERRORS) return 'El castell té els cinc pisos dempeus.';
  return floors === 1 ? 'Al castell queda 1 pis dempeus.' : `Al castell queden ${floors} pisos dempeus.`;
}

function nounFor(phrase: string): string {
  return phrase.includes(' ') ? 'frase' : 'paraula';
}
