import { readBasePath } from './base-path.mjs';

/** Origin (`https://colla.example`) and path (`/web` or empty). Next inlines the variables. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');
export const basePath = readBasePath(process.env.NEXT_PUBLIC_BASE_PATH);

/** `path` starts with a slash and is not escaped. */
export function asset(path: string): string {
  return `${basePath}${encodePath(path)}`;
}

/** `route` is escaped and may have a query or hash. The trailing slash avoids a redirect. */
export function pageAddress(route: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(route) ?? [];
  return `${basePath}${/\/$|\.[^/]+$/.test(path) ? path : `${path}/`}${rest}`;
}

/** Ignores query, hash and trailing slash. */
export function isSamePage(a: string, b: string): boolean {
  const pageOf = (address: string) => {
    const { origin, pathname } = new URL(address);
    return origin + pathname.replace(/\/$/, '');
  };
  return pageOf(a) === pageOf(b);
}

export function absolute(path: string): string {
  return `${siteUrl}${asset(path)}`;
}

/** As it is written in a picture: without `https://`. */
export const shownAddress = (path: string): string => absolute(path).replace(/^https?:\/\//, '');

/** Keys such as `3d7+4d7` hold reserved characters. */
function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Next inlines the variables, so names must be literal. */
export const dataSources = {
  diades: process.env.NEXT_PUBLIC_DIADES_CSV_URL || asset('/data/diades.csv'),
  puntuacions: process.env.NEXT_PUBLIC_PUNTUACIONS_CSV_URL || asset('/data/puntuacions.csv'),
} as const;

export type SourceName = keyof typeof dataSources;

/** Results at build time, if a source fails. */
export const snapshotSource = asset('/data/instantania.csv');
