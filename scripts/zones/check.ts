// Checks the import zones: `npm run zones [-- FOLDER]`. One line for each forbidden import.
import { resolve } from 'node:path';
import { findCircles } from './circles';
import { readImportGraph } from './graph';
import { whyForbidden } from './rules';

const root = resolve(process.argv[2] ?? '.');
const graph = readImportGraph(root, ['lib', 'content', 'components', 'app', 'scripts', 'e2e', '__tests__']);

// Where its imports lead is seen when it has moved in: `npm run club:check`.
const elsewhere = '__tests__/second-club/';

const forbidden = [...graph]
  .filter(([from]) => !from.startsWith(elsewhere))
  .flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const reason = whyForbidden(from, to);
      return reason ? [`${from} -> ${to}: ${reason}`] : [];
    }),
  );
const circles = findCircles(graph).map((files) => `${[...files, files[0]].join(' -> ')}: circular import`);
const problems = [...forbidden, ...circles];

for (const problem of problems) console.error(problem);
if (graph.size === 0) console.error(`No source file in ${root}: nothing was checked.`);
else console.log(`Import zones: ${graph.size} files, ${problems.length} forbidden imports.`);
process.exitCode = problems.length > 0 || graph.size === 0 ? 1 : 0;
