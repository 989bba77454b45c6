import { ofDay, theDay } from '@/lib/dates/article';
import { shortDate } from '@/lib/dates/formats';
import { joinList } from '@/lib/text/list';
import { formatInteger } from '@/lib/text/number';

/** `count` is at least 1. */
export function diadesFound(count: number): string {
  return count === 1 ? '1 diada' : `${formatInteger(count)} diades`;
}

export function pointsText(points: number): string {
  return `${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;
}

/** Button label. */
export function howPointsAddUp(points: number): string {
  return `${pointsText(points)}: com se sumen`;
}

export function sumTitle(reason: string): string {
  return `Com se sumen els punts: ${reason}`;
}

export function notCounted(why: string, points: number): string {
  const worth = points > 0 ? ` (${pointsText(points)})` : '';
  return `No suma: ${why}${worth}`;
}

export function rankingCaption(rows: number): string {
  return `Les ${rows} millors diades. Els castells destacats són els que sumen.`;
}

/** Text alternative of a chart. */
export function chartLabel(title: string): string {
  return `Gràfic: ${title}. Les dades són a la taula de sota.`;
}

export function chartTableCaption(title: string): string {
  return `${title} per temporades`;
}

/** `time` is `10:05`. */
export function readAt(date: string, time: string): string {
  return `Dades del full, llegides ${theDay(shortDate(date))} a les ${time}.`;
}

/** Shown while the live CSV loads. */
export function copyMeanwhile(date: string): string {
  return `Mentrestant, el que veus és la còpia ${ofDay(shortDate(date))}.`;
}

export function resultsOf(date: string): string {
  return `Resultats ${ofDay(shortDate(date))}.`;
}

/** Shown with a CSV from the browser's cache. */
export function ownCopyOf(date: string, time: string): string {
  return `La xarxa no respon: còpia del full, llegida ${theDay(shortDate(date))} a les ${time}.`;
}

export function copyOf(date: string): string {
  return `Còpia de les dades ${ofDay(shortDate(date))}.`;
}

export function lastDiada(date: string): string {
  return `Última diada: ${shortDate(date)}.`;
}

/** `lines` is at least 1. */
export function linesApart(lines: number): string {
  return lines === 1
    ? "1 línia del full s'ha apartat perquè no es pot llegir: és a la consola del navegador."
    : `${formatInteger(lines)} línies del full s'han apartat perquè no es poden llegir: són a la consola del navegador.`;
}

/** `lines` is at least 1. */
export function linesRepeated(lines: number): string {
  return lines === 1
    ? "1 línia del full en repeteix una d'anterior i no compta: és a la consola del navegador."
    : `${formatInteger(lines)} línies del full en repeteixen d'anteriors i no compten: són a la consola del navegador.`;
}

/** `lines` is at least 1. */
export function linesAhead(lines: number): string {
  return lines === 1
    ? "1 línia del full és d'un dia que encara no ha arribat i no compta."
    : `${formatInteger(lines)} línies del full són de dies que encara no han arribat i no compten.`;
}

export function columnsMissing(columns: readonly string[]): string {
  const names = joinList(columns.map((column) => `«${column}»`));
  return columns.length === 1
    ? `Al full hi falta la columna ${names}.`
    : `Al full hi falten les columnes ${names}.`;
}

export function diadesMissing(found: number, kept: number): string {
  return `Al full hi falten diades: ${found === 1 ? "n'hi ha una" : `n'hi ha ${formatInteger(found)}`}, i a la còpia ${formatInteger(kept)}.`;
}

export function scoresMissing(found: number, kept: number): string {
  return `Al full hi falten castells: n'hi ha ${found === 1 ? 'un' : formatInteger(found)}, i a la còpia ${formatInteger(kept)}.`;
}

/** `kept` describes the data shown instead. */
export function notRead(sheet: string, why: string, kept: string): string {
  return `No s'ha pogut llegir ${sheet}. ${why} ${kept}`;
}

/** Console title of skipped lines. */
export function apartTitle(sheet: string): string {
  return `Línies apartades del full de ${sheet}`;
}

/** Console message. */
export function apartLine(line: number, why: string, value: string): string {
  return `línia ${line}: ${why} (${value})`;
}

/** Console message. */
export function unprocessedLine(label: string, date: string, line: number): string {
  return `${label} (${shortDate(date)}, línia ${line})`;
}
