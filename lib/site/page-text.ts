/** Content narrows `Link` to existing addresses. */
export type Span<Link extends string = string> = string | { readonly text: string; readonly link: Link };
export type Paragraph<Link extends string = string> = string | readonly Span<Link>[];
export type Section<Link extends string = string> = {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph<Link>[];
  readonly list?: readonly Paragraph<Link>[];
};

export type Picture = { readonly link: `/images/${string}`; readonly alt: string };

export type IllustratedSection<Link extends string = string> = Section<Link> & { readonly picture?: Picture };

export type Action<Link extends string = string> = { readonly label: string; readonly link: Link };

export type PageText<Link extends string = string> = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section<Link>[];
};

export type IllustratedPageText<Link extends string = string> = Omit<PageText, 'sections'> & {
  readonly sections: readonly IllustratedSection<Link>[];
};
