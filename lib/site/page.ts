export type PageEntry<Place extends string = string> = {
  /** Without base path or trailing slash, as in `app/`. */
  readonly path: `/${string}`;
  /** Part of the document title. */
  readonly section?: string;
  /** Link text by place in the menus. */
  readonly menu?: Readonly<Partial<Record<Place, string>>>;
  /** Meta description, at most 155 characters. Absent if the path is not a page. */
  readonly description?: string;
  /** Parent route, if the path is not a page. */
  readonly above?: `/${string}`;
};

/** Excludes paths that are not pages. */
export function pageAddresses(pages: readonly PageEntry[]): PageEntry['path'][] {
  return pages.filter(({ description }) => description !== undefined).map(({ path }) => path);
}
