import { monthName } from '@/lib/dates/formats';
import type { Statement, Telling } from './statement';

const NUMBER = '(?:tres|quatre|cinc|sis|set|vuit|nou|deu)';
const TOWER = new RegExp(
  `\\b(?:(?:torre|pilar|vano|castells?|dos|${NUMBER}) de ${NUMBER}|[TPV]d\\d|\\d{1,2}d\\d)\\b`,
  'i',
);
const FEAT = /\b(?:des)?carreg/i;
const YEAR = /\b(?:19|20)\d\d\b/g;
const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) => monthName(index + 1));
const MONTH = new RegExp(`\\b(${MONTHS.join('|')}) (?:de |del )?((?:19|20)\\d\\d)\\b`, 'g');

/**
 * Finds sentences about towers with dates that no statement covers. In a dated entry, sentences without a
 * date count too.
 */
export function untiedSentences({ texts, says, dated }: Telling): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?»])\s+/))
    .filter((sentence) => TOWER.test(sentence) || FEAT.test(sentence))
    .filter((sentence) => datesIn(sentence, dated).some((date) => !isTied(date, says)));
}

/** `2011-05` or `2011`. Defaults to the date of the entry. */
function datesIn(sentence: string, dated: string | undefined): string[] {
  const months = [...sentence.matchAll(MONTH)].map(([, month = '', year]) => {
    const number = MONTHS.indexOf(month) + 1;
    return `${year}-${String(number).padStart(2, '0')}`;
  });
  const years = [...sentence.matchAll(YEAR)]
    .map(([year]) => year)
    .filter((year) => !months.some((month) => month.startsWith(year)));
  const found = [...months, ...years];
  return found.length === 0 && dated ? [dated] : found;
}

const isTied = (date: string, says: readonly Statement[]) => says.some((one) => one.date.startsWith(date));
