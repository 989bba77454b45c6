/** `{article:key}` becomes a reference. */
export type DocumentBlock = string | { readonly list: readonly string[] };

export type Article = {
  /** For references. */
  readonly key?: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
};

export type Chapter = { readonly title: string; readonly articles: readonly Article[] };

/** Not numbered. */
export type Provision = { readonly title: string; readonly blocks: readonly DocumentBlock[] };

export type ArticleWord = 'Article' | 'Apartat';

export type ClubDocument = {
  /** Route of the page, and prefix of the PDF. */
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly approval: string;
  readonly articleWord: ArticleWord;
  readonly preamble: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly provisions: readonly Provision[];
};

export type DocumentPage = {
  /** The year is appended. */
  readonly title: string;
  readonly lead: string;
};
