import { capitalised, counted, de } from '@/lib/text/catalan';

export const GAME_TEXTS = {
  won: "Enhorabona! T'has passat el joc.",
  wonWithHelp: "Enhorabona! T'has passat el joc, amb ajuda.",
  lost: 'Mala sort! Has perdut.',
  accept: "D'acord",
  again: 'Torna-hi',
  restart: 'Torna a començar',
  restartQuestion: 'Vols tornar a començar? Perdràs el que has fet en aquesta partida.',
  restartConfirm: 'Sí, torna a començar',
  restartCancel: 'No, continua',
  levels: 'Nivells',
  previousLevel: 'Nivell anterior',
  nextLevel: 'Nivell següent',
  allLevels: 'Tots els nivells',
  /** After the last level, and after an extra puzzle. */
  nextMore: 'Encara en vull més',
  help: "Com s'hi juga",
  storageFailed: 'El navegador no deixa desar la partida: si recarregues la pàgina, la perdràs.',
  elsewhere: {
    continued:
      "Tens aquesta partida oberta en una altra pestanya: l'hem posada aquí tal com la hi has deixada.",
    ended:
      "En una altra pestanya has acabat aquesta partida o l'has tornada a començar: aquí també comença de nou.",
  },
  noScripts: "Per jugar-hi cal JavaScript. Activa'l al navegador i torna a carregar la pàgina.",
  completionFailed: 'El navegador no deixa desar res: no recordarem que ho has completat.',
  more: 'Més',
  moreIntro: 'Fora dels nivells, per a qui en vol més.',
  moreUnknown:
    "Aquest joc de «Més» no existeix o ja no hi és: aquí tens l'últim nivell. A la llista trobaràs els que hi ha.",
} as const;

/** `nivell 1`. `level` is counted from 0. */
export const levelNumber = (level: number): string => `nivell ${level + 1}`;

/** `Penjat, nivell 1` */
export const levelTitle = (game: string, level: number): string => `${game}, ${levelNumber(level)}`;

/** `més: Fem pinya` */
export const moreNumber = (title: string): string => `més: ${title}`;

/** Button of an extra puzzle: `Fem pinya, per completar: 18 definicions`. */
export const moreName = (title: string, completed: boolean, name: string): string =>
  `${title}, ${levelState(completed)}: ${name}`;

export const levelState = (completed: boolean): string => (completed ? 'completat' : 'per completar');

/** Button of a level: `Nivell 1, completat: La pinya`. */
export const levelName = (level: number, completed: boolean, name: string): string =>
  `${capitalised(levelNumber(level))}, ${levelState(completed)}: ${name}`;

export const gridName = (rows: number, columns: number): string =>
  `Graella de ${rows} files i ${columns} columnes`;

export function progressText(completed: readonly boolean[]): string {
  const done = completed.filter(Boolean).length;
  return `${done} ${de(counted(completed.length, 'nivell', 'nivells'))}`;
}

/** `Nivell 1 fet: 1 de 3 nivells.` */
export function wonText(level: number, completed: readonly boolean[]): string {
  const done = completed.every(Boolean) ? 'ja els tens tots' : progressText(completed);
  return `${capitalised(levelNumber(level))} fet${completed.length === 1 ? '' : `: ${done}`}.`;
}

export const movesText = (moves: number): string => counted(moves, 'moviment', 'moviments');

export const bestText = (best: number | null): string =>
  best === null ? 'Encara no hi has guanyat cap partida' : `Millor resultat: ${movesText(best)}`;
