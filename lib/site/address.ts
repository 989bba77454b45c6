import { readBasePath } from './base-path.mjs';

/**
 * Where the site is published. Both come from the build's environment; Next replaces the variables with text.
 * SITE_URL is the origin (`https://colla.example`), BASE_PATH the folder below it (`/web`) or nothing.
 */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');
export const basePath = readBasePath(process.env.NEXT_PUBLIC_BASE_PATH);

/** Address of a file of `public/` or of a route, as a browser must ask for it. `path` starts with a slash. */
export function asset(path: string): string {
  return `${basePath}${encodePath(path)}`;
}

/**
 * Address of a page, as a link must write it: `route` starts with a slash, is escaped already, and may end in a query or
 * an anchor. The closing slash is that of the exported folder, so that no host has to redirect; a file has none.
 */
export function pageAddress(route: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? [];
  return `${basePath}${/\/$|\.[^/]+$/.test(path) ? path : `${path}/`}${rest}`;
}

/** Whether two full addresses are those of one page, whatever their queries, anchors and closing slashes. */
export function isSamePage(a: string, b: string): boolean {
  const pageOf = (address: string) => {
    const { origin, pathname } = new URL(address);
    return origin + pathname.replace(/\/$/, '');
  };
  return pageOf(a) === pageOf(b);
}

/** Full address of a route or file, for canonical links, cards and the site map. */
export function absolute(path: string): string {
  return `${siteUrl}${asset(path)}`;
}

/** Keys such as `3d7+4d7` hold characters with a meaning in addresses: each segment is escaped, slashes stay. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
