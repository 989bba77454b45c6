/** Files that the service worker caches together, before they are asked for. */
export type GroupName = 'core' | 'games' | 'results';

type PrecachedFile = {
  /** Path below the root, percent-encoded: `castells/4d8/`. */
  readonly path: string;
  /** Digest of the file. Null if its name has one. */
  readonly revision: string | null;
};

export type PrecacheList = {
  readonly groups: Readonly<Record<GroupName, readonly PrecachedFile[]>>;
  /** A visit to the page caches the group. `core` always is. */
  readonly groupOfPage: Readonly<Record<string, GroupName>>;
  /** Top folders of the site. Others of the same host may be those of another site. */
  readonly folders: readonly string[];
  /** Addresses of the results. May be on another host. */
  readonly spreadsheets: readonly string[];
};

/** Fallback for a page that is neither reachable nor cached. */
export const OFFLINE_PAGE = 'sense-connexio.html';

export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * Returns the path of an address below the root, or undefined. Ignores query and hash. Pages end with a slash; the home page
 * is ``.
 */
export function pathBelow(root: string, address: string): string | undefined {
  const { origin, pathname } = new URL(root);
  const url = new URL(address, root);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(pathname)) return undefined;
  const path = url.pathname.slice(pathname.length).replace(/(^|\/)([^/.]+)$/, '$1$2/');
  try {
    return encodePath(decodeURIComponent(path).normalize());
  } catch {
    // Malformed escapes cannot name a file.
    return undefined;
  }
}

export const isHashed = (path: string): boolean => path.startsWith('_next/static/');

/** Time of caching. Scripts can read this header of the page too. Pages of results load only this file. */
export const CACHED_AT_HEADER = 'Server-Timing';

export const CACHED_AT_NAME = 'copy';

export const formatCachedAt = (time: string): string => `${CACHED_AT_NAME};desc="${time}"`;

/** Returns undefined if not cached. */
export function parseCachedAt(header: string | null): string | undefined {
  return new RegExp(`(?:^|[\\s,])${CACHED_AT_NAME};desc="([^"]+)"`).exec(header ?? '')?.[1];
}
