import type { PageEntry } from './page';

export type NavigationLink = { readonly label: string; readonly href: string };
/** A column without a title stands in a group whose name says enough. */
export type NavigationColumn = { readonly title?: string; readonly links: readonly NavigationLink[] };
export type NavigationGroup = { readonly label: string; readonly columns: readonly NavigationColumn[] };
/** The site's menus: groups that open, links beside them, and the button that invites to join. */
export type Navigation = {
  readonly groups: readonly NavigationGroup[];
  readonly links: readonly NavigationLink[];
  readonly join: NavigationLink;
};

/** Groups of the menu before their pages are put in. A column with the name of its group shows no title. */
export type MenuGroups = readonly { readonly label: string; readonly columns: readonly string[] }[];

/** The menus that the pages make, each page in the places of its entry. Throws when no page stands at `join`. */
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
