/** Part of a paragraph: plain text or a link. */
export type Span = string | { readonly text: string; readonly link: string };
export type Paragraph = string | readonly Span[];
export type Section = {
  /** Unique within its page; it becomes the anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  readonly list?: readonly Paragraph[];
};

/** A drawing or photo under `public/`, with its text alternative. */
export type Picture = { readonly link: `/images/${string}`; readonly alt: string };

/** A section that may stand beside a picture. */
export type IllustratedSection = Section & { readonly picture?: Picture };

/** A labelled way to another page or address. */
export type Action = { readonly label: string; readonly link: string };

/** A page made of a heading, an opening paragraph and sections. */
export type PageText = {
  readonly title: string;
  readonly lead: string;
  /** Meta description: at most 155 characters, what search engines show whole. */
  readonly description: string;
  readonly sections: readonly Section[];
};

/** The same with pictures beside some of its sections. */
export type IllustratedPageText = Omit<PageText, 'sections'> & {
  readonly sections: readonly IllustratedSection[];
};
