import { dayMonthAndYear } from '@/lib/dates/formats';
import { formatListQuery } from '@/lib/results/query';
import { groupBy } from '@/lib/values/collections';

/** In the order of the site. */
const SEARCH_KINDS = ['page', 'question', 'tower', 'person', 'diada', 'document'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Page, part of a page, or file that the search finds. */
export type SearchEntry = {
  readonly kind: SearchKind;
  /** Escaped route, with query or anchor: `/assajos#edat`. */
  readonly address: string;
  readonly title: string;
  /** Title of the page, if the entry is a part of it. */
  readonly within?: string;
  /** Found like the title, and not shown: code, nickname, years. */
  readonly names?: string;
  /** The excerpt is taken from it. */
  readonly text: string;
};

/** A third of the file would be diades written out as entries. */
export type SearchDiada = readonly [date: string, reason: string, town: string, text: string];

/** What the build writes, and the dialog fetches. */
export type SearchFile = {
  readonly entries: readonly SearchEntry[];
  readonly diades: readonly SearchDiada[];
  /** Route of the list of diades. */
  readonly list: string;
  /** Route of the contact page. */
  readonly contact: string;
  /** Route of the page that draws any castell, if the club has it. */
  readonly drawing?: string;
};

/** `names`: what else a diada is called. `daysTitle`: of the diades of one day (`04-23`) of every year. */
export function entriesOf(
  { entries, diades, list }: SearchFile,
  { names, daysTitle }: { readonly names: string; readonly daysTitle: (day: string) => string },
): SearchEntry[] {
  const found = diades.map(
    ([date, reason, town, text]): SearchEntry => ({
      kind: 'diada',
      address: list + formatListQuery({ from: date, to: date }),
      title: reason,
      within: `${dayMonthAndYear(date)}, ${town}`,
      names: `${names} ${date.slice(0, 4)} ${town}`,
      text,
    }),
  );
  const days = Array.from(
    groupBy(diades, ([date]) => date.slice(5)),
    ([day]): SearchEntry => ({
      kind: 'diada',
      address: list + formatListQuery({ day }),
      title: daysTitle(day),
      text: '',
    }),
  );
  return [...entries, ...days, ...found];
}
