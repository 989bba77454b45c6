import { datesIn, sentencesOf } from './dates-in';
import type { Statement, Telling } from './statement';

const NUMBER = '(?:tres|quatre|cinc|sis|set|vuit|nou|deu)';
const TOWER = new RegExp(
  `\\b(?:(?:torre|pilar|vano|castells?|dos|${NUMBER}) de ${NUMBER}|[TPV]d\\d|\\d{1,2}d\\d)\\b`,
  'i',
);
const FEAT = /\b(?:des)?carreg/i;

/**
 * Finds sentences about towers with dates that no statement covers. In a dated entry, sentences without a
 * date count too.
 */
export function untiedSentences({ texts, says, dated }: Telling): string[] {
  return sentencesOf(texts)
    .filter((sentence) => TOWER.test(sentence) || FEAT.test(sentence))
    .filter((sentence) => datesOf(sentence, dated).some((date) => !isTied(date, says)));
}

function datesOf(sentence: string, dated: string | undefined): string[] {
  const found = datesIn(sentence);
  return found.length === 0 && dated ? [dated] : found;
}

const isTied = (date: string, says: readonly Statement[]) => says.some((one) => isOf(date, one));

function isOf(date: string, one: Statement): boolean {
  if ('date' in one) return one.date.startsWith(date);
  if ('best' in one) return one.from.slice(0, date.length) <= date && date <= one.to.slice(0, date.length);
  return 'courses' in one && one.until.startsWith(date);
}
