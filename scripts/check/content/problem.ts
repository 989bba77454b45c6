import { isCalendarDate } from '@/lib/dates/days';
import { formatTower, parseConstruction } from '@/lib/towers/notation';

/**
 * Checks of the values that members write. TypeScript checks shapes, and this file what a type cannot: the content arrives
 * here without types having been checked, so that every mistake gets a sentence. Each problem is one of `label · message`.
 */
export type Problem = { readonly label: string; readonly message: string };

export const problem = (label: string, message: string): Problem => ({ label, message });

const ANCHOR = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Edits that turn one text into the other: insertions, deletions and replacements of a character. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** ` Did you mean "x"?`, or nothing if no name is near. */
export function suggestion(name: string, known: readonly string[]): string {
  const [best] = known
    .map((other) => ({ other, edits: distance(name, other) }))
    .sort((one, two) => one.edits - two.edits);
  return best && best.edits < name.length && best.edits <= Math.max(2, name.length / 4)
    ? ` Did you mean "${best.other}"?`
    : '';
}

export function oneOf(value: string, known: readonly string[], what: string): string[] {
  if (known.includes(value)) return [];
  return [`unknown ${what} "${value}".${suggestion(value, known) || ` Write one of: ${known.join(', ')}.`}`];
}

export const dateProblem = (date: string): string[] =>
  isCalendarDate(date) ? [] : [`${date} is not a date. Write year-month-day, as 2026-11-23.`];

export const hourProblem = (hour: string): string[] =>
  HOUR.test(hour) ? [] : [`${hour} is not an hour of the day. Write 20:30.`];

/** False if an hour is none of the day, which is a problem by itself. */
export const backwards = (start?: string, end?: string): boolean =>
  [start, end].every((hour) => hour !== undefined && HOUR.test(hour)) && `${end}` <= `${start}`;

export function repeatedProblems(names: readonly string[], what: string): Problem[] {
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(repeated)].map((name) => problem(name, `this ${what} is used twice. Change one.`));
}

export const idProblems = (ids: readonly string[]): Problem[] => [
  ...ids
    .filter((id) => !ANCHOR.test(id))
    .map((id) => problem(id, 'an id has lower-case letters, digits and hyphens only.')),
  ...repeatedProblems(ids, 'id'),
];

export const at = (label: string, messages: readonly string[]): Problem[] =>
  messages.map((message) => problem(label, message));

/** Why a code is not one that the site can show, if so. */
export function codeProblem(code: string): string[] {
  const parsed = parseConstruction(code);
  if (!parsed.ok) return [`"${code}" is not the code of a castell. Write it as 4d8, 3d7a, Td7f or 3d7+4d7.`];
  const canonical = formatTower(parsed.construction);
  return canonical === code ? [] : [`write the code "${code}" as "${canonical}".`];
}
