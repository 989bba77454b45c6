/** `{article:key}` becomes a reference. */
export type DocumentBlock = string | { readonly list: readonly string[] };

export type Article = {
  /** For references. */
  readonly key?: string;
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
};

type Chapter = { readonly title: string; readonly articles: readonly Article[] };

/** Not numbered. */
type Provision = { readonly title: string; readonly blocks: readonly DocumentBlock[] };

export type ArticleWord = 'Article' | 'Apartat';

export type LegalDocument = {
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

/** Address of a PDF of the club. */
export type PdfAddress = `/uploads/${string}.pdf`;

/** The PDF is committed under `public/`. */
export function pdfAddress({ id, year }: { readonly id: string; readonly year: number }): PdfAddress {
  return `/uploads/${id}-${year}.pdf`;
}
