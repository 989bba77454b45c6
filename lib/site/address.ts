import { readBasePath } from './base-path.mjs';

/**
 * Origin (`https://colla.example`) and path below it (`/web` or empty). Next inlines the variables at build
 * time.
 */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');
export const basePath = readBasePath(process.env.NEXT_PUBLIC_BASE_PATH);

/** URL of a route or a file in `public/`. `path` starts with a slash and is not escaped. */
export function asset(path: string): string {
  return `${basePath}${encodePath(path)}`;
}

/**
 * URL of a page. `route` starts with a slash, is escaped, and may have a query or hash. The trailing slash
 * avoids a redirect by the host. Files have none.
 */
export function pageAddress(route: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? [];
  return `${basePath}${/\/$|\.[^/]+$/.test(path) ? path : `${path}/`}${rest}`;
}

/** Compares absolute URLs without query, hash and trailing slash. */
export function isSamePage(a: string, b: string): boolean {
  const pageOf = (address: string) => {
    const { origin, pathname } = new URL(address);
    return origin + pathname.replace(/\/$/, '');
  };
  return pageOf(a) === pageOf(b);
}

/** Absolute URL, for canonical links, social cards and the sitemap. */
export function absolute(path: string): string {
  return `${siteUrl}${asset(path)}`;
}

/** Keys such as `3d7+4d7` hold reserved characters. Slashes stay. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
