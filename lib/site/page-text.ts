/**
 * Part of a paragraph: plain text or a link. Content names the addresses that its links may have (`Link`), so that the
 * compiler finds a wrong one; components accept any.
 */
export type Span<Link extends string = string> = string | { readonly text: string; readonly link: Link };
export type Paragraph<Link extends string = string> = string | readonly Span<Link>[];
export type Section<Link extends string = string> = {
  /** Unique within its page; it becomes the anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph<Link>[];
  readonly list?: readonly Paragraph<Link>[];
};

/** A drawing or photo under `public/`, with its text alternative. */
export type Picture = { readonly link: `/images/${string}`; readonly alt: string };

/** A section that may stand beside a picture. */
export type IllustratedSection<Link extends string = string> = Section<Link> & { readonly picture?: Picture };

/** A labelled way to another page or address. */
export type Action<Link extends string = string> = { readonly label: string; readonly link: Link };

/** A page made of a heading, an opening paragraph and sections. */
export type PageText<Link extends string = string> = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section<Link>[];
};

/** The same with pictures beside some of its sections. */
export type IllustratedPageText<Link extends string = string> = Omit<PageText, 'sections'> & {
  readonly sections: readonly IllustratedSection<Link>[];
};
