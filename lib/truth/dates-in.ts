import { monthName } from '@/lib/dates/formats';

const YEAR = /\b(?:19|20)\d\d\b/g;
const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) => monthName(index + 1));
const MONTH = new RegExp(`\\b(${MONTHS.join('|')}) (?:de |del )?((?:19|20)\\d\\d)\\b`, 'g');

/** `2011-05` or `2011`, months first. */
export function datesIn(sentence: string): string[] {
  const months = [...sentence.matchAll(MONTH)].map(([, month = '', year]) => {
    const number = MONTHS.indexOf(month) + 1;
    return `${year}-${String(number).padStart(2, '0')}`;
  });
  const years = [...sentence.matchAll(YEAR)]
    .map(([year]) => year)
    .filter((year) => !months.some((month) => month.startsWith(year)));
  return [...months, ...years];
}

export function sentencesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.!?»])\s+/));
}
