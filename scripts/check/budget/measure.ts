import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTO_FOLDER } from '@/lib/site/photos';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { pageFiles, wireSize } from '@/scripts/build/page-files';
import { isPayload } from '@/scripts/build/postbuild/deferred-scripts';
import {
  documentStyles,
  drawingLimit,
  firstLoad,
  interactiveLimit,
  searchFiles,
  secondStaticPage,
  siteLimit,
  staticPageScripts,
} from './budgets';

/** A size and its limit, in KB. */
export type Measure = { what: string; size: number; limit: number };

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const readPage = (folder: string, route: string) =>
  readFileSync(join(folder, decodeURIComponent(route), 'index.html'));

/** Whether Next hydrates a page: then the page loads chunks. */
const isInteractive = (scripts: readonly string[]) =>
  scripts.some((address) => address.includes('/_next/static/chunks/'));

/** JavaScript that each route loads when it is opened, without its payload, which is data. */
export function measureScripts(folder: string, basePath?: string): Measure[] {
  const sizeOf = wireSizes(folder, basePath);
  return exportedRoutes(folder).map((route) => {
    const { scripts } = pageFiles(readPage(folder, route).toString());
    const limit = isInteractive(scripts) ? interactiveLimit(route) : staticPageScripts;
    const programs = scripts.filter((address) => !isPayload(address));
    return { what: `/${route}`, size: sum(programs.map(sizeOf)), limit };
  });
}

/** Routes of the static pages. */
const staticRoutes = (folder: string): string[] =>
  exportedRoutes(folder).filter(
    (route) => !isInteractive(pageFiles(readPage(folder, route).toString()).scripts),
  );

/** Sizes of static pages: the median, the largest, and the largest styles. */
export function measureStaticPages(folder: string): Measure[] {
  const pages = staticRoutes(folder).map((route) => {
    const html = readPage(folder, route);
    const styles = [...html.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
      .map(([, css = '']) => css)
      .join('');
    return { route, size: wireSize('index.html', html), styles: wireSize('page.css', Buffer.from(styles)) };
  });
  const bySize = pages.toSorted((a, b) => a.size - b.size);
  const byStyles = pages.toSorted((a, b) => a.styles - b.styles);
  const median = bySize[Math.floor(bySize.length / 2)];
  const largest = bySize.at(-1);
  const mostStyles = byStyles.at(-1);
  if (!median || !largest || !mostStyles)
    throw new Error(`${folder} has no static page: run "npm run build" first.`);
  return [
    { what: 'a second static page, the median', size: median.size, limit: secondStaticPage.median },
    {
      what: `a second static page, the largest: /${largest.route}`,
      size: largest.size,
      limit: secondStaticPage.most,
    },
    {
      what: `styles of a static page, the largest: /${mostStyles.route}`,
      size: mostStyles.styles,
      limit: documentStyles,
    },
  ];
}

/** Script and index of the search. */
export function measureSearch(folder: string): Measure {
  const place = join(folder, '_next/static');
  const names = readdirSync(place).filter((name) => name.startsWith('cerca-'));
  const size = sum(names.map((name) => wireSize(name, readFileSync(join(place, name)))));
  return { what: `the search when it is opened, ${names.length} files`, size, limit: searchFiles };
}

/** Size of the folder on the disk without photographs, in MB. */
export function measureSite(folder: string): Measure {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, PHOTO_FOLDER)),
  );
  const bytes = sum(files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
  return { what: 'out/, without photographs, in MB', size: bytes / 1024 / 1024, limit: siteLimit };
}

/** All drawings of towers that are files. */
export function measureDrawings(folder: string): Measure[] {
  const drawings = join(folder, 'dibuixos');
  if (!existsSync(drawings)) return [];
  return readdirSync(drawings, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => ({
      what: `dibuixos/${name}`,
      size: wireSize(name, readFileSync(join(drawings, name))),
      limit: drawingLimit,
    }));
}

/**
 * Returns a function that maps an address ("/web/_next/x.js?v=1") to the KB of its file. Throws if the address is on
 * another host or the file is missing.
 */
function wireSizes(folder: string, basePath = ''): (address: string) => number {
  const known = new Map<string, number>();
  return (address) => {
    const { pathname, host } = new URL(address, 'http://site.invalid');
    if (host !== 'site.invalid') throw new Error(`${address} is loaded from another host`);
    const path = decodeURIComponent(
      pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname,
    );
    const file = join(folder, path);
    if (!existsSync(file)) throw new Error(`a page loads ${address}, which is not in ${folder}`);
    const size = known.get(path) ?? wireSize(path, readFileSync(file));
    known.set(path, size);
    return size;
  };
}

/**
 * What a phone loads of each static page with an empty cache, without scrolling: the files that its HTML names, but photographs and
 * pictures that wait until they are near. The build limits each photograph, not the page.
 */
export function measureFirstLoads(folder: string, basePath?: string): Measure[] {
  const sizeOf = wireSizes(folder, basePath);
  return staticRoutes(folder)
    .map((route) => {
      const html = readPage(folder, route);
      const { scripts, styles, fonts, pictures } = pageFiles(
        html.toString().replaceAll(/<img\b[^>]*loading="lazy"[^>]*>|<noscript\b.*?<\/noscript>/gs, ''),
      );
      const shown = pictures.filter((address) => !address.includes(`/${PHOTO_FOLDER}/`));
      const files = [...scripts, ...styles, ...fonts, ...shown];
      return {
        what: `/${route}`,
        size: wireSize('index.html', html) + sum(files.map(sizeOf)),
        limit: route === '' ? firstLoad.home : firstLoad.staticPage,
      };
    })
    .sort((a, b) => b.size - a.size);
}
