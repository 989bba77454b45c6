import { capitalised } from '@/lib/text/sentence';

/** `nivell 1`. `level` is counted from 0. */
export function levelNumber(level: number): string {
  return `nivell ${level + 1}`;
}

/** `Penjat, nivell 1` */
export function levelTitle(game: string, level: number): string {
  return `${game}, ${levelNumber(level)}`;
}

/** `més: Fem pinya` */
export function moreNumber(title: string): string {
  return `més: ${title}`;
}

/** Button of an extra puzzle: `Fem pinya, per completar: 18 definicions`. */
export function moreName(title: string, completed: boolean, name: string): string {
  return `${title}, ${levelState(completed)}: ${name}`;
}

export function moreProgress(completed: readonly boolean[]): string {
  return `${completed.filter(Boolean).length} de ${completed.length} completats`;
}

export function levelState(completed: boolean): string {
  return completed ? 'completat' : 'per completar';
}

/** Button of a level: `Nivell 1, completat: La pinya`. */
export function levelName(level: number, completed: boolean, name: string): string {
  return `${capitalised(levelNumber(level))}, ${levelState(completed)}: ${name}`;
}

export function gridName(rows: number, columns: number): string {
  return `Graella de ${rows} files i ${columns} columnes`;
}

export function progressText(completed: readonly boolean[]): string {
  const done = completed.filter(Boolean).length;
  if (completed.length === 1) return done === 1 ? 'Nivell completat' : 'Nivell per completar';
  return `${done} de ${completed.length} nivells`;
}
