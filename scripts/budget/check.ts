// Weighs what the built site sends and compares it with the budgets: `npm run budget`.
import { nextFloor, overrides } from './budgets';
import { measureFirstLoads } from './first-load';
import {
  documentRoutes,
  type Measure,
  measureDocuments,
  measureDrawings,
  measureScripts,
  measureSite,
} from './measure';

const folder = 'out';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const isOver = ({ size, limit }: Measure) => size > limit;

function print(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  for (const measure of measures) {
    const { what, size, limit } = measure;
    const verdict = isOver(measure) ? '  OVER BUDGET' : '';
    console.log(`  ${what.padEnd(44)} ${size.toFixed(1).padStart(7)} of ${limit} KB${verdict}`);
  }
}

/** How many of a long list are printed: the heaviest. */
const SHOWN = 5;

/** Measures and prints everything, and resolves to the number of things that are wrong. */
async function check(): Promise<number> {
  const scripts = measureScripts(folder, basePath);
  const documents = [...measureDocuments(folder), measureSite(folder)];
  const firstLoads = await measureFirstLoads(folder, basePath, documentRoutes(folder));
  const drawings = measureDrawings(folder).sort((a, b) => b.size - a.size);

  print(`JavaScript of each route (gzip; an empty page of this Next version: ${nextFloor} KB)`, scripts);
  print('Documents and the whole site', documents);
  const home = firstLoads.filter(({ what }) => what === '/');
  print(`First load on a phone, not scrolled (home, and the heaviest ${SHOWN} of ${firstLoads.length})`, [
    ...home,
    ...firstLoads.slice(0, SHOWN),
  ]);
  if (drawings.length > 0)
    print(`Drawings (the heaviest ${SHOWN} of ${drawings.length})`, drawings.slice(0, SHOWN));

  // A budget without its page would be handed to the next page of that name.
  const orphans = overrides.filter(({ route }) => !scripts.some(({ what }) => what === `/${route}`));
  for (const { route } of orphans) console.error(`The budget of /${route} has no page: take it out.`);

  const over = [...scripts, ...documents, ...firstLoads, ...drawings].filter(isOver);
  console.log(`\n${over.length} over budget.`);
  return over.length + orphans.length;
}

try {
  process.exitCode = (await check()) > 0 ? 1 : 0;
} catch (error) {
  console.error('The site cannot be weighed:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
