/** Metadata of a page, without its texts. */
export type PageEntry<Place extends string = string> = {
  /** Route without base path or trailing slash, as the folder in `app/`. */
  readonly path: `/${string}`;
  /** Part of the document title. Without it, the title is the name of the club. */
  readonly section?: string;
  /** Link text by place in the menus. */
  readonly menu?: Readonly<Partial<Record<Place, string>>>;
  /** Meta description, at most 155 characters. Absent if the path is not a page itself. */
  readonly description?: string;
  /** Parent route of a path that is not a page itself. */
  readonly above?: `/${string}`;
};

/** Routes that are pages. */
export function pageAddresses(pages: readonly PageEntry[]): PageEntry['path'][] {
  return pages.filter(({ description }) => description !== undefined).map(({ path }) => path);
}
