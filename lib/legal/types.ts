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

/** Texts end with a sentence's punctuation, labels with none. */
export type FormField =
  | {
      readonly kind: 'line';
      readonly label: string;
      /** Shares its row with the next field, if that one is half too. */
      readonly half?: true;
      /** Has more room above its line. */
      readonly signature?: true;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      /** At most one can be chosen. */
      readonly one?: true;
      readonly options: readonly string[];
    };

export type FormPart = {
  readonly title: string;
  readonly before?: readonly string[];
  readonly fields: readonly FormField[];
  readonly after?: readonly string[];
};

/** A PDF to print, and to fill in with a pen. */
export type ClubForm = {
  /** Prefix of the PDF. */
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly lead: string;
  readonly parts: readonly FormPart[];
};
