/** `{article:key}` in a text becomes a reference to that article. */
export type DocumentBlock = string | { readonly list: readonly string[] };

export type Article = {
  /** Used by references. */
  readonly key?: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
};

export type Chapter = { readonly title: string; readonly articles: readonly Article[] };

/** Final provision (disposició), not in a chapter and not numbered. */
export type Provision = { readonly title: string; readonly blocks: readonly DocumentBlock[] };

export type ArticleWord = 'Article' | 'Apartat';

export type ClubDocument = {
  /** Route of its page, and start of the name of its PDF. */
  readonly id: string;
  readonly title: string;
  readonly year: number;
  /** A sentence: who approved it and when. */
  readonly approval: string;
  readonly articleWord: ArticleWord;
  readonly preamble: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly provisions: readonly Provision[];
};

export type DocumentPage = {
  /** Without the year, which is added. */
  readonly title: string;
  readonly lead: string;
};
