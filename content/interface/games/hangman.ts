import {
  errorsOf,
  type HangmanEvent,
  type HangmanRefusal,
  type HangmanState,
  type KeyStatus,
  MAX_ERRORS,
  placesOf,
} from '@/lib/games/hangman/game';
import { capitalised, counted, de } from '@/lib/text/catalan';
import { type Letter, lettersOf } from '@/lib/text/letters';

export const HANGMAN_TEXTS = {
  game: 'Joc del penjat',
  letters: 'Lletres',
  clue: 'Pista',
  meaning: 'Què vol dir',
  /** Title of the drawing with all floors. */
  castell: 'Castell de cinc pisos',
  help: [
    'Prova lletres fins a completar la frase. Cada error fa baixar un pis del castell, i en té cinc.',
    'Pots fer servir el teclat de la pantalla o el teu.',
  ],
  /** `Paraula de 5 lletres` */
  size: (phrase: string): string =>
    `${capitalised(nounFor(phrase))} ${de(counted(lettersOf(phrase).length, 'lletra', 'lletres'))}`,
} as const;

const REFUSED = {
  'not-a-letter': 'Només valen les lletres.',
  'already-tried': "Aquesta lletra ja l'has provada.",
  over: "La partida ja s'ha acabat.",
} as const satisfies Record<HangmanRefusal, string>;

const KEY_NOTES = { unused: '', valid: ', encertada', invalid: ', errada' } as const satisfies Record<
  KeyStatus,
  string
>;

/** Announced when a floor comes down, from the top. */
const COMES_DOWN = [
  "L'enxaneta ja ha baixat.",
  "L'acotxador ja ha baixat.",
  'Els dosos ja han baixat.',
  'Els segons ja han baixat.',
  'Ja no queda cap pis dempeus.',
] as const satisfies { readonly length: typeof MAX_ERRORS };

const SIGN_NAMES: ReadonlyMap<string, string> = new Map([
  [' ', 'espai'],
  ['·', 'punt volat'],
  ['-', 'guionet'],
  ["'", 'apòstrof'],
  ['’', 'apòstrof'],
]);

/** Text for the live region. `state` is the state after the event. */
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

/** `Paraula de 5 lletres: F, A, buit, buit, A.` */
export function readPhrase(phrase: string, state: HangmanState): string {
  const places = placesOf(phrase, state);
  const read = places.map(({ kind, shown }) => {
    if (shown === null) return 'buit';
    return kind === 'letter' ? shown.toLocaleUpperCase('ca') : (SIGN_NAMES.get(shown) ?? shown);
  });
  return `${HANGMAN_TEXTS.size(phrase)}: ${read.join(', ')}.`;
}

/** Title of an extra phrase, which must not reveal it: `Frase 3`. */
export const phraseTitle = (index: number): string => `Frase ${index + 1}`;

/** Accessible name of a key: `lletra T, errada`. */
export const describeKey = (letter: Letter, status: KeyStatus): string =>
  `lletra ${letter}${KEY_NOTES[status]}`;

export const errorsLeft = (left: number): string => (left === 1 ? 'queda 1 error' : `queden ${left} errors`);

/** Text alternative of the picture. */
export function describeCastell(errors: number): string {
  const floors = MAX_ERRORS - errors;
  if (floors <= 0) return 'El castell ja és a terra.';
  if (floors === MAX_ERRORS) return 'El castell té els cinc pisos dempeus.';
  return floors === 1 ? 'Al castell queda 1 pis dempeus.' : `Al castell queden ${floors} pisos dempeus.`;
}

const nounFor = (phrase: string): string => (phrase.includes(' ') ? 'frase' : 'paraula');
