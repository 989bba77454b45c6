/** Files precached together, as paths below the root: `castells/4d8/`. */
export const GROUPS = ['core', 'games', 'results'] as const;
export type GroupName = (typeof GROUPS)[number];

/** All files of the build that may be cached. */
export type PrecacheList = {
  /** Digest by path. Pages are folders: `agenda/`, or `` for the home page. */
  readonly files: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<GroupName, readonly string[]>>;
  /** A visit to the page precaches the group. `core` always is. */
  readonly groupOfPage: Readonly<Record<string, GroupName>>;
  readonly offlinePage: string;
  /** May be on another host. */
  readonly spreadsheets: readonly string[];
};

/** 96 bits, enough against accidents. */
export const DIGEST_LENGTH = 16;

/** Returns a path as in the list, or undefined. Ignores query, hash and trailing slash. */
export function pathBelow(
  root: string,
  address: string,
  list: Pick<PrecacheList, 'files'>,
): string | undefined {
  const { origin, pathname } = new URL(root);
  const url = new URL(address, root);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(pathname)) return undefined;
  const path = decoded(url.pathname.slice(pathname.length));
  return path && Object.hasOwn(list.files, `${path}/`) ? `${path}/` : path;
}

/** Malformed escapes cannot name a file. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return undefined;
  }
}

export function addressOf(root: string, path: string): string {
  return new URL(path.split('/').map(encodeURIComponent).join('/'), root).href;
}

export const isListed = (list: Pick<PrecacheList, 'files'>, path: string): boolean =>
  Object.hasOwn(list.files, path);

export const isHashed = (path: string): boolean => path.startsWith('_next/static/');

export const isPage = (path: string): boolean => path === '' || path.endsWith('/') || path.endsWith('.html');

/** True if listed, or in a top folder with listed pages. Others may be those of another site (`/web/`). */
export function mayBePage(list: Pick<PrecacheList, 'files'>, path: string): boolean {
  if (isListed(list, path)) return isPage(path);
  const [first = ''] = path.split('/', 1);
  return (
    !path.includes('.') &&
    Object.keys(list.files).some((known) => known.startsWith(`${first}/`) && isPage(known))
  );
}

/** Time of caching. Scripts can read this header of the page too. Pages of results load only this file. */
export const CACHED_AT_HEADER = 'Server-Timing';

export const CACHED_AT_NAME = 'copy';

export const formatCachedAt = (time: string): string => `${CACHED_AT_NAME};desc="${time}"`;

/** Returns undefined if not cached. */
export function parseCachedAt(header: string | null): string | undefined {
  return new RegExp(`(?:^|[\\s,])${CACHED_AT_NAME};desc="([^"]+)"`).exec(header ?? '')?.[1];
}
