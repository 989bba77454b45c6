import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exportedRoutes } from '../build/exported-routes';
import { isPayload } from '../ship/payload';
import {
  contentAllowance,
  documentScripts,
  documentStyles,
  drawingLimit,
  nextFloor,
  overrides,
  secondDocument,
  siteLimit,
} from './budgets';
import { pageFiles } from './page-files';
import { wireSize, wireSizes } from './wire-size';

/** Something measured, in KB, and what it may weigh. */
export type Measure = { what: string; size: number; limit: number };

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const readPage = (folder: string, route: string) =>
  readFileSync(join(folder, decodeURIComponent(route), 'index.html'));

/** Whether Next hydrates a page, which it does with its chunks. */
const isFeature = (scripts: readonly string[]) =>
  scripts.some((address) => address.includes('/_next/static/chunks/'));

/** JavaScript that each exported route loads when it is opened, without the copy of its contents, which is no program. */
export function measureScripts(folder: string, basePath?: string): Measure[] {
  const sizeOf = wireSizes(folder, basePath);
  return exportedRoutes(folder).map((route) => {
    const { scripts } = pageFiles(readPage(folder, route).toString());
    const override = overrides.find((budget) => budget.route === route)?.limit;
    const limit = isFeature(scripts) ? (override ?? nextFloor + contentAllowance) : documentScripts;
    const programs = scripts.filter((address) => !isPayload(address));
    return { what: `/${route}`, size: sum(programs.map(sizeOf)), limit };
  });
}

/** Routes of the documents of a built folder. */
export const documentRoutes = (folder: string): string[] =>
  exportedRoutes(folder).filter((route) => !isFeature(pageFiles(readPage(folder, route).toString()).scripts));

/** What a second document of a visit costs: the median of all, the largest, and the heaviest styles of one. */
export function measureDocuments(folder: string): Measure[] {
  const pages = documentRoutes(folder).map((route) => {
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
  if (!median || !largest || !mostStyles) throw new Error(`${folder} holds no document.`);
  return [
    { what: 'a second document, the median', size: median.size, limit: secondDocument.median },
    {
      what: `a second document, the largest: /${largest.route}`,
      size: largest.size,
      limit: secondDocument.most,
    },
    {
      what: `styles of a document, the most: /${mostStyles.route}`,
      size: mostStyles.styles,
      limit: documentStyles,
    },
  ];
}

/** The whole folder as it lies on the disk, in MB. */
export function measureSite(folder: string): Measure {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = sum(files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
  return { what: 'out/, in MB', size: bytes / 1024 / 1024, limit: siteLimit };
}

/** Every drawing of a tower that the site offers as a file. */
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
