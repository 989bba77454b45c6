/** What the whole site knows of a page; its texts stand elsewhere. */
export type PageEntry<Place extends string = string> = {
  /** Route without base path or closing slash. The page's folder in `app/` has the same name. */
  readonly path: `/${string}`;
  /** Its part of the document title; without one the title is the club's name alone. */
  readonly section?: string;
  /** The places of the menus where it stands, each with the words of its link. */
  readonly menu?: Readonly<Partial<Record<Place, string>>>;
  /** What search engines and cards show: 155 characters at most. Absent when only pages below it exist. */
  readonly description?: string;
  /** Route of the page above, for an address that is none itself but has pages below it. */
  readonly above?: `/${string}`;
};

/** Addresses where a page stands, in the order of the entries. */
export function pageAddresses(pages: readonly PageEntry[]): PageEntry['path'][] {
  return pages.filter(({ description }) => description !== undefined).map(({ path }) => path);
}
