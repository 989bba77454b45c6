import { capitalised } from '@/lib/text/sentence';

/** Which level it is, after the name of its game: `nivell 1`. Levels are counted from 0. */
export function levelNumber(level: number): string {
  return `nivell ${level + 1}`;
}

/** What a level is called outside its own page: `Penjat, nivell 1`. */
export function levelTitle(game: string, level: number): string {
  return `${game}, ${levelNumber(level)}`;
}

/** Which puzzle beside the levels it is, after the name of its game: `més: Fem pinya`. */
export function moreNumber(title: string): string {
  return `més: ${title}`;
}

/** The name of the button of a puzzle beside the levels: `Fem pinya, per completar: 18 definicions`. */
export function moreName(title: string, completed: boolean, name: string): string {
  return `${title}, ${levelState(completed)}: ${name}`;
}

/** How many puzzles beside the levels are done: `0 de 10 completats`. */
export function moreProgress(completed: readonly boolean[]): string {
  return `${completed.filter(Boolean).length} de ${completed.length} completats`;
}

/** Whether a level is done: `completat`, `per completar`. */
export function levelState(completed: boolean): string {
  return completed ? 'completat' : 'per completar';
}

/** The name of a level's button, as it is heard: `Nivell 1, completat: La pinya`. */
export function levelName(level: number, completed: boolean, name: string): string {
  return `${capitalised(levelNumber(level))}, ${levelState(completed)}: ${name}`;
}

/** The accessible name of a grid: `Graella de 15 files i 15 columnes`. */
export function gridName(rows: number, columns: number): string {
  return `Graella de ${rows} files i ${columns} columnes`;
}

/** A visitor's progress in a game with levels: `2 de 3 nivells`, `Nivell completat`. */
export function progressText(completed: readonly boolean[]): string {
  const done = completed.filter(Boolean).length;
  if (completed.length === 1) return done === 1 ? 'Nivell completat' : 'Nivell per completar';
  return `${done} de ${completed.length} nivells`;
}
