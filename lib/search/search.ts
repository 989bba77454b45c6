import MiniSearch, { type Query } from 'minisearch';
import { searchForm } from '@/lib/text/catalan';
import { summary } from '@/lib/text/markup';
import { formatTower } from '@/lib/towers/notation';
import { readCastell } from '@/lib/towers/written';
import { groupBy } from '@/lib/values/collections';
import type { SearchEntry, SearchKind } from './entry';

/** Words of the language, in their search form. */
export type SearchLanguage = {
  /** Left out of a query that has others. */
  readonly emptyWords: readonly string[];
  /** Each list has words that may stand for one another. */
  readonly alike: readonly (readonly string[])[];
};

export type SearchResult = {
  readonly entry: SearchEntry;
  /** Stems of the entry that the query matched, for `excerptOf`. */
  readonly stems: readonly string[];
};

/** Weight of a word alike, beside that of the word itself. */
const ALIKE = 0.4;
/** Weight of a page, beside that of its parts. */
const WHOLE_PAGE = 1.6;
const KIND_WEIGHTS = {
  page: 1,
  question: 1.3,
  tower: 1,
  person: 1,
  diada: 0.7,
  document: 0.8,
} as const satisfies Record<SearchKind, number>;
/** Letters of the shortest stem in which one may be mistyped. */
const MIN_FUZZY = 4;
/** Entries that are indexed in one task. */
const CHUNK = 40;

const weightOf = ({ kind, within }: SearchEntry) =>
  KIND_WEIGHTS[kind] * (within === undefined ? WHOLE_PAGE : 1);

export type Search = (query: string) => SearchResult[];

/**
 * Resolves to a function that finds entries, the best first. Lets the browser answer meanwhile. `drawn`: entry of a castell that has
 * none, by its code.
 */
export async function makeSearch(
  entries: readonly SearchEntry[],
  { emptyWords, alike }: SearchLanguage,
  drawn?: (code: string) => SearchEntry,
): Promise<Search> {
  const index = new MiniSearch<{ id: number } & SearchEntry>({
    fields: ['title', 'names', 'within', 'text'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      prefix: true,
      fuzzy: (stem) => stem.length >= MIN_FUZZY && !/\d/.test(stem) && 1,
      boost: { title: 8, names: 6, within: 2 },
      boostDocument: (id) => (entries[id] ? weightOf(entries[id]) : 0),
    },
  });
  await index.addAllAsync(
    entries.map((entry, id) => ({ id, ...entry })),
    { chunkSize: CHUNK },
  );
  const empty = new Set(emptyWords);
  const titles = entries.map(({ title }) => wordsOf(title).join(' '));

  /** The word, or less likely one alike. */
  function wordQuery(word: string): Query {
    const queries = alike.filter((words) => words.includes(word)).flat();
    return {
      combineWith: 'OR',
      queries: [word, { queries, prefix: false, fuzzy: false, boostTerm: () => ALIKE }],
    };
  }

  const codes = new Set(entries.flatMap(({ kind, names }) => (kind === 'tower' ? names?.split(' ')[0] : [])));

  /** Of a castell, however it is written. */
  function codeOf(query: string): string | undefined {
    const read = readCastell(query);
    return read.ok ? formatTower(read.construction) : undefined;
  }

  return (query) => {
    const code = codeOf(query);
    const isNew = code !== undefined && !codes.has(code);
    const words = wordsOf(isNew ? query : (code ?? query));
    const telling = words.filter((word) => !empty.has(word));
    const queries = (telling.length > 0 ? telling : words).map(wordQuery);
    const all = index.search({ combineWith: 'AND', queries });
    const found = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    const asked = words.join(' ');
    const isAsked = ({ id }: { id: number }) => Number(titles[id] === asked);
    found.sort((a, b) => isAsked(b) - isAsked(a));
    const listed = found.flatMap(({ id, terms }) =>
      entries[id] ? [{ entry: entries[id], stems: terms }] : [],
    );
    return isNew && drawn ? [{ entry: drawn(code), stems: [] }, ...listed] : listed;
  };
}

/** Of a group: the best of one kind. */
type ResultGroup = { readonly kind: SearchKind; readonly results: readonly SearchResult[] };

const MAX_IN_GROUP = 5;

/** The group of the best result is the first. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  return Array.from(
    groupBy(results, ({ entry }) => entry.kind),
    ([kind, own]) => ({ kind, results: own.slice(0, MAX_IN_GROUP) }),
  );
}

/** Characters. */
const LENGTH = 140;
/** Characters before the first word found. */
const BEFORE = 40;

/** The start of a text, or what is around its first word with one of the stems, on one line. */
export function excerptOf(text: string, stems: readonly string[]): string {
  const found = Array.from(text.matchAll(/[\p{L}\p{N}+·]+/gu)).find(([word]) =>
    wordsOf(word).some((part) => stems.includes(stemOf(part))),
  );
  const place = found ? found.index : 0;
  if (place + (found?.[0].length ?? 0) < LENGTH) return summary(text, LENGTH);
  return `…${summary(text.slice(text.lastIndexOf(' ', place - BEFORE) + 1), LENGTH - 1)}`;
}

/** Endings of verbs after four letters, of nouns after three. */
const ENDING = /(?<=.{4})(?:[aeiou](?:ns?|r|m|u|ts?)|[ai]d(?:a|es)|is?|us?)$|(?<=.{3})(?:[aeo]s?|s)$/;

/**
 * What the forms of a word share: `assaig`, `assajos` and `assagem` are `assaj`. The word is in its search form. Those with
 * a digit stay.
 */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  return word
    .replace(/(?<=[aeiou])ig$/, 'j')
    .replace(/g(?=[ei])/g, 'j')
    .replace(ENDING, '');
}

/** Codes such as `3d7+4d7` are one word. */
const BETWEEN_WORDS = /[^\p{L}\p{N}+]+/u;

/** In their search form. Many keyboards have no `·`, so `l.l` is `ll` too. */
export function wordsOf(text: string): string[] {
  return searchForm(text)
    .replace(/(?<=l)\.(?=l)/g, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}
