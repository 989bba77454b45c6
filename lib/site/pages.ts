import type { GroupName } from '@/lib/offline/precache-list';
import type { PageModule } from './modules';

export type PageEntry<Place extends string = string> = {
  /** Without base path or trailing slash. */
  readonly path: `/${string}`;
  readonly section?: string;
  /** Link text by place. */
  readonly menu?: Readonly<Partial<Record<Place, string>>>;
  /** Absent: every site has the page. */
  readonly module?: PageModule;
  /** KB of JavaScript, gzip, that an interactive page may add to an empty page of Next. Absent: `INTERACTIVE` of `scripts/check/budget.ts`. */
  readonly budget?: number;
  /** As `budget`, of each page below this one. */
  readonly budgetBelow?: number;
  /** Group of files that the service worker caches in advance. Absent: only a visit caches the page. */
  readonly offline?: GroupName;
  /** Parent route, if the path is not a page. */
  readonly above?: `/${string}`;
};

/** Excludes paths that are not pages. */
export function pageAddresses(pages: readonly PageEntry[]): PageEntry['path'][] {
  return pages.filter(({ above }) => above === undefined).map(({ path }) => path);
}

/** `{Section} - {club}`. */
export function documentTitle({ section }: PageEntry, clubName: string): string {
  return section ? `${section} - ${clubName}` : clubName;
}

type NavigationLink = { readonly label: string; readonly href: string };
/** Absent if equal to the label of the group. */
type NavigationColumn = { readonly title?: string; readonly links: readonly NavigationLink[] };
export type NavigationGroup = { readonly label: string; readonly columns: readonly NavigationColumn[] };
export type Navigation = {
  readonly groups: readonly NavigationGroup[];
  readonly links: readonly NavigationLink[];
  readonly join: NavigationLink;
};

type MenuGroups = readonly { readonly label: string; readonly columns: readonly string[] }[];

/** Drops empty columns and groups. Throws an Error without a page at `join`. */
export function buildNavigation(pages: readonly PageEntry[], groups: MenuGroups): Navigation {
  const linksAt = (place: string): readonly NavigationLink[] =>
    pages.flatMap(({ path, menu }) => {
      const label = menu?.[place];
      return label === undefined ? [] : [{ label, href: path }];
    });
  const [join] = linksAt('join');
  if (!join) throw new Error('No page has the place "join" in the menu.');
  return {
    groups: groups
      .map(({ label, columns }) => ({
        label,
        columns: columns
          .map((column) => ({
            ...(column === label ? {} : { title: column }),
            links: linksAt(column),
          }))
          .filter(({ links }) => links.length > 0),
      }))
      .filter(({ columns }) => columns.length > 0),
    links: linksAt('bar'),
    join,
  };
}

export type Step = { readonly name: string; readonly path: string };

/** Starts at the home page, which has none itself. */
export function stepsTo(route: string, heading: string, pages: readonly PageEntry[]): Step[] {
  if (route === '/' || route === '') return [];
  const segments = route.split('/').filter(Boolean);
  const above = [
    '/',
    ...segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`),
  ];
  const steps = above.flatMap((path) => stepAt(path, pages));
  return [...steps, { name: heading, path: route }];
}

function stepAt(path: string, pages: readonly PageEntry[]): Step[] {
  const entry = pages.find((page) => page.path === path);
  if (!entry) return [];
  if (entry.above) return stepAt(entry.above, pages);
  return [{ name: entry.section ?? entry.path, path }];
}

/** Its texts may have links: see `spansOf`. */
export type Section = {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

export type Picture = { readonly link: `/images/${string}`; readonly alt: string };

export type IllustratedSection = Section & { readonly picture?: Picture };

/** Content narrows `Link` to existing addresses. */
export type Action<Link extends string = string> = { readonly label: string; readonly link: Link };

export type PageLead = { readonly title: string; readonly lead: string };
export type PageText = {
  readonly title: string;
  readonly lead?: string;
  /** Beside the title, four wide and three high. */
  readonly picture?: `/images/${string}`;
  readonly sections: readonly Section[];
};

export type IllustratedPageText = Omit<PageText, 'sections'> & {
  readonly sections: readonly IllustratedSection[];
};
