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
