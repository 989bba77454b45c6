// Measures the built site and compares it with the budgets: `npm run budget`.
import { basePath } from '@/lib/site/address';
import { nextFloor } from './budgets';
import {
  type Measure,
  measureDrawings,
  measureFirstLoads,
  measureScripts,
  measureSearch,
  measureSite,
  measureStaticPages,
} from './measure';

const folder = 'out';

const isOver = ({ size, limit }: Measure) => size > limit;

function print(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  for (const measure of measures) {
    const { what, size, limit } = measure;
    const verdict = isOver(measure) ? '  OVER BUDGET' : '';
    console.log(`  ${what.padEnd(44)} ${size.toFixed(1).padStart(7)} of ${limit} KB${verdict}`);
  }
}

/** Length of printed lists: the largest first. */
const SHOWN = 5;

/** Measures and prints everything. Returns the number of problems. */
function check(): number {
  const scripts = measureScripts(folder, basePath);
  const staticPages = [...measureStaticPages(folder), measureSearch(folder), measureSite(folder)];
  const firstLoads = measureFirstLoads(folder, basePath);
  const drawings = measureDrawings(folder).sort((a, b) => b.size - a.size);

  print(`JavaScript of each route (gzip; an empty page of this Next version: ${nextFloor} KB)`, scripts);
  print('Static pages and the whole site', staticPages);
  const home = firstLoads.filter(({ what }) => what === '/');
  print(`First load, not scrolled (home, and the heaviest ${SHOWN} of ${firstLoads.length})`, [
    ...home,
    ...firstLoads.slice(0, SHOWN),
  ]);
  if (drawings.length > 0)
    print(`Drawings (the heaviest ${SHOWN} of ${drawings.length})`, drawings.slice(0, SHOWN));

  const over = [...scripts, ...staticPages, ...firstLoads, ...drawings].filter(isOver);
  console.log(`\n${over.length} over budget.`);
  return over.length;
}

try {
  process.exitCode = check() > 0 ? 1 : 0;
} catch (error) {
  console.error('The site could not be measured:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
