import { ofDay, theDay } from '@/lib/dates/article';
import { shortDate } from '@/lib/dates/formats';
import { joinList } from '@/lib/text/list';
import { formatInteger } from '@/lib/text/number';

/** How many diades were found; at least one. */
export function diadesFound(count: number): string {
  return count === 1 ? '1 diada' : `${formatInteger(count)} diades`;
}

export function pointsText(points: number): string {
  return `${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;
}

/** Name of the button that shows how the points of a diada add up. */
export function howPointsAddUp(points: number): string {
  return `${pointsText(points)}: com se sumen`;
}

/** Title of the sum of a diada, by its reason. */
export function sumTitle(reason: string): string {
  return `Com se sumen els punts: ${reason}`;
}

/** Why a tower adds nothing, and what it is worth by itself when that is something. */
export function notCounted(why: string, points: number): string {
  const worth = points > 0 ? ` (${pointsText(points)})` : '';
  return `No suma: ${why}${worth}`;
}

export function rankingCaption(rows: number): string {
  return `Les ${rows} millors diades. Els castells destacats són els que sumen.`;
}

/** What a chart shows, for whoever cannot see it. */
export function chartLabel(title: string): string {
  return `Gràfic: ${title}. Les dades són a la taula de sota.`;
}

export function chartTableCaption(title: string): string {
  return `${title} per temporades`;
}

/** When the live sheet was read; `time` is what a clock says, `10:05`. */
export function readAt(date: string, time: string): string {
  return `Dades del full, llegides ${theDay(shortDate(date))} a les ${time}.`;
}

/** What is in sight while the source has not answered. */
export function copyMeanwhile(date: string): string {
  return `Mentrestant, el que veus és la còpia ${ofDay(shortDate(date))}.`;
}

/** Of when the results are that a page was built with. */
export function resultsOf(date: string): string {
  return `Resultats ${ofDay(shortDate(date))}.`;
}

/** When the visitor's own copy of the sheet was taken, which stands in where the network does not answer. */
export function ownCopyOf(date: string, time: string): string {
  return `La xarxa no respon: còpia del full, llegida ${theDay(shortDate(date))} a les ${time}.`;
}

/** How old the copy kept with the site is. */
export function copyOf(date: string): string {
  return `Còpia de les dades ${ofDay(shortDate(date))}.`;
}

export function lastDiada(date: string): string {
  return `Última diada: ${shortDate(date)}.`;
}

/** Lines of the sheet that could not be read; at least one. */
export function linesApart(lines: number): string {
  return lines === 1
    ? "1 línia del full s'ha apartat perquè no es pot llegir: és a la consola del navegador."
    : `${formatInteger(lines)} línies del full s'han apartat perquè no es poden llegir: són a la consola del navegador.`;
}

/** Lines of the sheet that repeat an earlier one; at least one. */
export function linesRepeated(lines: number): string {
  return lines === 1
    ? "1 línia del full en repeteix una d'anterior i no compta: és a la consola del navegador."
    : `${formatInteger(lines)} línies del full en repeteixen d'anteriors i no compten: són a la consola del navegador.`;
}

/** Lines of days that are still to come; at least one. */
export function linesAhead(lines: number): string {
  return lines === 1
    ? "1 línia del full és d'un dia que encara no ha arribat i no compta."
    : `${formatInteger(lines)} línies del full són de dies que encara no han arribat i no compten.`;
}

/** What a sheet lacks: at least one column. */
export function columnsMissing(columns: readonly string[]): string {
  const names = joinList(columns.map((column) => `«${column}»`));
  return columns.length === 1
    ? `Al full hi falta la columna ${names}.`
    : `Al full hi falten les columnes ${names}.`;
}

/** Why a sheet is not taken that holds far fewer diades than the copy. */
export function diadesMissing(found: number, kept: number): string {
  return `Al full hi falten diades: ${found === 1 ? "n'hi ha una" : `n'hi ha ${formatInteger(found)}`}, i a la còpia ${formatInteger(kept)}.`;
}

/** The same of a sheet of points and its towers. */
export function scoresMissing(found: number, kept: number): string {
  return `Al full hi falten castells: n'hi ha ${found === 1 ? 'un' : formatInteger(found)}, i a la còpia ${formatInteger(kept)}.`;
}

/** Which sheet could not be read, why, and what the page shows meanwhile. */
export function notRead(sheet: string, why: string, kept: string): string {
  return `No s'ha pogut llegir ${sheet}. ${why} ${kept}`;
}

/** Title, in the console, of what was set aside of a sheet. */
export function apartTitle(sheet: string): string {
  return `Línies apartades del full de ${sheet}`;
}

/** A line set aside, in the console: why, and what stood there. */
export function apartLine(line: number, why: string, value: string): string {
  return `línia ${line}: ${why} (${value})`;
}

/** Towers raised together that no rule names, in the console: where they were first seen. */
export function unprocessedLine(label: string, date: string, line: number): string {
  return `${label} (${shortDate(date)}, línia ${line})`;
}
