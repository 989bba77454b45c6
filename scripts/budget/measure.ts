import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedRoutes } from '../build/exported-routes';
import { contentAllowance, drawingLimit, firstVisitLimit, nextFloor, overrides } from './budgets';
import { pageFiles } from './page-files';
import { wireSize, wireSizes } from './wire-size';

/** Something measured, in KB, and what it may weigh. */
export type Measure = { what: string; size: number; limit: number };

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const readPage = (folder: string, route: string) =>
  readFileSync(join(folder, decodeURIComponent(route), 'index.html'));

/** JavaScript that each exported route loads when it is opened. */
export function measureScripts(folder: string, basePath?: string): Measure[] {
  const sizeOf = wireSizes(folder, basePath);
  return exportedRoutes(folder).map((route) => ({
    what: `/${route}`,
    size: sum(pageFiles(readPage(folder, route).toString()).scripts.map(sizeOf)),
    limit: overrides.find((budget) => budget.route === route)?.limit ?? nextFloor + contentAllowance,
  }));
}

/** All that a first visit to the home page brings. */
export function measureFirstVisit(folder: string, basePath?: string): Measure {
  const html = readPage(folder, '');
  const files = Object.values(pageFiles(html.toString())).flat();
  const size = wireSize('index.html', html) + sum(files.map(wireSizes(folder, basePath)));
  return { what: 'first visit to /', size, limit: firstVisitLimit };
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
