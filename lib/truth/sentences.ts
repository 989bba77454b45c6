import { monthName } from '@/lib/dates/formats';

/** The spans of a paragraph become one string. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isParagraph(value)) return [value.map(spanText).join('')];
  return Object.values(value).flatMap(stringsIn);
}

type Span = string | { readonly text: string };

const isLink = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && 'link' in value;

/** A list of strings without any link is a list of texts. */
function isParagraph(value: object): value is readonly Span[] {
  return (
    Array.isArray(value) &&
    value.some(isLink) &&
    value.every((span) => typeof span === 'string' || isLink(span))
  );
}

const spanText = (span: Span): string => (typeof span === 'string' ? span : span.text);

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
