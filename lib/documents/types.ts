/** A paragraph, or a list with its entries. `{article:key}` inside becomes a reference to the article of that key. */
export type DocumentBlock = string | { readonly list: readonly string[] };

export type Article = {
  /** Name other articles refer to it by. */
  readonly key?: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
};

export type Chapter = { readonly title: string; readonly articles: readonly Article[] };

/** A closing provision (disposició): outside the chapters and without a number. */
export type Provision = { readonly title: string; readonly blocks: readonly DocumentBlock[] };

/** How one of its numbered pieces is called. */
export type ArticleWord = 'Article' | 'Apartat';

export type ClubDocument = {
  /** Route of its page, and the beginning of the name of its PDF. */
  readonly id: string;
  readonly title: string;
  readonly year: number;
  /** Who approved it and when, as a sentence. */
  readonly approval: string;
  readonly articleWord: ArticleWord;
  readonly preamble: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly provisions: readonly Provision[];
};

export type DocumentPage = {
  /** Heading of the page; the year follows it in the document. */
  readonly title: string;
  readonly lead: string;
};
