import type { CrosswordEvent, CrosswordRefusal, CrosswordState } from '@/lib/games/crossword/game';
import {
  ACROSS,
  type CrosswordGrid,
  type CrosswordLevel,
  type GridWord,
  otherDirection,
  wordAt,
} from '@/lib/games/crossword/grid';
import { capitalised, counted, de } from '@/lib/text/catalan';
import type { Letter } from '@/lib/text/letters';

export const CROSSWORD_TEXTS = {
  game: 'Mots encreuats',
  across: 'Horitzontals',
  down: 'Verticals',
  currentClue: 'Definició actual',
  previousClue: 'Definició anterior',
  nextClue: 'Definició següent',
  check: { title: 'Revisa', letter: 'La lletra', word: 'La paraula', all: 'Tot' },
  reveal: { title: 'Revela', letter: 'Una lletra', word: 'Una paraula' },
  print: 'Imprimeix',
  keyboard: 'Teclat',
  switchDirection: 'Canvia de direcció',
  erase: 'Esborra',
  deviceKeyboard: 'Fes servir el teclat del dispositiu',
  ownKeyboard: 'Fes servir el teclat de la pàgina',
  help: [
    "Tria una casella i escriu: els accents no compten, la Ç sí. L'última lletra d'una paraula porta a la definició següent que no és plena.",
    "Amb el teclat, l'espai canvia de direcció, Re Pàg i Av Pàg (o [ i ]) canvien de definició, i Inici i Fi van als extrems de la paraula.",
  ],
  size: (level: CrosswordLevel): string => `${level.words.length} definicions`,
  /** `7 lletres` */
  letters: (word: GridWord): string => counted(word.squares.length, 'lletra', 'lletres'),
  /** `4 horitzontal` */
  clueName: (word: GridWord): string =>
    `${word.number} ${word.direction === ACROSS ? 'horitzontal' : 'vertical'}`,
} as const;

const REFUSED = {
  'not-a-letter': "Només s'hi poden escriure lletres.",
  edge: 'No hi ha cap casella més en aquesta direcció.',
  'one-direction': "Aquesta casella només forma part d'una paraula.",
  'black-square': 'Aquesta casella és negra.',
  'unknown-clue': 'Aquesta definició no existeix.',
  'nothing-to-clear': 'Aquí no hi ha res per esborrar.',
  completed: 'Els mots encreuats ja estan resolts.',
} as const satisfies Record<CrosswordRefusal, string>;

/** Text for the live region. `state` is the state after the event. */
export const announceCrossword = (
  grid: CrosswordGrid,
  state: CrosswordState,
  event: CrosswordEvent,
): string => capitalised(sentenceFor(grid, state, event));

function sentenceFor(grid: CrosswordGrid, state: CrosswordState, event: CrosswordEvent): string {
  const here = describeSquare(grid, state, state.square);
  switch (event.kind) {
    case 'typed': {
      const next = event.nextClue === undefined ? undefined : grid.words[event.nextClue];
      return `${event.letters.join(', ')}. ${next ? describeClue(next) : 'Ara:'} ${here}.`;
    }
    case 'erased':
      return `Casella esborrada. Ara: ${here}.`;
    case 'moved':
      return `${here}.`;
    case 'clue-chosen': {
      const word = grid.words[event.word];
      return word ? `${describeClue(word)} ${here}.` : `${here}.`;
    }
    case 'checked':
      return checkedText(event.written, event.wrong);
    case 'revealed':
      return revealedText(event.letters);
    case 'completed':
      return event.helped ? 'Mots encreuats resolts amb ajuda!' : 'Mots encreuats resolts!';
    case 'restarted':
      return `Nivell reiniciat: la graella és buida. ${here}.`;
    case 'refused':
      return REFUSED[event.reason];
  }
}

/**
 * Accessible name of a square, current direction first: `4 horitzontal, lletra 3 de 7, buida; 2 vertical, lletra 1 de
 * 5`.
 */
export function describeSquare(grid: CrosswordGrid, state: CrosswordState, square: number): string {
  const directions = [state.direction, otherDirection(state.direction)];
  const words = directions.flatMap((direction) => wordAt(grid, square, direction) ?? []);
  const [first, ...others] = words.map(
    (word) =>
      `${CROSSWORD_TEXTS.clueName(word)}, lletra ${word.squares.indexOf(square) + 1} ${de(String(word.squares.length))}`,
  );
  if (first === undefined) return 'casella negra';
  return [`${first}, ${contentOf(state, square)}`, ...others].join('; ');
}

/** `4 horitzontal, 7 lletres: Ramell de canalla…` */
const describeClue = (word: GridWord): string =>
  `${CROSSWORD_TEXTS.clueName(word)}, ${CROSSWORD_TEXTS.letters(word)}: ${word.hint}`;

function contentOf(state: CrosswordState, square: number): string {
  const entry = state.entries[square] ?? null;
  if (entry === null) return 'buida';
  if (state.revealed.includes(square)) return `${entry}, revelada`;
  return state.wrong.includes(square) ? `${entry}, errònia` : entry;
}

function revealedText(letters: readonly Letter[]): string {
  if (letters.length === 0) return 'Aquí ja era tot correcte: no hi ha cap lletra nova.';
  return `${letters.length === 1 ? 'Lletra revelada' : 'Lletres revelades'}: ${letters.join(', ')}.`;
}

function checkedText(written: number, wrong: number): string {
  if (written === 0) return 'Encara no hi ha cap lletra per revisar.';
  if (wrong === 0) return written === 1 ? 'La lletra és correcta.' : `Les ${written} lletres són correctes.`;
  if (written === 1) return 'La lletra és errònia.';
  return `De les ${written} lletres, ${counted(wrong, 'és errònia', 'són errònies')}.`;
}
