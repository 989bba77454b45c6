import {
  marksOf,
  type SquareMarks,
  type WordSearchEvent,
  type WordSearchRefusal,
  type WordSearchState,
} from '@/lib/games/word-search/game';
import { type Cell, letterAt, type WordSearchLevel } from '@/lib/games/word-search/grid';
import { capitalised, counted, de } from '@/lib/text/catalan';

export const WORD_SEARCH_TEXTS = {
  /** For screen readers only. */
  found: 'Trobada:',
  help: [
    "Tria la primera lletra d'una paraula i després l'última, o arrossega d'una a l'altra: en horitzontal, en vertical o en diagonal, del dret o del revés.",
    "Amb el teclat, mou-te amb les fletxes, marca l'inici i el final amb Retorn i desfés la marca amb Esc.",
  ],
  size: ({ words }: WordSearchLevel): string => counted(words.length, 'paraula', 'paraules'),
} as const;

const REFUSED = {
  outside: 'Aquí no hi ha cap lletra.',
  'not-straight':
    "Les dues lletres han de ser a la mateixa fila, columna o diagonal. Marca'n una altra d'inici.",
  'no-word': 'Aquestes lletres no formen cap paraula de la llista. Torna a marcar un inici.',
  'already-found': "Aquesta paraula ja l'has trobada.",
  'nothing-marked': 'No hi ha cap inici marcat.',
  edge: 'Ets a la vora de la graella.',
  completed: 'Ja has trobat totes les paraules.',
} as const satisfies Record<WordSearchRefusal, string>;

/** Text for the live region. */
export function announceWordSearch(
  level: WordSearchLevel,
  state: WordSearchState,
  event: WordSearchEvent,
): string {
  switch (event.kind) {
    case 'moved':
      return capitalised(`${describeSquare(level, state, event.cell)}.`);
    case 'marked':
      return capitalised(`${place(level, event.cell)}, inici marcat.`);
    case 'cancelled':
      return 'Selecció anul·lada.';
    case 'found':
      return `${foundWord(level, event.word)} ${remaining(event.left)}`;
    case 'completed':
      return `${foundWord(level, event.word)} Ja tens totes les paraules!`;
    case 'hinted':
      return `Pista: «${wordOf(level, event.word)}» comença a la ${place(level, event.cell)}.`;
    case 'restarted':
      return `Nivell reiniciat: hi ha ${counted(level.words.length, 'paraula', 'paraules')} per trobar.`;
    case 'refused':
      return REFUSED[event.reason];
  }
}

/** Accessible name of a square: `fila 3, columna 7, lletra C, inici marcat`. */
export const describeSquare = (level: WordSearchLevel, state: WordSearchState, cell: Cell): string =>
  nameSquare(level, cell, marksOf(level, state)[cell.row]?.[cell.column]);

/** For views, which compute all marks at once. */
export function nameSquare(level: WordSearchLevel, cell: Cell, marks: SquareMarks | undefined): string {
  const notes = [
    marks?.start ? 'inici marcat' : null,
    marks?.hinted ? 'pista' : null,
    marks?.found ? "dins d'una paraula trobada" : null,
  ];
  return [place(level, cell), ...notes.filter((note) => note !== null)].join(', ');
}

export const foundText = (level: WordSearchLevel, state: WordSearchState): string =>
  `Paraules trobades: ${state.found.length} ${de(String(level.words.length))}`;

export const hintName = (word: string): string => `Pista ${de(word).replace(word, `«${word}»`)}`;

const place = (level: WordSearchLevel, cell: Cell): string =>
  `fila ${cell.row + 1}, columna ${cell.column + 1}, lletra ${letterAt(level.map, cell) ?? ''}`;

/** `Has trobat «Soca». El cor de la pinya.` */
const foundWord = (level: WordSearchLevel, word: number): string =>
  [`Has trobat «${wordOf(level, word)}».`, level.meanings[word]].filter(Boolean).join(' ');

const wordOf = (level: WordSearchLevel, word: number): string => level.words[word] ?? '';

const remaining = (left: number): string => (left === 1 ? 'Queda 1 paraula.' : `Queden ${left} paraules.`);
