/** Texts end with a sentence's punctuation, labels with none. */
export type FormField =
  | {
      readonly kind: 'line';
      /** Name of the field, unique in its form. */
      readonly id: string;
      readonly label: string;
      /** Shares its row with the next field, if that one is half too. */
      readonly half?: true;
      /** Filled in with a pen only, so it is no field on the screen. `line`: by the club. */
      readonly byHand?: 'line' | 'signature';
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      /** At most one can be chosen. */
      readonly one?: true;
      readonly options: readonly { readonly id: string; readonly label: string }[];
    };

export type FormPart = {
  readonly title: string;
  readonly before?: readonly string[];
  readonly fields: readonly FormField[];
  readonly after?: readonly string[];
};

/** A PDF to fill in, on the screen or with a pen. */
export type ClubForm = {
  /** Prefix of the PDF. */
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly lead: string;
  readonly parts: readonly FormPart[];
};
