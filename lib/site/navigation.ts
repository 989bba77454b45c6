import type { PageEntry } from './page';

export type NavigationLink = { readonly label: string; readonly href: string };
/** Absent if equal to the label of the group. */
export type NavigationColumn = { readonly title?: string; readonly links: readonly NavigationLink[] };
export type NavigationGroup = { readonly label: string; readonly columns: readonly NavigationColumn[] };
export type Navigation = {
  readonly groups: readonly NavigationGroup[];
  readonly links: readonly NavigationLink[];
  readonly join: NavigationLink;
};

export type MenuGroups = readonly { readonly label: string; readonly columns: readonly string[] }[];

/** Throws an Error without a page at `join`. */
export function buildNavigation(pages: readonly PageEntry[], groups: MenuGroups): Navigation {
  const linksAt = (place: string): readonly NavigationLink[] =>
    pages.flatMap(({ path, menu }) => {
      const label = menu?.[place];
      return label === undefined ? [] : [{ label, href: path }];
    });
  const [join] = linksAt('join');
  if (!join) throw new Error('No page has the place "join" in the menu.');
  return {
    groups: groups.map(({ label, columns }) => ({
      label,
      columns: columns.map((column) => ({
        ...(column === label ? {} : { title: column }),
        links: linksAt(column),
      })),
    })),
    links: linksAt('bar'),
    join,
  };
}
