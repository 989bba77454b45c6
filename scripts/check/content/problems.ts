import * as v from 'valibot';
import type { RehearsalSeason } from '@/lib/calendar/course';
import type { BoardHistory } from '@/lib/club/boards';

/** A mistake in the content. `within`: the values that hold it, the whole content first. */
type Problem = {
  /** The entry. */
  readonly label: string;
  readonly message: string;
  readonly within: readonly unknown[];
};

const NAMES = ['key', 'id', 'code', 'name', 'title', 'person', 'reason', 'quote'];
const MAX_LABEL = 40;

const valueAt = (holder: unknown, key: unknown): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, String(key)) : undefined;

function nameOf(entry: unknown): string | undefined {
  const names = NAMES.map((key) => valueAt(entry, key));
  return names.find((name): name is string => typeof name === 'string' && name !== '');
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'un text',
  // Of `text()`.
  unknown: 'un text',
  number: 'un nombre',
  Array: 'una llista, entre claudàtors',
  Object: 'un grup de valors, entre claus',
};

/** Valibot's own sentence, of a value of another type, is in English and does not name it. */
const typeSentence = (key: string, expected: string | null, received: string) =>
  received === 'undefined'
    ? `falta \`${key}\`.`
    : `\`${key}\` ha de ser ${TYPES[expected ?? ''] ?? expected}, i hi ha ${received}.`;

/** A sentence for each mistake. `whole`: label of a mistake of no single entry. */
export function problemsOf(schema: v.GenericSchema, content: unknown, whole = ''): Problem[] {
  const { issues = [] } = v.safeParse(schema, content);
  return issues.map(({ path = [], message, expected, received }) => {
    const keys = path.map(({ key }) => String(key));
    const entries = keys.map((_, depth) => keys.slice(0, depth + 1).reduce(valueAt, content));
    const label = entries.map(nameOf).find((name) => name !== undefined) ?? keys[0] ?? whole;
    return {
      label: label.slice(0, MAX_LABEL),
      message: message.startsWith('Invalid')
        ? typeSentence(String(keys.at(-1)), expected, received)
        : message,
      within: [content, ...entries],
    };
  });
}

/** The entries of a record as a list, for schemas of lists. */
export const keyed = <Entry extends object>(record: Readonly<Record<string, Entry>>) =>
  Object.entries(record).map(([key, entry]) => ({ key, ...entry }));

/** Current board first. */
export const boardsOf = ({ currentSeason, s, i }: BoardHistory) => [
  { key: currentSeason, ...s },
  ...keyed(i),
];

/** What to do after the course, or undefined until its last day. It is no mistake: the site says that the course is over. */
export function newCourseReminder(season: RehearsalSeason, today: string): string | undefined {
  if (today <= season.to) return undefined;
  return `El curs es va acabar el ${season.to}. Escriu el nou a content/calendar/ (rehearsals.ts, pauses.json, agenda.json) i a content/boards/: la llista sencera és a «Cada setembre», a content/LLEGEIX-ME.md.`;
}
